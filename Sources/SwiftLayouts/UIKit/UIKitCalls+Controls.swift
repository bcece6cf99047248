import AutoLayout

/// Buttons with configurations, and other controls that have styles.
extension UIKitCalls {
  func isActivityIndicator(_ id: ObjectID) -> Bool {
    evaluator.types.classChain(of: state[id].className).contains("UIActivityIndicatorView")
  }

  /// `UIActivityIndicatorView(style: .large)`.
  func setStyle(of id: ObjectID, _ value: Value) {
    guard isActivityIndicator(id) else { return }
    state[id].fields["large"] =
      value.asSymbol.map { .bool($0 == "large" || $0 == "whiteLarge") }
      ?? .unknown("the style of an activity indicator isn't known")
  }

  // MARK: Configurations

  private static let kinds: Set<String> = [
    "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent",
  ]

  /// `UIButton.Configuration.filled()`, a struct with a few properties; nil for any other call.
  func makeConfiguration(_ name: String, at place: SourcePlace) -> Value? {
    guard Self.kinds.contains(name) else { return nil }
    return .object(state.make(Object(.instance, UIKitConstants.configuration, place)))
  }

  /// Parts of a configuration that a layout has, by its names.
  private static let parts = [
    "title": "text", "attributedTitle": "text", "contentInsets": "contentInsets",
    "imagePadding": "imagePadding", "imagePlacement": "imagePlacement", "image": "image",
  ]

  /// Settings that affect a button's size but aren't supported by layouts.
  private static let unread = ["subtitle", "attributedSubtitle", "buttonSize", "titlePadding"]

  /// Gives a button the values of a configuration.
  func configure(_ button: ObjectID, _ value: Value) {
    state[button].fields["configuration"] = value
    if value.isNone { return }
    state[button].fields["configured"] = .bool(true)
    guard case .object(let configuration) = value,
      state[configuration].className == UIKitConstants.configuration
    else {
      state[button].fields["text"] = .unknown("the configuration of a button isn't known")
      return
    }
    for (part, name) in Self.parts {
      if let found = state[configuration].fields[part] { state[button].fields[name] = found }
    }
    for part in Self.unread where state[configuration].fields[part] != nil {
      state[button].fields["text"] = .unknown("'\(part)' of a configuration isn't read")
    }
  }

  /// `NSAttributedString(string: "Text")`: its text, as long as it keeps the font of its view.
  func attributedText(_ arguments: [Argument]) -> Value {
    guard let text = arguments.first else { return .string("") }
    guard ["string", "", "stringLiteral"].contains(text.label) else {
      return .unknown("an attributed text isn't known")
    }
    for argument in arguments.dropFirst() {
      guard case .dictionary(let pairs) = argument.value else {
        return .unknown("the attributes of a text aren't known")
      }
      let names = pairs.map { $0.key.asSymbol }
      if names.contains(nil) || names.contains(where: { $0.map(Self.sizing.contains) ?? false }) {
        return .unknown("a text with a font or spacing of its own isn't read")
      }
    }
    return text.value
  }

  private static let sizing: Set<String> = [
    "font", "kern", "paragraphStyle", "baselineOffset", "attachment", "expansion", "tracking",
  ]
}
