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
    let keys = (before.map { $0.key } + after.map { $0.key }).unique
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
        side.subject.solve(&layout, in: configurations[place])
        return draw(layout, []).svg
      }
    }
    return ComparedScene.Pictures(
      place: configurations[place].placeText, before: picture(pair.old), after: picture(pair.new))
  }
}

/// One version of a file that is compared with another.
package struct ComparedVersion: Sendable {
  /// Its layouts; none if the version doesn't have the file.
  package let subjects: [CheckSubject]
  /// Its contents besides frames and constraints; nil if it isn't a document.
  package let contents: DocumentContents?

  /// Creates a version; without contents it is a script, code, or a file that isn't there.
  package init(_ subjects: [CheckSubject] = [], contents: DocumentContents? = nil) {
    (self.subjects, self.contents) = (subjects, contents)
  }

  /// The layouts by what stands for them in both versions.
  ///
  /// A scene may have several root views, which have ids of their own in documents.
  var keyed: [(key: String, subject: CheckSubject)] {
    var counts: [String: Int] = [:]
    return subjects.map { subject in
      let root = subject.sources == nil ? "" : subject.source(of: subject.layout.root).id
      let key = "\(subject.sceneID)#\(root)"
      counts[key, default: 0] += 1
      return ("\(key)#\(counts[key] ?? 0)", subject)
    }
  }
}

/// Two versions of a layout; at least one is present.
struct SubjectPair {
  let old: SceneSnapshot?
  let new: SceneSnapshot?
  /// The views that have other names, where names are all that tells views apart.
  let renames: [(old: String, new: String)]

  init(_ old: CheckSubject?, _ new: CheckSubject?) {
    self.new = new.map(SceneSnapshot.init)
    guard let old, let new else {
      (self.old, renames) = (old.map(SceneSnapshot.init), [])
      return
    }
    let found = ViewRenames(from: old, to: new)
    (self.old, renames) = (SceneSnapshot(found.old), found.names)
  }

  /// The newest version.
  var subject: CheckSubject? { (new ?? old)?.subject }

  /// The names of its views and constraints by object id; those of the new version where it has them.
  var names: [String: String] {
    var names: [String: String] = [:]
    for side in [old, new].compactMap({ $0 }) where side.subject.sources != nil {
      for item in side.views.values {
        names[side.subject.source(of: item).id] = side.layout.model.path(of: item)
      }
      for id in side.constraints.values {
        names[side.subject.source(of: id).id] = side.layout.equation(of: id)
      }
    }
    return names
  }
}
