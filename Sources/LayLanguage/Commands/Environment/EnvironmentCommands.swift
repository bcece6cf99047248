import AutoLayout

/// Commands that set a value of the screen.
extension EnvironmentProperty {
  /// Reads a value, or the word for none.
  var parse: CommandDefinition.Parser {
    { reader throws(Problem) in
      let start = reader.current.range
      if kind == .choice { reader.note(words, expected) }
      let isNone = none.map { reader.take(keyword: $0) } ?? false
      let value =
        isNone ? nil : try reader.values(expected, isSize: kind == .size, expected: .number)
      let range = reader.range(from: start)
      return Command { resolver throws(Problem) in
        let value = try value.map { value throws(Problem) in try resolver.value(value, of: self) }
        return setting(to: value, at: range)
      }
    }
  }

  func setting(to value: PropertyValue?, at range: SourceRange) -> Action {
    .environment(blaming: range) { environment throws(LayoutError) in
      try set(value, in: &environment)
    }
  }
}

extension Resolver {
  fileprivate func value(_ syntax: ValueSyntax, of property: EnvironmentProperty) throws(Problem)
    -> PropertyValue
  {
    guard property.kind == .choice else {
      return try value(syntax, of: property.kind, expected: property.expected).value
    }
    let word = try value(syntax, of: .text, expected: property.expected)
    return .choice(try property.word(Name(word.value.description, word.range)))
  }
}

extension CommandDefinition {
  static let resize = CommandDefinition(
    syntax: ["resize SIZE"],
    summary: "give the root view another size",
    explanation: "The bars and margins stay those of the device.",
    examples: ["resize 600x600\nget root.frame"],
    parse: EnvironmentProperty.size.parse)

  static let direction = CommandDefinition(
    syntax: ["direction \(EnvironmentProperty.direction.words.joined(separator: "|"))"],
    summary: "choose the direction in which the user's language is read",
    explanation: """
      From right to left (rtl), leading and trailing change sides, and so does the order in \
      horizontal stack views. A constraint follows the direction of the view that holds it, a \
      stack view its own direction: 'set player.semanticContentAttribute playback' keeps the \
      content of a view as it is. Left, right and centers don't change.
      """,
    examples: [
      "add view red\npin red.leading = superview.leading + 20\ndirection rtl\nget red.leading"
    ],
    parse: EnvironmentProperty.direction.parse)

  static let safeArea = CommandDefinition(
    syntax: ["safeArea INSETS", "safeArea default"],
    summary: "set how much of the root view is covered",
    explanation: """
      The insets are top, left, bottom and right, or one number for all four. They replace the \
      insets of the device and its bars until 'safeArea default' or another device; on a \
      device's screen, also until the device turns or its bars change. Top and bottom layout \
      guides follow them.
      """,
    examples: ["resize 320x240\nsafeArea 20 0 0 0\nget safeArea.frame"],
    parse: EnvironmentProperty.safeArea.parse)

  static let keyboard = CommandDefinition(
    syntax: ["keyboard NUMBER", "keyboard hidden"],
    summary: "show a keyboard of a height, or hide it",
    explanation: """
      The height is measured from the bottom of the screen. Only the keyboardLayoutGuide follows \
      it; while no keyboard is visible, that guide is at the bottom of the safe area.
      """,
    examples: ["keyboard 291\nget keyboardLayoutGuide.frame\nkeyboard hidden"],
    parse: EnvironmentProperty.keyboard.parse)

  static let era = CommandDefinition(
    syntax: ["era ERA"],
    summary: "choose the generation of UIKit",
    explanation: """
      Fonts, sizes of controls and margins changed between generations, each of which is named \
      after its first system: \(EnvironmentProperty.era.words.joined(separator: ", ")). Imported \
      documents have the generation of the Xcode that saved them.
      """,
    examples: ["add segmented choice\nera ios7\nget choice.intrinsicContentSize"],
    parse: EnvironmentProperty.era.parse)

  static let scale = CommandDefinition(
    syntax: ["scale NUMBER", "scale default"],
    summary: "choose the number of pixels per point",
    explanation: "Frames are rounded to pixels. The default is the scale of the device, 2 or 3.",
    examples: ["scale 3\nadd label title \"Hello\"\nget title.intrinsicContentSize"],
    parse: EnvironmentProperty.scale.parse)

  static let contentSizeCategory = CommandDefinition(
    syntax: ["contentSizeCategory TEXTSIZE"],
    summary: "choose the text size that the user prefers",
    explanation: """
      Fonts of text styles follow it ('set title.font headline'); fonts of a fixed size don't. \
      The sizes are XS, S, M, L (the size of a new device), XL, XXL, XXXL, and AX1 to AX5 for \
      accessibility.
      """,
    examples: [
      """
      add label title "Hello"
      set title.font headline
      contentSizeCategory XXL
      get title.intrinsicContentSize
      """
    ],
    parse: EnvironmentProperty.contentSizeCategory.parse)

  static let appearance = CommandDefinition(
    syntax: ["appearance \(EnvironmentProperty.appearance.words.joined(separator: "|"))"],
    summary: "choose whether pictures are light or dark",
    explanation: """
      It changes colors, and never the layout: pictures have the dark variants of UIKit's colors, \
      and of colors and images in asset catalogs. Colors given as digits stay as they are; \
      "#ffffff/#1c1c1e" is another color in the dark appearance. 'set card.traitOverrides dark' \
      makes one view dark with everything in it.
      """,
    examples: [
      "add label title \"Hello\"\nappearance dark\nget title.traitCollection.userInterfaceStyle"
    ],
    parse: EnvironmentProperty.appearance.parse)

  static let traits = CommandDefinition(
    syntax: ["traits TRAIT…", "traits default"],
    summary: "choose size classes and the kind of device, whatever the device is",
    explanation: """
      wC and wR are a compact and a regular width, hC and hR a compact and a regular height, and \
      Compact-Regular is wC hR; phone and pad are kinds of devices. With wAny or hAny there is no \
      size class in that direction, as on Interface Builder's square canvas: only 'when' blocks \
      for any size apply, until another device is chosen. Everything else follows from the device. \
      'dump traits' prints all traits; 'set card.traitOverrides' changes the traits of a view and \
      its subviews.
      """,
    examples: ["traits wR hC\nget root.traitCollection\ntraits default"],
    parse: { reader throws(Problem) in
      let start = reader.current.range
      if reader.take(keyword: "default") {
        return Command(property.setting(to: nil, at: start))
      }
      let names = try reader.names("a trait such as wC or hR", of: EnvironmentProperty.traits.words)
      let range = reader.range(from: start)
      return Command { resolver throws(Problem) in
        let traits = try names.map { name throws(Problem) in
          let traits = try resolver.traitsOrAny(name)
          for trait in traits.value {
            guard let command = commandOfTrait[trait] else { continue }
            throw Problem(
              "'\(trait)' is a trait that another command sets", at: traits.range,
              remedy: "use: \(command) \(trait)")
          }
          return traits.value
        }
        return property.setting(to: .words(traits.flatMap { $0 }), at: range)
      }
    })

  private static let property = EnvironmentProperty.traits

  /// The traits that have commands of their own.
  private static let commandOfTrait = Dictionary(
    EnvironmentProperty.all.filter { $0.kind == .choice }
      .flatMap { property in property.words.map { ($0, property.name) } },
    uniquingKeysWith: { first, _ in first })
}
