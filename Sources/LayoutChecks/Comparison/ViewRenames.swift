import AutoLayout

/// Views of scripts and code that are called something else in the new version, and are otherwise the
/// same: documents tell views apart by their ids.
struct ViewRenames {
  /// The views that have other names, by name of the old version.
  private(set) var names: [(old: String, new: String)] = []
  /// The old version with the names of the new one.
  private(set) var old: CheckSubject

  init(from old: CheckSubject, to new: CheckSubject) {
    self.old = old
    guard old.sources == nil, new.sources == nil else { return }
    var layout = old.layout
    // A renamed view may hold renamed views, which then are in the same place.
    while let (item, name) = Self.renamed(in: layout, new.layout) {
      let before = layout.name(of: item)
      do { try layout.rename(item, to: name) } catch { break }
      names.append((before, name))
    }
    if !names.isEmpty { self.old = old.with(layout) }
  }

  /// A view that only one view of the new version can be.
  private static func renamed(in old: Layout, _ new: Layout) -> (Item.ID, String)? {
    let gone = views(of: old).filter { new.item(named: old.model.path(of: $0)) == nil }
    let fresh = views(of: new).filter { old.item(named: new.model.path(of: $0)) == nil }
    if gone.isEmpty || fresh.isEmpty { return nil }
    let before = Dictionary(grouping: gone) { signature(of: $0, in: old) }
    let after = Dictionary(grouping: fresh) { signature(of: $0, in: new) }
    for item in gone {
      let form = signature(of: item, in: old)
      if before[form]?.count == 1, let twins = after[form], twins.count == 1 {
        return (item, new.name(of: twins[0]))
      }
    }
    return nil
  }

  private static func views(of layout: Layout) -> [Item.ID] {
    layout.items.filter { $0 != layout.root && layout.model[$0].isView }
  }

  /// Everything about a view but its name.
  private static func signature(of item: Item.ID, in layout: Layout) -> [String] {
    let parent = layout.superview(of: item).map { layout.model.path(of: $0) } ?? ""
    let viewClass = layout.viewClass(of: item)?.keyword ?? ""
    let values = ViewProperty.all.map { property in
      property.savedValue(of: item, in: layout)?.description ?? ""
    }
    let constraints = layout.constraints.map { layout.constraint($0) }
      .filter { [$0.first.item, $0.second?.item].contains(item) }
      .map { constraint in
        let sides = [constraint.first, constraint.second].compactMap { $0 }.map { anchor in
          let name = anchor.item == item ? "" : layout.model.path(of: anchor.item)
          return "\(name).\(anchor.attribute.rawValue)"
        }
        let numbers = [constraint.multiplier, constraint.constant, constraint.priority.value]
        return "\(sides) \(constraint.relation) \(numbers)"
      }
    let text = layout.model[item].view?.content.text ?? ""
    return [viewClass, parent, text] + values + constraints.sorted()
  }
}
