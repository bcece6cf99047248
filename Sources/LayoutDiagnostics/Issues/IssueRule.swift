import AutoLayout

/// The check of a rule in one layout on one screen, as in a session.
package struct IssueRule: Sendable {
  /// The problem that is looked for.
  package let rule: Rule
  /// The places where it applies.
  package let find: @Sendable (IssueSearch) -> [Issue.Finding]

  init(_ rule: Rule, find: @escaping @Sendable (IssueSearch) -> [Issue.Finding]) {
    (self.rule, self.find) = (rule, find)
  }

  /// Every rule that a single screen shows, in the order of all rules.
  package static let all: [IssueRule] = Rule.all.compactMap(of)

  /// The check of a rule; nil if one screen isn't enough for it.
  package static func of(_ rule: Rule) -> IssueRule? { byRule[rule] }

  /// The checks by rule, including those of rules that the table lacks.
  package static let byRule = Dictionary(
    (frames + priorities + constraints).map { ($0.rule, $0) },
    uniquingKeysWith: { first, _ in first })
}

/// A rule that found something.
package struct Issue: Hashable, Sendable {
  /// One place where the rule applies.
  package struct Finding: Hashable, Sendable {
    /// The finding in one line.
    package let text: String
    /// The items that it is about, by name.
    package let items: [String]
    /// The constraints that it is about, by name.
    package let constraints: [String]
    /// The constraints that it compares those with, by name.
    package let others: [String]
    /// Its extent in points, if it can be measured.
    package let amount: Double
    /// The axis that it is about, where it is about one.
    package let axis: Axis?
    /// Lines that remove it, tried after those of the earlier findings; none if those remove it, too, and nil if not
    /// requested or nothing was found.
    package fileprivate(set) var advice: [String]?

    init(
      _ text: String, items: [String] = [], constraints: [String] = [], others: [String] = [],
      by amount: Double = 0, axis: Axis? = nil
    ) {
      self.text = text
      self.items = items
      self.constraints = constraints
      self.others = others
      self.amount = amount
      self.axis = axis
    }
  }

  /// The rule.
  package let rule: Rule
  /// The verb for the advice of the findings: to write it as a line, or to do it in Interface Builder.
  package var verb = AdviceStyle.lay.verb
  /// Where.
  package let findings: [Finding]
}

/// The output of `report issues`.
package struct IssueReport: Hashable, Sendable {
  /// The rules that found something and are not silenced, in the order of the rules.
  package let issues: [Issue]
  /// The ids of silenced rules.
  package let silenced: [String]
}

extension IssueReport: CustomStringConvertible {
  /// The findings of each rule, its reason and its remedy.
  package var description: String {
    let count = issues.reduce(0) { $0 + $1.findings.count }
    let note = silenced.isEmpty ? "" : " (silenced: \(silenced.joined(separator: ", ")))"
    let total = count == 0 ? "no issues" : Sentence.count(count, "issue")
    return (issues.map { $0.description } + [total + note]).joined(separator: "\n")
  }
}

extension Issue: CustomStringConvertible {
  /// A line for each finding with what takes it away, then why it matters, and what to do where nothing was found.
  package var description: String {
    let lines = findings.flatMap { finding in
      let advice = (finding.advice ?? []).joined(separator: "; ")
      return ["\(rule.id): \(finding.text)"] + (advice.isEmpty ? [] : ["    \(verb): \(advice)"])
    }
    let isAnswered = findings.allSatisfy { $0.advice != nil }
    return (lines + ["    \(rule.reason)\(isAnswered ? "" : "; \(rule.remedy)")"]).joined(
      separator: "\n")
  }
}

extension IssueReport: JSONRepresentable {
  /// `issues` and `silenced`.
  package var json: JSONValue { ["issues": .list(issues), "silenced": .strings(silenced)] }
}

extension Issue: JSONRepresentable {
  /// `id`, `severity`, `reason`, `remedy`, `findings`.
  package var json: JSONValue {
    [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
      "reason": .string(rule.reason), "remedy": .string(rule.remedy),
      "findings": .array(
        findings.map {
          [
            "text": .string($0.text), "items": .strings($0.items),
            "constraints": .strings($0.constraints), "advice": .strings($0.advice ?? []),
          ]
        }),
    ]
  }
}

extension IssueReport {
  /// The maximum number of a rule's findings that advice is searched for.
  private static let adviceLimit = 16

  /// Looks for what could be wrong with a layout, or clearer.
  ///
  /// - Parameters:
  ///   - layout: A solved layout.
  ///   - wanted: The requested rules; nil for those that apply by default.
  ///   - style: The language of the advice.
  ///   - wording: Writes advice in this language; nil for no advice.
  package init(
    of layout: Layout, for wanted: Set<Rule>? = nil, style: AdviceStyle = .lay,
    wording: ((Advice) -> [String])? = nil
  ) {
    let (search, silenced) = (IssueSearch(layout), layout.model.silencedIssues)
    self.silenced = silenced.sorted()
    var advisor = wording.map { _ in IssueAdvice(search) }
    let rules = IssueRule.all.filter { wanted?.contains($0.rule) ?? $0.rule.isOnByDefault }
    issues = rules.filter { !silenced.contains($0.rule.id) }.compactMap { rule in
      var findings = rule.find(search)
      if findings.isEmpty { return nil }
      for place in findings.indices.prefix(Self.adviceLimit) {
        let advice = advisor?.advice(on: findings[place], of: rule)
        findings[place].advice = advice.flatMap { wording?($0) }
      }
      return Issue(rule: rule.rule, verb: style.verb, findings: findings)
    }
  }
}
