import AutoLayout

/// How a property of a view is set in Swift.
enum SwiftProperty {
  /// Properties of layouts → UIKit's, for those where writing the value is enough.
  private static let names: [String: String] = [
    "hidden": "isHidden", "alpha": "alpha", "numberOfLines": "numberOfLines",
    "preferredMaxLayoutWidth": "preferredMaxLayoutWidth", "placeholder": "placeholder",
    "scrollEnabled": "isScrollEnabled", "numberOfPages": "numberOfPages",
    "axis": "axis", "distribution": "distribution", "alignment": "alignment", "spacing": "spacing",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement": "isBaselineRelativeArrangement",
    "layoutMargins": "layoutMargins", "directionalLayoutMargins": "directionalLayoutMargins",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea",
    "contentInset": "contentInset", "font": "font", "borderStyle": "borderStyle",
    "apportionsSegmentWidths": "apportionsSegmentWidthsByContent", "lineBreakMode": "lineBreakMode",
    "textAlignment": "textAlignment", "contentMode": "contentMode", "opaque": "isOpaque",
    "clipsToBounds": "clipsToBounds", "cornerRadius": "layer.cornerRadius",
    "borderWidth": "layer.borderWidth", "borderColor": "layer.borderColor", "tag": "tag",
    "backgroundColor": "backgroundColor", "tintColor": "tintColor", "textColor": "textColor",
    "semanticContentAttribute": "semanticContentAttribute", "contentOffset": "contentOffset",
    "contentSize": "contentSize", "scrollIndicatorInsets": "scrollIndicatorInsets",
    "prefersLargeTitles": "prefersLargeTitles", "imagePadding": "configuration?.imagePadding",
    "imagePlacement": "configuration?.imagePlacement",
  ]

  /// Line break modes by UIKit's names.
  private static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  /// The properties that a button has through its label.
  private static let ofTitle: Set<String> = ["font", "numberOfLines", "lineBreakMode"]

  /// Properties that are written elsewhere or differently.
  static let silent: Set<String> = [
    "frame", "autoresizingMask", "autoresizingBase", "intrinsicContentSize", "buttonType",
    "class", "customSpacing", "configured",
  ]

  /// Arguments of views' initializers; only the written class itself sets them later.
  static let initial: Set<String> = ["segments", "large", "barStyle"]

  /// The arguments of a view's initializer: `items: ["A", "B"]`, `style: .large`, `progressViewStyle: .bar`.
  static func initializer(of view: Item.ID, in layout: Layout) -> String {
    if case .text(let titles)? = ViewProperty.named("segments")?.savedValue(of: view, in: layout) {
      let items = titles.split(separator: "|").map { SwiftText.string(String($0)) }
      return "items: [\(items.joined(separator: ", "))]"
    }
    if case .bool(true)? = ViewProperty.named("large")?.savedValue(of: view, in: layout) {
      return "style: .large"
    }
    if case .bool(true)? = ViewProperty.named("barStyle")?.savedValue(of: view, in: layout) {
      return "progressViewStyle: .bar"
    }
    return ""
  }

  /// The statement that sets a property; nil if Swift has none.
  ///
  /// - Parameters:
  ///   - property: Its name.
  ///   - value: The value to set.
  ///   - view: The view's name in Swift, with a dot, or empty for the view itself.
  ///   - viewClass: The class of the view.
  ///   - isConfigured: Whether it is a button with a configuration.
  /// - Returns: The statement.
  static func statement(
    _ property: String, _ value: PropertyValue, of view: String, _ viewClass: ViewClass,
    isConfigured: Bool
  ) -> String? {
    if let axis = ["horizontal", "vertical"].first(where: { property.hasSuffix("." + $0) }),
      case .number(let number) = value
    {
      let isHugging = property.hasPrefix("hugging")
      guard isHugging || property.hasPrefix("compressionResistance") else { return nil }
      let method =
        isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
      let priority = Priority(number).map(SwiftText.priority) ?? ".required"
      return "\(view)\(method)(\(priority), for: .\(axis))"
    }
    if property == "text", case .text(let text) = value {
      return viewClass == .button
        ? "\(view)setTitle(\(SwiftText.string(text)), for: .normal)"
        : "\(view)text = \(SwiftText.string(text))"
    }
    switch (property, value) {
    case ("textColor", _) where viewClass == .button:
      return color(of: value).map { "\(view)setTitleColor(\($0), for: .normal)" }
    case ("barStyle", .bool(let isBar)):
      return "\(view)progressViewStyle = .\(isBar ? "bar" : "default")"
    case ("large", .bool(let isLarge)): return "\(view)style = .\(isLarge ? "large" : "medium")"
    case ("contentInsets", .insets(let insets)):
      let name = isConfigured ? "configuration?.contentInsets" : "contentEdgeInsets"
      return "\(view)\(name) = \(SwiftText.insets(insets, isDirectional: isConfigured))"
    case ("transform", .transform(let transform)):
      let parts = zip(["a", "b", "c", "d", "tx", "ty"], transform.inOrder)
      let arguments = parts.map { "\($0): \(SwiftText.number($1))" }
      return "\(view)transform = CGAffineTransform(\(arguments.joined(separator: ", ")))"
    default: break
    }
    let isColor = ViewProperty.named(property)?.isColor == true
    let written = isColor ? color(of: value) : text(of: value, property)
    guard let name = names[property], var text = written else { return nil }
    if property == "borderColor", text != "nil" {
      text = "\(text.hasPrefix(".") ? "UIColor" : "")\(text).cgColor"
    }
    let label = viewClass == .button && ofTitle.contains(property) ? "titleLabel?." : ""
    return "\(view)\(label)\(name) = \(text)"
  }

  /// A color by its name, `.systemBlue`, or by its parts.
  private static func color(of value: PropertyValue) -> String? {
    switch value {
    case .choice("none"): "nil"
    case .text(let text): color(of: text)
    default: nil
    }
  }

  private static func color(of text: String) -> String? {
    let parts = text.split(separator: "/").map(String.init)
    if parts.count == 2, let light = color(of: parts[0]), let dark = color(of: parts[1]) {
      return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
    }
    return text.hasPrefix("#") ? SwiftText.color(digits: text.dropFirst()) : ".\(text)"
  }

  private static func text(of value: PropertyValue, _ property: String) -> String? {
    switch value {
    case .number(let number): SwiftText.number(number)
    case .bool(let bool): "\(bool)"
    case .text(let text) where property == "font": SwiftText.font(text)
    case .text(let word) where property == "lineBreakMode": lineBreakModes[word].map { "." + $0 }
    case .text(let word) where ["borderStyle", "imagePlacement"].contains(property): ".\(word)"
    case .text(let text): SwiftText.string(text)
    case .point(let point):
      "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
    case .size(let width?, let height?):
      "CGSize(width: \(SwiftText.number(width)), height: \(SwiftText.number(height)))"
    case .choice("standard") where property == "spacing": "UIStackView.spacingUseSystem"
    case .choice(let word): ViewProperty.named(property)?.kind == .choice ? ".\(word)" : nil
    case .insets(let insets):
      SwiftText.insets(insets, isDirectional: property == "directionalLayoutMargins")
    default: nil
    }
  }
}
