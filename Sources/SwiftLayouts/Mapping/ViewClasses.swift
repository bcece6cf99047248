import AutoLayout

/// The class in a layout for a Swift class.
enum ViewClasses {
  /// The nearest ancestor that layouts know; a plain view when there is none.
  static func viewClass(of type: String, _ evaluator: Evaluator) -> ViewClass {
    for name in [type] + evaluator.superclasses(of: type) {
      if let found = byClassName[name] { return found }
    }
    return .view
  }

  private static let byClassName = Dictionary(
    ViewClass.all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
