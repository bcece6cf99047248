import AutoLayout

extension CommandDefinition {
  static let each = CommandDefinition(
    syntax: ["each NEWNAME in VALUE { COMMAND… }"],
    summary: "run commands for each value of a list or range",
    explanation: """
      The values are a list (row.arrangedSubviews), a range (1...3, 0..<3) or several views or \
      values (red, blue). The name stands for the value in the commands, also in texts and new \
      names: "b\\(i)". All of it is one command and one undo step; if a command fails, nothing \
      changes. 'save' writes what the commands have done.
      """,
    examples: [
      """
      add hstack row spacing 8
      each i in 1...3 { add button "b\\(i)" "Button \\(i)" in row }
      each v in b1, b2 { set v.hugging.horizontal 252 }
      get b3.text
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.definedName("a name for the value")
      try reader.expect(keyword: "in", " and a list or range")
      let values = try reader.loopValues()
      let block = try reader.block()
      return Command { resolver throws(Problem) in
        let values = try values(resolver)
        let block = block.bound(to: resolver)
        return .block { run throws(Problem) in
          for value in values { try block.run(in: &run, binding: [name.value: value]) }
        }
      }
    })
}

/// The values of a loop.
private enum LoopValues {
  /// The values of a list, or several values.
  static func list(_ expressions: [Expression], at range: SourceRange, _ resolver: Resolver)
    throws(Problem) -> [PropertyValue]
  {
    let values = try expressions.map { value throws(Problem) in try resolver.definedValue(value) }
    if values.count == 1, case .list(let list) = values[0] { return list }
    if values.count == 1, case .number = values[0] {
      throw Problem(
        "expected a list or range, found a number", at: range,
        remedy: "write a range, as in 1...3")
    }
    return values
  }

  /// Beyond this, numbers have no fractions, and differences of whole numbers might be too large.
  private static let largestNumber = 1e15

  /// The whole numbers of a range.
  static func numbers(
    from first: PropertyValue, upTo last: PropertyValue, _ isHalfOpen: Bool, at range: SourceRange
  ) throws(Problem) -> [PropertyValue] {
    guard case .number(let low) = first, case .number(let high) = last,
      low.rounded() == low, high.rounded() == high
    else {
      throw Problem(
        "a range is between two whole numbers", at: range,
        remedy: "write it as in 1...3")
    }
    guard max(low.magnitude, high.magnitude) <= largestNumber else {
      throw Problem(
        "the numbers of a range go up to 1e15", at: range, remedy: "use smaller ones")
    }
    let (from, to) = (Int(low), Int(high))
    let end = isHalfOpen ? to - 1 : to
    // An empty range may end just before it begins.
    if end < from - 1 {
      throw Problem(
        "a range goes up, and \(to) is less than \(from)", at: range,
        remedy: "write \(to)\(isHalfOpen ? "..<" : "...")\(from)")
    }
    guard from <= end else { return [] }
    guard end - from < StepCount.limit else {
      throw Problem(
        "this range has more than \(StepCount.limit) numbers", at: range,
        remedy: "use fewer, or several ranges")
    }
    return (from...end).map { .number(Double($0)) }
  }
}

extension TokenReader {
  fileprivate mutating func loopValues() throws(Problem) -> Reading<[PropertyValue]> {
    let start = current.range
    var values: [Expression] = []
    while !isAt(.openBrace) {
      values.append(try expression("a list or range", .list))
      if take(.range) || isAt(.halfOpenRange) {
        let isHalfOpen = take(.halfOpenRange)
        let end = try expression("the end of the range", .list)
        let (first, range) = (values[0], range(from: start))
        return { resolver throws(Problem) in
          let (first, end) = (try resolver.definedValue(first), try resolver.definedValue(end))
          return try LoopValues.numbers(from: first, upTo: end, isHalfOpen, at: range)
        }
      }
      guard take(.comma) || !isAt(.openBrace) else { break }
    }
    guard !values.isEmpty else { throw unexpected("a list or range") }
    let range = range(from: start)
    return { [values] resolver throws(Problem) in
      try LoopValues.list(values, at: range, resolver)
    }
  }
}
