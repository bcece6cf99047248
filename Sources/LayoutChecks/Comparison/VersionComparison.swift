import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// The differences between two versions of a file, scene by scene.
struct VersionComparison {
  let old: ComparedVersion
  let new: ComparedVersion
  let check: Check
  /// Views that move by less, in points, are only counted.
  let leastMove: Double

  /// The scenes that differ, those of layouts first: those with the same id belong together.
  var scenes: [ComparedScene] {
    let (before, after) = (old.keyed, new.keyed)
    let keys = CheckRule.unique(before.map { $0.key } + after.map { $0.key })
    let pairs = keys.map { key in
      SubjectPair(
        before.first { $0.key == key }?.subject, after.first { $0.key == key }?.subject)
    }
    var contents = ContentChanges(old.contents, new.contents, pairs)
    let layouts = pairs.map { scene($0, &contents) }
    return (layouts + (contents?.rest ?? [])).filter { !$0.isEmpty }
  }

  private func scene(_ pair: SubjectPair, _ contents: inout ContentChanges?) -> ComparedScene {
    let own = contents?.take(pair)
    let (changes, smallMoves) = changes(pair, own)
    let root = pair.new.flatMap { side in side.subject.source(of: side.layout.root).place?.line }
    return ComparedScene(
      scene: pair.subject?.scene, sceneID: pair.subject?.sceneID ?? "", line: root,
      changes: changes, smallMoves: smallMoves, pictures: pictures(pair))
  }

  private func changes(_ pair: SubjectPair, _ contents: [LayoutChange]?) -> (
    told: [LayoutChange], smallMoves: Int
  ) {
    guard let old = pair.old else {
      let count = Sentence.count(pair.new?.order.count ?? 0, "view")
      let change = LayoutChange(
        kind: .added, id: pair.subject?.sceneID ?? "", words: "scene with \(count)",
        line: pair.new?.line(ofView: SceneSnapshot.root))
      return ([change], 0)
    }
    guard let new = pair.new else {
      return ([LayoutChange(kind: .removed, id: old.subject.sceneID, words: "scene")], 0)
    }
    return SceneComparison(
      old: old, new: new, check: check, renames: pair.renames, contents: contents,
      leastMove: leastMove
    ).changes
  }

  /// Both versions on the screen where most frames differ, or where most differ by the most.
  private func pictures(_ pair: SubjectPair) -> ComparedScene.Pictures? {
    guard let draw = check.draw, let subject = pair.subject else { return nil }
    let configurations = check.matrix.configurations(for: subject.size)
    var place = 0
    if let old = pair.old, let new = pair.new {
      let ids = new.order.filter { old.views[$0] != nil }
      place = FrameComparison(old: old, new: new, ids: ids, matrix: check.matrix).worstPlace
    }
    guard configurations.indices.contains(place) else { return nil }
    func picture(_ side: SceneSnapshot?) -> String? {
      side.map { side in
        var layout = side.layout
        layout.setEnvironment(
          configurations[place].environment(from: layout.environment, as: side.subject.size))
        layout.solve()
        return draw(layout, []).svg
      }
    }
    return ComparedScene.Pictures(
      place: configurations[place].placeText, before: picture(pair.old), after: picture(pair.new))
  }
}
