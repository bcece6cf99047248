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
    var gone = ViewForms(of: layout, missingIn: new.layout)
    var fresh = ViewForms(of: new.layout, missingIn: layout)
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
      let touched = gone.recognize(item, in: layout) + fresh.recognize(twin, in: new.layout)
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

  /// Calls a view `old title`, or, if that is taken, `old title 2`.
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

/// The forms of a version's views, without their names.
///
/// Views that have the same form in two versions may be the same view.
struct ViewForms {
  /// The views, in the order of the layout.
  let order: [Item.ID]
  private let ties: [Item.ID: [LayoutConstraint.ID]]
  /// The traits that don't depend on other views.
  private let traits: [Item.ID: [String]]
  /// The views that haven't been recognized yet.
  private var open: Set<Item.ID>
  private var forms: [Item.ID: Form] = [:]
  private var alike: [Form: Set<Item.ID>] = [:]

  /// What is known of a view whatever it is called.
  typealias Form = [String]

  /// Looks at the views whose names another version doesn't have.
  init(of layout: Layout, missingIn other: Layout) {
    order = layout.items.filter { item in
      item != layout.root && layout.model[item].isView
        && other.item(named: layout.model.path(of: item)) == nil
    }
    var traits: [Item.ID: [String]] = [:]
    for item in order { traits[item] = Self.traits(of: item, in: layout) }
    var ties: [Item.ID: [LayoutConstraint.ID]] = [:]
    for id in layout.constraints {
      for item in Set(layout.constraint(id).items) { ties[item, default: []].append(id) }
    }
    (self.traits, self.ties, open) = (traits, ties, Set(order))
    for item in order { note(item, in: layout) }
  }

  /// The form of a view; nil for one that was recognized.
  func form(of item: Item.ID) -> Form? { forms[item] }

  /// The only view of a form; nil if there are none or several.
  func only(_ form: Form) -> Item.ID? {
    alike[form].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Takes a view out, and looks again at those that it has to do with.
  ///
  /// - Returns: The forms that other views have than before.
  mutating func recognize(_ item: Item.ID, in layout: Layout) -> [Form] {
    open.remove(item)
    var touched = [take(item)]
    let tied = ([item] + layout.model[item].guides).flatMap { ties[$0] ?? [] }
      .flatMap { layout.constraint($0).items }
    for other in Set(tied + layout.subviews(of: item)).sorted() where forms[other] != nil {
      touched.append(take(other))
      note(other, in: layout)
      touched.append(forms[other])
    }
    return touched.compactMap { $0 }
  }

  private mutating func take(_ item: Item.ID) -> Form? {
    guard let form = forms.removeValue(forKey: item) else { return nil }
    alike[form]?.remove(item)
    return form
  }

  private mutating func note(_ item: Item.ID, in layout: Layout) {
    let form = form(of: item, in: layout)
    forms[item] = form
    alike[form, default: []].insert(item)
  }

  private func form(of item: Item.ID, in layout: Layout) -> Form {
    let constraints = (ties[item] ?? []).map { id in
      let constraint = layout.constraint(id)
      let sides = constraint.anchors.map { anchor in
        let name = anchor.item == item ? "" : name(of: anchor.item, in: layout)
        return "\(name).\(anchor.attribute.rawValue)"
      }
      let numbers = [constraint.multiplier, constraint.constant, constraint.priority.value]
      return "\(sides) \(constraint.relation) \(numbers)"
    }
    let parent = layout.superview(of: item).map { name(of: $0, in: layout) } ?? ""
    return [parent] + (traits[item] ?? []) + constraints.sorted()
  }

  /// The common name of a view or guide in both versions; an unrecognized view may have any name.
  private func name(of item: Item.ID, in layout: Layout) -> String {
    let view = layout.owningView(of: item)
    return open.contains(view) ? "?" : layout.model.path(of: item)
  }

  private static func traits(of item: Item.ID, in layout: Layout) -> [String] {
    let values = ViewProperty.all.map { property in
      property.savedValue(of: item, in: layout)?.description ?? ""
    }
    return [
      layout.viewClass(of: item)?.keyword ?? "", layout.model[item].view?.content.text ?? "",
    ] + values
  }
}
