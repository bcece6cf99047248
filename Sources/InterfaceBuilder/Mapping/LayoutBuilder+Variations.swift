import AutoLayout

/// The variations of size classes, which the layout keeps for every screen.
extension LayoutBuilder {
  /// One thing that size classes change.
  private enum Change {
    case installed(Item.ID, Bool)
    case active(LayoutConstraint.ID, Bool)
    case constant(LayoutConstraint.ID, Double)
    case priority(LayoutConstraint.ID, Double)
    case property(Item.ID, ViewProperty, PropertyValue)
  }

  /// A change for some size classes, or for none in particular, with its place in the document.
  private struct Varied {
    let change: Change
    let sizeClasses: SizeClasses?
    let place: DocumentPlace
  }

  /// Adds the variations of the document, the weaker ones first.
  mutating func addVariations() {
    var changes = uninstalled()
    // Most documents have no variations, and searching for each size class takes time.
    let constraints = constraints.filter { !$0.constraint.variations.isEmpty }
    let views = itemsInOrder.filter { scene.views[$0.index].element.child("variation") != nil }
    if !scene.installations.isEmpty || !constraints.isEmpty || !views.isEmpty {
      for key in VariationKey.all {
        changes += installations(key) + constants(key, of: constraints) + values(key, of: views)
      }
    }
    guard !changes.isEmpty else { return }
    var issues: [DocumentIssue] = []
    layout.editInPlace { layout in
      for varied in changes {
        do throws(LayoutError) {
          try Self.make(varied, in: &layout)
        } catch {
          issues.append(DocumentIssue("a variation is left out: \(error)", at: varied.place))
        }
      }
    }
    warnings += issues
  }

  private static func make(_ varied: Varied, in layout: inout Layout) throws(LayoutError) {
    let sizeClasses = varied.sizeClasses ?? SizeClasses()
    switch varied.change {
    case .installed(let item, let isInstalled):
      try layout.setInstalled(isInstalled, item, in: varied.sizeClasses)
    case .active(let id, let isActive): try layout.vary(.active(id, isActive), in: sizeClasses)
    case .constant(let id, let constant):
      try layout.vary(.constant(id, constant), in: sizeClasses)
    case .priority(let id, let priority):
      try layout.vary(.priority(id, try Layout.priority(priority)), in: sizeClasses)
    case .property(let item, let property, let value):
      try layout.vary(.property(item, property.name, value), in: sizeClasses)
    }
  }

  // MARK: Changes

  /// The views that are installed only for some size classes.
  private func uninstalled() -> [Varied] {
    guard !scene.excluded.isEmpty else { return [] }
    return itemsInOrder.filter { scene.excluded.contains(scene.views[$0.index].id) }.map {
      Varied(
        change: .installed($0.item, false), sizeClasses: nil,
        place: scene.views[$0.index].element.place)
    }
  }

  private var itemsInOrder: [(index: Int, item: Item.ID)] {
    items.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func installations(_ key: VariationKey) -> [Varied] {
    guard let installed = scene.installations[key.text] else { return [] }
    let views = itemsInOrder.compactMap { index, item in
      installed[scene.views[index].id].map { isInstalled in
        Varied(
          change: .installed(item, isInstalled), sizeClasses: key.sizeClasses,
          place: scene.views[index].element.place)
      }
    }
    return views
      + constraints.compactMap { constraint, id in
        installed[constraint.id].map { isActive in
          Varied(
            change: .active(id, isActive), sizeClasses: key.sizeClasses, place: constraint.place)
        }
      }
  }

  private func constants(
    _ key: VariationKey, of constraints: [(constraint: DocumentConstraint, id: LayoutConstraint.ID)]
  ) -> [Varied] {
    constraints.flatMap { constraint, id in
      let variation = constraint.variations[key.text]
      let changes = [
        variation?.constant.map { Change.constant(id, $0) },
        variation?.priority.map { Change.priority(id, $0) },
      ]
      return changes.compactMap { $0 }.map {
        Varied(change: $0, sizeClasses: key.sizeClasses, place: constraint.place)
      }
    }
  }

  /// The values of views that a variation changes, alone or together with the variations of other size classes.
  private func values(
    _ key: VariationKey, of views: [(index: Int, item: Item.ID)]
  ) -> [Varied] {
    views.flatMap { index, item -> [Varied] in
      let view = scene.views[index]
      guard let element = view.element.children("variation").first(where: { $0.key == key.text })
      else { return [] }
      var changed: Set<String> = []
      for company in company(of: key, in: view) {
        changed.formUnion(
          differences(values(of: view, company), values(of: view, company + [key.text])))
      }
      let values = values(of: view, key.parts.map { $0.text } + [key.text])
      return changed.sorted().compactMap { name in
        guard let property = Self.properties[name], !property.dependsOnLayout,
          let value = values[name] ?? freshValue(of: property, view)
        else { return nil }
        return Varied(
          change: .property(item, property, value), sizeClasses: key.sizeClasses,
          place: element.place)
      }
    }
  }

  /// The weaker variations of a view that can be in effect together with one.
  private func company(of key: VariationKey, in view: DocumentView) -> [[String]] {
    let weaker = VariationKey.all.prefix { $0.text != key.text }.filter { other in
      view.element.children("variation").contains { $0.key == other.text }
    }
    let screens = VariationKey.all.map { $0.sizeClasses }
      .filter { $0.specificity == 2 && key.sizeClasses.include($0) }
    return [[]]
      + screens.map { screen in weaker.filter { $0.sizeClasses.include(screen) }.map { $0.text } }
  }

  private func values(of view: DocumentView, _ keys: [String]) -> [String: PropertyValue] {
    var values = ViewValues(of: view, keys: keys, in: self)
    values.readAll()
    return Dictionary(values.properties, uniquingKeysWith: { $1 })
  }

  private func differences(
    _ first: [String: PropertyValue], _ second: [String: PropertyValue]
  ) -> [String] {
    Set(first.keys).union(second.keys).filter { first[$0] != second[$0] }
  }

  /// The value that a new view has, which documents don't write.
  private func freshValue(of property: ViewProperty, _ view: DocumentView) -> PropertyValue? {
    var layout = Layout(isSolved: false)
    let viewClass = ViewKind.viewClass(of: view.element) ?? .view
    guard let item = try? layout.addView(viewClass, named: "fresh", in: layout.root) else {
      return nil
    }
    return property.value(of: item, in: layout)
  }
}
