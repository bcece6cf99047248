import AutoLayout

/// The tokens that end an expression in a context.
struct ExpressionMode {
  /// Whether several values may follow each other: if so, `8 -16` is two, `8 - 16` is one.
  var isInList = false
  /// Whether an x separates a width from a height instead of multiplying.
  var isInSize = false
  /// Words that follow values here.
  var stops: Set<String> = []
  /// The completion for a value.
  var expected = Expected.value(of: nil)

  /// One of several values.
  static let list = ExpressionMode(isInList: true)
}

extension TokenReader {
  /// How deeply parentheses and brackets may nest.
  static let parenthesisLimit = 64
  /// The maximum number of parts in a list, sum or product.
  static let lengthLimit = PropertyValue.lengthLimit

  /// Words that follow values, and aren't values themselves where several values are allowed.
  private static let separators: Set = [
    "in", "to", "from", "as", "inactive", "inset", "vs", "at", "before", "after", "and",
  ]

  /// Reads an expression; `what` describes what is expected, for the error if no value is next.
  mutating func expression(_ what: String, _ mode: ExpressionMode = ExpressionMode())
    throws(Problem) -> Expression
  {
    let start = current.range
    var value = try sum(what, mode)
    var count = 0
    while let function = takeInfixFunction() {
      count += 1
      guard count <= Self.parenthesisLimit else {
        throw Problem(
          "too many functions follow each other", at: range(from: start),
          remedy: "use \(Self.parenthesisLimit) at most; 'let' names inner parts")
      }
      var arguments: [Expression] = []
      repeat {
        _ = take(.comma)
        var inner = mode
        inner.isInList = true
        arguments.append(try sum(function.value.argumentText, inner))
      } while (isAt(.comma) || isAtElement(mode))
        && arguments.count + 1 < function.value.counts.upperBound
      value = Expression(.infix(value, function, arguments), range(from: start))
    }
    return value
  }

  private mutating func sum(_ what: String, _ mode: ExpressionMode) throws(Problem) -> Expression {
    let start = current.range
    let first = try product(what, mode)
    var terms = [Expression.Term(isSubtracted: false, value: first)]
    while isAt(.plus) || isAt(.minus), !(mode.isInList && isAtSignOfElement), !isAtOption {
      let isSubtracted = isAt(.minus)
      advance()
      let value = try product("a value after '\(isSubtracted ? "-" : "+")'", mode)
      terms.append(Expression.Term(isSubtracted: isSubtracted, value: value))
    }
    return terms.count == 1 ? first : Expression(.sum(terms), range(from: start))
  }

  /// Whether the sign here belongs to the number after it: ` -16`, but not ` - 16` or `8-16`.
  private var isAtSignOfElement: Bool {
    !isTouching && current.range.upperBound == peek(1).range.lowerBound
  }

  private mutating func product(_ what: String, _ mode: ExpressionMode) throws(Problem)
    -> Expression
  {
    let start = current.range
    let first = try operand(what, mode)
    var factors = [Expression.Factor(divides: false, value: first)]
    while let divides = takeFactorSign(mode) {
      let value = try operand("a value after the operator", mode)
      factors.append(Expression.Factor(divides: divides, value: value))
    }
    return factors.count == 1 ? first : Expression(.product(factors), range(from: start))
  }

  /// Takes `*`, `×`, `x` or `/`; returns whether it divides.
  private mutating func takeFactorSign(_ mode: ExpressionMode) -> Bool? {
    if take(.slash) { return true }
    guard isAtX || isAt(.times), !(mode.isInSize && isAtX) else { return nil }
    advance()
    return false
  }

  /// Whether an x is next, as in `320x480` and `2 x gap`.
  var isAtX: Bool {
    if isAt(.times) { return ["x", "X"].contains(source.text[current.range]) }
    return word()?.lowercased() == "x" && !isAt(.dot, offset: 1)
  }

  // MARK: Operands

  /// Reads a value without operators around it.
  private mutating func operand(_ what: String, _ mode: ExpressionMode) throws(Problem)
    -> Expression
  {
    let start = current.range
    note(mode.expected)
    switch current.kind {
    case .symbol(.minus), .symbol(.plus):
      let isNegative = takeSigns()
      let value = try operand(what, mode)
      return isNegative ? Expression(.negative(value), range(from: start)) : value
    case .number(let number):
      if !mode.isInSize { try refuseHexadecimal() }
      advance()
      return try withParts(numberOperand(number, from: start, mode))
    case .symbol(.openParenthesis), .symbol(.openBracket): return try withParts(try enclosed(what))
    case .string, .template, .word: return try namedOperand(from: start)
    default: throw unexpected(what)
    }
  }

  /// Takes all signs before a value, possibly thousands; returns whether it is negative.
  private mutating func takeSigns() -> Bool {
    var isNegative = false
    while isAt(.minus) || isAt(.plus) {
      if isAt(.minus) { isNegative.toggle() }
      advance()
    }
    return isNegative
  }

  /// Refuses `0xFF`, which would be zero times a view called FF; `0x10` may be a size.
  private func refuseHexadecimal() throws(Problem) {
    let start = current.range.lowerBound
    let numeral = source.text[start...].prefix { $0.isLetter || $0.isNumber }
    guard let remedy = HexadecimalNumeral.remedy(for: numeral),
      numeral.dropFirst(2).contains(where: { $0.isLetter })
    else { return }
    throw Problem("numbers are decimal", at: start..<numeral.endIndex, remedy: remedy)
  }

  /// `8`, `200%`, `2:1`, and `320x480` outside sizes.
  private mutating func numberOperand(
    _ number: Double, from start: SourceRange, _ mode: ExpressionMode
  ) -> Expression {
    if take(.percent) { return Expression(.percentage(number), range(from: start)) }
    guard case .number(let other) = peek(1).kind else { return Expression(.number(number), start) }
    if isAt(.colon), isTouching {
      let end = peek(1).range
      advance()
      advance()
      let factors = [
        Expression.Factor(divides: false, value: Expression(.number(number), start)),
        Expression.Factor(divides: true, value: Expression(.number(other), end)),
      ]
      return Expression(.product(factors), range(from: start))
    }
    // `2 x 50%` multiplies.
    guard !mode.isInSize, isAtX, isTouching,
      current.range.upperBound == peek(1).range.lowerBound
    else { return Expression(.number(number), start) }
    advance()
    advance()
    return Expression(.size(width: number, height: other), range(from: start))
  }

  /// A text, a path, or the call of a function.
  private mutating func namedOperand(from start: SourceRange) throws(Problem) -> Expression {
    if isAtString, !isAtPathSign(offset: 1) { return Expression(.text(try text()), start) }
    if isAt(.openParenthesis, offset: 1), let function = word().flatMap(ValueFunction.named) {
      advance()
      let arguments = try arguments()
      let call = Expression(.call(Located(function, start), arguments), range(from: start))
      return try withParts(call)
    }
    let path = try path()
    return Expression(.path(path), path.range)
  }

  /// A value with the dots and brackets that follow it: `(10, 20).x`.
  private mutating func withParts(_ value: Expression) throws(Problem) -> Expression {
    let steps = try steps()
    return steps.isEmpty ? value : Expression(.part(value, steps), range(from: value.range))
  }

  private mutating func takeInfixFunction() -> Located<ValueFunction>? {
    guard let word = word(), let function = ValueFunction.named(word), function.isInfix else {
      return nil
    }
    let range = current.range
    advance()
    return Located(function, range)
  }

  // MARK: Parentheses

  /// The values in the parentheses or brackets that are next, with or without commas between them.
  mutating func enclosed(_ what: String) throws(Problem) -> Expression {
    let start = current.range
    let isBracketed = isAt(.openBracket)
    var values: [Expression] = []
    try readEnclosed(isBracketed ? .closeBracket : .closeParenthesis) { reader throws(Problem) in
      values.append(try reader.expression(what, .list))
      return values.count
    }
    return Expression(.list(values, isBracketed: isBracketed), range(from: start))
  }

  /// The values in the parentheses of a function, with or without labels.
  mutating func arguments() throws(Problem) -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    try readEnclosed(.closeParenthesis) { reader throws(Problem) in
      let label = reader.takeLabel()
      let value = try reader.expression("a value", .list)
      arguments.append(ArgumentSyntax(label: label, value: value))
      return arguments.count
    }
    return arguments
  }

  /// Takes `x:` in `insetBy(dx: 10, dy: 20)`.
  mutating func takeLabel() -> Name? {
    guard let label = word(), isAt(.colon, offset: 1) else { return nil }
    let range = current.range
    advance()
    advance()
    return Name(label, range)
  }

  /// Reads one value after the other up to a closing bracket; `read` returns how many there are.
  private mutating func readEnclosed(
    _ closing: Symbol, _ read: (inout TokenReader) throws(Problem) -> Int
  ) throws(Problem) {
    let start = current.range
    guard openParentheses < Self.parenthesisLimit else {
      throw Problem(
        "parentheses are nested too deeply", at: start,
        remedy: "nest \(Self.parenthesisLimit) levels at most; 'let' names inner parts")
    }
    advance()
    openParentheses += 1
    defer { openParentheses -= 1 }
    var count = 0
    while !take(closing) {
      if count > 0 { _ = take(.comma) }
      count = try read(&self)
      guard count <= Self.lengthLimit else { throw Problem("this list is too long", at: start) }
      guard isAt(closing) || isAt(.comma) || isAtElement() else {
        throw unexpected("',' or the closing bracket")
      }
    }
  }

  // MARK: Looking ahead

  /// Whether one more of several values can begin here.
  func isAtElement(_ mode: ExpressionMode = .list) -> Bool {
    switch current.kind {
    case .number, .string, .template, .symbol(.openParenthesis), .symbol(.openBracket): true
    case .symbol(.minus), .symbol(.plus):
      // Signs may follow each other; two hyphens begin an option.
      switch peek(1).kind {
      case .number, .word, .string, .template, .symbol(.openParenthesis), .symbol(.plus): true
      case .symbol(.minus): current.range.upperBound != peek(1).range.lowerBound
      default: false
      }
    case .word(let word):
      isAtPathSign(offset: 1)
        || !Self.separators.contains(word.lowercased()) && !mode.stops.contains(word.lowercased())
    default: false
    }
  }
}
