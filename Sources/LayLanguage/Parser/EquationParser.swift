import AutoLayout

/// Equations in every notation of Apple's documents.
///
/// ```
/// equation   = expression relation expression
/// expression = ["+" | "-"] term { ("+" | "-") term }
/// term       = factor { ("*" | "x" | "×" | "/" | ":") factor }
/// factor     = NUMBER ["%"] | "Standard" | "System Spacing" | "NotAnAttribute" | NAME { "." GUIDE } "." ATTRIBUTE
/// ```
extension TokenReader {
  private static let relations: [Symbol: Relation] = [
    .equal: .equal, .lessOrEqual: .lessThanOrEqual, .greaterOrEqual: .greaterThanOrEqual,
  ]

  mutating func equation() throws(Problem) -> Equation {
    let left = try expression()
    let relation = try relation()
    return Equation(left: left, relation: relation, right: try expression())
  }

  /// One equation, or a chain of equalities, of which each relates two neighbours.
  mutating func equations() throws(Problem) -> [Equation] {
    var equations = [try equation()]
    while isAtRelation, let last = equations.last {
      let relation = try relation()
      equations.append(Equation(left: last.right, relation: relation, right: try expression()))
    }
    return equations
  }

  private var isAtRelation: Bool {
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

  mutating func expression() throws(Problem) -> Expression {
    let start = current.range
    var result = Expression(range: start)
    var sign = 1.0
    if take(.minus) { sign = -1 } else { _ = take(.plus) }
    while true {
      let term = try term()
      try term.add(to: &result, sign: sign)
      if take(.plus) {
        sign = 1
      } else if take(.minus) {
        sign = -1
      } else {
        break
      }
    }
    result.range = range(from: start)
    return result
  }

  private mutating func term() throws(Problem) -> Product {
    let start = current.range
    var product = Product(factor: 1, what: .number, range: start)
    try multiply(&product, divides: false)
    var isLone = true
    while true {
      if take(.times) || takeTimesWord() {
        try multiply(&product, divides: false)
      } else if take(.slash) || take(.colon) {
        try multiply(&product, divides: true)
      } else {
        break
      }
      isLone = false
    }
    product.range = range(from: start)
    // In parentheses, what it is a percentage of may still follow.
    if product.isPercentage, isLone, openParentheses == 0, case .number = product.what {
      throw Problem(
        "a percentage of nothing", at: product.range,
        remedy: "multiply a view's attribute, as in 50% x superview.width")
    }
    return product
  }

  /// Interface Builder's `2.0 x`, where the x is a word of its own.
  private mutating func takeTimesWord() -> Bool {
    isAt(.dot, offset: 1) ? false : take(keyword: "x")
  }

  private mutating func multiply(_ product: inout Product, divides: Bool) throws(Problem) {
    let start = current.range
    let sign = take(.minus) ? -1.0 : 1.0
    if case .number(let value) = current.kind {
      advance()
      let isPercentage = take(.percent)
      let number = isPercentage ? value / 100 : value
      product.isPercentage = product.isPercentage || isPercentage
      try product.multiply(by: sign * number, divides: divides, at: range(from: start))
    } else if isAt(.openParenthesis), !isAt(keyword: "priority", offset: 1) {
      try multiply(&product, bySumWith: sign, divides: divides)
    } else if let number = try computedNumber() {
      product.isComputed = true
      product.computedAttribute = product.computedAttribute ?? readAttribute
      try product.multiply(by: sign * number, divides: divides, at: range(from: start))
    } else {
      let what = try quantity()
      guard !divides else {
        throw Problem(
          "a constraint can't divide by an attribute", at: range(from: start),
          remedy: "put the attribute first and divide it by a number")
      }
      try product.multiply(by: what, sign: sign, at: range(from: start))
    }
  }

  /// Multiplies by a sum in parentheses: `(a.width - 8)`.
  private mutating func multiply(_ product: inout Product, bySumWith sign: Double, divides: Bool)
    throws(Problem)
  {
    let start = current.range
    try openParenthesis(at: start)
    defer { openParentheses -= 1 }
    advance()
    let sum = try expression()
    try expect(.closeParenthesis, "')'")
    if sum.isConstant {
      product.isComputed = product.isComputed || sum.isComputed
      product.computedAttribute = product.computedAttribute ?? sum.computedAttribute
      try product.multiply(by: sign * sum.constant, divides: divides, at: range(from: start))
    } else if divides {
      throw Problem(
        "a constraint can't divide by an attribute", at: range(from: start),
        remedy: "put the attribute first and divide it by a number")
    } else {
      try product.multiply(by: .sum(sum), sign: sign, at: range(from: start))
    }
  }

  /// A number that is known now: a variable, a function, or a path to a value such as
  /// `red.frame.width`; nil when an attribute or something else is next.
  private mutating func computedNumber() throws(Problem) -> Double? {
    guard leadsToValue else { return nil }
    readAttribute = nil
    let value = try operand("a number")
    guard case .number(let number) = value.value else { throw .mismatch("a number", value) }
    return number
  }

  private static let namedQuantities: [String: Product.Quantity] = [
    "standard": .standard, "systemspacing": .systemSpacing, "notanattribute": .nothing,
  ]

  private mutating func quantity() throws(Problem) -> Product.Quantity {
    for count in [3, 2, 1] {
      let words = (0..<count).compactMap { word(at: $0) }
      guard words.count == count, !isAt(.dot, offset: count) else { continue }
      guard let quantity = Self.namedQuantities[words.joined().lowercased()] else { continue }
      for _ in 0..<count { advance() }
      return quantity
    }
    switch current.kind {
    case .word, .string: return .attribute(try anchorPath())
    default: throw unexpected("a view's attribute, a number or 'Standard'")
    }
  }
}

/// A number times at most one quantity.
private struct Product {
  enum Quantity {
    case number
    case standard
    case systemSpacing
    /// `NotAnAttribute`: counts as 0.
    case nothing
    case attribute(AnchorPath)
    case sum(Expression)
  }

  var factor: Double
  var what: Quantity
  /// Whether a factor was a percentage.
  var isPercentage = false
  /// Whether a factor was computed from other values.
  var isComputed = false
  /// An attribute of which a function was computed.
  var computedAttribute: Located<Attribute>?
  var range: SourceRange

  mutating func multiply(by number: Double, divides: Bool, at range: SourceRange)
    throws(Problem)
  {
    if divides, number == 0 {
      throw Problem("division by zero", at: range, remedy: "divide by another number")
    }
    factor = divides ? factor / number : factor * number
    guard factor.isFinite else { throw Problem("this product is too large", at: range) }
  }

  mutating func multiply(by quantity: Quantity, sign: Double, at range: SourceRange)
    throws(Problem)
  {
    guard case .number = what else {
      throw Problem(
        "a constraint can't multiply two attributes", at: range,
        remedy: "a multiplier is a number")
    }
    what = quantity
    factor *= sign
  }

  func add(to expression: inout Expression, sign: Double) throws(Problem) {
    switch what {
    case .number: expression.constant += sign * factor
    case .standard: expression.standardSpacings += sign * factor
    case .systemSpacing: expression.systemSpacings += sign * factor
    case .nothing: break
    case .attribute(let anchor):
      expression.terms.append(.init(coefficient: sign * factor, anchor: anchor))
    case .sum(let sum): expression.add(sum, times: sign * factor)
    }
    expression.isComputed = expression.isComputed || isComputed
    expression.computedAttribute = expression.computedAttribute ?? computedAttribute
    guard expression.constant.isFinite, expression.standardSpacings.isFinite,
      expression.systemSpacings.isFinite
    else {
      throw Problem("this sum is too large", at: range)
    }
  }
}
