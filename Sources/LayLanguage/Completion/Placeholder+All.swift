import AutoLayout
import LayoutDiagnostics

extension Placeholder {
  /// Every placeholder.
  static let all: [Placeholder] = [names, values, choices, forms].flatMap { $0 }

  /// What the session gives names to.
  private static let names: [Placeholder] = [
    Placeholder(word: "NEWNAME"),
    view,
    // A view, `superview` or a guide; a name of several words needs no quotes.
    Placeholder(word: "ANYVIEW", extent: .path) {
      $0.phrases($0.views, suffix: "") + $0.dottedGuides
    },
    constraint,
    group,
    // A view, guide, constraint or group.
    Placeholder(word: "PART") { view.candidates($0) + constraint.candidates($0) },
    // A view or the screen.
    Placeholder(word: "SPACE") {
      view.candidates($0)
        + ScreenSpace.all.map { Candidate(text: $0.name, summary: "the screen's coordinates") }
    },
    Placeholder(word: "CHECKPOINT") {
      $0.checkpoints.map { Candidate(text: NameText.written($0), summary: "checkpoint") }
    },
    Placeholder(word: "SCENE", extent: .words),
    Placeholder(word: "CODE", extent: .words),
    Placeholder(word: "TYPE", extent: .words),
    // A language that a document is translated into.
    Placeholder(word: "LANGUAGE"),
    file,
  ]

  /// A view or guide: one word or a name in quotes.
  static let view = Placeholder(word: "VIEW") { source in
    let names = source.itemNames
    // A name of several words may be typed without quotes, too.
    let phrases = source.phrases(names, suffix: "").filter { phrase in
      !phrase.text.hasPrefix("\"")
        && (!source.line.typed.isEmpty || !names.contains { $0.text == phrase.text })
    }
    return names.map { Candidate(text: NameText.written($0.text), summary: $0.summary) } + phrases
  }

  private static let constraint = Placeholder(word: "CONSTRAINT") {
    $0.constraintNames.map { Candidate(text: NameText.written($0.text), summary: $0.summary) }
      + group.candidates($0)
  }

  private static let group = Placeholder(word: "GROUP") {
    $0.layout.groups.map { Candidate(text: NameText.written($0.name), summary: "group") }
  }

  /// A path, which the program completes.
  static let file = Placeholder(word: "FILE")

  /// Numbers, texts and other values.
  private static let values: [Placeholder] = [
    Placeholder(word: "TEXT", accepts: { $0.first == "\"" }),
    Placeholder(word: "SIZE", accepts: startsNumber),
    Placeholder(word: "INDEX", accepts: startsNumber),
    Placeholder(word: "COUNT", accepts: startsNumber),
    Placeholder(word: "NUMBER", accepts: startsNumber) { $0.variableNames },
    Placeholder(word: "INSETS", accepts: startsNumber),
    // From one number to another: `320...1024`.
    Placeholder(word: "RANGE", accepts: startsNumber),
    Placeholder(word: "COORDINATES", extent: .words),
    Placeholder(word: "TOLERANCE", extent: .words),
    Placeholder(word: "PRIORITY", extent: .words) { source in
      guard source.line.typed.hasPrefix("@") else { return [] }
      return Priority.names.map {
        Candidate(text: "@\($0.name)", summary: NumberText.exact($0.priority.value))
      }
    },
    // What changes the value that the target has now.
    Placeholder(word: "CHANGE", accepts: isChange) { source in
      guard let property = source.namedProperty, property.words.isEmpty,
        property.kind == .number || property.kind == .point || property.kind == .size
      else { return [] }
      return candidates(TokenReader.changeSigns, "change")
    },
    // The value of the property that the target names.
    Placeholder(word: "VALUE", extent: .words) { source in
      let words = source.words(of: source.namedProperty) + source.knownTexts
      guard words.isEmpty else { return words }
      let functions = ValueFunction.all.map { Candidate(text: $0.name + "(", summary: $0.summary) }
      return source.phrases(source.itemNames + source.constraintNames, suffix: ".")
        + source.variableNames + source.dottedProperties + source.dottedParts
        + (source.line.dotted == nil ? functions : [])
    },
  ]

  private static let isChange: @Sendable (String) -> Bool = TokenReader.changeSigns.contains

  private static let startsNumber: @Sendable (String) -> Bool = { $0.first?.isNumber ?? false }

  /// Words of which a command takes some.
  private static let choices: [Placeholder] = [
    Placeholder(word: "CLASS") { _ in
      ViewClass.all.map { Candidate(text: $0.keyword, summary: $0.summary) }
    },
    // A property of a stack view and its value.
    Placeholder(word: "STACKOPTION", extent: .words) { source in
      let words = source.line.words
      if let name = words.last, StackOption.names.contains(name) {
        return source.words(of: ViewProperty.named(name))
      }
      return StackOption.names.filter { !words.contains($0) }
        .map { Candidate(text: $0, summary: ViewProperty.named($0)?.summary ?? "") }
    },
    Placeholder(word: "DEVICE", extent: .words) { _ in
      Device.all.map { Candidate(text: NameText.written($0.name), summary: "device") }
    },
    Placeholder(word: "BAR", accepts: isBar) { _ in
      candidates(Bars.Bar.allCases.map { $0.rawValue }, "bar")
    },
    Placeholder(word: "ERA") { _ in candidates(EnvironmentProperty.era.words, "era") },
    Placeholder(word: "TEXTSIZE") { _ in
      candidates(EnvironmentProperty.contentSizeCategory.words, "text size")
    },
    Placeholder(word: "PSEUDO") { _ in
      candidates(PseudoLanguage.allCases.map { $0.rawValue }, "pseudo-language")
    },
    Placeholder(word: "TRAIT") { _ in candidates(EnvironmentProperty.traits.words, "trait") },
    Placeholder(word: "SIZECLASS") { _ in candidates(SizeClassWord.all, "size class") },
    Placeholder(word: "EDGE", accepts: isAttribute) { _ in
      VisualFormatOptions.alignmentAttributes.map {
        Candidate(text: $0.rawValue, summary: $0.axis.rawValue)
      }
    },
    Placeholder(word: "DIRECTION") { _ in
      candidates(VisualFormatOptions.Direction.allCases.map { $0.rawValue }, "direction")
    },
    Placeholder(word: "SPACING") { _ in
      candidates(VisualFormatOptions.Spacing.allCases.map { $0.rawValue }, "spacing")
    },
    // A rule of the report of issues.
    Placeholder(word: "ISSUE") { _ in
      IssueRule.all.map { Candidate(text: $0.id, summary: $0.reason) }
    },
    Placeholder(word: "HELPTOPIC") { _ in
      CommandDefinition.all.map { Candidate(text: $0.name, summary: $0.summary) }
        + ValueFunction.all.map { Candidate(text: $0.name, summary: $0.summary) }
        + HelpTopic.all.map { Candidate(text: $0.name, summary: $0.summary) }
    },
  ]

  private static let isAttribute: @Sendable (String) -> Bool = {
    AttributeName.attribute($0) != nil
  }

  private static let isBar: @Sendable (String) -> Bool = { Bars.Bar(rawValue: $0) != nil }

  private static func candidates(_ words: [String], _ summary: String) -> [Candidate] {
    words.map { Candidate(text: $0, summary: summary) }
  }

  /// What has a grammar of its own.
  private static let forms: [Placeholder] = [
    // A name and a property.
    Placeholder(word: "TARGET", extent: .words) {
      guard $0.namedProperty == nil else { return [] }
      return $0.phrases($0.itemNames + $0.constraintNames, suffix: ".") + $0.dottedProperties
        + $0.dottedParts
    },
    Placeholder(word: "ATTRIBUTE", extent: .words) {
      $0.phrases($0.views, suffix: ".") + $0.dottedAttributes
    },
    Placeholder(word: "EQUATION", extent: .words, accepts: startsNoFormat) {
      $0.phrases($0.views, suffix: ".") + $0.variableNames + $0.dottedAttributes
    },
    // A format of the visual format language.
    Placeholder(word: "FORMAT", extent: .words, accepts: startsFormat) { $0.formatViews },
    Placeholder(word: "METRIC", extent: .words),
    // A constraint as dumps print it.
    Placeholder(word: "LINE", extent: .words, accepts: { $0.first == "<" }),
    Placeholder(word: "COMMAND"),
  ]

  private static let startsFormat: @Sendable (String) -> Bool = { word in
    ["[", "|", "H:", "V:"].contains(where: word.hasPrefix)
  }

  private static let startsNoFormat: @Sendable (String) -> Bool = { !startsFormat($0) }
}
