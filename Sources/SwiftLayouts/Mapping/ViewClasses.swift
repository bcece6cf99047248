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

  /// The classes to which Interface Builder gives a hugging of 251 in both directions; made in code,
  /// their views have UIKit's 250, as conflicts in the console show: `UILabel … Hug:250`.
  static let withRaisedHugging: Set<ViewClass> = [.label, .imageView]

  private static let byClassName = Dictionary(
    ViewClass.all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
