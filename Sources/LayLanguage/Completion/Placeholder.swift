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
  /// A name and a property.
  case target = "TARGET"
  case value = "VALUE"
  case device = "DEVICE"
  case textSize = "TEXTSIZE"
  case bar = "BAR"
  case insets = "INSETS"
  case checkpoint = "CHECKPOINT"
  case file = "FILE"
  case equation = "EQUATION"
  case attribute = "ATTRIBUTE"
  /// A constraint as dumps print it.
  case line = "LINE"
  case priority = "PRIORITY"
  case viewFrame = "VIEWFRAME"
  case frame = "FRAME"
  case tolerance = "TOLERANCE"
  case command = "COMMAND"
  case helpTopic = "HELPTOPIC"
  /// A rule of the report of issues.
  case issue = "ISSUE"

  /// Whether a word can stand for it; texts and numbers are told from keywords by their first letter.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .text: word.first == "\""
    case .line: word.first == "<"
    case .size, .index, .count, .number, .insets: word.first?.isNumber ?? false
    case .bar: Bars.Bar(rawValue: word) != nil
    default: true
    }
  }

  /// Whether several words may stand for it.
  var spansWords: Bool {
    switch self {
    case .anyView, .target, .value, .equation, .attribute, .line, .frame, .tolerance, .priority,
      .viewFrame, .device,
      .stackOption:
      true
    default:
      false
    }
  }
}
