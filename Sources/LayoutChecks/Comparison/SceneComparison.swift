import AutoLayout
import LayoutDiagnostics

/// What differs between two versions of a scene.
struct SceneComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot
  let check: Check
  /// The views that have other names.
  let renames: [(old: String, new: String)]

  /// Everything: first the edits, then their effects.
  var changes: [LayoutChange] {
    renamed + views + properties + constraints + frames + findings
  }

  /// Compares all scenes of two files: those with the same id belong together.
  package static func compare(
    _ old: [CheckSubject], _ new: [CheckSubject], _ check: Check
  ) -> [ComparedScene] {
    let keys = keyed(old).map { $0.key } + keyed(new).map { $0.key }
    let (before, after) = (keyed(old), keyed(new))
    return CheckRule.unique(keys).map { key in
      let one = before.first { $0.key == key }?.subject
      let other = after.first { $0.key == key }?.subject
      let subject = other ?? one
      return ComparedScene(
        scene: subject?.scene, sceneID: subject?.sceneID ?? key,
        changes: changes(one, other, check), pictures: pictures(one, other, check))
    }.filter { !$0.changes.isEmpty }
  }

  /// Both versions on the screen where most frames differ, or where most differ by the most.
  private static func pictures(
    _ old: CheckSubject?, _ new: CheckSubject?, _ check: Check
  ) -> ComparedScene.Pictures? {
    guard let draw = check.draw, let subject = new ?? old else { return nil }
    let configurations = check.matrix.configurations(for: subject.size)
    var place = 0
    if let old, let new {
      let (before, after) = (SceneSnapshot(old), SceneSnapshot(new))
      let ids = after.order.filter { before.views[$0] != nil }
      place = FrameComparison(old: before, new: after, ids: ids, matrix: check.matrix).worstPlace
    }
    guard configurations.indices.contains(place) else { return nil }
    func picture(_ subject: CheckSubject?) -> String? {
      subject.map { subject in
        var layout = subject.layout
        layout.setEnvironment(
          configurations[place].environment(from: layout.environment, as: subject.size))
        layout.solve()
        return draw(layout, [])
      }
    }
    return ComparedScene.Pictures(
      configuration: configurations[place].name, before: picture(old), after: picture(new))
  }

  /// A scene may have several root views, which have ids of their own in documents.
  private static func keyed(_ subjects: [CheckSubject]) -> [(key: String, subject: CheckSubject)] {
    var counts: [String: Int] = [:]
    return subjects.map { subject in
      let root = subject.sources == nil ? "" : subject.source(of: subject.layout.root).id
      let key = "\(subject.sceneID)#\(root)"
      counts[key, default: 0] += 1
      return ("\(key)#\(counts[key] ?? 0)", subject)
    }
  }

  private static func changes(
    _ old: CheckSubject?, _ new: CheckSubject?, _ check: Check
  ) -> [LayoutChange] {
    guard let old else {
      let count = new.map { SceneSnapshot($0).order.count } ?? 0
      return [
        LayoutChange(kind: .added, id: new?.sceneID ?? "", text: "scene with \(views(count))")
      ]
    }
    guard let new else {
      return [LayoutChange(kind: .removed, id: old.sceneID, text: "scene")]
    }
    let renames = ViewRenames(from: old, to: new)
    return SceneComparison(
      old: SceneSnapshot(renames.old), new: SceneSnapshot(new), check: check,
      renames: renames.names
    ).changes
  }

  private static func views(_ count: Int) -> String { "\(count) view\(count == 1 ? "" : "s")" }

  // MARK: Views

  private var renamed: [LayoutChange] {
    renames.map {
      LayoutChange(kind: .changed, id: $0.new, text: "\($0.old) is called \($0.new) now")
    }
  }

  private var views: [LayoutChange] {
    let gone = old.order.filter { new.views[$0] == nil }
    let fresh = new.order.filter { old.views[$0] == nil }
    let removed = gone.filter { id in parent(of: id, in: old).map { new.views[$0] != nil } ?? true }
      .map { change(.removed, $0, in: old, from: "from") }
    let added = fresh.filter { id in parent(of: id, in: new).map { old.views[$0] != nil } ?? true }
      .map { change(.added, $0, in: new, from: "in") }
    return removed + added
  }

  private func parent(of id: String, in side: SceneSnapshot) -> String? {
    guard let item = side.views[id], item != side.layout.root,
      let parent = side.layout.superview(of: item)
    else { return nil }
    return side.id(of: parent)
  }

  /// A view with everything in it, and the constraints that came or went with it.
  private func change(
    _ kind: LayoutChange.Kind, _ id: String, in side: SceneSnapshot, from word: String
  ) -> LayoutChange {
    let (inside, count) = side.content(of: id)
    var parts: [String] = []
    if inside > 1 { parts.append(Self.views(inside - 1)) }
    if count > 0 { parts.append("\(count) constraint\(count == 1 ? "" : "s")") }
    let place = parent(of: id, in: side).map { " \(word) \(side.name($0))" } ?? ""
    let rest = parts.isEmpty ? "" : ", with \(Sentence.list(parts))"
    return LayoutChange(kind: kind, id: id, text: "\(side.described(id))\(place)\(rest)")
  }

  /// The ids of views that are in both versions.
  private var common: [String] { new.order.filter { old.views[$0] != nil } }

  private var properties: [LayoutChange] {
    common.flatMap { id -> [LayoutChange] in
      guard let before = old.views[id], let after = new.views[id] else { return [] }
      var found: [String] = []
      let parents = (parent(of: id, in: old), parent(of: id, in: new))
      if let from = parents.0, let to = parents.1, from != to {
        found.append("moved from \(old.name(from)) to \(new.name(to))")
      }
      found += difference(
        "class", old.layout.viewClass(of: before)?.keyword, new.layout.viewClass(of: after)?.keyword
      )
      found += difference(
        "text", old.layout.model[before].view?.content.text,
        new.layout.model[after].view?.content.text)
      for property in ViewProperty.all where !Self.followers.contains(property.name) {
        found += difference(
          property.name, property.savedValue(of: before, in: old.layout)?.description,
          property.savedValue(of: after, in: new.layout)?.description)
      }
      return found.map {
        LayoutChange(kind: .changed, id: id, text: "\(new.name(id)): \($0)")
      }
    }
  }

  /// Where the canvas shows views follows from other changes.
  private static let followers: Set<String> = ["canvasFrame"]

  private func difference(_ name: String, _ old: String?, _ new: String?) -> [String] {
    old == new ? [] : ["\(name) \(old ?? "default") → \(new ?? "default")"]
  }

  // MARK: Constraints

  /// Those of views that came or went are told with them.
  private var constraints: [LayoutChange] {
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
    // What ties the same sides is the same constraint with other numbers, whatever it is called.
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
      LayoutChange(kind: .removed, id: id, text: old.layout.equation(of: constraint))
    }
    let added = fresh.map { id, constraint in
      LayoutChange(kind: .added, id: id, text: new.layout.equation(of: constraint))
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
    return LayoutChange(kind: .changed, id: id, text: text + note)
  }

  private func anchors(_ constraint: LayoutConstraint, _ side: SceneSnapshot) -> [String] {
    [constraint.first, constraint.second].compactMap { $0 }.map { anchor in
      let model = side.layout.model
      let item = anchor.item
      let owner = model[item].isView ? item : model[item].parent ?? item
      let kind = model[item].isView ? "" : model[item].systemGuide?.rawValue ?? model[item].name
      return "\(side.id(of: owner)).\(kind).\(anchor.attribute.rawValue)"
    }
  }

  // MARK: What follows

  private var frames: [LayoutChange] {
    FrameComparison(old: old, new: new, ids: common, matrix: check.matrix).changes
  }

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

  /// Whether what a finding was about is still there; what is gone is told already.
  private func isLeft(_ group: FindingGroup) -> Bool {
    group.subjects.first.map { new.views[$0.id] != nil || new.constraints[$0.id] != nil } ?? true
  }

  private func change(_ kind: LayoutChange.Kind, _ group: FindingGroup) -> LayoutChange {
    LayoutChange(
      kind: kind, id: group.fingerprint,
      text: "\(TextReport.message(group)) [\(group.rule.id)]")
  }
}
