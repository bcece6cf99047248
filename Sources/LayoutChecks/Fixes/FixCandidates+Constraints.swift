import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Changes of constraints.
extension FixCandidates {
  /// Removes the constraint that repeats another one, or that other one.
  var removals: [FixCandidate] {
    guard let id = finding.key.constraints.first else { return [] }
    let others = layout.constraints.filter { $0 != id && isAlike($0, id) }
    return ([id] + others).compactMap { candidate(.duplicate, [.remove($0)]) }
  }

  /// Whether two constraints tie the same anchors; more is left to the trial.
  private func isAlike(_ first: LayoutConstraint.ID, _ second: LayoutConstraint.ID) -> Bool {
    let (first, second) = (layout.constraint(first), layout.constraint(second))
    return anchors(of: first) == anchors(of: second) && first.priority == second.priority
  }

  private func anchors(of constraint: LayoutConstraint) -> Set<Anchor> {
    Set([constraint.first, constraint.second].compactMap { $0 })
  }

  /// Makes fixed sizes of the views, and of those that hold them, the least ones.
  var leastSizes: [FixCandidate] {
    let named = finding.key.constraints
    let views = Set(finding.key.items.prefix(1).flatMap(layout.model.ancestry))
    let around = layout.constraints.filter { id in
      let made = layout.constraint(id)
      return made.isActive && made.second == nil && views.contains(made.first.item)
        && made.first.attribute.isSize && isAlong(made.first.attribute.axis)
    }
    let ids = named.isEmpty ? around : named
    return ids.filter {
      layout.constraint($0).relation == .equal && !layout.constraint($0).isPlaceholder
    }
    .compactMap { candidate(.leastSize, [.relate($0, .greaterThanOrEqual)]) }
  }

  private func isAlong(_ axis: Axis) -> Bool { finding.axis.map { $0 == axis } ?? true }

  // MARK: Contradictions

  /// Lets the ties of a view to its own safe area yield, or takes them away: beside a notch none can hold.
  var ownSafeAreas: [FixCandidate] {
    let ids = finding.key.constraints.filter(isOfOwnSafeArea)
    return ids.compactMap { candidate(.ownSafeArea, [.prioritize($0, .nearlyRequired)]) }
      + ids.compactMap { candidate(.ownSafeArea, [.remove($0)]) }
  }

  private func isOfOwnSafeArea(_ id: LayoutConstraint.ID) -> Bool {
    let made = layout.constraint(id)
    guard let other = made.second?.item else { return false }
    return [(made.first.item, other), (other, made.first.item)].contains { view, guide in
      layout.model[guide].systemGuide == .safeArea && layout.superview(of: guide) == view
    }
  }

  /// Lets one of the others yield.
  var yielding: [FixCandidate] {
    let ids = finding.key.constraints.filter { !isOfOwnSafeArea($0) }
    return CauseSearch(context, of: rule, harms: [])
      .ranked(ids, around: finding.key.items)
      .compactMap { candidate(.yielding, [.prioritize($0, .nearlyRequired)]) }
  }

  // MARK: Reading direction

  private static let leading = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// Leading and trailing for left and right, in one constraint or in all that are about its views.
  var leadingSides: [FixCandidate] {
    guard let id = finding.key.constraints.first else { return [] }
    let items = Set(anchors(of: layout.constraint(id)).map { $0.item }).subtracting([layout.root])
    let all = layout.constraints.filter { other in
      let made = layout.constraint(other)
      return other == id
        || anchors(of: made).contains { $0.attribute.isAbsoluteSide && items.contains($0.item) }
    }
    return CheckRule.unique([[id], all]).compactMap(leading)
  }

  private func leading(_ ids: [LayoutConstraint.ID]) -> FixCandidate? {
    let edits = ids.flatMap { id -> [DocumentEdit] in
      guard let place = context.subject.sources?.constraints[id]?.place else { return [] }
      let made = layout.constraint(id)
      let sides = [
        ("firstAttribute", made.first.attribute), ("secondAttribute", made.second?.attribute),
      ]
      return sides.compactMap { name, attribute in
        attribute.flatMap { Self.leading[$0.rawValue] }.map { .set(name, $0, of: place) }
      }
    }
    if edits.isEmpty { return nil }
    let names = Sentence.list(ids.map { layout.constraint($0).name }, limit: 4)
    return FixCandidate(
      remedy: .leading, edits: edits, text: "use leading and trailing in \(names)")
  }
}
