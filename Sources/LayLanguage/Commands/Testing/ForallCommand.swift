import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let forall = CommandDefinition(
    syntax: [
      "forall text NEWNAME in VIEW [length RANGE] { COMMAND… }",
      "forall width|height|number NEWNAME in RANGE { COMMAND… }",
      "forall category NEWNAME in TEXTSIZE { COMMAND… }",
    ],
    summary: "check something for all texts, widths, text sizes or numbers of a range",
    explanation: """
      The commands run for every value, on a copy with the value: 'text' gives the view texts of 0 \
      to 60 characters, or as many as 'length' says, made of its own words; 'width' and 'height' \
      resize the root view; 'category' sets the text size, from one to another (L...AX3) or to the \
      largest. The name stands for the value in the commands. Separate several variables with \
      commas. The first expectation that does not hold ends the command with an error: the \
      smallest values that fail, each made as small as it can be, and the value from which it \
      holds again. Up to \(CounterexampleSearch.limit) cases, all are tried; beyond that, the ends \
      of all ranges, values between them, and some at random, always the same ones. The output \
      says how many. The layout stays unchanged, whatever the commands do.
      """,
    examples: [
      """
      add view card
      pin card leading trailing top to superview inset 16
      add label title "Title" in card
      pin title edges to card inset 8
      forall text t in title, width w in 320...330 { expect title inside card }
      """,
      """
      add view red
      pin red.leading = superview.leading + 300
      pin red.width = 40
      expect error "with w = 320" { forall width w in 320...340 { expect red.right <= w } }
      """,
    ],
    parse: { reader throws(Problem) in
      let start = reader.current.range
      var variables: [TrialVariableSyntax] = []
      repeat {
        let place = reader.current.range
        let variable = try TrialVariableSyntax(&reader)
        guard !variables.contains(where: { $0.name == variable.name }) else {
          throw Problem(
            "the name '\(variable.name)' is given twice", at: reader.range(from: place))
        }
        variables.append(variable)
      } while reader.take(.comma)
      let range = reader.range(from: start)
      let block = try reader.block()
      guard !block.isEmpty else {
        throw Problem("there is nothing to check in the braces", at: reader.lastRange)
      }
      return Command { [variables] resolver throws(Problem) in
        let variables = try variables.map { variable throws(Problem) in
          try variable.resolved(resolver)
        }
        let property = TrialProperty(
          variables: variables, block: block.bound(to: resolver), range: range)
        return .block { run throws(Problem) in try property.check(&run) }
      }
    })
}

/// The property that `forall` checks.
private struct TrialProperty: Sendable {
  let variables: [TrialVariable]
  let block: BoundBlock
  /// The range to blame in errors about the whole command.
  let range: SourceRange

  /// Prints how many cases were tried, or fails with the smallest counterexample.
  func check(_ run: inout BlockRun) throws(Problem) {
    guard run.sizeClasses == nil else {
      throw Problem(
        "this command is not allowed inside 'when'", at: range, remedy: BlockRun.whenRemedy)
    }
    var search = CounterexampleSearch(counts: variables.map { $0.count })
    let found = try search.run { values throws(Problem) in try unmet(values, &run) != nil }
    if let found, let problem = try unmet(found.values, &run) {
      throw told(found, problem, isComplete: search.isComplete)
    }
    let count = search.triedCount
    try run.print(
      search.isComplete
        ? "holds in \(count == 1 ? "the only case" : "all \(count) cases")"
        : "holds in the \(count) cases tried, of \(search.caseCount.map { "\($0)" } ?? "very many")",
      at: range)
  }

  /// The expectation that doesn't hold in a case; nil if all do.
  private func unmet(_ values: [Int], _ run: inout BlockRun) throws(Problem) -> Problem? {
    var layout = run.layout
    var bound: [String: PropertyValue] = [:]
    for (variable, place) in zip(variables, values) {
      let value = variable.value(place)
      bound[variable.name] = value
      try variable.apply(value, &layout)
    }
    layout.solve()
    do throws(Problem) {
      try run.attempt(on: layout) { trial throws(Problem) in
        try block.run(in: &trial, binding: bound)
      }
      return nil
    } catch {
      // A command that can't be carried out isn't a counterexample.
      guard error.isUnmetExpectation else { throw error }
      return error
    }
  }

  private func told(
    _ found: CounterexampleSearch.Counterexample, _ problem: Problem, isComplete: Bool
  ) -> Problem {
    let values = zip(variables, found.values).map { $0.text($1) }
    let ends = zip(variables, found.holdsFrom).compactMap { variable, place in
      place.map { isComplete ? "from \(variable.text($0)) on" : "with \(variable.text($0))" }
    }
    let remedy = [
      problem.remedy, ends.isEmpty ? nil : "it holds \(Sentence.list(ends, "or"))",
    ].compactMap { $0 }
    return .unmet(
      "with \(Sentence.list(values)): \(problem.message)", at: problem.range,
      remedy: remedy.isEmpty ? nil : remedy.joined(separator: "; "), mismatch: problem.mismatch)
  }
}
