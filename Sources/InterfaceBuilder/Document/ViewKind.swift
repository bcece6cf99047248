import AutoLayout

/// The meaning of Interface Builder's names of views.
enum ViewKind {
  /// The class of a view's element; nil for unknown elements.
  static func viewClass(of element: Node) -> ViewClass? { classes[element.name] }

  /// The classes by the names of their elements; of several with one name the first holds.
  private static let classes: [String: ViewClass] = Dictionary(
    ViewClass.all.flatMap { viewClass in viewClass.elements.map { ($0, viewClass) } },
    uniquingKeysWith: { first, _ in first })
}
