import AutoLayout
import InterfaceBuilder

/// What a line of code says of every view that it is run for.
struct CodeStatement: Hashable {
  /// Where it is.
  let place: DocumentPlace
  /// What it ties; a visual format ties several.
  let first: Attribute
  let second: Attribute?
}
