import AutoLayout

/// Expressions as values that can be computed now.
extension Resolver {
  func value(_ expression: Expression) throws(Problem) -> Located<PropertyValue> {
    Located(try computed(expression), expression.range)
  }

  /// A number, or an expression that is one.
  func number(_ expression: Expression, _ what: String) throws(Problem) -> Located<Double> {
    try checkIsNoWord(expression, what)
    let value = try value(expression)
    guard case .number(let number) = value.value else { throw .mismatch(what, value) }
    return Located(number, value.range)
  }

  /// Refuses a word that names nothing where a value consists of numbers.
  func checkIsNoWord(_ expression: Expression, _ what: String) throws(Problem) {
    guard let path = expression.path, let word = path.word, variable(path.head) == nil,
      !knows(word)
    else { return }
    throw unexpected(what, at: expression.range)
  }

  /// A number that a layout accepts: points, or a tolerance in points.
  func measure(_ expression: Expression, _ what: String) throws(Problem) -> Located<Double> {
    let number = try number(expression, what)
    try blaming(number.range) { () throws(LayoutError) in
      try Magnitude.check(number.value, "number")
    }
    return number
  }

  /// A whole number, for places and counts.
  func count(_ expression: Expression, _ what: String, from least: Int = 0) throws(Problem)
    -> Located<Int>
  {
    let number = try number(expression, what)
    guard let count = Int(exactly: number.value), count >= least else {
      if number.value >= Double(Int.max) {
        throw Problem("\(what) is too large", at: number.range, remedy: "use a smaller one")
      }
      throw Problem("\(what) must be a whole number from \(least)", at: number.range)
    }
    return Located(count, number.range)
  }

  /// A value for `let` and the like; the name of a view or constraint is also a value.
  func definedValue(_ expression: Expression) throws(Problem) -> PropertyValue {
    guard let path = expression.path, path.steps.isEmpty, variable(path.head) == nil,
      path.head.isQuoted || BooleanWord.value(path.word ?? "") == nil
    else { return try computed(expression) }
    let name = try head(of: path, "a value")
    if layout.constraint(named: name.value) != nil { return .constraint(name.value) }
    // A guide is created when it is first named.
    var copy = layout
    let item = try ItemPath(head: name, guides: []).item(in: &copy)
    return .item(copy.path(of: item))
  }

  private func computed(_ expression: Expression) throws(Problem) -> PropertyValue {
    switch expression.kind {
    case .number(let number): return .number(number)
    case .percentage(let number): return .number(number / 100)
    case .size(let width, let height): return .size(width: width, height: height)
    case .text(let syntax): return .text(try text(syntax).value)
    case .relation(let relation): return .choice(relation.sign)
    case .path(let path):
      if let bool = path.word.flatMap(BooleanWord.value), variable(path.head) == nil {
        return .bool(bool)
      }
      return try destination(path).value
    case .list(let values, let isBracketed): return try list(values, isBracketed)
    case .call(let function, let arguments):
      return try call(function, arguments, at: expression.range)
    case .part(let value, let steps):
      let whole = try self.value(value)
      return try destination(of: whole, steps, at: expression.range).value
    case .negative(let value):
      let value = try computed(value)
      return try blaming(expression.range) { () throws(LayoutError) in
        try value.multiplied(by: .number(-1))
      }
    case .sum(let terms):
      return try combined(terms, at: expression.range) {
        ($0.value, $0.isSubtracted)
      } by: { one, other, subtracts throws(LayoutError) in
        subtracts ? try one.subtracting(other) : try one.adding(other)
      }
    case .product(let factors):
      return try combined(factors, at: expression.range) {
        ($0.value, $0.divides)
      } by: { one, other, divides throws(LayoutError) in
        divides ? try one.divided(by: other) : try one.multiplied(by: other)
      }
    case .infix(let first, let function, let others):
      let arguments = try ([first] + others).map { value throws(Problem) in try computed(value) }
      return try apply(function, to: arguments, at: expression.range)
    }
  }

  private func combined<Part>(
    _ parts: [Part], at range: SourceRange, _ split: (Part) -> (value: Expression, inverts: Bool),
    by operation: (PropertyValue, PropertyValue, Bool) throws(LayoutError) -> PropertyValue
  ) throws(Problem) -> PropertyValue {
    var result = try computed(split(parts[0]).value)
    for part in parts.dropFirst() {
      let (value, inverts) = split(part)
      let (one, other) = (result, try computed(value))
      let upToHere = range.lowerBound..<value.range.upperBound
      result = try blaming(upToHere) { () throws(LayoutError) in
        try operation(one, other, inverts)
      }
    }
    return result
  }

  private func list(_ expressions: [Expression], _ isBracketed: Bool) throws(Problem)
    -> PropertyValue
  {
    var values: [PropertyValue] = []
    for expression in expressions {
      let value = try computed(expression)
      // Lists contain no lists, so that they can't grow by doubling.
      if case .list(let elements) = value { values += elements } else { values.append(value) }
      guard values.count <= PropertyValue.lengthLimit else {
        throw Problem("this list is too long", at: expression.range)
      }
    }
    return values.count == 1 && !isBracketed ? values[0] : .list(values)
  }

  // MARK: Functions

  /// Computes a function, whose first argument may precede the dot.
  func call(
    _ function: Located<ValueFunction>, _ arguments: [ArgumentSyntax],
    on subject: PropertyValue? = nil, at range: SourceRange
  ) throws(Problem) -> PropertyValue {
    try checkLabels(of: arguments, function.value)
    let values = try arguments.map { argument throws(Problem) in try computed(argument.value) }
    return try apply(function, to: [subject].compactMap { $0 } + values, at: range)
  }

  private func apply(
    _ function: Located<ValueFunction>, to arguments: [PropertyValue], at range: SourceRange
  ) throws(Problem) -> PropertyValue {
    try blaming(function.range.lowerBound..<max(function.range.upperBound, range.upperBound)) {
      () throws(LayoutError) in try function.value.value(of: arguments)
    }
  }

  /// Refuses labels in an order other than the function's, because a different order means different values.
  private func checkLabels(of arguments: [ArgumentSyntax], _ function: ValueFunction)
    throws(Problem)
  {
    let labels = arguments.map { $0.label?.value ?? "_" }
    guard let first = arguments.lazy.compactMap({ $0.label }).first,
      !function.labels.contains(labels)
    else { return }
    let last = arguments.last { $0.label != nil }?.label?.range ?? first.range
    let range = first.range.lowerBound..<max(first.range.upperBound, last.upperBound)
    func signature(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }
    let written = Excerpt.clipped(signature(labels))
    guard !function.labels.isEmpty else {
      throw Problem("\(function.name) takes no labels such as \(written)", at: range)
    }
    let known = function.labels.map(signature).joined(separator: " or ")
    throw Problem(
      "\(function.name) takes \(known) in this order, not \(written)", at: range,
      remedy: "use these labels, or none")
  }
}

extension Problem {
  /// The error for a value of a kind that doesn't fit.
  static func mismatch(_ expected: String, _ value: Located<PropertyValue>) -> Problem {
    Problem("expected \(expected), found \(value.value.kind.phrase)", at: value.range)
  }

  /// The error for a name without a property after it.
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
