import AutoLayout

extension CommandDefinition {
  static let expect = CommandDefinition(
    name: "expect",
    topic: .testing,
    syntax: [
      "expect TARGET = VALUE [TOLERANCE]",
      "expect EQUATION [TOLERANCE]",
      "expect VIEW [not] in VIEW",
      "expect traits VIEW TRAIT…",
      "expect fit VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY] = SIZE",
      "expect ambiguous VIEW…",
      "expect unambiguous [VIEW…]",
      "expect satisfied [CONSTRAINT…]",
      "expect conflict CONSTRAINT…",
      "expect error TEXT { COMMAND }",
    ],
    summary: "check something; an error when it does not hold",
    explanation: """
      Numbers may differ by 0.001, or by what ± (or +-) gives. A target is a property of a view \
      ('help properties'). Attributes of two views are compared \
      in the coordinates of their nearest common ancestor. 'satisfied' holds when no constraint is \
      broken, or when each of the named constraints holds; 'conflict' when one report lists all the \
      named constraints. 'error' runs the command in braces, which must fail with that text in its \
      message, and leaves everything as it was. 'traits' holds when the view has all of them.
      """,
    examples: [
      """
      resize 600x600
      add view red
      pin red edges to superview inset 20
      expect red.frame = (20, 20, 560, 560) ± 0.5
      expect red.width >= 150
      expect red.width = superview.width - 40
      expect unambiguous
      expect satisfied
      expect error "unknown view" { pin nosuch.top = 0 }
      """,
      """
      add view red
      pin red.width = 100 as narrow
      pin red.width = 200 as wide
      expect ambiguous red
      expect conflict narrow wide
      """,
    ],
    parse: parseExpect)

  private static func parseExpect(_ reader: inout TokenReader) throws(Problem) -> Command {
    // A view may be called `error`; its attribute follows behind a dot.
    if !reader.isAt(.dot, offset: 1) {
      if reader.isAt(keyword: "fit"), !reader.isAt(keyword: "in", offset: 1),
        !reader.isAt(keyword: "not", offset: 1)
      {
        return .expect(try expectedFitting(&reader))
      }
      if reader.take(keyword: "ambiguous") {
        return .expect(.ambiguous(try reader.names("a view")))
      }
      if reader.take(keyword: "unambiguous") {
        return .expect(.unambiguous(try optionalNames(&reader, "a view")))
      }
      if reader.take(keyword: "satisfied") {
        return .expect(.satisfied(try optionalNames(&reader, "a constraint")))
      }
      if reader.take(keyword: "conflict") {
        return .expect(.conflict(try reader.names("a constraint")))
      }
      if reader.isAt(keyword: "traits"), !reader.isAt(keyword: "in", offset: 1),
        !reader.isAt(keyword: "not", offset: 1)
      {
        return .expect(try expectedTraits(&reader))
      }
      if reader.take(keyword: "error") { return .expect(try expectedError(&reader)) }
    }
    if let descendant = try expectedDescendant(&reader) { return .expect(descendant) }
    if let value = try expectedValue(&reader) { return .expect(value) }
    let equation = try reader.equation()
    return .expect(.comparison(equation, tolerance: try tolerance(&reader)))
  }

  /// `traits card wC hR`.
  private static func expectedTraits(_ reader: inout TokenReader) throws(Problem) -> Expectation {
    try reader.expect(keyword: "traits")
    let name = try reader.name("a view")
    var words = [try reader.trait().value]
    while !reader.isAtEnd { words.append(try reader.trait().value) }
    return .traits(TraitCollection(words: words), of: name)
  }

  private static func optionalNames(_ reader: inout TokenReader, _ what: String)
    throws(Problem) -> [Name]
  {
    reader.isAtEnd ? [] : try reader.names(what)
  }

  private static func tolerance(_ reader: inout TokenReader) throws(Problem) -> Double {
    guard !reader.isAtEnd else { return Expectation.defaultTolerance }
    guard reader.take(.plusMinus) else {
      throw reader.unexpected("an operator, '±' or the end of the command")
    }
    let tolerance = try reader.number("a tolerance")
    guard tolerance.value >= 0 else {
      throw Problem("a tolerance can't be negative", at: tolerance.range)
    }
    return tolerance.value
  }

  /// `fit card compressed = 80x60`.
  private static func expectedFitting(_ reader: inout TokenReader) throws(Problem) -> Expectation {
    try reader.expect(keyword: "fit")
    let fitting = try reader.fitting()
    guard reader.take(.equal) else { throw reader.unexpected("'='") }
    let size = try reader.size("a size such as 320x104")
    return .fitting(fitting, size, tolerance: try tolerance(&reader))
  }

  /// `red in card`, or nil when that does not stand here.
  private static func expectedDescendant(_ reader: inout TokenReader) throws(Problem)
    -> Expectation?
  {
    let isNegated = reader.isAt(keyword: "not", offset: 1)
    guard reader.isAt(keyword: "in", offset: isNegated ? 2 : 1) else { return nil }
    let name = try reader.name("a view")
    _ = reader.take(keyword: "not")
    try reader.expect(keyword: "in")
    return .descendant(name, of: try reader.name("a view behind 'in'"), isDescendant: !isNegated)
  }

  /// `red.frame = (…)`, `red.bounds.origin = …`, or nil when no property is named here.
  private static func expectedValue(_ reader: inout TokenReader) throws(Problem) -> Expectation? {
    var attempt = reader
    guard case .some(let path) = try? attempt.itemPath("a view") else { return nil }
    for count in path.guides.indices {
      let names = path.guides[count...].map(\.value)
      guard let property = ViewProperty.named(names.joined(separator: ".")) else { continue }
      reader = attempt
      guard reader.take(.equal) else { throw reader.unexpected("'='") }
      let value = try reader.value(of: property)
      let item = ItemPath(head: path.head, guides: Array(path.guides.prefix(count)))
      return .value(item, property.name, value, tolerance: try tolerance(&reader))
    }
    return nil
  }

  private static func expectedError(_ reader: inout TokenReader) throws(Problem) -> Expectation {
    guard let text = reader.takeString() else {
      throw reader.unexpected("a text in double quotes, and a command in braces")
    }
    let opening = reader.current.range
    try reader.expect(.openBrace, "'{' and a command")
    guard reader.depth < TokenReader.nestingLimit else {
      throw Problem("commands in braces are nested too deep", at: opening)
    }
    guard let inner = reader.tokensInBraces() else {
      throw Problem("'{' is never closed", at: opening)
    }
    let range = opening.upperBound..<reader.lastRange.lowerBound
    var innerReader = TokenReader(reader.source, inner, depth: reader.depth + 1)
    let result: Result<Command, Problem>
    do {
      let command = try CommandParser.command(&innerReader)
      _ = innerReader.take(.semicolon)
      try innerReader.finish()
      result = .success(command)
    } catch {
      result = .failure(error)
    }
    return .error(text: text, Located(result, innerRange(inner) ?? range))
  }

  private static func innerRange(_ tokens: [Token]) -> SourceRange? {
    guard tokens.count > 1 else { return nil }
    return tokens[0].range.lowerBound..<tokens[tokens.count - 2].range.upperBound
  }
}

extension TokenReader {
  /// Reads up to the brace that closes an open one; nil when there is none.
  ///
  /// - Returns: The tokens inside, with an `end` token where the brace stands.
  mutating func tokensInBraces() -> [Token]? {
    var inner: [Token] = []
    var open = 1
    while !isAtEnd {
      if isAt(.openBrace) { open += 1 }
      if isAt(.closeBrace) { open -= 1 }
      if open == 0 {
        let end = current.range.lowerBound
        advance()
        return inner + [Token(kind: .end, range: end..<end)]
      }
      inner.append(current)
      advance()
    }
    return nil
  }
}
