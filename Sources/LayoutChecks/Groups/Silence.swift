/// A rule that is left out, everywhere or about one view.
package struct Silence: Hashable, Sendable {
  /// The id of the rule.
  let rule: String
  /// The name or object id of the view or constraint; nil for all.
  let view: String?
  /// The reason, in its author's words.
  let reason: String

  /// Whether a finding of a rule about these is left out.
  func covers(_ rule: CheckRule, _ subjects: [FindingSubject]) -> Bool {
    guard rule.id == self.rule else { return false }
    guard let view else { return true }
    return subjects.contains { $0.id == view || $0.name == view }
  }
}
