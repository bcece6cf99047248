import AutoLayout

/// What ends an expression besides what it can't contain.
struct ExpressionMode {
  /// Whether several values may follow each other: then `8 -16` are two, `8 - 16` is one.
  var isInList = false
  /// Whether an x separates a width from a height instead of multiplying.
  var isInSize = false

  /// One of several values.
  static let list = ExpressionMode(isInList: true)
  /// A width or height.
  static let size = ExpressionMode(isInList: true, isInSize: true)
}

/// Values in every form, computed while they are read.
///
/// ```
/// expression = sum { "insetBy" sum [sum] | "offsetBy" sum sum }
/// sum        = product { ("+" | "-") product }
/// product    = operand { ("*" | "×" | "x" | "/") operand }
/// operand    = ["-"] (NUMBER ["%"] | NUMBER "x" NUMBER | TEXT | "true" | "false"
///            | "(" expression { [","] expression } ")" | "[" expression { "," expression } "]"
///            | FUNCTION "(" arguments ")" | NAME { "." PART | "[" expression "]" })
/// ```
extension TokenReader {
  /// Parentheses and brackets may nest this deep.
  static let parenthesisLimit = 64

  /// Reads an expression; `what` is expected, for the error when no value is next.
  mutating func expression(_ what: String, _ mode: ExpressionMode = ExpressionMode())
    throws(Problem) -> Located<PropertyValue>
  {
    let start = current.range
    var value = try sum(what, mode)
    while let function = takeInfixFunction() {
      var arguments = [value]
      repeat {
        _ = take(.comma)
        arguments.append(try sum(function.value.argumentText, .list))
      } while (isAt(.comma) || isAtElement) && arguments.count < function.value.counts.upperBound
      value = try apply(function, to: arguments)
    }
    return Located(value, range(from: start))
  }

  private mutating func sum(_ what: String, _ mode: ExpressionMode) throws(Problem)
    -> PropertyValue
  {
    let start = current.range
    var result = try product(what, mode)
    while isAt(.plus) || isAt(.minus), !(mode.isInList && isAtSignOfElement) {
      let isPlus = isAt(.plus)
      advance()
      let (one, other) = (result, try product("a value after '\(isPlus ? "+" : "-")'", mode))
      result = try blaming(range(from: start)) { () throws(LayoutError) in
        isPlus ? try one.adding(other) : try one.subtracting(other)
      }
    }
    return result
  }

  /// Whether the sign here belongs to the number after it: ` -16`, but not ` - 16` or `8-16`.
  private var isAtSignOfElement: Bool {
    lastRange.upperBound != current.range.lowerBound
      && current.range.upperBound == peek(1).range.lowerBound
  }

  private mutating func product(_ what: String, _ mode: ExpressionMode) throws(Problem)
    -> PropertyValue
  {
    let start = current.range
    var result = try operand(what, mode)
    while let isDivision = takeFactorSign(mode) {
      let (one, other) = (result, try operand("a value after the operator", mode))
      result = try blaming(range(from: start)) { () throws(LayoutError) in
        isDivision ? try one.divided(by: other) : try one.multiplied(by: other)
      }
    }
    return result
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
    return isAt(keyword: "x") && !isAt(.dot, offset: 1) && context.scope.values["x"] == nil
  }

  // MARK: Operands

  /// Reads a value without operators around it.
  mutating func operand(_ what: String) throws(Problem) -> Located<PropertyValue> {
    let start = current.range
    let value = try operand(what, ExpressionMode())
    return Located(value, range(from: start))
  }

  private mutating func operand(_ what: String, _ mode: ExpressionMode) throws(Problem)
    -> PropertyValue
  {
    let start = current.range
    switch current.kind {
    case .symbol(.minus), .symbol(.plus):
      let sign = takeSigns()
      let value = try operand(what, mode)
      guard let sign else { return value }
      return try blaming(range(from: start)) { () throws(LayoutError) in
        try value.multiplied(by: .number(sign))
      }
    case .number(let number):
      advance()
      return try follow(numberOperand(number, mode), from: start)
    case .string(let text) where !isPathSign(1):
      advance()
      return .text(text)
    case .symbol(.openParenthesis):
      let values = try enclosed(.openParenthesis, .closeParenthesis, what)
      return try follow(values.count == 1 ? values[0] : .list(values), from: start)
    case .symbol(.openBracket):
      return try follow(.list(try enclosed(.openBracket, .closeBracket, what)), from: start)
    case .symbol(.dot) where isAt(keyword: "pi", offset: 1):
      advance()
      advance()
      return .number(.pi)
    case .word, .string: return try wordOperand(what)
    default: throw unexpected(what)
    }
  }

  /// Takes all signs before a value, of which there may be thousands; returns 1 or -1, or nil when none
  /// is a minus.
  private mutating func takeSigns() -> Double? {
    var sign: Double?
    while isAt(.minus) || isAt(.plus) {
      if isAt(.minus) { sign = -(sign ?? 1) }
      advance()
    }
    return sign
  }

  /// `8`, `200%`, and `320x480` outside of sizes.
  private mutating func numberOperand(_ number: Double, _ mode: ExpressionMode) -> PropertyValue {
    if take(.percent) { return .number(number / 100) }
    guard !mode.isInSize, isAtX, case .number(let height) = peek(1).kind else {
      return .number(number)
    }
    advance()
    advance()
    return .size(width: number, height: height)
  }

  private mutating func wordOperand(_ what: String) throws(Problem) -> PropertyValue {
    if isAt(.openParenthesis, offset: 1), let function = word().flatMap(ValueFunction.named) {
      let name = Located(function, current.range)
      advance()
      return try follow(try call(name), from: name.range)
    }
    if let bool = boolean, !isPathSign(1) {
      advance()
      return .bool(bool)
    }
    return try destination(what).value
  }

  /// The values between parentheses or brackets, with or without commas.
  mutating func enclosed(_ opening: Symbol, _ closing: Symbol, _ what: String) throws(Problem)
    -> [PropertyValue]
  {
    var values: [PropertyValue] = []
    try readEnclosed(opening, closing) { reader throws(Problem) in
      let value = try reader.expression(what, .list).value
      // Lists hold no lists, so that they can't grow by doubling.
      if case .list(let elements) = value { values += elements } else { values.append(value) }
      return values.count
    }
    return values
  }

  /// Counts a parenthesis that opens; whoever calls this counts the one that closes.
  mutating func openParenthesis(at range: SourceRange) throws(Problem) {
    guard openParentheses < Self.parenthesisLimit else {
      throw Problem(
        "parentheses are nested too deeply", at: range,
        remedy: "nest \(Self.parenthesisLimit) levels at most; 'let' names inner parts")
    }
    openParentheses += 1
  }

  /// Reads one value after the other between parentheses or brackets; `read` returns how many there
  /// are.
  mutating func readEnclosed(
    _ opening: Symbol, _ closing: Symbol,
    _ read: (inout TokenReader) throws(Problem) -> Int
  ) throws(Problem) {
    let start = current.range
    try expect(opening, "'('")
    try openParenthesis(at: start)
    defer { openParentheses -= 1 }
    var count = 0
    while !take(closing) {
      if count > 0 { _ = take(.comma) }
      count = try read(&self)
      guard count <= PropertyValue.lengthLimit else {
        throw Problem("this list is too long", at: start)
      }
      guard isAt(closing) || isAt(.comma) || isAtElement else {
        throw unexpected("',' or the closing bracket")
      }
    }
  }

  // MARK: Functions

  private mutating func takeInfixFunction() -> Located<ValueFunction>? {
    guard let word = word(), let function = ValueFunction.named(word), function.isInfix,
      context.scope.values[word] == nil
    else { return nil }
    let range = current.range
    advance()
    return Located(function, range)
  }

  /// Reads the arguments of a function, the first of which may precede the dot, and applies it.
  mutating func call(_ function: Located<ValueFunction>, on subject: PropertyValue? = nil)
    throws(Problem) -> PropertyValue
  {
    let name = Located(function.value.name, function.range)
    let arguments = try arguments(of: name, labels: function.value.labels).map { $0.value }
    return try apply(function, to: [subject].compactMap { $0 } + arguments)
  }

  private func apply(_ function: Located<ValueFunction>, to arguments: [PropertyValue])
    throws(Problem) -> PropertyValue
  {
    try blaming(range(from: function.range)) { () throws(LayoutError) in
      try function.value.value(of: arguments)
    }
  }

  // MARK: Looking ahead

  /// Whether a value can begin here.
  var isAtOperand: Bool {
    switch current.kind {
    case .number, .string: true
    case .symbol(.minus), .symbol(.plus):
      // Signs may follow each other.
      switch peek(1).kind {
      case .number, .word, .string, .symbol(.openParenthesis), .symbol(.dot), .symbol(.minus),
        .symbol(.plus):
        true
      default: false
      }
    case .symbol(.openParenthesis): !isAt(keyword: "priority", offset: 1)
    case .symbol(.openBracket): true
    case .symbol(.dot): isAt(keyword: "pi", offset: 1)
    case .word: isAtElement || isAtPathOfWords
    default: false
    }
  }

  /// Whether one more value can begin here, where a word may also belong to what follows.
  var isAtElement: Bool {
    guard let word = word() else {
      if case .string = current.kind { return isPathSign(1) }
      return isAtOperand
    }
    if context.scope.values[word] != nil || isPathSign(1) { return true }
    if isAt(.openParenthesis, offset: 1), ValueFunction.named(word) != nil { return true }
    return knownWords > 1 && isPathSign(knownWords)
  }

  /// Whether a name is next, not a number, function or parenthesis.
  var isAtPath: Bool { word() != nil && !isAt(.openParenthesis, offset: 1) || isPathSign(1) }

  /// Whether a name is next that goes on as a path: `row.arrangedSubviews[0]`.
  var isAtPathToName: Bool {
    switch current.kind {
    case .word where isAt(keyword: "self"): isPathSign(1) && isPathSign(3)
    case .word, .string: isPathSign(knownWords)
    default: false
    }
  }

  /// Whether what follows a name in a path is at an offset: a dot or an opening bracket that touches it.
  private func isPathSign(_ offset: Int) -> Bool {
    (isAt(.dot, offset: offset) || isAt(.openBracket, offset: offset))
      && peek(offset - 1).range.upperBound == peek(offset).range.lowerBound
  }

  /// Whether words without quotes lead to a dot: `Red View.width`.
  private var isAtPathOfWords: Bool {
    var offset = 1
    while isAtNamePart(offset) { offset += 1 }
    return isPathSign(offset)
  }

  private func isAtNamePart(_ offset: Int) -> Bool {
    if case .number = peek(offset).kind { return true }
    return word(at: offset) != nil
  }
}

extension TokenReader {
  /// Whether what is next is a value that is known now, rather than an attribute that a constraint
  /// relates: a variable, a function, `red.frame.width`, `c1.constant`.
  var leadsToValue: Bool {
    if isAt(.dot) { return isAt(keyword: "pi", offset: 1) }
    if isAt(.openBracket) { return true }
    guard isAtElement || isAtPathOfWords else { return false }
    var attempt = self
    if let word = word(), isAt(.openParenthesis, offset: 1) {
      return ValueFunction.named(word) != nil
    }
    if let word = word(), let value = context.scope.values[word] {
      attempt.advance()
      guard value.name != nil else { return true }
    } else {
      do { _ = try attempt.unquotedName("a view") } catch { return false }
    }
    while attempt.take(.dot) {
      if attempt.takeAttribute(words: 2...AttributeName.maximumWords) != nil { return false }
      if let property = attempt.takeProperty() {
        guard property.value.kind == .item, attempt.isAt(.dot) else { return true }
        continue
      }
      if let word = attempt.word(), ConstraintProperty.named(word) != nil { return true }
      guard attempt.takeGuide() != nil else { return false }
    }
    return attempt.isAt(.openBracket)
  }
}

extension Problem {
  /// A value of a kind that doesn't fit.
  static func mismatch(_ expected: String, _ value: Located<PropertyValue>) -> Problem {
    Problem("expected \(expected), found \(value.value.kind.phrase)", at: value.range)
  }
}

extension Problem {
  /// A name without a property after it.
  static func noProperty(of name: Name, in layout: Layout, example: String) -> Problem {
    let written = Excerpt.clipped(name.value)
    guard layout.item(named: name.value) != nil || layout.constraint(named: name.value) != nil
    else {
      return Problem(
        "no view or constraint is called '\(written)'", at: name.range,
        remedy: "a property follows the name of one and a dot, as in red.frame")
    }
    return Problem(
      "'\(written)' names no property", at: name.range,
      remedy: "add one after a dot, as in \(example)")
  }
}
