import AutoLayout

/// Looks for remedies of issues, one after another, on copies in which the earlier advice was followed: a user who
/// types all of it gets what each line says.
struct IssueAdvice {
  private var search: IssueSearch
  private var faults: LayoutFaults
  private var layout: Layout { search.layout }

  init(_ search: IssueSearch) {
    self.search = search
    faults = LayoutFaults(search.layout)
  }

  /// The advice that removes a rule's finding without causing a fault; none if earlier advice did that, nil if nothing
  /// is found.
  mutating func advice(on finding: Issue.Finding, of rule: IssueRule) -> Advice? {
    guard let candidates = Self.candidates[rule.rule] else { return nil }
    guard rule.find(search).contains(where: { $0.isAbout(finding) }) else { return Advice([]) }
    for advice in candidates(self, finding) where !advice.edits.isEmpty {
      guard let trial = advice.done(to: layout) else { continue }
      let (after, next) = (LayoutFaults(trial), IssueSearch(trial))
      guard faults.includes(after), !rule.find(next).contains(where: { $0.isAbout(finding) }) else {
        continue
      }
      (search, faults) = (next, after)
      return advice
    }
    return nil
  }

  // MARK: By rule

  private typealias Candidates = @Sendable (IssueAdvice, Issue.Finding) -> [Advice]

  /// The candidate remedies, the likeliest first, by rule.
  private static let candidates: [Rule: Candidates] = [
    .conflict: { advice, finding in
      let members = advice.softestFirst(advice.constraints(finding))
      return members.map { Advice([.prioritize($0, .nearlyRequired)]) }
        + members.map { Advice([.remove($0)]) }
    },
    .ambiguity: { advice, finding in
      advice.items(finding).compactMap { AmbiguityAdvice.settling($0, in: advice.layout) }
    },
    .priorityTie: { advice, finding in
      Axis.allCases.flatMap { advice.raises(.hugging, $0, of: finding) }
    },
    .truncatedText: { $0.room(for: $1) },
    .clippedContent: { $0.room(for: $1) },
    .stretchedControl: { advice, finding in
      advice.raises(.hugging, finding.axis ?? .horizontal, of: finding)
    },
    .fixedTextSize: { advice, finding in
      advice.constraints(finding).map { Advice([.relate($0, .greaterThanOrEqual)]) }
    },
    .requiredContentPriority: { advice, finding in advice.eased(finding) },
    .duplicate: { $0.removals($1) },
    .redundant: { $0.removals($1) },
    .overruled: { $0.removals($1) },
  ]

  private func items(_ finding: Issue.Finding) -> [Item.ID] {
    finding.items.compactMap(layout.item(named:))
  }

  private func constraints(_ finding: Issue.Finding) -> [LayoutConstraint.ID] {
    finding.constraints.compactMap(layout.constraint(named:))
  }

  /// Broken constraints first, as lowering them moves nothing; then sizes, and distances last.
  private func softestFirst(_ members: [LayoutConstraint.ID]) -> [LayoutConstraint.ID] {
    let broken = layout.brokenConstraints
    let sizes = members.filter { layout.constraint($0).second == nil && !broken.contains($0) }
    return members.filter(broken.contains) + sizes
      + members.filter { !broken.contains($0) && !sizes.contains($0) }
  }

  /// A size that may be larger, or a content that yields less.
  private func room(for finding: Issue.Finding) -> [Advice] {
    let axis = finding.axis ?? .horizontal
    return sizes(of: finding, axis).map { Advice([.relate($0, .greaterThanOrEqual)]) }
      + raises(.compressionResistance, axis, of: finding)
  }

  private func removals(_ finding: Issue.Finding) -> [Advice] {
    constraints(finding).map { Advice([.remove($0)]) }
  }

  /// The user's constraints that fix a length.
  private func sizes(of finding: Issue.Finding, _ axis: Axis) -> [LayoutConstraint.ID] {
    let anchors = Set(items(finding).map { Anchor($0, .extent(axis)) })
    return search.constraints.filter { _, constraint in
      constraint.second == nil && constraint.relation == .equal
        && anchors.contains(constraint.first)
    }.map { $0.id }
  }

  private func raises(_ bound: ContentBound, _ axis: Axis, of finding: Issue.Finding) -> [Advice] {
    items(finding).compactMap { item in
      guard let now = bound.priority(of: item, axis, in: layout), now.value < 999 else {
        return nil
      }
      return Priority(now.value + 1).map { Advice([.keep(item, bound, axis, $0)]) }
    }
  }

  /// Priorities of contents that are required, made nearly so.
  private func eased(_ finding: Issue.Finding) -> [Advice] {
    items(finding).flatMap { item in
      [ContentBound.hugging, .compressionResistance].flatMap { bound in
        Axis.allCases.filter { finding.text.contains(bound.property($0)) }.map { axis in
          Advice([.keep(item, bound, axis, .nearlyRequired)])
        }
      }
    }
  }
}

extension Issue.Finding {
  /// Whether both are about the same, whatever the numbers are.
  fileprivate func isAbout(_ other: Issue.Finding) -> Bool {
    items == other.items && constraints == other.constraints && axis == other.axis
      && text.prefix { !$0.isNumber } == other.text.prefix { !$0.isNumber }
  }
}
