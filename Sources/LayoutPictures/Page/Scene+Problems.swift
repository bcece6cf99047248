import AutoLayout
import ConsoleLog
import LayoutDiagnostics

/// The problems of the layout: conflicts first, then ambiguities, then other issues.
extension Scene {
  /// The maximum number of conflicts to report; a layout with more has a single cause.
  private static let conflictLimit = 20

  var problems: [JSONValue] {
    let reports = layout.conflictReports()
    if isTooLarge { return [tooLarge] + reports.prefix(Self.conflictLimit).map(conflict) }
    let rest = reports.count - Self.conflictLimit
    return reports.prefix(Self.conflictLimit).map(conflict)
      + (rest > 0
        ? [problem("conflict", "error", "… and \(Sentence.count(rest, "more conflict"))")] : [])
      + layout.ambiguityReport().entries.map(ambiguity) + issues
  }

  private var tooLarge: JSONValue {
    problem(
      "limit", "note",
      "a page shows \(Self.limit) views and \(Self.limit) constraints of a layout, not more",
      lines: [
        "This one has \(layout.items.count) views and guides and \(layout.constraints.count) constraints.",
        "What is ambiguous or odd: report ambiguity, report issues.",
      ])
  }

  private func conflict(_ report: ConflictReport) -> JSONValue {
    let summary = report.summary { wording($0, layout) }.split(separator: "\n").map(String.init)
    let members = report.members.compactMap { layout.constraint(named: $0) }
    let items = members.map { layout.constraint($0) }.flatMap { [$0.first.item, $0.second?.item] }
    return problem(
      "conflict", "error", summary.first ?? report.brokenHandle,
      lines: Array(summary.dropFirst()) + report.equations,
      views: items.compactMap { $0 }, constraints: report.members,
      sum: report.contradictionSum.map(sum) ?? .null)
  }

  private func sum(_ sum: ContradictionSum) -> JSONValue {
    func parts(_ parts: [ContradictionSum.Part]) -> JSONValue {
      .array(
        parts.map {
          [
            "points": .measured($0.points), "amount": .string($0.amount),
            "view": .optional($0.view), "constraint": .string($0.constraint),
            "broken": .bool($0.isBroken),
          ]
        })
    }
    return [
      "needed": parts(sum.needed), "available": parts(sum.available),
      "total": .measured(sum.total), "room": .measured(sum.room),
    ]
  }

  private func ambiguity(_ entry: AmbiguityReport.Entry) -> JSONValue {
    problem(
      "ambiguity", "warning", entry.headline, lines: entry.openValues.map { $0.description },
      views: [entry.item])
  }

  /// The other issues of the layout; conflicts and ambiguities are listed separately.
  private var issues: [JSONValue] {
    let issues = IssueReport(of: layout).issues
    return issues.filter { ![.conflict, .ambiguity].contains($0.rule) }.flatMap { issue in
      issue.findings.map { finding in
        problem(
          issue.rule.id, issue.rule.severity.rawValue, finding.text,
          lines: [issue.rule.reason, issue.rule.remedy],
          views: finding.items.compactMap { layout.item(named: $0) },
          constraints: finding.constraints)
      }
    }
  }

  private func problem(
    _ kind: String, _ severity: String, _ title: String, lines: [String] = [],
    views: [Item.ID] = [], constraints: [String] = [], sum: JSONValue = .null
  ) -> JSONValue {
    var seen: Set<Item.ID> = []
    return [
      "kind": .string(kind), "severity": .string(severity),
      "title": .string(VisibleText.shown(title)),
      "lines": .strings(lines.map(VisibleText.lines)),
      "views": .array(views.filter { seen.insert($0).inserted }.map(name)),
      "constraints": .strings(constraints), "sum": sum,
    ]
  }
}
