import AutoLayout

/// Expressions as sides of equations: multiples of attributes and a constant.
extension Resolver {
  func equation(_ syntax: EquationSyntax) throws(Problem) -> Equation {
    Equation(
      left: try linear(syntax.left), relation: syntax.relation, right: try linear(syntax.right))
  }

  func equations(_ syntax: [EquationSyntax]) throws(Problem) -> [Equation] {
    try syntax.map { equation throws(Problem) in try self.equation(equation) }
  }

  func priority(_ syntax: PrioritySyntax) throws(Problem) -> Located<Priority> {
    switch syntax {
    case .named(let priority): return priority
    case .number(let expression):
      let number = try number(expression, "a priority from 1 to 1000")
      guard let priority = Priority(number.value) else {
        throw Problem(
          "there is no priority \(String(source.text[number.range]))", at: number.range,
          remedy: "priorities go from 1 to 1000; 1000 is required")
      }
      return Located(priority, number.range)
    }
  }

  /// An expression as a side of an equation.
  func linear(_ expression: Expression) throws(Problem) -> LinearExpression {
    if case .percentage = expression.kind {
      throw Problem(
        "a percentage of nothing", at: expression.range,
        remedy: "multiply a view's attribute, as in 50% * superview.width")
    }
    return try summand(expression)
  }

  private func summand(_ expression: Expression) throws(Problem) -> LinearExpression {
    var result = LinearExpression(range: expression.range)
    switch expression.kind {
    case .number(let number): result.constant = number
    case .percentage(let number): result.constant = number / 100
    case .negative(let value): result.add(try linear(value), times: -1)
    case .sum(let terms):
      for term in terms { result.add(try linear(term.value), times: term.isSubtracted ? -1 : 1) }
    case .product(let factors): try multiply(factors, &result)
    case .list(let values, isBracketed: false) where values.count == 1:
      result.add(try summand(values[0]), times: 1)
    case .size(let width, let height):
      if let remedy = HexadecimalNumeral.remedy(for: source.text[expression.range]) {
        throw Problem(
          "numbers are decimal, and this is 0 times \(NumberText.exact(height))",
          at: expression.range, remedy: remedy)
      }
      result.constant = width * height
    case .path(let path) where !leadsToValue(path): try add(path, to: &result)
    default:
      result.constant = try number(expression, "a number").value
      result.isComputed = true
      result.computedAttribute = attribute(in: expression)
    }
    try checkIsFinite(result)
    return result
  }

  private func checkIsFinite(_ side: LinearExpression) throws(Problem) {
    let numbers = [side.constant, side.standardSpacings, side.systemSpacings]
    guard (numbers + side.terms.map { $0.coefficient }).allSatisfy({ $0.isFinite }) else {
      throw Problem("this expression's numbers are too large", at: side.range)
    }
  }

  private func multiply(_ factors: [Expression.Factor], _ result: inout LinearExpression)
    throws(Problem)
  {
    result.constant = 1
    let isPercentage = factors.contains {
      if case .percentage = $0.value.kind { true } else { false }
    }
    for factor in factors {
      let other = try summand(factor.value)
      if factor.divides {
        guard other.isConstant else {
          throw Problem(
            "a constraint can't divide by an attribute", at: other.range,
            remedy: "put the attribute first and divide it by a number")
        }
        guard other.constant != 0 else {
          throw Problem("division by zero", at: other.range, remedy: "divide by another number")
        }
        result = result.divided(by: other.constant)
      } else if other.isConstant {
        result = result.multiplied(by: other.constant)
      } else {
        guard result.isConstant else {
          throw Problem(
            "a constraint can't multiply two attributes", at: other.range,
            remedy: "a multiplier is a number")
        }
        let factor = result
        result = other.multiplied(by: factor.constant)
        result.range = factor.range
        result.isComputed = result.isComputed || factor.isComputed
        result.computedAttribute = result.computedAttribute ?? factor.computedAttribute
      }
      result.isComputed = result.isComputed || other.isComputed
      result.computedAttribute = result.computedAttribute ?? other.computedAttribute
    }
    guard !isPercentage || !result.isConstant || factors.count > 1
    else {
      throw Problem(
        "a percentage of nothing", at: result.range,
        remedy: "multiply a view's attribute, as in 50% * superview.width")
    }
  }

  // MARK: Names

  private enum Quantity { case standard, systemSpacing, nothing }

  private static let quantities: [String: Quantity] = [
    "standard": .standard, "systemspacing": .systemSpacing, "notanattribute": .nothing,
  ]

  private func quantity(_ path: Path) -> Quantity? {
    path.word.flatMap { Self.quantities[$0.lowercased()] }
  }

  private func add(_ path: Path, to result: inout LinearExpression) throws(Problem) {
    switch quantity(path) {
    case .standard: result.standardSpacings = 1
    case .systemSpacing: result.systemSpacings = 1
    case .nothing: break
    case nil:
      let anchor = try anchorPath(path, "a view, a number or 'Standard'")
      result.terms = [LinearExpression.Term(coefficient: 1, anchor: anchor)]
    }
  }

  /// Whether a path leads to a known value rather than to an attribute that a constraint relates: a variable,
  /// `red.frame.width`, `c1.constant`.
  func leadsToValue(_ path: Path) -> Bool {
    if let value = variable(path.head), value.name == nil { return true }
    var place = 0
    while place < path.steps.count {
      guard case .member(let name) = path.steps[place] else {
        if case .call(let name, _, _) = path.steps[place] {
          return !DistanceCall.isNamed(name.value)
        }
        return true
      }
      if let (property, count) = Self.property(at: place, in: path.steps) {
        guard property.kind == .item, place + count < path.steps.count else { return true }
        place += count
      } else if ConstraintProperty.named(name.value) != nil {
        return true
      } else if PathWord.guide(name.value) != nil {
        place += 1
      } else if AttributeName.attribute(name.value) != nil, place + 1 < path.steps.count {
        place += 1
      } else {
        return false
      }
    }
    return false
  }

  /// The longest property name at a place in a path, and its number of parts.
  static func property(at place: Int, in steps: [PathStep]) -> (ViewProperty, count: Int)? {
    for count in [3, 2, 1] where place + count <= steps.count {
      let names = steps[place..<place + count].compactMap { $0.member?.value }
      if names.count == count, let property = ViewProperty.named(names.joined(separator: ".")) {
        return (property, count)
      }
    }
    return nil
  }

  /// An attribute in the argument of a function.
  private func attribute(in expression: Expression) -> Located<Attribute>? {
    func first(_ values: [Expression]) -> Located<Attribute>? {
      values.lazy.compactMap { self.attribute(in: $0) }.first
    }
    switch expression.kind {
    case .path(let path):
      guard !leadsToValue(path), case .member(let name) = path.steps.last else { return nil }
      return AttributeName.attribute(name.value).map { Located($0, name.range) }
    case .call(_, let arguments): return first(arguments.map { $0.value })
    case .list(let values, _): return first(values)
    case .negative(let value), .part(let value, _): return attribute(in: value)
    case .sum(let terms): return first(terms.map { $0.value })
    case .product(let factors): return first(factors.map { $0.value })
    case .infix(let value, _, let others): return first([value] + others)
    default: return nil
    }
  }
}

extension LinearExpression {
  fileprivate func multiplied(by factor: Double) -> LinearExpression {
    var result = LinearExpression(range: range)
    result.add(self, times: factor)
    return result
  }

  fileprivate func divided(by divisor: Double) -> LinearExpression {
    var result = self
    for place in terms.indices { result.terms[place].coefficient /= divisor }
    result.constant /= divisor
    result.standardSpacings /= divisor
    result.systemSpacings /= divisor
    return result
  }
}
