import AutoLayout

extension CheckContext {
  /// The findings of some rules; effects of contradictory or missing constraints on frames aren't findings of their
  /// own.
  func findings(of rules: [CheckRule]) -> [(rule: CheckRule, found: [CheckFinding])] {
    var spoilt: Set<Item.ID> = []
    let torn = conflictedAlong
    return rules.map { rule in
      let found = rule.find(self)
      if rule.treatment.spoilsFrames {
        for finding in found { spoilt.formUnion(finding.key.items + finding.followers) }
        return (rule, found)
      }
      if spoilt.isEmpty, torn.isEmpty { return (rule, found) }
      return (rule, found.filter { !isSpoilt($0, spoilt, torn) })
    }
  }

  /// Whether a finding speaks of frames that mean nothing: those of some views, and those that contradictions
  /// left of others along an axis.
  private func isSpoilt(
    _ finding: CheckFinding, _ spoilt: Set<Item.ID>, _ torn: [Axis: Set<Item.ID>]
  ) -> Bool {
    let isOfOne = finding.key.items.count == 1
    let axes = finding.axis.map { isOfOne ? [$0] : Axis.allCases } ?? Axis.allCases
    return finding.key.items.contains { item in
      layout.model.ancestry(of: item).contains { view in
        view != layout.root
          && (spoilt.contains(view) || axes.contains { torn[$0]?.contains(view) ?? false })
      }
    }
  }
}

extension CheckSubject {
  /// The subjects of a finding, the most important first.
  func subjects(of finding: CheckFinding) -> [FindingSubject] {
    [finding.outsider].compactMap { $0 } + finding.key.constraints.map { source(of: $0) }
      + finding.key.items.map { source(of: $0) }
  }

  /// The related constraints or, for a finding without constraints, views.
  func related(to finding: CheckFinding) -> [FindingSubject] {
    let constraints = (finding.key.constraints + finding.others).dropFirst()
    return finding.key.constraints.isEmpty
      ? finding.key.items.dropFirst().map { source(of: $0) } : constraints.map { source(of: $0) }
  }
}
