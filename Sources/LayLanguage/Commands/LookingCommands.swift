import AutoLayout

extension CommandDefinition {
  static let dump = CommandDefinition(
    name: "dump",
    topic: .looking,
    syntax: [
      "dump trace [--addresses] [--json]",
      "dump tree|frames [--json]",
      "dump constraints [VIEW] [horizontal | vertical] [--style ios9|ios10|ios12] [--addresses] [--json]",
      "dump groups|traits|variations",
      "dump json",
    ],
    summary: "print the layout",
    explanation: """
      trace is UIKit's _autolayoutTrace, which marks ambiguous views; tree is its \
      recursiveDescription; frames lists names and frames; groups lists those of constraints; traits \
      are those of the screen and of views that override some; variations are the blocks of 'when'; \
      constraints lists the constraints that affect a view, or all, UIKit's own behind yours, as \
      Apple prints them; 'pin' reads your lines back. --style prints as older systems did, and \
      --addresses puts addresses where \
      names stand, the same ones in every report. json is the whole layout; Docs/JSON.md tells the \
      schema.
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

  private static let dumps: [(word: String, dump: Dump, options: Set<OutputOptions.Option>)] = [
    ("trace", .trace, [.addresses, .json]), ("tree", .tree, [.json]), ("frames", .frames, [.json]),
    ("groups", .groups, []), ("traits", .traits, []), ("variations", .variations, []),
    ("json", .json, []),
  ]

  private static func parseDump(_ reader: inout TokenReader) throws(Problem) -> Command {
    for (word, dump, options) in dumps where reader.take(keyword: word) {
      return .dump(dump, try reader.options(options))
    }
    if reader.take(keyword: "constraints") {
      let dump = try constraints(&reader)
      return .dump(dump, try reader.options([.style, .addresses, .json]))
    }
    let words = dumps.map(\.word) + ["constraints"]
    throw unknownForm(of: "dump", words, missing: MissingFeature.dumps, reader)
  }

  private static func constraints(_ reader: inout TokenReader) throws(Problem) -> Dump {
    func takeAxis() -> Axis? {
      reader.takeKeyword(of: Axis.allCases.map(\.rawValue)).flatMap { Axis(rawValue: $0.value) }
    }
    if let axis = takeAxis() { return .constraints(nil, axis) }
    guard !reader.isAtEnd, !reader.isAtOption else { return .constraints(nil, nil) }
    let name = try reader.name("a view, 'horizontal' or 'vertical'")
    return .constraints(name, takeAxis())
  }

  static let report = CommandDefinition(
    name: "report",
    topic: .looking,
    syntax: [
      "report ambiguity|issues|misplaced [--json]",
      "report conflicts [--what-if] [--style ios9|ios10|ios12] [--addresses] [--json]",
    ],
    summary: "print what is wrong with the layout",
    explanation: """
      ambiguity lists the views whose frames are not determined, each open value with the interval \
      that it can take and why; conflicts prints UIKit's report for each constraint that had to be \
      broken, as iOS 12 and later print it unless --style says otherwise. --what-if adds by how \
      much the broken constraint has to yield, and for each constraint of the report what would \
      happen if it were removed or lowered to 999; of more than 64 in all reports, for these only. misplaced lists \
      the views that the canvas has elsewhere than their constraints put them ('help resolve'). \
      issues lists everything that could be wrong or clearer; 'help \
      issues' tells the rules, and 'silence' leaves some out.
      """,
    examples: [
      "add view red\npin red.width = 100\npin red.width = 50\nreport ambiguity\nreport conflicts --what-if\nreport issues"
    ],
    parse: { reader throws(Problem) in
      let words = Report.allCases.map(\.rawValue)
      guard let word = reader.takeKeyword(of: words), let report = Report(rawValue: word.value)
      else { throw unknownForm(of: "report", words, missing: [:], reader) }
      return .report(
        report,
        try reader.options(report == .conflicts ? [.whatIf, .style, .addresses, .json] : [.json]))
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
