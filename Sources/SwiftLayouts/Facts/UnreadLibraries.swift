/// Libraries whose constraints aren't read.
enum UnreadLibraries {
  static let all: Set<String> = ["Anchorage", "EasyPeasy", "Stevia"]

  /// Why a constraint of one is left out.
  static func reason(_ name: String) -> String { "\(name) isn't read" }

  private static let relations: Set<String> = ["==", "<=", ">="]

  /// Stevia's methods.
  ///
  /// Source: `Sources/Stevia` of the library.
  private static let steviaMethods: Set<String> = [
    "layout", "fillContainer", "fillHorizontally", "fillVertically", "centerInContainer",
    "centerHorizontally", "centerVertically", "heightEqualsWidth", "followEdges", "top", "bottom",
    "left", "right", "leading", "trailing", "width", "height", "size", "minWidth", "maxWidth",
    "minHeight", "maxHeight",
  ]

  /// Stevia's attributes: `a.Top == b.Bottom + 8`.
  private static let steviaAttributes: Set<String> = [
    "Top", "Bottom", "Left", "Right", "Leading", "Trailing", "Width", "Height", "CenterX",
    "CenterY",
  ]

  /// The library that an expression is a statement of; nil for other expressions.
  static func kind(of node: SyntaxNode, imports: Set<String>) -> String? {
    guard let head = node.child(at: 0), head.kind == .member, let base = head.child(at: 0) else {
      return nil
    }
    if node.kind == .call {
      if imports.contains("EasyPeasy"), head.text == "layout", base.text == "easy" {
        return "EasyPeasy"
      }
      return imports.contains("Stevia") && steviaMethods.contains(head.text) ? "Stevia" : nil
    }
    guard node.kind == .infix, relations.contains(node.text) else { return nil }
    if imports.contains("Stevia"), steviaAttributes.contains(head.text) { return "Stevia" }
    let isAnchor = head.text.hasSuffix("Anchor") || head.text.hasSuffix("Anchors")
    return imports.contains("Anchorage") && isAnchor ? "Anchorage" : nil
  }
}
