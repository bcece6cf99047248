import AutoLayout
import InterfaceBuilder

/// The statement that a line of code makes for every view that it runs for.
struct CodeStatement: Hashable {
  /// Where it is.
  let place: DocumentPlace
  /// The first attribute; a visual format has several.
  let first: Attribute
  let second: Attribute?
}
