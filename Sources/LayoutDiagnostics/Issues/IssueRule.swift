import AutoLayout

/// Something that `report issues` looks for.
package struct IssueRule: Sendable {
  /// By which it is silenced: `negative-constant`.
  package let id: String
  /// Why it matters, in one line.
  package let reason: String
  /// What to do.
  package let remedy: String
  /// The places where it applies.
  package let find: @Sendable (borrowing IssueSearch) -> [Issue.Finding]

  /// Every rule, in the order of the report: what is wrong first, what could be clearer last.
  package static let all: [IssueRule] = frames + priorities + constraints

  /// The rule of an id.
  package static func named(_ id: String) -> IssueRule? { all.first { $0.id == id } }
}

/// A rule that found something.
package struct Issue: Hashable, Sendable {
  /// One place where the rule applies.
  package struct Finding: Hashable, Sendable {
    /// What is there, in a line.
    package let text: String
    /// The items that it is about, by name.
    package let items: [String]
    /// The constraints that it is about, by name.
    package let constraints: [String]
    /// The constraints that it compares those with, by name.
    package let others: [String]
    /// By how many points, as far as it can be measured.
    package let amount: Double
    /// The axis that it is about, where it is about one.
    package let axis: Axis?
    /// Lines that take it away, which were tried after those of the findings before; none where those do, and nil
    /// where nobody asked or nothing was found.
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

  /// The id of the rule.
  package let rule: String
  /// Why it matters.
  package let reason: String
  /// What to do.
  package let remedy: String
  /// What to do with the advice of the findings: to write it as a line, or to do it in Interface Builder.
  package var verb = AdviceStyle.lay.verb
  /// Where.
  package let findings: [Finding]
}

/// What `report issues` prints.
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
      return ["\(rule): \(finding.text)"] + (advice.isEmpty ? [] : ["    \(verb): \(advice)"])
    }
    let isAnswered = findings.allSatisfy { $0.advice != nil }
    return (lines + ["    \(reason)\(isAnswered ? "" : "; \(remedy)")"]).joined(separator: "\n")
  }
}

extension IssueReport: JSONRepresentable {
  /// `issues` and `silenced`.
  package var json: JSONValue { ["issues": .list(issues), "silenced": .strings(silenced)] }
}

extension Issue: JSONRepresentable {
  /// `id`, `reason`, `remedy`, `findings`.
  package var json: JSONValue {
    [
      "id": .string(rule), "reason": .string(reason), "remedy": .string(remedy),
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
  /// How many findings of a rule are tried to be taken away.
  private static let adviceLimit = 16

  /// Looks for what could be wrong with a layout, or clearer.
  ///
  /// - Parameters:
  ///   - layout: A solved layout.
  ///   - style: In whose words the advice is.
  ///   - wording: Writes advice in these words; nil where nobody reads any.
  package init(
    of layout: Layout, style: AdviceStyle = .lay, wording: ((Advice) -> [String])? = nil
  ) {
    let (search, silenced) = (IssueSearch(layout), layout.model.silencedIssues)
    self.silenced = silenced.sorted()
    var advisor = wording.map { _ in IssueAdvice(search) }
    issues = IssueRule.all.filter { !silenced.contains($0.id) }.compactMap { rule in
      var findings = rule.find(search)
      if findings.isEmpty { return nil }
      for place in findings.indices.prefix(Self.adviceLimit) {
        let advice = advisor?.advice(on: findings[place], of: rule)
        findings[place].advice = advice.flatMap { wording?($0) }
      }
      return Issue(
        rule: rule.id, reason: rule.reason, remedy: rule.remedy, verb: style.verb,
        findings: findings)
    }
  }
}

extension Layout {
  /// Leaves a rule out of an ``IssueReport``, or takes it in again.
  ///
  /// - Throws: When there is no such rule.
  package mutating func setSilenced(_ isSilenced: Bool, issue id: String) throws(LayoutError) {
    guard IssueRule.named(id) != nil else {
      throw LayoutError("there is no issue '\(id)'", remedy: "'help issues' lists them")
    }
    if isSilenced { model.silencedIssues.insert(id) } else { model.silencedIssues.remove(id) }
  }
}
