import AutoLayout

extension CommandDefinition {
  static let pin = CommandDefinition(
    name: "pin",
    topic: .constraints,
    syntax: [
      "pin EQUATION [PRIORITY] [as NEWNAME] [inactive]",
      "pin ANYVIEW edges|horizontal|vertical to ANYVIEW [inset NUMBER…] [PRIORITY] [as NEWNAME] "
        + "[inactive]",
      "pin ANYVIEW center|size to ANYVIEW [PRIORITY] [as NEWNAME] [inactive]",
      "pin FORMAT [align EDGE…] [metrics METRIC…] [as NEWNAME] [inactive]",
      "pin FORMAT [direction DIRECTION] [spacing SPACING] [align EDGE…] [metrics METRIC…]",
      "pin LINE [PRIORITY] [as NEWNAME] [inactive]",
    ],
    summary: "add a constraint",
    explanation: """
      An equation relates two attributes, or an attribute and a number, with =, <= or >=; the sides \
      may be written in any order, with multipliers (2 x, 2 *, 200%, 2/1, 2:1) and constants. \
      'Standard' is the standard spacing. '@750' or '(Priority 750)' gives a priority. 'help \
      equations' tells more. The short forms add one constraint for each edge, named NAME-leading, \
      NAME-trailing and so on; insets are one number, or top, left, bottom and right. A format of the \
      visual format language adds a constraint for each of its parts, named NAME-1, NAME-2 and so on; \
      'help formats' tells more. Behind 'as', short forms and formats also make a group of their \
      constraints. An 'inactive' constraint waits for 'activate'. A line of 'dump constraints' or of a \
      conflict report is read back as it is printed.
      """,
    examples: [
      """
      add view red
      add view blue
      pin red edges to superview inset 20 @750
      pin red.leading = superview.leadingMargin + 8 as lead
      pin blue.Leading = red.Trailing + Standard (Priority 750)
      pin blue.width = 2.0 x red.width
      pin blue.height = 40
      """,
      "add view red\npin red center to superview\npin red size to root.safeArea as full",
      """
      add view red
      add view blue
      pin H:|-[red(>=100@400)]-(gap)-[blue(==red)]-| align top bottom metrics gap=12
      pin V:|-[red(80)]
      dump frames
      """,
    ],
    parse: parsePin)

  private static func parsePin(_ reader: inout TokenReader) throws(Problem) -> Command {
    let shape = try parseShape(&reader)
    var pin = Pin(shape: shape)
    while !reader.isAtEnd {
      let start = reader.current.range
      if let priority = try reader.takePriority() {
        if case .format = shape {
          throw Problem(
            "a format gives priorities in its predicates", at: reader.range(from: start),
            remedy: "write them in parentheses: [red(100@750)]")
        }
        guard pin.priority == nil else {
          throw Problem("the priority is given twice", at: reader.range(from: start))
        }
        pin.priority = priority
      } else if pin.name == nil, reader.take(keyword: "as") {
        pin.name = try reader.name("a name for the constraint")
      } else if pin.isActive, reader.take(keyword: "inactive") {
        pin.isActive = false
      } else {
        throw reader.unexpected("an operator, '@', 'as', 'inactive' or the end of the command")
      }
    }
    return .pin(pin)
  }

  private static func parseShape(_ reader: inout TokenReader) throws(Problem) -> Pin.Shape {
    if let line = constraintLine(&reader) { return .line(line) }
    if reader.isAtFormat { return .format(try reader.formatWithOptions()) }
    if let name = shorthandName(&reader) { return .shorthand(try shorthand(name, &reader)) }
    return .equation(try reader.equation())
  }

  /// `<NSLayoutConstraint:c1 …>`, bare or in the quotes of a report's list.
  private static func constraintLine(_ reader: inout TokenReader) -> Located<String>? {
    if case .string(let text) = reader.current.kind, text.hasPrefix("<") {
      let line = reader.takeString()
      _ = reader.take(.comma)
      return line
    }
    guard reader.isAt(.less), reader.word(at: 1) != nil, reader.isAt(.colon, offset: 2) else {
      return nil
    }
    let start = reader.current.range
    // The line ends at the bracket that nothing but what `pin` takes follows.
    while !reader.isAtEnd {
      let isClosing = reader.isAt(.greater)
      reader.advance()
      if isClosing { break }
    }
    let range = reader.range(from: start)
    _ = reader.take(keyword: "broken")
    return Located(String(reader.source.text[range]), range)
  }

  /// The name in front of a shorthand's word, as in `Red View edges to …`.
  private static func shorthandName(_ reader: inout TokenReader) -> Name? {
    if let name = quotedShorthandName(&reader) { return name }
    var count = 0
    while reader.word(at: count) != nil {
      if count > 0, isShorthandWord(reader, at: count) { break }
      count += 1
    }
    guard count > 0, isShorthandWord(reader, at: count) else { return nil }
    let words = (0..<count).compactMap { reader.word(at: $0) }
    let start = reader.current.range
    for _ in 0..<count { reader.advance() }
    return Name(words.joined(separator: " "), reader.range(from: start))
  }

  private static func quotedShorthandName(_ reader: inout TokenReader) -> Name? {
    isShorthandWord(reader, at: 1) ? reader.takeString() : nil
  }

  /// Any word before `to` is taken for a shorthand, so that a misspelt one is told apart.
  private static func isShorthandWord(_ reader: TokenReader, at offset: Int) -> Bool {
    guard let word = reader.word(at: offset) else { return false }
    return ShorthandKind(rawValue: word) != nil || reader.isAt(keyword: "to", offset: offset + 1)
  }

  private static func shorthand(_ name: Name, _ reader: inout TokenReader) throws(Problem)
    -> Shorthand
  {
    let word = reader.current
    guard let kind = reader.word().flatMap(ShorthandKind.init(rawValue:)) else {
      throw .unknown(
        "form of pin", String(reader.source.text[word.range]), at: word.range,
        candidates: ShorthandKind.allCases.map(\.rawValue),
        otherwise: "write edges, horizontal, vertical, center or size")
    }
    reader.advance()
    try reader.expect(keyword: "to", " and another view")
    let target = try reader.itemPath("a view behind 'to'")
    return Shorthand(
      item: ItemPath(head: name, guides: []), kind: Located(kind, word.range), target: target,
      insets: try insets(of: kind, &reader))
  }

  private static func insets(of kind: ShorthandKind, _ reader: inout TokenReader)
    throws(Problem) -> EdgeInsets
  {
    let start = reader.current.range
    guard reader.take(keyword: "inset") else { return .zero }
    guard kind.takesInsets else {
      throw Problem(
        "'\(kind.rawValue)' has no edges to inset", at: start, remedy: "remove 'inset'")
    }
    guard case .insets(let insets) = try reader.value(of: .insets).value else { return .zero }
    return insets
  }
}
