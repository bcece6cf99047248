import AutoLayout

extension CommandDefinition {
  static let split = CommandDefinition(
    name: "split",
    topic: .environment,
    syntax: ["split \(splits.joined(separator: "|"))"],
    summary: "choose the part of a tablet's screen that the app gets",
    explanation: """
      A third is 320 or 375 points wide, two thirds are the rest, and half requires a tablet in \
      landscape. The part also determines the size class of the width. 'device' restores the \
      full screen.
      """,
    examples: ["device iPad landscape\nsplit third\nget root.frame\nget root.traitCollection"],
    parse: { reader throws(Problem) in
      let range = reader.current.range
      guard let word = reader.takeKeyword(of: splits.map { $0.lowercased() }) else {
        throw reader.unexpected("one of \(splits.joined(separator: ", "))")
      }
      let split = Split.allCases.first { $0.rawValue.lowercased() == word.value } ?? .full
      return Command { _ in
        .environment(blaming: range) { environment throws(LayoutError) in
          environment = try environment.showing(split)
        }
      }
    })

  private static let splits = Split.allCases.map { $0.rawValue }
}
