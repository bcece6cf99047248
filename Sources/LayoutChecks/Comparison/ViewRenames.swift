import AutoLayout

/// Views that are called something else in the new version, and are otherwise the same.
///
/// Documents tell views apart by their ids, and their names come from texts and outlets: that a view is called something
/// else there is no change, but both versions should call it the same.
struct ViewRenames {
  /// The views that have other names, by name of the old version.
  private(set) var names: [(old: String, new: String)] = []
  /// The old version with the names of the new one.
  private(set) var old: CheckSubject

  init(from old: CheckSubject, to new: CheckSubject) {
    self.old = old
    if old.sources != nil, new.sources != nil {
      takeNames(of: new)
      return
    }
    guard old.sources == nil, new.sources == nil else { return }
    var layout = old.layout
    var table = FormTable()
    var gone = ViewForms(of: layout, missingIn: new.layout, &table)
    var fresh = ViewForms(of: new.layout, missingIn: layout, &table)
    // Once a view is recognized, others that are tied to it or lie in it may be, too.
    var pending = gone.order
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      guard let form = gone.form(of: item), gone.only(form) == item, let twin = fresh.only(form)
      else { continue }
      let (before, after) = (layout.name(of: item), new.layout.name(of: twin))
      // A name that something else has in the old version is left alone.
      do { try layout.rename(item, to: after) } catch { continue }
      names.append((before, after))
      let touched =
        gone.recognize(item, in: layout, &table) + fresh.recognize(twin, in: new.layout, &table)
      pending += touched.compactMap { gone.only($0) }
    }
    if !names.isEmpty { self.old = old.with(layout) }
  }

  /// Gives the views of an old document the names that they have in the new one.
  private mutating func takeNames(of new: CheckSubject) {
    var layout = old.layout
    var wanted: [Item.ID: String] = [:]
    let newNames = Dictionary(
      new.layout.items.compactMap { item in
        new.sources?.views[item].map { ($0.id, new.layout.name(of: item)) }
      }, uniquingKeysWith: { first, _ in first })
    for item in layout.items where item != layout.root {
      wanted[item] = old.sources?.views[item].flatMap { newNames[$0.id] }
    }
    let taken = Set(newNames.values)
    // A view whose name is needed for another one is renamed first.
    for item in layout.items where layout.model[item].isView && item != layout.root {
      let name = layout.name(of: item)
      if wanted[item] == name || !taken.contains(name) { continue }
      Self.makeRoom(item, name, in: &layout)
    }
    for item in layout.items {
      guard let name = wanted[item] else { continue }
      // A name that a constraint has in the old version is left alone.
      try? layout.rename(item, to: name)
    }
    old = old.with(layout)
  }

  /// Calls a view `old title`, or if something is called that, `old title 2`.
  private static func makeRoom(_ item: Item.ID, _ name: String, in layout: inout Layout) {
    for number in 1...100 {
      let other = number == 1 ? "old \(name)" : "old \(name) \(number)"
      do {
        try layout.rename(item, to: other)
        return
      } catch { continue }
    }
  }
}
