import AutoLayout

/// The class in a layout for a Swift class.
enum ViewClasses {
  /// The nearest ancestor that layouts know; a plain view when there is none.
  static func viewClass(of type: String, _ evaluator: Evaluator) -> ViewClass {
    for name in [type] + evaluator.types.superclasses(of: type) {
      if let found = byClassName[name] { return found }
    }
    return .view
  }

  /// Defaults of views made in code that differ from those of Interface Builder's library.
  ///
  /// Image views fill their bounds (UIKit's page of `UIView.contentMode`). Labels and image views hug with 250, as conflicts in the console show (`UILabel … Hug:250`). Text fields
  /// have no border and a font of 17 points (UIKit's pages of `UITextField.borderStyle` and `font`).
  static let madeInCode: [ViewClass: [(property: String, value: PropertyValue)]] = [
    .label: plainHugging,
    .imageView: plainHugging + [("contentMode", .choice("scaleToFill"))],
    .textField: [("borderStyle", .text("none")), ("font", .text("17"))],
  ]

  private static let plainHugging: [(property: String, value: PropertyValue)] =
    ["horizontal", "vertical"].map { ("hugging.\($0)", .number(250)) }

  private static let byClassName = Dictionary(
    ViewClass.all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
