import AutoLayout

/// The differences between the constraints of two versions of a scene.
struct ConstraintComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot

  /// Constraints of added or removed views are reported with them.
  var changes: [LayoutChange] {
    var gone = old.constraints.filter { id, constraint in
      new.constraints[id] == nil && isAboutCommonViews(constraint, of: old)
    }
    var fresh = new.constraints.filter { id, constraint in
      old.constraints[id] == nil && isAboutCommonViews(constraint, of: new)
    }
    var changed = new.constraints.compactMap { id, constraint -> LayoutChange? in
      guard let before = old.constraints[id] else { return nil }
      return change(of: id, before, constraint)
    }
    // Constraints between the same sides are the same constraint with other numbers, whatever their names.
    let twins = Dictionary(grouping: fresh.keys.sorted()) { id in
      fresh[id].map { anchors(new.layout.constraint($0), new) } ?? []
    }
    var taken: Set<String> = []
    for id in gone.keys.sorted() {
      guard let before = gone[id],
        let twin = twins[anchors(old.layout.constraint(before), old)]?
          .first(where: { !taken.contains($0) }), let after = fresh[twin]
      else { continue }
      taken.insert(twin)
      changed += [change(of: twin, before, after)].compactMap { $0 }
      gone[id] = nil
    }
    for id in taken { fresh[id] = nil }
    let removed = gone.map { id, constraint in
      LayoutChange(kind: .removed, id: id, words: old.layout.equation(of: constraint))
    }
    let added = fresh.map { id, constraint in
      LayoutChange(
        kind: .added, id: id, words: new.layout.equation(of: constraint),
        line: new.line(of: constraint))
    }
    return [removed, added, changed].flatMap { $0.sorted { ($0.text, $0.id) < ($1.text, $1.id) } }
  }

  private func isAboutCommonViews(
    _ constraint: LayoutConstraint.ID, of side: SceneSnapshot
  ) -> Bool {
    side.viewIDs(of: constraint).allSatisfy { old.views[$0] != nil && new.views[$0] != nil }
  }

  /// Names of views may differ between the versions without any difference in the constraint.
  private func change(
    of id: String, _ before: LayoutConstraint.ID, _ after: LayoutConstraint.ID
  ) -> LayoutChange? {
    let (one, other) = (old.layout.constraint(before), new.layout.constraint(after))
    let isSame =
      one.relation == other.relation && one.multiplier == other.multiplier
      && one.constant == other.constant && one.priority == other.priority
      && one.isActive == other.isActive && anchors(one, old) == anchors(other, new)
    if isSame { return nil }
    let text = "\(old.layout.equation(of: before)) → \(new.layout.equation(of: after))"
    let note =
      one.isActive == other.isActive ? "" : other.isActive ? ", now active" : ", now inactive"
    return LayoutChange(kind: .changed, id: id, words: text + note, line: new.line(of: after))
  }

  private func anchors(_ constraint: LayoutConstraint, _ side: SceneSnapshot) -> [String] {
    [constraint.first, constraint.second].compactMap { $0 }.map { anchor in
      let model = side.layout.model
      let item = anchor.item
      let owner = side.layout.owningView(of: item)
      let kind = model[item].isView ? "" : model[item].systemGuide?.rawValue ?? model[item].name
      return "\(side.id(of: owner)).\(kind).\(anchor.attribute.rawValue)"
    }
  }
}
