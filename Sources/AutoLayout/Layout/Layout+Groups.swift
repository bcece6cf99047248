extension Layout {
  /// The groups, in order of creation.
  package var groups: [ConstraintGroup] { model.groups }

  /// The group of a name: exact first, then ignoring case and spaces.
  package func group(named name: String) -> ConstraintGroup? {
    guard case .group(let known) = model.lookUp(name) else { return nil }
    return model.groups.first { $0.name == known }
  }

  /// Names a set of constraints, or gives a group other members.
  ///
  /// A group goes with its last member.
  ///
  /// - Throws: When something else has the name, it can't be a name, or there are no members.
  package mutating func setGroup(_ name: String, to members: [LayoutConstraint.ID])
    throws(LayoutError)
  {
    guard !members.isEmpty else { throw LayoutError("a group has at least one constraint") }
    if group(named: name)?.name != name { try model.checkFree(name) }
    var unique: [LayoutConstraint.ID] = []
    for member in members where !unique.contains(member) { unique.append(member) }
    model.setGroup(ConstraintGroup(name: name, members: unique))
  }

  /// Forgets a group; its constraints stay as they are.
  package mutating func removeGroup(named name: String) { model.eraseGroup(name) }

  /// Deactivates some constraints and then activates others, so that both are never active at once.
  ///
  /// Constraints in both lists stay active.
  package mutating func swap(
    _ old: [LayoutConstraint.ID], with new: [LayoutConstraint.ID]
  ) {
    for id in old { setActive(false, id) }
    for id in new { setActive(true, id) }
  }

  /// The view that a constraint belongs to when it is active: the nearest common ancestor of its
  /// items, or the item itself for a constant size.
  package func owner(of id: LayoutConstraint.ID) -> Item.ID? { model.holder(of: model[id]) }
}
