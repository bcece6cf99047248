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
