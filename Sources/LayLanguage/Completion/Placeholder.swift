import AutoLayout

/// The words in capitals of a command's syntax.
enum Placeholder: String, CaseIterable, Sendable {
  case viewClass = "CLASS"
  case newName = "NEWNAME"
  case text = "TEXT"
  case size = "SIZE"
  /// A property of a stack view and its value.
  case stackOption = "STACKOPTION"
  case index = "INDEX"
  case count = "COUNT"
  case number = "NUMBER"
  /// A view or guide: one word or a name in quotes.
  case view = "VIEW"
  /// A view, `superview` or a guide; a name of several words needs no quotes.
  case anyView = "ANYVIEW"
  case constraint = "CONSTRAINT"
  case group = "GROUP"
  /// A name and a property.
  case target = "TARGET"
  case value = "VALUE"
  case device = "DEVICE"
  case textSize = "TEXTSIZE"
  case bar = "BAR"
  case insets = "INSETS"
  case checkpoint = "CHECKPOINT"
  case file = "FILE"
  case scene = "SCENE"
  case era = "ERA"
  case equation = "EQUATION"
  case attribute = "ATTRIBUTE"
  /// A constraint as dumps print it.
  case line = "LINE"
  /// A format of the visual format language.
  case format = "FORMAT"
  case edge = "EDGE"
  case direction = "DIRECTION"
  case spacing = "SPACING"
  case metric = "METRIC"
  case priority = "PRIORITY"
  case coordinates = "COORDINATES"
  /// A view or the screen.
  case space = "SPACE"
  case tolerance = "TOLERANCE"
  case command = "COMMAND"
  case helpTopic = "HELPTOPIC"
  /// A rule of the report of issues.
  case issue = "ISSUE"
  /// A word of a trait.
  case trait = "TRAIT"
  case sizeClass = "SIZECLASS"
  /// A view, guide, constraint or group.
  case part = "PART"

  /// Whether a word can stand for it, or begin it; texts, numbers and formats are told from others by
  /// their first letters.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .format: Self.startsFormat(word)
    case .equation: !Self.startsFormat(word)
    case .text: word.first == "\""
    case .line: word.first == "<"
    case .size, .index, .count, .number, .insets: word.first?.isNumber ?? false
    case .bar: Bars.Bar(rawValue: word) != nil
    default: true
    }
  }

  private static func startsFormat(_ word: String) -> Bool {
    ["[", "|", "H:", "V:"].contains(where: word.hasPrefix)
  }

  /// Whether several words may stand for it.
  var spansWords: Bool {
    switch self {
    case .anyView, .target, .value, .equation, .attribute, .line, .format, .metric, .coordinates,
      .tolerance, .priority, .device, .scene,
      .stackOption:
      true
    default:
      false
    }
  }
}
