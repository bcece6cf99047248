/// Which constraint of a conflict is broken: ``BreakingCandidate`` on a model.
///
/// Of a stack view's constraints only `UISV-hiding` is spared (0 of 5 public reports broke it); the
/// others are broken as often as chance says (7 of 15).
struct BreakingRule {
  let model: Model

  /// The constraint of a conflict to break, given in the order of the report.
  func victim(among listed: [RowOrigin]) -> RowOrigin? {
    BreakingCandidate.victim(among: listed.map(candidate)).map { listed[$0] }
  }

  private func candidate(_ origin: RowOrigin) -> BreakingCandidate {
    let constraint = constraint(of: origin)
    return BreakingCandidate(
      isSpared: !isBreakable(origin), depth: holderDepth(origin),
      kind: constraint.map(kind) ?? .other, constant: constraint?.constant ?? 0)
  }

  /// Why the rule chooses a constraint, a step for each thing that decided.
  func reasons(for victim: RowOrigin, among listed: [RowOrigin]) -> [String] {
    guard self.victim(among: listed) == victim else { return ["it clashed with others then"] }
    var reasons: [String] = []
    let chosen = candidate(victim)
    var rivals = listed.map(candidate)
    func keep(_ reason: String, _ isKept: (BreakingCandidate) -> Bool) {
      let kept = rivals.filter(isKept)
      if kept.count < rivals.count { reasons.append(reason) }
      rivals = kept
    }
    if !chosen.isSpared { keep("what UIKit made is spared") { !$0.isSpared } }
    keep("constraints of the deepest view go first") { $0.depth == chosen.depth }
    keep("of these \(chosen.kind.text) goes first") { $0.kind == chosen.kind }
    keep("of one kind the largest constant goes") { $0.constant == chosen.constant }
    if rivals.count > 1 { reasons.append("among equals the last listed goes") }
    return reasons.isEmpty ? ["it is the only one that can go"] : reasons
  }

  private func kind(of constraint: LayoutConstraint) -> BreakingCandidate.Kind {
    let (first, second) = (constraint.first, constraint.second)
    let holder = model.holder(of: constraint)
    return BreakingCandidate.Kind(
      first.attribute, second?.attribute, isOneItem: first.item == second?.item,
      isHeldOutside: holder != first.item && holder != second?.item)
  }

  private func isBreakable(_ origin: RowOrigin) -> Bool {
    switch origin {
    case .constraint(let id): !(model[id].identifier.map(SystemIdentifier.isSpared) ?? false)
    case .system: false
    case .stack(_, let key): key.identifier != .hiding
    }
  }

  /// The constraint behind a row, where it has one.
  private func constraint(of origin: RowOrigin) -> LayoutConstraint? {
    switch origin {
    case .constraint(let id): model[id]
    case .system: nil
    case .stack(let item, let key):
      StackLayout(of: item, in: model)?.constraint(key)?.constraint.constraint
    }
  }

  /// How deep the view lies that holds a constraint; 0 is the window.
  func holderDepth(_ origin: RowOrigin) -> Int {
    let holder = constraint(of: origin).map { model.holder(of: $0) } ?? origin.item
    return holder.map { model.ancestry(of: $0).count - 1 } ?? 0
  }
}

extension BreakingCandidate.Kind {
  /// The kind in a sentence.
  var text: String {
    switch self {
    case .other: "a leading or top edge or a center"
    case .sizeRelation: "a relation between sizes"
    case .farEdge: "a trailing or bottom edge"
    case .gap: "a gap"
    case .aspectRatio: "an aspect ratio"
    case .constantSize: "a constant size"
    }
  }
}
