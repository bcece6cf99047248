import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let report = CommandDefinition(
    syntax: [
      "report ambiguity [VIEW] [--json]",
      "report issues [ISSUE…|all] [--as lay|swift|ib] [--json]",
      "report misplaced|sizeclasses [--json]",
      "report conflicts [--what-if] [--style ios9|ios10|ios12] [--addresses] [--json]",
    ],
    summary: "print what is wrong with the layout",
    explanation: """
      ambiguity lists the views whose frames are not determined, with the range of each \
      undetermined value and the reason; for a view, it says whether the layout of each view in it \
      is ambiguous. conflicts prints UIKit's report for each constraint that had to be broken, as \
      iOS 12 and later print it unless --style says otherwise. Without any one of the listed \
      constraints, the others can hold; only lists of more than 64 may name some that aren't \
      needed. --what-if adds by how much the broken constraint misses, and what would happen if a \
      constraint of the report were removed or lowered to priority 999, for the first 64 \
      constraints of all reports. misplaced lists the views that the canvas shows where their \
      constraints don't put them ('help resolve'). sizeclasses says what is ambiguous or broken on \
      a screen of each pair of size classes. issues lists everything that may be wrong; matters of \
      style only if their rules or 'all' are named. 'help issues' explains the rules, and \
      'silence' switches some of them off. The lines after 'write:' or 'do:' remove an issue \
      without causing another; each was tried after those above it, and an issue that an earlier \
      line also removes has none of its own. --as gives them in other words ('help suggest').
      """,
    examples: [
      "add view red\npin red.width = 100\npin red.width = 50\nexpect conflict c1 c2\nreport ambiguity\nreport conflicts --what-if\nreport issues"
    ],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: reportForms.map { $0.word }),
        let form = reportForms.first(where: { $0.word == word.value })
      else { throw reader.unknownForm(of: "report", reportForms.map { $0.word }) }
      return try form.parse(&reader)
    })

  private typealias ReportForm = (
    word: String, parse: @Sendable (inout TokenReader) throws(Problem) -> Command
  )

  private static let reportForms: [ReportForm] = [
    ("ambiguity", ambiguity),
    (
      "conflicts",
      form([.whatIf, .style, .addresses, .json]) { layout, options in
        options.triesChanges
          ? options.text(layout.conflictAnalyses(style: options.style), none: "no conflicts")
          : options.text(layout.conflictReports(style: options.style), none: "no conflicts")
      }
    ),
    ("issues", issues),
    ("sizeclasses", form([.json]) { layout, options in options.text(SizeClassReport(of: layout)) }),
    (
      "misplaced",
      form([.json]) { layout, options in
        options.text(
          CanvasComparison(layout).misplacedViews, none: "no misplaced views", separator: "\n")
      }
    ),
  ]

  /// A report about everything.
  private static func form(
    _ known: Set<OutputOptions.Option>,
    _ text: @escaping @Sendable (Layout, OutputOptions) -> String
  ) -> @Sendable (inout TokenReader) throws(Problem) -> Command {
    { reader throws(Problem) in
      let options = try reader.options(known)
      return Command { _ in .look { layout in text(layout, options) } }
    }
  }

  @Sendable private static func ambiguity(_ reader: inout TokenReader) throws(Problem) -> Command {
    reader.note(.name(.view))
    let view = reader.isAtEnd || reader.isAtOption ? nil : try reader.name("a view")
    let options = try reader.options([.json])
    return Command { resolver throws(Problem) in
      guard let name = try view.map({ view throws(Problem) in try resolver.name(view) }) else {
        return .look { layout in options.text(layout.ambiguityReport()) }
      }
      return .look { layout throws(Problem) in
        let item = try layout.item(name)
        layout.solve()
        return options.isJSON
          ? options.text(layout.ambiguityReport(of: item))
          : AmbiguityReport.list(of: item, in: layout)
      }
    }
  }

  @Sendable private static func issues(_ reader: inout TokenReader) throws(Problem) -> Command {
    let names = try reader.ruleNames()
    let options = try reader.options([.json, .advice])
    return Command { resolver throws(Problem) in
      let rules = try resolver.rules(names)
      return .advise(options, resolver) { layout, style in
        let now = layout
        return options.text(
          IssueReport(of: now, for: rules, style: style) { style.lines($0, in: now) })
      }
    }
  }

  static let silence = CommandDefinition(
    syntax: ["silence ISSUE…", "silence ambiguity VIEW…"],
    summary: "leave rules out of 'report issues'",
    explanation: """
      'help issues' lists the rules. The choice is part of the layout, so 'save' keeps it. With \
      views after it, the rule ambiguity leaves out these views, as their verifyAmbiguity does.
      """,
    examples: ["add view red\nsilence ambiguity zero-size\nreport issues"],
    parse: silencing(true))

  static let unsilence = CommandDefinition(
    syntax: ["unsilence ISSUE…", "unsilence ambiguity VIEW…"],
    summary: "include rules in 'report issues' again",
    explanation: "This undoes 'silence'.",
    examples: ["silence ambiguity\nunsilence ambiguity"],
    parse: silencing(false))

  private static func silencing(_ isSilenced: Bool) -> Parser {
    { reader throws(Problem) in
      let names = try reader.names("an issue", of: Rule.all.map { $0.id })
      return Command { resolver throws(Problem) in
        .setSilenced(isSilenced, try resolver.names(names))
      }
    }
  }
}

extension Action {
  /// Excludes rules from the report of issues, or includes them again; `ambiguity` with views excludes only the
  /// ambiguities of these.
  static func setSilenced(_ isSilenced: Bool, _ ids: [Name]) -> Action {
    .edit(.adds) { layout throws(Problem) in
      if ids.first?.value == "ambiguity", ids.count > 1, Rule.named(ids[1].value) == nil {
        let word = isSilenced ? "never" : "always"
        for view in ids.dropFirst() {
          let value = Located(PropertyValue.choice(word), view.range)
          let item = try layout.item(view)
          try ViewProperty.named("verifyAmbiguity")?.set(value, of: item, in: &layout)
        }
        return
      }
      for id in ids {
        let rule = try Rule.of(id).id
        if isSilenced {
          layout.model.silencedIssues.insert(rule)
        } else {
          layout.model.silencedIssues.remove(rule)
        }
      }
    }
  }
}

extension TokenReader {
  /// Reads the ids of rules up to an option, a keyword or the end; empty if none is named.
  mutating func ruleNames(before keyword: String? = nil) throws(Problem) -> [Reference] {
    var names: [Reference] = []
    while true {
      note(Rule.all.map { $0.id } + [Rule.every], "an issue")
      if let keyword, isAt(keyword: keyword) { return names }
      if isAtEnd || isAtOption { return names }
      if !names.isEmpty { _ = take(.comma) }
      names.append(try name("an issue"))
    }
  }
}

extension Resolver {
  /// The rules that are named; nil if none is, so that the usual ones apply.
  func rules(_ references: [Reference]) throws(Problem) -> Set<Rule>? {
    if references.isEmpty { return nil }
    let ids = try names(references)
    if ids.contains(where: { $0.value == Rule.every }) { return Set(Rule.all) }
    return Set(try ids.map { id throws(Problem) in try Rule.of(id) })
  }
}

extension Rule {
  /// The rule that a word of a command means.
  static func of(_ name: Name) throws(Problem) -> Rule {
    guard let rule = named(name.value) else {
      throw .unknown(
        "issue", name, in: all.map { $0.id }, otherwise: "'help issues' lists them")
    }
    return rule
  }
}
