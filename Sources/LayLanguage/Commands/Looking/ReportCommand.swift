import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let report = CommandDefinition(
    name: "report",
    topic: .looking,
    syntax: [
      "report ambiguity [VIEW] [--json]",
      "report issues [--as lay|swift|ib] [--json]",
      "report misplaced|sizeclasses [--json]",
      "report conflicts [--what-if] [--style ios9|ios10|ios12] [--addresses] [--json]",
    ],
    summary: "print what is wrong with the layout",
    explanation: """
      ambiguity lists the views whose frames are not determined, with the range of each \
      undetermined value and the reason; of a view, it says of everything in it whether its layout \
      is ambiguous. conflicts prints UIKit's report for each constraint \
      that had to be broken, as iOS 12 and later print it unless --style says otherwise. Without \
      any one of the listed constraints, the others can hold; only lists of more than 64 may name \
      some that aren't needed. \
      --what-if adds by how much the broken constraint misses, and what would happen if a \
      constraint of the report were removed or lowered to priority 999, for the first 64 \
      constraints of all reports. misplaced lists the views that the canvas shows elsewhere than \
      their constraints put them ('help resolve'). sizeclasses tells what is ambiguous or broken \
      on a screen of each pair of size classes. issues lists everything that may be wrong or \
      could be clearer; 'help issues' explains the rules, and 'silence' switches some of them \
      off. The lines after 'write:' or 'do:' take an issue away and bring no other; each was tried after \
      those above it, and an issue that one of these takes away, too, has none of its own. \
      --as gives them in other words ('help suggest').
      """,
    examples: [
      "add view red\npin red.width = 100\npin red.width = 50\nexpect conflict c1 c2\nreport ambiguity\nreport conflicts --what-if\nreport issues"
    ],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: reportForms.map({ $0.word })),
        let form = reportForms.first(where: { $0.word == word.value })
      else { throw reader.unknownForm(of: "report", reportForms.map({ $0.word })) }
      if form.word == "ambiguity" { reader.note(.name(.view)) }
      if form.word == "ambiguity", !reader.isAtEnd, !reader.isAtOption {
        let (name, options) = (try reader.name("a view"), try reader.options(form.options))
        return Command { resolver throws(Problem) in
          .reportAmbiguity(of: try resolver.name(name), options)
        }
      }
      let options = try reader.options(form.options)
      return Command { resolver in
        .advise(options, resolver) { layout, style in form.text(layout, options, style) }
      }
    })

  private typealias ReportForm = (
    word: String, options: Set<OutputOptions.Option>,
    text: @Sendable (Layout, OutputOptions, AdviceStyle) -> String
  )

  private static let reportForms: [ReportForm] = [
    ("ambiguity", [.json], { layout, options, _ in options.text(layout.ambiguityReport()) }),
    (
      "conflicts", [.whatIf, .style, .addresses, .json],
      { layout, options, _ in
        options.triesChanges
          ? options.text(layout.conflictAnalyses(style: options.style), none: "no conflicts")
          : options.text(layout.conflictReports(style: options.style), none: "no conflicts")
      }
    ),
    (
      "issues", [.json, .advice],
      { layout, options, style in
        options.text(IssueReport(of: layout, style: style) { style.lines($0, in: layout) })
      }
    ),
    ("sizeclasses", [.json], { layout, options, _ in options.text(SizeClassReport(of: layout)) }),
    (
      "misplaced", [.json],
      { layout, options, _ in
        options.text(
          CanvasComparison(layout).misplacedViews, none: "no misplaced views", separator: "\n")
      }
    ),
  ]
}

extension Action {
  fileprivate static func reportAmbiguity(of name: Name, _ options: OutputOptions) -> Action {
    .look { layout throws(Problem) in
      let item = try layout.item(name)
      layout.solve()
      return options.isJSON
        ? options.text(layout.ambiguityReport(of: item))
        : AmbiguityReport.list(of: item, in: layout)
    }
  }
}
