/// The values that differ in some size classes.
package struct Variation: Hashable, Sendable {
  /// The size classes.
  package let sizeClasses: SizeClasses
  /// The values that apply there, each once, in the order in which they were first set.
  package internal(set) var values: [VariedValue]
}

/// One thing that size classes can change.
package enum VariedValue: Hashable, Sendable {
  /// Whether a view or guide is in the hierarchy.
  case installed(Item.ID, Bool)
  /// The value of a ``ViewProperty``, by its name.
  case property(Item.ID, String, PropertyValue)
  /// Whether a constraint is active.
  case active(LayoutConstraint.ID, Bool)
  /// The constant of a constraint, in points.
  case constant(LayoutConstraint.ID, Double)
  /// The priority of a constraint.
  case priority(LayoutConstraint.ID, Priority)

  /// The target of a value; a variation has at most one value for each.
  package enum Slot: Hashable, Sendable {
    /// Whether a view or guide is installed.
    case installed(Item.ID)
    /// A property, by its name.
    case property(Item.ID, String)
    /// Whether a constraint is active.
    case active(LayoutConstraint.ID)
    /// Its constant.
    case constant(LayoutConstraint.ID)
    /// Its priority.
    case priority(LayoutConstraint.ID)
  }

  /// The target of the value.
  package var slot: Slot {
    switch self {
    case .installed(let item, _): .installed(item)
    case .property(let item, let name, _): .property(item, name)
    case .active(let constraint, _): .active(constraint)
    case .constant(let constraint, _): .constant(constraint)
    case .priority(let constraint, _): .priority(constraint)
    }
  }

  /// The view or guide that has the value; nil for a value of a constraint.
  package var item: Item.ID? {
    switch self {
    case .installed(let item, _), .property(let item, _, _): item
    case .active, .constant, .priority: nil
    }
  }

  /// The constraint that has the value; nil for a value of a view.
  package var constraint: LayoutConstraint.ID? {
    switch self {
    case .active(let id, _), .constant(let id, _), .priority(let id, _): id
    case .installed, .property: nil
    }
  }
}

extension Model {
  /// Whether anything depends on size classes, or a view is not installed at all.
  var isVaried: Bool { !variations.isEmpty || !uninstalled.isEmpty }

  /// Records a value for some size classes, replacing one for the same target.
  ///
  /// Nothing is checked, because activating a constraint or changing its priority needs no check; see
  /// ``Layout/vary(_:in:)``.
  package mutating func vary(_ value: VariedValue, in sizeClasses: SizeClasses) {
    guard let place = variations.firstIndex(where: { $0.sizeClasses == sizeClasses }) else {
      // Less specific ones come first, so that more specific ones win.
      let place = variations.firstIndex {
        $0.sizeClasses.specificity > sizeClasses.specificity
      }
      variations.insert(
        Variation(sizeClasses: sizeClasses, values: [value]), at: place ?? variations.endIndex)
      return
    }
    let slot = value.slot
    if let known = variations[place].values.firstIndex(where: { $0.slot == slot }) {
      variations[place].values[known] = value
    } else {
      variations[place].values.append(value)
    }
  }

  /// Forgets everything that some size classes change, or one change; false if there is none.
  mutating func removeVariation(in sizeClasses: SizeClasses, of slot: VariedValue.Slot?) -> Bool {
    guard let place = variations.firstIndex(where: { $0.sizeClasses == sizeClasses }) else {
      return false
    }
    let before = variations[place].values
    variations[place].values.removeAll { slot == nil || $0.slot == slot }
    let hasChanged = variations[place].values != before
    variations.removeAll { $0.values.isEmpty }
    return hasChanged
  }

  /// Forgets what size classes change about something that was removed.
  mutating func removeVariations(where isGone: (VariedValue) -> Bool) {
    for place in variations.indices { variations[place].values.removeAll(where: isGone) }
    variations.removeAll { $0.values.isEmpty }
  }

  /// Whether a view or guide is in the hierarchy for no size classes at all.
  func isInstalledNowhere(_ item: Item.ID) -> Bool {
    uninstalled.contains(item)
      && !variations.contains { $0.values.contains(.installed(item, true)) }
  }

  /// Whether a constraint is active for no size classes at all.
  func isActiveNowhere(_ id: LayoutConstraint.ID) -> Bool {
    !self[id].isActive && !variations.contains { $0.values.contains(.active(id, true)) }
  }

  /// The views and guides that no size classes install and whose absence keeps something else from being installed.
  ///
  /// - Parameter name: The name of a view, guide or constraint.
  /// - Returns: Their names: that of the view itself or of views that hold it; for a constraint those
  ///   of the views that it ties.
  package func namesInstalledNowhere(for name: String) -> [String] {
    let items: [Item.ID] =
      switch lookUp(name) {
      case .item(let item): [item]
      case .constraint(let id): [self[id].first.item, self[id].second?.item].compactMap { $0 }
      case .group, nil: []
      }
    return Set(items.flatMap(ancestry)).filter(isInstalledNowhere).sorted().map { self[$0].name }
  }

  /// The names of what only some size classes install or activate.
  ///
  /// - Parameter sizeClasses: The size classes.
  /// - Returns: The names of views, guides and constraints that no other size classes install, in the order in which
  ///   the size classes name them.
  package func namesInstalledOnly(in sizeClasses: SizeClasses) -> [String] {
    var rest = self
    let values = variations.filter { $0.sizeClasses == sizeClasses }.flatMap { $0.values }
    _ = rest.removeVariation(in: sizeClasses, of: nil)
    return values.compactMap { value in
      switch value {
      case .installed(let item, true): rest.isInstalledNowhere(item) ? rest[item].name : nil
      case .active(let id, true): rest.isActiveNowhere(id) ? rest[id].name : nil
      default: nil
      }
    }
  }

  /// The values that apply under the traits of what they belong to, the weaker ones first.
  var valuesInForce: [VariedValue] {
    variations.flatMap { variation in
      variation.values.filter { traits(deciding: $0).matches(variation.sizeClasses) }
    }
  }

  /// The size classes that currently decide the constant of a constraint; nil if none do.
  package func sizeClassesInForce(forConstantOf id: LayoutConstraint.ID) -> SizeClasses? {
    let traits = traits(of: holder(of: self[id]) ?? Model.root)
    return variations.last { variation in
      traits.matches(variation.sizeClasses)
        && variation.values.contains { $0.slot == .constant(id) }
    }?.sizeClasses
  }

  /// The traits that decide whether a value applies: the view's own; the superview's for whether a view is installed;
  /// and for a constraint, those of the view that holds it.
  private func traits(deciding value: VariedValue) -> TraitCollection {
    let item =
      switch value {
      case .installed(let item, _): self[item].parent
      case .property(let item, _, _): item
      case .active(let id, _), .constant(let id, _), .priority(let id, _): holder(of: self[id])
      }
    return traits(of: item ?? Model.root)
  }
}
