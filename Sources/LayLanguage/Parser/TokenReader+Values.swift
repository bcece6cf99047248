import AutoLayout

/// The values of commands.
extension TokenReader {
  /// A number, or an expression that must turn out to be one.
  mutating func number(_ what: String) throws(Problem) -> Expression {
    note(.number)
    guard isAtElement() else { throw unexpected(what) }
    return try expression(what, ExpressionMode(isInList: true, expected: .number))
  }

  /// `320x480` or `320 480`.
  mutating func size(_ what: String, stops: Set<String> = []) throws(Problem) -> ValueSyntax {
    try values(what, isSize: true, stops: stops, expected: .number)
  }

  /// Values that follow each other, up to the end, a word with another meaning, or a sign that isn't part of a value.
  mutating func values(
    _ what: String, isSize: Bool = false, stops: Set<String> = [],
    expected: Expected = .value(of: nil)
  ) throws(Problem) -> ValueSyntax {
    let start = current.range
    note(expected)
    let mode = ExpressionMode(
      isInList: true, isInSize: isSize && !isAtSizeLiteral, stops: stops, expected: expected)
    var elements: [Expression] = []
    repeat {
      if isSize, let none = takeNoWidth() {
        elements.append(none)
      } else {
        guard isAtElement(mode) || elements.isEmpty && stops.isEmpty else { throw unexpected(what) }
        elements.append(try expression(what, mode))
      }
      if take(.degree) { elements.append(.word("degrees", lastRange)) }
    } while take(.comma) || isSize && takeX() || isAtElement(mode)
    let range = range(from: start)
    return ValueSyntax(elements: elements, range: range, text: String(source.text[range]))
  }

  /// The value of a property, whose kind may decide how it is written.
  mutating func values(of property: ViewProperty?, stops: Set<String> = []) throws(Problem)
    -> ValueSyntax
  {
    let what = property.map { ValueKindText.text(for: $0) } ?? "a value"
    let expected = Expected.value(of: property?.name)
    let values = try values(
      what, isSize: property?.kind == .size, stops: stops, expected: expected)
    if property?.kind == .words { note(expected) }
    return values
  }

  private mutating func takeX() -> Bool {
    guard isAtX else { return false }
    advance()
    return true
  }

  /// Whether a size such as `320x480` is next, which expressions may contain.
  private var isAtSizeLiteral: Bool {
    var attempt = self
    attempt.advance()
    guard isAtNumber, attempt.isAtX, case .number = peek(2).kind else { return false }
    return true
  }

  /// Takes `nonex20.5`, which the lexer reads as a name and what follows a dot.
  private mutating func takeNoWidth() -> Expression? {
    guard let word = word()?.lowercased(), word == "none" || word.hasPrefix("nonex") else {
      return nil
    }
    let start = current.range
    repeat { advance() } while isTouching && (isAt(.dot) || isAtNumber)
    let range = range(from: start)
    return .word(String(source.text[range]), range)
  }

  // MARK: Priorities

  /// The next priority, if there is one.
  mutating func takePriority() throws(Problem) -> PrioritySyntax? {
    note(.priority)
    return take(.at) ? try priority() : nil
  }

  mutating func priority() throws(Problem) -> PrioritySyntax {
    let range = current.range
    for (name, priority) in Priority.names where take(keyword: name.lowercased()) {
      return .named(Located(priority, range))
    }
    return .number(try number("a priority from 1 to 1000"))
  }

  // MARK: Equations

  private static let relations: [Symbol: Relation] = [
    .equal: .equal, .lessOrEqual: .lessThanOrEqual, .greaterOrEqual: .greaterThanOrEqual,
  ]

  /// One equation, or a chain of equalities, each between two neighbors.
  mutating func equations() throws(Problem) -> [EquationSyntax] {
    var equations: [EquationSyntax] = []
    var left = try side()
    repeat {
      let relation = try relation()
      let right = try side()
      equations.append(EquationSyntax(left: left, relation: relation, right: right))
      left = right
    } while isAtRelation
    return equations
  }

  /// A side of an equation.
  mutating func side(_ expected: Expected = .side) throws(Problem) -> Expression {
    try expression(
      "a view's attribute, a number or 'standard'", ExpressionMode(expected: expected))
  }

  var isAtRelation: Bool {
    if case .symbol(let symbol) = current.kind { Self.relations[symbol] != nil } else { false }
  }

  mutating func relation() throws(Problem) -> Located<Relation> {
    let range = current.range
    if case .symbol(let symbol) = current.kind, let relation = Self.relations[symbol] {
      advance()
      return Located(relation, range)
    }
    if isAt(.less) || isAt(.greater) {
      let sign = isAt(.less) ? "<=" : ">="
      throw Problem(
        "layout has no strict inequalities", at: range, remedy: "write '\(sign)'")
    }
    throw unexpected("'=', '<=' or '>='")
  }

  /// An attribute, matched exactly, or else ignoring case.
  mutating func attribute(_ what: String) throws(Problem) -> Located<Attribute> {
    noteAttributes()
    guard let word = word() else { throw unexpected(what) }
    let attribute = try AttributeName.attribute(Name(word, current.range))
    advance()
    return attribute
  }

  /// Whether the name of an attribute is next.
  var isAtAttribute: Bool {
    noteAttributes()
    return word().flatMap(AttributeName.attribute) != nil && !isAtPathSign(offset: 1)
  }
}

extension TokenReader {
  private func noteAttributes() {
    guard isAtEnd else { return }
    for attribute in VisualFormatOptions.alignmentAttributes {
      note(.word(attribute.rawValue, summary: attribute.axis.rawValue))
    }
  }

  /// The operators that change the current value.
  private static let changes: Set<Symbol> = [.plusEqual, .minusEqual, .timesEqual, .slashEqual]
  /// The next token, if it is one of them.
  var change: Symbol? {
    guard case .symbol(let symbol) = current.kind else { return nil }
    return Self.changes.contains(symbol) ? symbol : nil
  }

  /// The spelling of those operators.
  static let changeSigns = ["+=", "-=", "*=", "/="]

  /// Reads what is set, and its new value, which `=`, `+=` and the like may precede.
  mutating func setting() throws(Problem) -> SettingSyntax {
    let target = try name("a view or constraint", .target).path
    let property = target.lastProperty
    let relationRange = current.range
    note(.change(of: property?.name))
    if isAtRelation || isAt(.less) || isAt(.greater), peek(1).kind == .end {
      let value = Expression(.relation(try relation().value), relationRange)
      let text = String(source.text[relationRange])
      return SettingSyntax(
        target: target, change: nil,
        value: ValueSyntax(elements: [value], range: relationRange, text: text))
    }
    let change = change
    if change != nil { advance() } else { _ = take(.equal) }
    let value = try values(of: property)
    return SettingSyntax(target: target, change: change, value: value)
  }
}

extension Expression {
  /// A word that stands for itself.
  static func word(_ word: String, _ range: SourceRange) -> Expression {
    let text = TextSyntax(pieces: [.text(word)], isQuoted: false, range: range)
    return Expression(.path(Path(head: text, steps: [], range: range)), range)
  }
}

/// `v.bounds.size.height += 20`, `c1.constant = 8`, as written.
struct SettingSyntax: Sendable {
  /// The view or constraint, its property, and perhaps parts of the property's value.
  let target: Path
  /// The operator that changes the current value; nil if the value is replaced.
  let change: Symbol?
  let value: ValueSyntax
}

extension Path {
  /// The property at the end of the path; nil if it ends with something else.
  var lastProperty: ViewProperty? {
    for count in [3, 2, 1] where count <= steps.count {
      let names = steps.suffix(count).compactMap { $0.member?.value }
      if names.count == count, let property = ViewProperty.named(names.joined(separator: ".")) {
        return property
      }
    }
    return nil
  }
}
