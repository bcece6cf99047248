import AutoLayout

extension CommandDefinition {
  static let dump = CommandDefinition(
    name: "dump",
    topic: .looking,
    syntax: [
      "dump trace|tree|frames|groups",
      "dump constraints [VIEW] [horizontal | vertical]",
    ],
    summary: "print the layout",
    explanation: """
      trace is UIKit's _autolayoutTrace, which marks ambiguous views; tree is its \
      recursiveDescription; frames lists names and frames; groups lists those of constraints; \
      constraints lists the constraints that \
      affect a view, or all.
      """,
    examples: [
      """
      add view red
      pin red edges to superview inset 20
      dump trace
      dump frames
      dump constraints red horizontal
      """
    ],
    parse: parseDump)

  private static let dumps: [(word: String, dump: Dump)] = [
    ("trace", .trace), ("tree", .tree), ("frames", .frames), ("groups", .groups),
  ]

  private static func parseDump(_ reader: inout TokenReader) throws(Problem) -> Command {
    for (word, dump) in dumps where reader.take(keyword: word) { return .dump(dump) }
    if reader.take(keyword: "constraints") { return .dump(try constraints(&reader)) }
    let words = dumps.map(\.word) + ["constraints"]
    throw unknownForm(of: "dump", words, missing: MissingFeature.dumps, reader)
  }

  private static func constraints(_ reader: inout TokenReader) throws(Problem) -> Dump {
    func takeAxis() -> Axis? {
      reader.takeKeyword(of: Axis.allCases.map(\.rawValue)).flatMap { Axis(rawValue: $0.value) }
    }
    if let axis = takeAxis() { return .constraints(nil, axis) }
    guard !reader.isAtEnd else { return .constraints(nil, nil) }
    let name = try reader.name("a view, 'horizontal' or 'vertical'")
    return .constraints(name, takeAxis())
  }

  static let report = CommandDefinition(
    name: "report",
    topic: .looking,
    syntax: ["report ambiguity|conflicts"],
    summary: "print what is wrong with the layout",
    explanation: """
      ambiguity lists the views whose frames are not determined; conflicts prints UIKit's report \
      for each constraint that had to be broken.
      """,
    examples: ["add view red\npin red.width = 100\nreport ambiguity\nreport conflicts"],
    parse: { reader throws(Problem) in
      let words = Report.allCases.map(\.rawValue)
      guard let word = reader.takeKeyword(of: words), let report = Report(rawValue: word.value)
      else { throw unknownForm(of: "report", words, missing: MissingFeature.reports, reader) }
      return .report(report)
    })

  /// The error for a word that a command doesn't know.
  private static func unknownForm(
    of command: String, _ words: [String], missing: [String: String], _ reader: TokenReader
  ) -> Problem {
    if let problem = MissingFeature.problem(missing, command, at: reader.current) {
      return problem
    }
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    guard let word = reader.word() else { return reader.unexpected(list) }
    return .unknown(
      command, word, at: reader.current.range, candidates: words, otherwise: "write \(list)")
  }
}
