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

  /// The parts of a configuration that a layout supports, by its names.
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

  /// `NSAttributedString(string: "Text")`: its text, provided that it keeps the font of its view.
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

/// Colors, which matter only to pictures.
extension UIKitCalls {
  /// `UIColor(red: 1, green: 0.4, blue: 1, alpha: 1)` and `UIColor(white: 0.5, alpha: 1)` by the digits that layouts
  /// take; any other color isn't known.
  func color(_ arguments: [Argument]) -> Value {
    let parts = arguments.compactMap { evaluator.number($0.value) }
    guard parts.count == arguments.count else { return .unknown("a color isn't known") }
    let channels: [Double]
    switch arguments.map({ $0.label }) {
    case ["red", "green", "blue", "alpha"]: channels = parts
    case ["white", "alpha"]: channels = [parts[0], parts[0], parts[0], parts[1]]
    default: return .unknown("a color of this kind isn't read")
    }
    let digits = channels.map { channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opaque = digits[3] == "ff" ? digits.dropLast() : digits[...]
    return .symbol("#" + opaque.joined(), type: "UIColor", arguments: nil)
  }
}

/// Fonts, as `set` takes them.
extension UIKitCalls {
  func font(_ name: String, _ arguments: [Argument]) -> Value {
    func number(_ label: String) -> String? {
      arguments.first { $0.label == label }.flatMap { evaluator.number($0.value) }.map(
        NumberText.exact)
    }
    let weights = ["boldSystemFont": " bold", "systemFont": "", "italicSystemFont": ""]
    if let weight = weights[name] {
      guard let size = number("ofSize") else { return .unknown("the size of a font isn't known") }
      guard let argument = arguments.first(where: { $0.label == "weight" }) else {
        return .font(size + weight)
      }
      guard let word = argument.value.asSymbol else {
        return .unknown("the weight of a font isn't known")
      }
      return .font(
        word == "regular"
          ? size : "\(size) \(word.lowercased() == "ultralight" ? "ultraLight" : word)")
    }
    switch name {
    case "preferredFont":
      guard let style = arguments.first?.value.asSymbol else {
        return .unknown("the text style of a font isn't known")
      }
      return .font(style)
    case "init":
      guard let family = arguments["name"]?.asString,
        let size = number("size"), !family.contains(" ")
      else { return .unknown("a font isn't known") }
      return .font("\(family) \(size)")
    default: return .unknown("a font isn't known")
    }
  }
}

/// Transforms of views.
extension UIKitCalls {
  /// `CGAffineTransform(scaleX: 2, y: 2)`.
  func transform(_ arguments: [Argument]) -> Value {
    let labels = arguments.map { $0.label }
    let numbers = arguments.compactMap { evaluator.number($0.value) }
    guard numbers.count == labels.count,
      let made = AffineTransform.named(labels.first ?? "", numbers, count: labels.count)
    else {
      return .unknown(
        arguments.compactMap { $0.value.unknownReason }.first ?? "a transform isn't known")
    }
    return made.value
  }

  /// `transform.scaledBy(x: 2, y: 2)`: the new step is applied first, then the transform itself.
  func callTransform(
    _ name: String, _ fields: [String: Double], _ arguments: [Argument]
  ) -> Value? {
    guard let transform = AffineTransform(fields) else { return nil }
    let numbers = arguments.compactMap { evaluator.number($0.value) }
    switch (name, arguments.first?.value) {
    case ("inverted", nil): return (transform.inverted() ?? transform).value
    case ("concatenating", .structure(AffineTransform.typeName, let other)?):
      return AffineTransform(other).map { transform.concatenating($0).value }
    case ("scaledBy", _), ("translatedBy", _), ("rotated", _):
      let label = ["scaledBy": "scaleX", "translatedBy": "translationX"][name] ?? "rotationAngle"
      return AffineTransform.named(label, numbers, count: arguments.count)
        .map { $0.concatenating(transform).value }
    default: return nil
    }
  }
}

extension AffineTransform {
  static let typeName = "CGAffineTransform"

  /// The transform of an initializer by its first label; nil for any other.
  fileprivate static func named(_ label: String, _ numbers: [Double], count: Int) -> Self? {
    guard numbers.count == count else { return nil }
    switch (label, count) {
    case ("", 0): return .identity
    case ("scaleX", 2): return Self(scaleX: numbers[0], y: numbers[1])
    case ("translationX", 2): return Self(translationX: numbers[0], y: numbers[1])
    case ("rotationAngle", 1): return Self(rotationDegrees: numbers[0] * 180 / .pi)
    case ("a", 6):
      return Self(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: return nil
    }
  }

  /// The transform of a structure's fields; nil if one is missing.
  init?(_ fields: [String: Double]) {
    guard let a = fields["a"], let b = fields["b"], let c = fields["c"], let d = fields["d"],
      let tx = fields["tx"], let ty = fields["ty"]
    else { return nil }
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  var value: Value {
    .structure(Self.typeName, ["a": a, "b": b, "c": c, "d": d, "tx": tx, "ty": ty])
  }
}
