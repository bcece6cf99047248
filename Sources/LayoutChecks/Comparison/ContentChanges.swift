import InterfaceBuilder
import LayoutDiagnostics

/// The differences of two documents besides frames and constraints, for the scenes in question.
struct ContentChanges {
  private let old: DocumentContents
  private let new: DocumentContents
  private let names: ObjectNames
  /// The differences that no layout has taken yet, by scene.
  private var open: [String: [LayoutChange]]
  /// The scenes that layouts tell about.
  private var taken: Set<String> = []
  /// The number of a scene's layouts that are still to come.
  private var left: [String: Int] = [:]
  /// Compares two documents; nil if not both are documents.
  init?(_ old: DocumentContents?, _ new: DocumentContents?, _ pairs: [SubjectPair]) {
    guard let old, let new else { return nil }
    (self.old, self.new) = (old, new)
    var known: [String: String] = [:]
    var views: Set<String> = []
    for pair in pairs {
      known.merge(pair.names) { first, _ in first }
      left[pair.subject?.sceneID ?? "", default: 0] += 1
      for side in [pair.old, pair.new].compactMap({ $0 }) {
        views.formUnion(side.views.values.map { side.subject.source(of: $0).id })
      }
    }
    names = ObjectNames(ofLayouts: known)
    let found = ContentsComparison(old: old, new: new, names: names, views: views).differences
    open = Dictionary(grouping: found) { $0.scene }.mapValues { $0.map { $0.change } }
  }

  /// The changes for a layout: those of its own views, and as the last of its scene also those of everything else there.
  mutating func take(_ pair: SubjectPair) -> [LayoutChange] {
    let scene = pair.subject?.sceneID ?? ""
    taken.insert(scene)
    left[scene, default: 1] -= 1
    // An added or removed scene isn't described any further.
    guard let old = pair.old, let new = pair.new else { return [] }
    let isLast = left[scene] == 0
    let ids = Set(
      [old, new].flatMap { side in
        side.views.values.map { side.subject.source(of: $0).id }
          + side.constraints.values.map { side.subject.source(of: $0).id }
      })
    let all = open[scene] ?? []
    open[scene] = all.filter { !isLast && !ids.contains($0.id) }
    return all.filter { isLast || ids.contains($0.id) }
  }

  /// The scenes without a layout that differ: those of containers, and the document as a whole.
  var rest: [ComparedScene] {
    let scenes = ((old.scenes + new.scenes).map { $0.id } + [Self.document]).unique
    return scenes.filter { !taken.contains($0) }.map { id in
      let before = old.scenes.first { $0.id == id }
      let after = new.scenes.first { $0.id == id }
      var changes = open[id] ?? []
      if before == nil, let after {
        changes = [
          LayoutChange(
            kind: .added, id: id, words: Self.emptyScene, line: after.place?.line)
        ]
      } else if after == nil, before != nil {
        changes = [LayoutChange(kind: .removed, id: id, words: Self.emptyScene)]
      }
      return ComparedScene(
        scene: id == Self.document ? nil : (after ?? before)?.name ?? controller(of: id) ?? id,
        sceneID: id == Self.document ? DocumentContents.documentID : id, line: after?.place?.line,
        changes: changes, smallMoves: 0, pictures: nil)
    }
  }

  /// The name of a scene's controller, if the scene has no name.
  private func controller(of scene: String) -> String? {
    for side in [new, old] {
      let id = side.order.first {
        side.objects[$0]?.scene == scene && side.objects[$0]?.parent == DocumentContents.documentID
      }
      if let id { return names.name(of: id, in: side) }
    }
    return nil
  }

  /// The scene of what belongs to none.
  private static let document = ""
  private static let emptyScene = "scene without views"
}
