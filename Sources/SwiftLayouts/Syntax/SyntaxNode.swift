/// A node of a Swift file's syntax tree, as `lay-swift` prints it.
///
/// Nodes are shared and never change. Which children a node has depends on its kind.
final class SyntaxNode: Sendable {
  let kind: SyntaxKind
  /// A name, a literal or an operator.
  let text: String
  let place: SourcePlace
  let children: [SyntaxNode]

  init(_ kind: SyntaxKind, _ text: String, _ place: SourcePlace, _ children: [SyntaxNode]) {
    self.kind = kind
    self.text = text
    self.place = place
    self.children = children
  }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }

  /// All children of a kind.
  func children(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// The child at a place; nil if there are fewer.
  func child(at index: Int) -> SyntaxNode? { index < children.count ? children[index] : nil }

  /// Whether a modifier or attribute is among the children.
  func has(_ word: String) -> Bool {
    children.contains { ($0.kind == .modifier || $0.kind == .attribute) && $0.text == word }
  }
}
