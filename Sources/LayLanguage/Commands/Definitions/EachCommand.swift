import AutoLayout

extension CommandDefinition {
  static let each = CommandDefinition(
    name: "each",
    topic: .definitions,
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
      let scope = reader.context.scope
      return .block { run throws(Problem) in
        for value in values {
          var inner = scope
          inner.values[name.value] = value
          try block.run(in: &run, scope: inner)
        }
      }
    })
}

extension TokenReader {
  /// `row.arrangedSubviews`, `1...3`, `red, blue`.
  fileprivate mutating func loopValues() throws(Problem) -> [PropertyValue] {
    let start = current.range
    var values: [PropertyValue] = []
    while !isAt(.openBrace) {
      let value = try definedValue()
      if take(.range) || isAt(.halfOpenRange) {
        let isHalfOpen = take(.halfOpenRange)
        return try range(from: value, upTo: try definedValue(), isHalfOpen, at: start)
      }
      values.append(value)
      guard take(.comma) || !isAt(.openBrace) else { break }
    }
    if values.count == 1, case .list(let list) = values[0] { return list }
    guard !values.isEmpty else { throw unexpected("a list or range") }
    if values.count == 1, case .number = values[0] {
      throw Problem(
        "expected a list or range, found a number", at: range(from: start),
        remedy: "write a range, as in 1...3")
    }
    return values
  }

  /// Beyond this, numbers have no fractions, and differences of whole numbers might be too large.
  private var largestNumber: Double { 1e15 }

  private func range(
    from first: PropertyValue, upTo last: PropertyValue, _ isHalfOpen: Bool, at start: SourceRange
  ) throws(Problem) -> [PropertyValue] {
    guard case .number(let low) = first, case .number(let high) = last,
      low.rounded() == low, high.rounded() == high
    else {
      throw Problem(
        "a range is between two whole numbers", at: range(from: start),
        remedy: "write it as in 1...3")
    }
    guard max(low.magnitude, high.magnitude) <= largestNumber else {
      throw Problem(
        "the numbers of a range go up to 1e15", at: range(from: start), remedy: "use smaller ones")
    }
    let (from, to) = (Int(low), Int(high))
    let end = isHalfOpen ? to - 1 : to
    // A range of no numbers may end just before it begins.
    if end < from - 1 {
      throw Problem(
        "a range goes up, and \(to) is less than \(from)", at: range(from: start),
        remedy: "write \(to)\(isHalfOpen ? "..<" : "...")\(from)")
    }
    guard from <= end else { return [] }
    guard end - from < BlockRun.stepLimit else {
      throw Problem(
        "this range has more than \(BlockRun.stepLimit) numbers", at: range(from: start),
        remedy: "use fewer, or several ranges")
    }
    return (from...end).map { .number(Double($0)) }
  }
}
