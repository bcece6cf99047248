import AutoLayout

/// Something that `report issues` looks for.
public struct IssueRule: Sendable {
  /// By which it is silenced: `negative-constant`.
  public let id: String
  /// Why it matters, in one line.
  public let reason: String
  /// What to do.
  public let remedy: String
  let find: @Sendable (borrowing IssueSearch) -> [Issue.Finding]

  /// Every rule, in the order of the report: what is wrong first, what could be clearer last.
  public static let all: [IssueRule] = frames + priorities + constraints

  /// The rule of an id.
  public static func named(_ id: String) -> IssueRule? { all.first { $0.id == id } }
}

/// A rule that found something.
public struct Issue: Hashable, Sendable {
  /// One place where the rule applies.
  public struct Finding: Hashable, Sendable {
    /// What is there, in a line.
    public let text: String
    /// The items that it is about, by name.
    public let items: [String]
    /// The constraints that it is about, by name.
    public let constraints: [String]

    init(_ text: String, items: [String] = [], constraints: [String] = []) {
      self.text = text
      self.items = items
      self.constraints = constraints
    }
  }

  /// The id of the rule.
  public let rule: String
  /// Why it matters.
  public let reason: String
  /// What to do.
  public let remedy: String
  /// Where.
  public let findings: [Finding]
}

/// What `report issues` prints.
public struct IssueReport: Hashable, Sendable {
  /// The rules that found something and are not silenced, in the order of the rules.
  public let issues: [Issue]
  /// The ids of silenced rules.
  public let silenced: [String]
}

extension IssueReport: CustomStringConvertible {
  /// The findings of each rule, its reason and its remedy.
  public var description: String {
    let count = issues.reduce(0) { $0 + $1.findings.count }
    let note = silenced.isEmpty ? "" : " (silenced: \(silenced.joined(separator: ", ")))"
    let total = count == 0 ? "no issues" : Sentence.count(count, "issue")
    return (issues.map(\.description) + [total + note]).joined(separator: "\n")
  }
}

extension Issue: CustomStringConvertible {
  /// A line for each finding, then why it matters and what to do.
  public var description: String {
    (findings.map { "\(rule): \($0.text)" } + ["    \(reason); \(remedy)"])
      .joined(separator: "\n")
  }
}

extension IssueReport: JSONRepresentable {
  /// `issues` and `silenced`.
  public var json: JSONValue { ["issues": .list(issues), "silenced": .strings(silenced)] }
}

extension Issue: JSONRepresentable {
  /// `id`, `reason`, `remedy`, `findings`.
  public var json: JSONValue {
    [
      "id": .string(rule), "reason": .string(reason), "remedy": .string(remedy),
      "findings": .array(
        findings.map {
          [
            "text": .string($0.text), "items": .strings($0.items),
            "constraints": .strings($0.constraints),
          ]
        }),
    ]
  }
}

extension Layout {
  /// What could be wrong with the layout, or clearer.
  public func issueReport() -> IssueReport {
    let search = IssueSearch(self)
    let silenced = silencedIssues
    let issues = IssueRule.all.filter { !silenced.contains($0.id) }.compactMap { rule in
      let findings = rule.find(search)
      return findings.isEmpty
        ? nil
        : Issue(rule: rule.id, reason: rule.reason, remedy: rule.remedy, findings: findings)
    }
    return IssueReport(issues: issues, silenced: silenced)
  }

  /// The ids of the rules that ``issueReport()`` leaves out, in alphabetical order.
  public var silencedIssues: [String] { model.silencedIssues.sorted() }

  /// Leaves a rule out of ``issueReport()``, or takes it in again.
  ///
  /// - Throws: When there is no such rule.
  public mutating func setSilenced(_ isSilenced: Bool, issue id: String) throws(LayoutError) {
    guard IssueRule.named(id) != nil else {
      throw LayoutError("there is no issue '\(id)'", remedy: "'help issues' lists them")
    }
    if isSilenced { model.silencedIssues.insert(id) } else { model.silencedIssues.remove(id) }
  }
}
