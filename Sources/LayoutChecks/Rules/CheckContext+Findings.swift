import AutoLayout

extension CheckContext {
  /// What rules find; what contradictory or missing constraints do to frames is no finding of its own.
  func findings(of rules: [CheckRule]) -> [(rule: CheckRule, found: [CheckFinding])] {
    var unreliable = conflicted
    return rules.map { rule in
      let found = rule.find(self)
      if rule.treatment.spoilsFrames {
        for finding in found { unreliable.formUnion(finding.key.items + finding.followers) }
        return (rule, found)
      }
      if unreliable.isEmpty { return (rule, found) }
      return (
        rule,
        found.filter { finding in
          !finding.key.items.contains { item in
            layout.model.ancestry(of: item).contains {
              $0 != layout.root && unreliable.contains($0)
            }
          }
        }
      )
    }
  }
}

extension CheckSubject {
  /// What a finding is about, what to look at first coming first.
  func subjects(of finding: CheckFinding) -> [FindingSubject] {
    [finding.outsider].compactMap { $0 } + finding.key.constraints.map { source(of: $0) }
      + finding.key.items.map { source(of: $0) }
  }

  /// What else to look at: the other constraints, or the other views where it is about none.
  func related(to finding: CheckFinding) -> [FindingSubject] {
    let constraints = (finding.key.constraints + finding.others).dropFirst()
    return finding.key.constraints.isEmpty
      ? finding.key.items.dropFirst().map { source(of: $0) } : constraints.map { source(of: $0) }
  }
}
