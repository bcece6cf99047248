/// A value of the screen, which the command of the same name sets.
///
/// The device, its orientation and the app's part of the screen aren't among these, as they depend on each other.
package struct EnvironmentProperty: Sendable {
  typealias Getter = @Sendable (Environment) -> PropertyValue?
  typealias Setter = @Sendable (inout Environment, PropertyValue?) throws(LayoutError) -> Void

  /// The command that sets it.
  package let name: String
  /// The key in JSON.
  package let key: String
  /// The kind of its values.
  package let kind: PropertyValue.Kind
  /// The words that it takes, where ``kind`` is `choice` or `words`.
  package let words: [String]
  /// The word that the command takes for no value; nil if there always is one.
  package let none: String?
  /// The expected value, for errors.
  package let expected: String
  private let stored: Getter
  private let getter: Getter
  private let setter: Setter

  /// Creates a row of the table: `stored` is the value as set, nil if there is none; `get` is the one in force, where
  /// that differs.
  init(
    _ name: String,
    key: String? = nil,
    _ kind: PropertyValue.Kind,
    words: [String] = [],
    none: String? = nil,
    expected: String,
    stored: @escaping Getter,
    get: Getter? = nil,
    set: @escaping Setter
  ) {
    self.name = name
    self.key = key ?? name
    self.kind = kind
    self.words = words
    self.none = none
    self.expected = expected
    self.stored = stored
    getter = get ?? stored
    setter = set
  }

  /// The value in force; nil if there is none.
  package func value(in environment: Environment) -> PropertyValue? { getter(environment) }

  /// The value that `save` must write; nil if a new environment has the same.
  package func savedValue(in environment: Environment) -> PropertyValue? {
    let fresh = Environment(device: environment.device, isLandscape: environment.isLandscape)
    let value = stored(environment)
    return value == stored(fresh) ? nil : value
  }

  /// Changes the value; nil clears it, or restores the device's own.
  ///
  /// - Throws: When the value is of another kind or out of range.
  package func set(_ value: PropertyValue?, in environment: inout Environment) throws(LayoutError) {
    if let value { try kind.check(value, words: words, of: name) }
    if value == nil, none == nil { throw LayoutError("\(name) always has a value") }
    try setter(&environment, value)
  }
}

/// The table, in the order `save` writes it.
extension EnvironmentProperty {
  /// Every row.
  package static let all = [
    size, traits, direction, era, scale, bars, safeArea, keyboard, contentSizeCategory,
    appearance,
  ]

  /// The size of the root view, if it isn't the screen's.
  package static let size = EnvironmentProperty(
    "resize", key: "size", .size, expected: "a size such as 320x480",
    stored: { $0.isFullScreen ? nil : .size(width: $0.size.width, height: $0.size.height) },
    get: { .size(width: $0.size.width, height: $0.size.height) },
    set: { environment, value throws(LayoutError) in
      guard case .size(let width?, let height?) = value else {
        throw LayoutError("the root view has a width and a height")
      }
      environment = try environment.resized(to: Size(width: width, height: height))
    })

  /// The traits that differ from the device's; all of them when asked for those in force.
  package static let traits = EnvironmentProperty(
    "traits", .words, words: TraitCollection.vocabulary.map { $0.word } + anySizes, none: "default",
    expected: "a trait such as wC or hR",
    stored: { environment in
      let words = environment.explicitTraits.words + anySizes(of: environment)
      return words.isEmpty ? nil : .words(words)
    },
    get: { .words($0.traits.listed) },
    set: { environment, value in
      let words = value?.words ?? []
      environment.explicitTraits = TraitCollection(words: words)
      environment.hasAnySize = PerAxis(
        horizontal: words.contains(anySizes[0]), vertical: words.contains(anySizes[1]))
    })

  /// The words for no size class in a direction.
  private static let anySizes = ["wAny", "hAny"]

  private static func anySizes(of environment: Environment) -> [String] {
    [
      environment.hasAnySize.horizontal ? anySizes[0] : nil,
      environment.hasAnySize.vertical ? anySizes[1] : nil,
    ].compactMap { $0 }
  }

  /// The reading direction of the language, under UIKit's name.
  package static let direction = EnvironmentProperty(
    "direction", choices: LayoutDirection.allCases, word: { $0.shortName },
    expected: "a direction", get: { $0.direction }, set: { $0.direction = $1 },
    inForce: { .choice($0.direction.rawValue) })

  /// The generation of UIKit.
  package static let era = EnvironmentProperty(
    "era", choices: Era.allCases, word: { $0.name }, expected: "an era",
    get: { $0.era }, set: { $0.era = $1 })

  /// Pixels per point.
  package static let scale = EnvironmentProperty(
    "scale", .number, none: "default", expected: "a scale, 1 to 8",
    stored: { $0.explicitScale.map(PropertyValue.number) }, get: { .number($0.scale) },
    set: { environment, value throws(LayoutError) in try environment.setScale(value?.number) })

  /// The bars around the root view.
  package static let bars = EnvironmentProperty(
    "bars", .words, words: Bars.words, expected: "a bar or 'none'",
    stored: { .words($0.bars.words) },
    set: { environment, value in
      environment = environment.showing(Bars(words: value?.words ?? []))
    })

  /// The covered edges of the root view.
  package static let safeArea = EnvironmentProperty(
    "safeArea", .insets, none: "default", expected: "one number, or top, left, bottom and right",
    stored: { $0.explicitSafeArea.map(PropertyValue.insets) }, get: { .insets($0.safeArea) },
    set: { environment, value throws(LayoutError) in
      guard case .insets(let insets) = value else { return try environment.setSafeArea(nil) }
      try environment.setSafeArea(insets)
    })

  /// The height of the keyboard; none when it is hidden.
  package static let keyboard = EnvironmentProperty(
    "keyboard", .number, none: "hidden", expected: "a height or 'hidden'",
    stored: { $0.keyboardHeight.map(PropertyValue.number) },
    set: { environment, value throws(LayoutError) in
      try environment.setKeyboardHeight(value?.number)
    })

  /// The text size that the user prefers.
  package static let contentSizeCategory = EnvironmentProperty(
    "contentSizeCategory", choices: ContentSizeCategory.allCases, word: { $0.rawValue },
    expected: "a text size", get: { $0.contentSizeCategory },
    set: { $0.contentSizeCategory = $1 })

  /// Whether what is drawn is light or dark.
  package static let appearance = EnvironmentProperty(
    "appearance", choices: UserInterfaceStyle.allCases, word: { $0.rawValue },
    expected: "an appearance", get: { $0.appearance }, set: { $0.appearance = $1 })

  /// Creates a row that takes one of the given words.
  private init<Choice: Sendable>(
    _ name: String, choices: [Choice], word: @escaping @Sendable (Choice) -> String,
    expected: String, get: @escaping @Sendable (Environment) -> Choice,
    set: @escaping @Sendable (inout Environment, Choice) -> Void,
    inForce: Getter? = nil
  ) {
    self.init(
      name, .choice, words: choices.map(word), expected: expected,
      stored: { .choice(word(get($0))) }, get: inForce,
      set: { environment, value in
        guard case .choice(let chosen) = value,
          let choice = choices.first(where: { word($0) == chosen })
        else { return }
        set(&environment, choice)
      })
  }
}

extension PropertyValue {
  /// The number; nil for anything else.
  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The list of words; nil for anything else.
  fileprivate var words: [String]? {
    guard case .words(let words) = self else { return nil }
    return words
  }
}
