import AutoLayout

/// The forms of a version's views, without their names.
///
/// Views that have the same form in two versions may be the same view.
struct ViewForms {
  /// The views, in the order of the layout.
  let order: [Item.ID]
  private let ties: [Item.ID: [LayoutConstraint.ID]]
  /// The traits that don't depend on other views.
  private let traits: [Item.ID: Int]
  /// The views that haven't been recognized yet.
  private var open: Set<Item.ID>
  private var forms: [Item.ID: Int] = [:]
  private var alike: [Int: Set<Item.ID>] = [:]

  /// Looks at the views whose names another version doesn't have.
  init(of layout: Layout, missingIn other: Layout, _ table: inout FormTable) {
    order = layout.items.filter { item in
      item != layout.root && layout.model[item].isView
        && other.item(named: layout.model.path(of: item)) == nil
    }
    var traits: [Item.ID: Int] = [:]
    for item in order { traits[item] = table.number(of: Self.traits(of: item, in: layout)) }
    var ties: [Item.ID: [LayoutConstraint.ID]] = [:]
    for id in layout.constraints {
      for item in Set(Self.items(of: id, in: layout)) { ties[item, default: []].append(id) }
    }
    (self.traits, self.ties, open) = (traits, ties, Set(order))
    for item in order { note(item, in: layout, &table) }
  }

  /// The form of a view; nil for one that was recognized.
  func form(of item: Item.ID) -> Int? { forms[item] }

  /// The only view of a form; nil if there are none or several.
  func only(_ form: Int) -> Item.ID? {
    alike[form].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Takes a view out, and looks again at those that it has to do with.
  ///
  /// - Returns: The forms that other views have than before.
  mutating func recognize(_ item: Item.ID, in layout: Layout, _ table: inout FormTable) -> [Int] {
    open.remove(item)
    var touched = [take(item)]
    let tied = ([item] + layout.model[item].guides).flatMap { ties[$0] ?? [] }
      .flatMap { Self.items(of: $0, in: layout) }
    for other in Set(tied + layout.subviews(of: item)).sorted() where forms[other] != nil {
      touched.append(take(other))
      note(other, in: layout, &table)
      touched.append(forms[other])
    }
    return touched.compactMap { $0 }
  }

  private mutating func take(_ item: Item.ID) -> Int? {
    guard let form = forms.removeValue(forKey: item) else { return nil }
    alike[form]?.remove(item)
    return form
  }

  private mutating func note(_ item: Item.ID, in layout: Layout, _ table: inout FormTable) {
    let form = table.number(of: form(of: item, in: layout))
    forms[item] = form
    alike[form, default: []].insert(item)
  }

  private func form(of item: Item.ID, in layout: Layout) -> [String] {
    let constraints = (ties[item] ?? []).map { id in
      let constraint = layout.constraint(id)
      let sides = [constraint.first, constraint.second].compactMap { $0 }.map { anchor in
        let name = anchor.item == item ? "" : name(of: anchor.item, in: layout)
        return "\(name).\(anchor.attribute.rawValue)"
      }
      let numbers = [constraint.multiplier, constraint.constant, constraint.priority.value]
      return "\(sides) \(constraint.relation) \(numbers)"
    }
    let parent = layout.superview(of: item).map { name(of: $0, in: layout) } ?? ""
    return ["\(traits[item] ?? 0)", parent] + constraints.sorted()
  }

  /// The common name of a view or guide in both versions; an unrecognized view may have any name.
  private func name(of item: Item.ID, in layout: Layout) -> String {
    let view = layout.owningView(of: item)
    return open.contains(view) ? "?" : layout.model.path(of: item)
  }

  private static func items(of id: LayoutConstraint.ID, in layout: Layout) -> [Item.ID] {
    let made = layout.constraint(id)
    return [made.first.item, made.second?.item].compactMap { $0 }
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

/// Numbers for texts that describe views, which are compared often.
struct FormTable {
  private var numbers: [[String]: Int] = [:]

  /// The number of a description: equal ones have the same.
  mutating func number(of words: [String]) -> Int {
    if let known = numbers[words] { return known }
    numbers[words] = numbers.count
    return numbers.count - 1
  }
}
