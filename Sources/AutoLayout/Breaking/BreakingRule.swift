/// Which constraint of a conflict is broken: ``BreakingCandidate`` on a layout.
///
/// Of a stack view's constraints only `UISV-hiding` is spared (0 of 5 public reports broke it); the
/// others are broken as often as chance says (7 of 15).
package struct BreakingRule {
  /// A constraint as reports list it.
  package struct Listed {
    package let id: ConstraintID
    package let candidate: BreakingCandidate
    package let place: ListedPlace
  }

  private var stacks: StackConstraints
  private var known: [ConstraintID: Listed?] = [:]

  private var situation: Situation { stacks.situation }

  package init(_ situation: Situation) { stacks = StackConstraints(situation) }

  /// The constraint of a conflict to break; nil where no report lists any of them.
  package mutating func victim(among participants: [ConstraintID]) -> ConstraintID? {
    let listed = listed(participants)
    return BreakingCandidate.victim(among: listed.map(\.candidate)).map { listed[$0].id }
  }

  /// Those of some constraints that reports list, in their order.
  package mutating func listed(_ participants: [ConstraintID]) -> [Listed] {
    participants.compactMap { listed($0) }.sorted { $0.place < $1.place }
  }

  private mutating func listed(_ id: ConstraintID) -> Listed? {
    if let known = known[id] { return known }
    let found = ListedName(id, in: situation).map { name in
      let constraint = stacks.constraint(id)
      let depth = holderDepth(id, constraint)
      return Listed(
        id: id,
        candidate: BreakingCandidate(
          isSpared: !isBreakable(id), depth: depth, kind: constraint.map(kind) ?? .other,
          constant: constraint?.constant ?? 0),
        place: ListedPlace(name, depth: depth, age: age(of: id)))
    }
    known[id] = .some(found)
    return found
  }

  private func kind(of constraint: LayoutConstraint) -> BreakingCandidate.Kind {
    let (first, second) = (constraint.first, constraint.second)
    let holder = situation.model.holder(of: constraint)
    return BreakingCandidate.Kind(
      first.attribute, second?.attribute, isOneItem: first.item == second?.item,
      isHeldOutside: holder != first.item && holder != second?.item)
  }

  private func isBreakable(_ id: ConstraintID) -> Bool {
    switch id {
    case .user(let id):
      !(situation.model[id].identifier.map(SystemIdentifier.isSpared) ?? false)
    case .system: false
    case .stack(_, let key): key.identifier != .hiding
    }
  }

  /// How deep the view lies that holds a constraint; 0 is the window.
  private func holderDepth(_ id: ConstraintID, _ constraint: LayoutConstraint?) -> Int {
    let holder = constraint.map { situation.model.holder(of: $0) } ?? id.item
    return holder.map { situation.model.ancestry(of: $0).count - 1 } ?? 0
  }

  /// When a constraint was made, in relation to others of its kind.
  private mutating func age(of id: ConstraintID) -> (Int, Int) {
    switch id {
    case .user(let id): (Int(id.rawValue), 0)
    case .system(let role, let item): (Int(item.rawValue), role.rawValue)
    case .stack(let item, let key):
      (Int(item.rawValue), stacks.find(key, of: item)?.number ?? 0)
    }
  }
}
