import AutoLayout
import LayoutDiagnostics

/// The differences between two versions of a scene.
struct SceneComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot
  let check: Check
  /// The views that have other names.
  let renames: [(old: String, new: String)]
  /// The differences of the documents' contents; nil if not both are documents.
  let contents: [LayoutChange]?
  /// Views that move by less, in points, are only counted.
  let leastMove: Double

  /// Everything, first the edits, then their effects; and how many views move so little that they are only counted.
  var changes: (told: [LayoutChange], smallMoves: Int) {
    let moves = FrameComparison(
      old: old, new: new, ids: common, matrix: check.matrix, leastMove: leastMove
    ).changes
    let values = PropertyComparison(
      old: old, new: new, ids: common, areContentsKnown: contents != nil,
      moved: Set(moves.told.map { $0.id }))
    let constraints = ConstraintComparison(old: old, new: new).changes
    let edits = renamed + views + values.changes + (contents ?? []) + constraints
    return (edits + moves.told + findings, moves.smallCount)
  }

  // MARK: Views

  private var renamed: [LayoutChange] {
    renames.map {
      LayoutChange(kind: .changed, id: $0.new, words: "\($0.old) is called \($0.new) now")
    }
  }

  private var views: [LayoutChange] {
    let gone = old.order.filter { new.views[$0] == nil }
    let fresh = new.order.filter { old.views[$0] == nil }
    let removed = gone.filter { id in old.parent(of: id).map { new.views[$0] != nil } ?? true }
      .map { change(.removed, $0, in: old, from: "from") }
    let added = fresh.filter { id in new.parent(of: id).map { old.views[$0] != nil } ?? true }
      .map { change(.added, $0, in: new, from: "in") }
    return removed + added
  }

  /// A view with everything in it, and the constraints that came or went with it.
  private func change(
    _ kind: LayoutChange.Kind, _ id: String, in side: SceneSnapshot, from word: String
  ) -> LayoutChange {
    let (inside, count) = side.content(of: id)
    var parts: [String] = []
    if inside > 1 { parts.append(Sentence.count(inside - 1, "view")) }
    if count > 0 { parts.append(Sentence.count(count, "constraint")) }
    let place = side.parent(of: id).map { " \(word) \(side.name($0))" } ?? ""
    let rest = parts.isEmpty ? "" : ", with \(Sentence.list(parts))"
    return LayoutChange(
      kind: kind, id: id, words: "\(side.described(id))\(place)\(rest)",
      line: kind == .added ? side.line(ofView: id) : nil)
  }

  /// The ids of views that are in both versions.
  private var common: [String] { new.order.filter { old.views[$0] != nil } }

  // MARK: What follows

  /// A group is new where something in it is, and fixed where nothing of it is left.
  private var findings: [LayoutChange] {
    let before = check.groups(of: old.subject)
    let after = check.groups(of: new.subject)
    let known = Set(before.flatMap(names))
    let left = Set(after.flatMap(names))
    let found = after.filter { !known.isSuperset(of: names($0)) }
    let fixed = before.filter { left.isDisjoint(with: names($0)) && isLeft($0) }
    return found.map { change(.found, $0) } + fixed.map { change(.fixed, $0) }
  }

  private func names(_ group: FindingGroup) -> [String] { [group.fingerprint] + group.members }

  /// Whether the subject of a finding still exists; its removal is reported already.
  private func isLeft(_ group: FindingGroup) -> Bool {
    group.subjects.first.map { new.views[$0.id] != nil || new.constraints[$0.id] != nil } ?? true
  }

  private func change(_ kind: LayoutChange.Kind, _ group: FindingGroup) -> LayoutChange {
    LayoutChange(
      kind: kind, id: group.fingerprint,
      words: "\(TextReport.message(group)) [\(group.rule.id)]",
      line: kind == .found ? group.place?.line : nil)
  }
}

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
    constraint.anchors.map { anchor in
      let model = side.layout.model
      let item = anchor.item
      let owner = side.layout.owningView(of: item)
      let kind = model[item].isView ? "" : model[item].systemGuide?.rawValue ?? model[item].name
      return "\(side.id(of: owner)).\(kind).\(anchor.attribute.rawValue)"
    }
  }
}

/// The differences between the values of views in two versions of a scene.
struct PropertyComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot
  /// The views that both have.
  let ids: [String]
  /// Whether the documents were compared themselves, which say more than the values that are made of them.
  let areContentsKnown: Bool
  /// The views that other screens show elsewhere.
  let moved: Set<String>

  /// Everything that differs, in the order of the views.
  var changes: [LayoutChange] {
    ids.flatMap { id -> [LayoutChange] in
      guard let before = old.views[id], let after = new.views[id] else { return [] }
      let found = superviews(of: id) + (areContentsKnown ? [] : values(before, after, of: id))
      return found.map {
        LayoutChange(
          kind: .changed, id: id, subject: new.name(id), words: $0, line: new.line(ofView: id))
      }
    }
  }

  private func superviews(of id: String) -> [String] {
    guard let from = old.parent(of: id), let to = new.parent(of: id), from != to else { return [] }
    return ["moved from \(old.name(from)) to \(new.name(to))"]
  }

  private func values(_ before: Item.ID, _ after: Item.ID, of id: String) -> [String] {
    var found = difference(
      "class", old.layout.viewClass(of: before)?.keyword, new.layout.viewClass(of: after)?.keyword)
    found += difference(
      "text", old.layout.model[before].view?.content.text,
      new.layout.model[after].view?.content.text)
    for property in ViewProperty.all where isTold(property.name, of: id) {
      found += difference(
        property.name, property.savedValue(of: before, in: old.layout)?.description,
        property.savedValue(of: after, in: new.layout)?.description)
    }
    return found
  }

  /// A frame that was written is reported once, by what becomes of it.
  private func isTold(_ property: String, of id: String) -> Bool {
    !SceneSnapshot.ownProperties.contains(property)
      && !(property == "frame" && moved.contains(id))
  }

  private func difference(_ name: String, _ old: String?, _ new: String?) -> [String] {
    old == new ? [] : ["\(name) \(old ?? "default") → \(new ?? "default")"]
  }
}
