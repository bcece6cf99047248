import AutoLayout

/// Reads the effects of code in other size classes as variations of the layout.
struct SizeClassReading {
  /// Everything that differs, with its size classes.
  private var differences: [VariedValue: [SizeClasses]] = [:]
  /// The differences, in the order in which they were found.
  private var order: [VariedValue] = []
  /// Whether other views exist in some size classes, which variations can't express.
  private var hasOtherViews = false
  /// Why something that differs isn't in the layout.
  private var omissions: [String] = []

  /// Adds the variations to a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout in the size classes of its screen.
  ///   - make: Makes the layout in other size classes.
  /// - Returns: What is missing, in words.
  static func vary(_ layout: inout Layout, _ make: (Environment) -> Layout?) -> [String] {
    var reading = SizeClassReading()
    let environment = layout.environment
    let sizeClasses: [SizeClass] = [.compact, .regular]
    for horizontal in sizeClasses {
      for vertical in sizeClasses
      where (horizontal, vertical)
        != (environment.traits.horizontalSizeClass, environment.traits.verticalSizeClass)
      {
        var other = environment
        other.explicitTraits.horizontalSizeClass = horizontal
        other.explicitTraits.verticalSizeClass = vertical
        guard let made = make(other) else { continue }
        reading.compare(
          &layout, made, SizeClasses(horizontal: horizontal, vertical: vertical))
      }
    }
    guard !reading.hasOtherViews else {
      return [
        "the views depend on size classes; the layout has only those of this screen"
      ]
    }
    layout.edit { reading.apply(to: &$0) }
    return reading.omissions
  }

  // MARK: Finding

  private mutating func note(_ value: VariedValue, _ sizeClasses: SizeClasses) {
    if differences[value] == nil { order.append(value) }
    differences[value, default: []].append(sizeClasses)
  }

  private mutating func compare(
    _ layout: inout Layout, _ other: Layout, _ sizeClasses: SizeClasses
  ) {
    let views = layout.items.filter { layout.viewClass(of: $0) != nil }
    let others = other.items.filter { other.viewClass(of: $0) != nil }
    guard views.map(layout.name) == others.map(other.name),
      views.map(layout.superview) == others.map(other.superview)
    else {
      hasOtherViews = true
      return
    }
    for view in views { compareValues(of: view, layout, other, sizeClasses) }
    compareConstraints(&layout, other, sizeClasses)
  }

  private mutating func compareValues(
    of view: Item.ID, _ layout: Layout, _ other: Layout, _ sizeClasses: SizeClasses
  ) {
    for property in ViewProperty.all where !property.dependsOnLayout && property.isWritable {
      let value = property.settableValue(of: view, in: other)
      if let value, value != property.settableValue(of: view, in: layout) {
        note(.property(view, property.name, value), sizeClasses)
      }
    }
  }

  /// The identity of a constraint across size classes.
  private struct Key: Hashable {
    let place: String?
    let first: String
    let relation: Relation
    let second: String?
    let multiplier: Double
  }

  private static func keys(of layout: Layout) -> [(Key, LayoutConstraint.ID)] {
    layout.constraints.map { id in
      let constraint = layout.constraint(id)
      func text(_ anchor: Anchor) -> String {
        "\(layout.name(of: anchor.item)).\(anchor.attribute.rawValue)"
      }
      return (
        Key(
          place: layout.model.origins[id], first: text(constraint.first),
          relation: constraint.relation, second: constraint.second.map(text),
          multiplier: constraint.multiplier), id
      )
    }
  }

  private mutating func compareConstraints(
    _ layout: inout Layout, _ other: Layout, _ sizeClasses: SizeClasses
  ) {
    // Constraints with equal keys, the last one first.
    var rest = Dictionary(grouping: Self.keys(of: layout).reversed()) { $0.0 }
    for (key, id) in Self.keys(of: other) {
      let wanted = other.constraint(id)
      var own = rest[key]?.popLast()?.1
      if own == nil, wanted.isActive { own = copy(wanted, key, other, into: &layout) }
      guard let own else { continue }
      let constraint = layout.constraint(own)
      if constraint.isActive != wanted.isActive { note(.active(own, wanted.isActive), sizeClasses) }
      if constraint.constant != wanted.constant {
        note(.constant(own, wanted.constant), sizeClasses)
      }
      if constraint.priority != wanted.priority {
        note(.priority(own, wanted.priority), sizeClasses)
      }
    }
    for id in rest.values.joined().map({ $0.1 }).sorted() where layout.constraint(id).isActive {
      note(.active(id, false), sizeClasses)
    }
  }

  /// Adds a constraint that these size classes don't activate.
  private mutating func copy(
    _ constraint: LayoutConstraint, _ key: Key, _ other: Layout, into layout: inout Layout
  ) -> LayoutConstraint.ID? {
    let first = Self.anchor(constraint.first, other, &layout)
    let second = constraint.second.map { Self.anchor($0, other, &layout) }
    guard let first, second == nil || second != .some(nil) else {
      leaveOut(key, "an item isn't in the layout of this screen")
      return nil
    }
    var made = LayoutConstraint(
      first, constraint.relation, to: second ?? nil, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority, isActive: false)
    made.spacing = constraint.spacing
    do throws(LayoutError) {
      let id = try layout.add(made)
      layout.model.origins[id] = key.place
      return id
    } catch {
      leaveOut(key, error.description)
      return nil
    }
  }

  private mutating func leaveOut(_ key: Key, _ reason: String) {
    let place = key.place.map { " at \($0)" } ?? ""
    omissions.append("a constraint of other size classes\(place) is left out: \(reason)")
  }

  private static func anchor(_ anchor: Anchor, _ other: Layout, _ layout: inout Layout) -> Anchor? {
    if let item = layout.item(named: other.name(of: anchor.item)) {
      return Anchor(item, anchor.attribute)
    }
    guard let owner = other.superview(of: anchor.item),
      let kind = GuideKind.allCases.first(where: {
        other.model.guide($0, of: owner) == anchor.item
      }),
      let view = layout.item(named: other.name(of: owner)),
      let guide = try? layout.guide(kind, of: view)
    else { return nil }
    return Anchor(guide, anchor.attribute)
  }

  // MARK: Applying

  private mutating func apply(to layout: inout Layout) {
    for value in order {
      for sizeClasses in Self.merged(differences[value] ?? []) {
        do throws(LayoutError) {
          try layout.vary(value, in: sizeClasses)
        } catch {
          omissions.append("what other size classes change is left out: \(error.description)")
        }
      }
    }
  }

  /// Merges size classes that together cover every value in one direction.
  private static func merged(_ found: [SizeClasses]) -> [SizeClasses] {
    for sizeClass in [SizeClass.compact, .regular] {
      let wide = found.filter { $0.horizontal == sizeClass }
      if wide.count == 2 {
        return [SizeClasses(horizontal: sizeClass)]
          + merged(found.filter { $0.horizontal != sizeClass })
      }
      let high = found.filter { $0.vertical == sizeClass }
      if high.count == 2 {
        return [SizeClasses(vertical: sizeClass)]
          + merged(found.filter { $0.vertical != sizeClass })
      }
    }
    return found
  }
}
