import AutoLayout

/// Finds a command's definition and lets it read the rest.
enum CommandParser {
  /// What a statement does.
  static func action(of statement: Statement, in context: ParsingContext = ParsingContext())
    throws(Problem) -> Action
  {
    var reader = TokenReader(statement.source, statement.range, in: context)
    let action = try action(&reader)
    try reader.finish()
    return action
  }

  /// Reads one command.
  static func action(_ reader: inout TokenReader) throws(Problem) -> Action {
    let token = reader.current
    guard case .word(let word) = token.kind else {
      if let action = try calculation(&reader) { return action }
      throw reader.unexpected("a command")
    }
    guard let definition = CommandDefinition.named(word), !reader.isAtMember else {
      if let call = try reader.call() { return call }
      if let action = try valueAction(&reader) { return action }
      if ValueFunction.named(word) != nil, reader.isAt(.openParenthesis, offset: 1) {
        return try CommandDefinition.get.parse(&reader)
      }
      if ["H", "V"].contains(word), reader.isAt(.colon, offset: 1) {
        let line = Excerpt.clipped(String(reader.source.text[reader.extent]))
        throw Problem(
          "a visual format isn't a command", at: reader.extent, remedy: "write: pin \(line)")
      }
      if let problem = problem(withName: reader) { throw problem }
      throw .unknown(
        "command", word, at: token.range,
        candidates: CommandDefinition.names + reader.context.scope.procedures.keys.sorted(),
        otherwise: "'help' lists the commands")
    }
    reader.advance()
    let outer = reader.usage
    reader.usage = definition.usage
    let action = try definition.parse(&reader)
    if let outer { reader.usage = outer }
    return action
  }

  /// A line that begins with a number or a parenthesis: `2 * (20 + 8)`.
  private static func calculation(_ reader: inout TokenReader) throws(Problem) -> Action? {
    switch reader.current.kind {
    case .number, .symbol(.openParenthesis), .symbol(.minus), .symbol(.openBracket):
      return try CommandDefinition.get.parse(&reader)
    default: return nil
    }
  }

  /// What to type instead of a line that begins with the name of a view or constraint.
  private static func problem(withName reader: TokenReader) -> Problem? {
    var attempt = reader
    let layout = reader.context.layout
    guard let name = try? attempt.unquotedName("a name") else { return nil }
    let written = NameText.written(name.value)
    if layout.item(named: name.value) != nil {
      return Problem(
        "'\(Excerpt.clipped(name.value))' is a view, not a command", at: name.range,
        remedy:
          "type \(written).frame for a value, or \(Anchor.exampleLine(of: written, .top)) for a constraint"
      )
    }
    guard layout.constraint(named: name.value) != nil else { return nil }
    return Problem(
      "'\(Excerpt.clipped(name.value))' is a constraint, not a command", at: name.range,
      remedy: "type get \(written), or \(written).constant = 10")
  }

  /// A line that begins with a path: `card.frame` means `get`, `card.alpha = 0.5` means `set`.
  private static func valueAction(_ reader: inout TokenReader) throws(Problem) -> Action? {
    guard reader.isAtPathToName else { return nil }
    if reader.makesConstraint { return try CommandDefinition.pin.parse(&reader) }
    guard reader.assigns else { return try CommandDefinition.get.parse(&reader) }
    if let path = reader.pathToAttribute {
      throw .attributeIsSet(at: reader.extent, remedy: reader.remedy(forSetting: path))
    }
    return try CommandDefinition.set.parse(&reader)
  }
}

extension TokenReader {
  /// Whether something has the name at the beginning, and a member of it follows: no command has a dot right after it.
  fileprivate var isAtMember: Bool {
    guard let word = word(), isAt(.dot, offset: 1),
      peek(1).range.lowerBound == current.range.upperBound
    else { return false }
    return context.knows(word) || context.scope.values[word] != nil
  }

  /// Whether a path ends in a call that makes a constraint: `card.topAnchor.constraint(equalTo: …)`.
  fileprivate var makesConstraint: Bool {
    var offset = 1
    while isAt(.dot, offset: offset) {
      if isAt(keyword: "constraint", offset: offset + 1) {
        return isAt(.openParenthesis, offset: offset + 2)
      }
      offset += 2
    }
    return false
  }

  /// The path to an attribute, which can't be set, if one is next.
  fileprivate var pathToAttribute: AnchorPath? {
    var attempt = self
    return leadsToValue ? nil : try? attempt.anchorPath()
  }

  /// What to do instead of setting an attribute.
  fileprivate func remedy(forSetting path: AnchorPath) -> String {
    let owner = path.item.head
    if path.item.guides.isEmpty,
      let remedy = resizingRemedy(path.attribute.value, of: owner)
    {
      return remedy
    }
    let items = ([owner] + path.item.guides).map { NameText.written($0.value) }
    guard changes else {
      let example = Anchor.exampleLine(of: items.joined(separator: "."), path.attribute.value)
      return "a constraint does, as in \(example)"
    }
    let name = (items + [path.attribute.value.rawValue]).joined(separator: ".")
    return "'explain \(name)' names what decides it; change a constraint, as in c1.constant += 4"
  }

  /// Whether a sign follows that changes what a value was before.
  private var changes: Bool { contains([.plusEqual, .minusEqual, .timesEqual, .slashEqual]) }

  /// Whether a sign follows that sets a value.
  fileprivate var assigns: Bool {
    changes || contains([.equal, .lessOrEqual, .greaterOrEqual])
  }

  private func contains(_ signs: [Symbol]) -> Bool {
    var offset = 0
    while peek(offset).kind != .end {
      if case .symbol(let symbol) = peek(offset).kind, signs.contains(symbol) { return true }
      offset += 1
    }
    return false
  }
}

extension TokenReader {
  /// The error for a word that a command of several forms doesn't know.
  func unknownForm(of command: String, _ words: [String]) -> Problem {
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    guard let word = word() else { return unexpected(list) }
    return .unknown(
      command, word, at: current.range, candidates: words, otherwise: "write \(list)")
  }
}

extension TerminalRequest {
  /// The request that a typed line makes; nil for any other command.
  package init?(line: String) {
    guard let statements = try? Source(name: "", text: line).statements(), statements.count == 1
    else { return nil }
    self.init(statements[0])
  }

  /// The request that a statement makes; nil for any other command.
  package init?(_ statement: Statement) {
    let word = statement.text.prefix { $0.isLetter }
    guard Self.words.contains(String(word)),
      let action = try? CommandParser.action(of: statement),
      case .terminal(let request, _) = action.effect
    else { return nil }
    self = request
  }

  private static let words = Set(
    [CommandDefinition.log, .edit, .timing, .watch, .recover].flatMap { $0.names })
}
