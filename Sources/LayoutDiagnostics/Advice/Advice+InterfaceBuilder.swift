import AutoLayout

extension Advice {
  /// The changes in the words of Interface Builder's menus and inspectors, a sentence each.
  ///
  /// - Parameters:
  ///   - layout: The layout that is to be changed.
  ///   - known: A constraint that was named before, which is called *it*.
  /// - Returns: The sentences, without a capital or a full stop.
  package func menuWords(in layout: Layout, naming known: LayoutConstraint.ID? = nil) -> [String] {
    edits.map { InterfaceBuilderWords(layout: layout, known: known).text(of: $0) }
  }
}

/// Interface Builder's words for a change; the menus are those of Xcode 15.
private struct InterfaceBuilderWords {
  let layout: Layout
  let known: LayoutConstraint.ID?

  private static let relations: [Relation: String] = [
    .equal: "Equal", .lessThanOrEqual: "Less Than or Equal",
    .greaterThanOrEqual: "Greater Than or Equal",
  ]

  private static let bounds: [ContentBound: String] = [
    .hugging: "Content Hugging Priority",
    .compressionResistance: "Content Compression Resistance Priority",
  ]

  func text(of edit: Advice.Edit) -> String {
    switch edit {
    case .add(let constraint): return "add \(words(constraint))"
    case .remove(let id): return "delete \(name(id))"
    case .relate(let id, let relation):
      return "set \(owner(id, "Relation")) to \(Self.relations[relation] ?? "Equal")"
    case .turn(let id): return "turn the sign of \(owner(id, "Constant"))"
    case .prioritize(let id, let priority):
      return "set \(owner(id, "Priority")) to \(NumberText.exact(priority.value))"
    case .keep(let item, let bound, let axis, let priority):
      return "set the \(word(axis)) \(Self.bounds[bound] ?? "") of \(layout.path(of: item)) to "
        + NumberText.exact(priority.value)
    case .set(let item, "translatesAutoresizingMaskIntoConstraints", _):
      return "set Layout of \(layout.path(of: item)) to Inferred"
    case .set(let item, let property, let value):
      let words = [property, value.description].map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return "set \(words[0]) of \(layout.path(of: item)) to \(words[1])"
    }
  }

  private func owner(_ id: LayoutConstraint.ID, _ field: String) -> String {
    id == known ? "its \(field)" : "the \(field) of \(name(id))"
  }

  private func name(_ id: LayoutConstraint.ID) -> String {
    id == known ? "it" : layout.constraint(id).name
  }

  // MARK: Constraints

  private func words(_ constraint: LayoutConstraint) -> String {
    let details = [
      constraint.relation == .equal ? nil : "Relation \(Self.relations[constraint.relation] ?? "")",
      constraint.constant == 0
        ? nil : "Constant \(NumberText.exact(constraint.constant.magnitude))",
      constraint.multiplier == 1 ? nil : "Multiplier \(NumberText.exact(constraint.multiplier))",
      constraint.priority.isRequired
        ? nil : "Priority \(NumberText.exact(constraint.priority.value))",
    ]
    return ([menuItem(constraint)] + details.compactMap { $0 }).joined(separator: ", ")
  }

  /// The name of the constraint in the menu of a drag from one item to the other, or its equation.
  private func menuItem(_ constraint: LayoutConstraint) -> String {
    let (first, second) = (constraint.first, constraint.second)
    let name = layout.path(of: first.item)
    guard let second else { return "\(word(first.attribute)) of \(name)" }
    let other = layout.path(of: second.item)
    if first.attribute == second.attribute {
      if first.attribute.isSize { return "Equal \(word(first.attribute))s of \(name) and \(other)" }
      let isCenter = first.attribute == .centerX || first.attribute == .centerY
      for (inner, outer) in [(first.item, second.item), (second.item, first.item)]
      where holds(outer, inner) {
        return isCenter
          ? "\(word(first.attribute)) in Container to \(layout.path(of: inner))"
          : "\(word(first.attribute)) Space from \(layout.path(of: inner)) to \(container(outer))"
      }
      return isCenter
        ? "\(word(first.attribute.axis)) Centers of \(name) and \(other)"
        : "\(word(first.attribute)) Edges of \(name) and \(other)"
    }
    if first.attribute.isFacing(second.attribute) {
      return "\(word(first.attribute.axis)) Spacing between \(name) and \(other)"
    }
    return "a constraint \(layout.model.equation(of: constraint))"
  }

  private func word(_ axis: Axis) -> String {
    axis == .horizontal ? "Horizontal" : "Vertical"
  }

  private func word(_ attribute: Attribute) -> String {
    switch attribute {
    case .centerX: "Horizontally"
    case .centerY: "Vertically"
    default: attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
    }
  }

  private func container(_ item: Item.ID) -> String {
    layout.model[item].systemGuide == .safeArea ? "Safe Area" : layout.path(of: item)
  }

  private func holds(_ outer: Item.ID, _ inner: Item.ID) -> Bool {
    layout.superview(of: inner) == layout.owningView(of: outer)
  }
}
