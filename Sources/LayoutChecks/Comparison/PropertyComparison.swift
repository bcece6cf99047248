import AutoLayout

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

  /// A frame that was written is told once, by what becomes of it.
  private func isTold(_ property: String, of id: String) -> Bool {
    !SceneSnapshot.ownProperties.contains(property)
      && !(property == "frame" && moved.contains(id))
  }

  private func difference(_ name: String, _ old: String?, _ new: String?) -> [String] {
    old == new ? [] : ["\(name) \(old ?? "default") → \(new ?? "default")"]
  }
}
