import AutoLayout
import Cassowary

/// The edits that may settle an item along an axis, the likeliest first.
struct SettlingEdits {
  private let layout: Layout
  private let item: Item.ID
  private let axis: Axis
  /// The open values of the item along the axis: its position, its length.
  private let optimalRanges: [OptimalRange]
  private let isPlaceOpen: Bool
  private let isLengthOpen: Bool

  /// The maximum number of siblings that are examined.
  private static let siblingLimit = 4

  init(of item: Item.ID, _ axis: Axis, in layout: Layout) {
    (self.layout, self.item, self.axis) = (layout, item, axis)
    let engine = layout.engine
    let open = engine.ambiguousVariables(of: item, along: axis)
    let places = axis == .horizontal ? [0, 2] : [1, 3]
    (isPlaceOpen, isLengthOpen) = (open.contains { $0 < 2 }, open.contains { $0 > 1 })
    let variables = engine.variables(of: item)
    optimalRanges = engine.solver.optimalRanges(
      of: places.filter(variables.indices.contains).map { variables[$0] }, nameLimit: 32
    ) { engine.origin(of: $0)?.isNonNegativeSize == false }
  }

  /// Single changes, then pairs of a place and a length.
  var all: [[Advice.Edit]] {
    let (places, lengths) = (isPlaceOpen ? self.places : [], isLengthOpen ? self.lengths : [])
    let pairs = places.enumerated().flatMap { first in
      lengths.enumerated().map { second in
        (rank: first.offset + second.offset, edits: [first.element, second.element])
      }
    }
    let inOrder = pairs.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return (places + lengths).map { [$0] } + inOrder.map { $0.element.edits }
  }

  /// The items that this one depends on along the axis: its superview, and those that constraints tie it to.
  var dependencies: [Item.ID] {
    let others = ownConstraints.flatMap { $0.items }
      .map(layout.model.withoutSystemGuide)
    let holder = layout.superview(of: item).map { [$0] } ?? []
    return (holder + others).filter { $0 != item && $0 != layout.window }
  }

  // MARK: Ties

  /// Changes of a priority by 1 that resolve a tie: of views that may have any size or, if `isRigid`, of those with a
  /// fixed size, such as switches.
  ///
  /// - Parameter isRigid: Whether views with a fixed size give way.
  /// - Returns: Choices of one change.
  func ties(yielding isRigid: Bool) -> [[Advice.Edit]] {
    var origins: [ConstraintID] = []
    for origin in optimalRanges.flatMap({ $0.tied }).compactMap(layout.engine.origin)
    where !origins.contains(origin) {
      origins.append(origin)
    }
    let yielding = origins.filter { self.isRigid($0) == isRigid }
    let edits = yielding.flatMap { origin -> [Advice.Edit] in
      let other = origins.count == 2 ? origins.first { $0 != origin } : nil
      let raised = other.flatMap { moved($0, by: 1) }
      return [raised, moved(origin, by: -1)].compactMap { $0 }
    }
    return edits.map { [$0] }
  }

  private static let rigid: Set<ViewClass> = [
    .switch, .stepper, .activityIndicatorView, .button, .imageView, .segmentedControl,
  ]

  private func isRigid(_ origin: ConstraintID) -> Bool {
    guard case .system(_, let item) = origin else { return false }
    return layout.viewClass(of: item).map(Self.rigid.contains) ?? false
  }

  /// A priority changed by `amount`; nil if it would leave 1 … 999, or can't be chosen.
  private func moved(_ origin: ConstraintID, by amount: Double) -> Advice.Edit? {
    switch origin {
    case .user(let id):
      return priority(layout.constraint(id).priority, amount).map { .prioritize(id, $0) }
    case .system(let role, let item) where role.isOfContent:
      let bound: ContentBound =
        role == .widthHugging || role == .heightHugging ? .hugging : .compressionResistance
      guard let now = bound.priority(of: item, role.axis, in: layout) else { return nil }
      return priority(now, amount).map { .keep(item, bound, role.axis, $0) }
    case .system, .stack: return nil
    }
  }

  private func priority(_ now: Priority, _ amount: Double) -> Priority? {
    let value = now.value + amount
    return value < 1 || value > 999 ? nil : Priority(value)
  }

  // MARK: Places

  private var places: [Advice.Edit] {
    guard let parent, !isArranged else { return limits(ofSize: false) }
    let (near, far, center) = (Attribute.near(axis), Attribute.far(axis), Attribute.center(axis))
    let edges = [near, far, center].map { tie($0, parent, $0) }
    let aligned = siblings.flatMap { sibling in [near, center, far].map { tie($0, sibling, $0) } }
    let touching = siblings.map { tie(near, $0, far) }
    let after = siblings.map { sibling in
      var spaced = tie(near, sibling, far)
      spaced.constant = layout.standardSpacing(between: spaced.first, and: Anchor(sibling, far))
      return spaced
    }
    let holding = (edges + touching + aligned).filter(holds)
    let added: [LayoutConstraint] = holding + edges.prefix(1) + after + edges + aligned
    return limits(ofSize: false) + added.map { Advice.Edit.add($0) }
  }

  private func tie(
    _ attribute: Attribute, _ other: Item.ID, _ otherAttribute: Attribute
  ) -> LayoutConstraint {
    LayoutConstraint(Anchor(item, attribute), to: Anchor(other, otherAttribute))
  }

  /// Whether a constraint would move nothing.
  private func holds(_ constraint: LayoutConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    let (own, other) = layout.values(of: constraint.first, and: second)
    return (own - other - constraint.constant).magnitude < 0.01
  }

  /// Inequalities in force that could as well be equations, those about sizes or the others.
  private func limits(ofSize isSize: Bool) -> [Advice.Edit] {
    optimalRanges.flatMap { $0.lowerLimits + $0.upperLimits }.compactMap { row in
      guard case .user(let id)? = layout.engine.origin(of: row) else { return nil }
      let constraint = layout.constraint(id)
      return constraint.relation != .equal && constraint.first.attribute.isSize == isSize
        ? .relate(id, .equal) : nil
    }
  }

  // MARK: Lengths

  private var lengths: [Advice.Edit] {
    let extent = Attribute.extent(axis)
    let sizes = related.map { tie(extent, $0, extent) }
    let whole = parent.map { [tie(extent, $0, extent)] } ?? []
    let added: [LayoutConstraint] = mirrored + sizes + containing + edges + whole
    return limits(ofSize: false) + added.map { Advice.Edit.add($0) } + limits(ofSize: true)
  }

  private var isArranged: Bool { layout.model.stack(arranging: item) != nil }

  private var edges: [LayoutConstraint] {
    guard let parent, !isArranged else { return [] }
    return [Attribute.far(axis), .near(axis)].map { tie($0, parent, $0) }
  }

  /// The far edge as far from that of what holds the item as the near edges are, or the other way round.
  private var mirrored: [LayoutConstraint] {
    isArranged ? [] : ownConstraints.compactMap { $0.mirrored(from: item, in: layout) }
  }

  /// The far edge around what the item holds, as far away as the near edges are.
  private var containing: [LayoutConstraint] {
    let far = Attribute.far(axis)
    let reaching = layout.subviews(of: item).filter(layout.isVisible)
      .map { ($0, layout.value(of: Anchor($0, far))) }.sorted { $0.1 > $1.1 }
    return reaching.prefix(Self.siblingLimit).map { child, _ in
      let mirrored = constraints(of: child).compactMap {
        $0.mirrored(from: child, in: layout)
      }
      return mirrored.first { $0.items.contains(item) && $0.axis == axis }
        ?? tie(far, child, far)
    }
  }

  // MARK: What is around

  private var parent: Item.ID? {
    layout.superview(of: item).flatMap { $0 == layout.window ? nil : $0 }
  }

  /// The constraints in force along the axis that name the item, oldest first.
  private var ownConstraints: [LayoutConstraint] {
    constraints(of: item).filter { $0.axis == axis }
  }

  /// The constraints in force that name an item, oldest first.
  private func constraints(of item: Item.ID) -> [LayoutConstraint] {
    layout.model.mentions[Int(item.rawValue)].sorted().map(layout.constraint)
      .filter { $0.isActive }
  }

  /// Views beside the item whose place along the axis is settled, those first that are before it.
  private var siblings: [Item.ID] {
    let (far, own) = (Attribute.far(axis), layout.value(of: Anchor(item, .near(axis))))
    let settled = (parent.map(layout.subviews) ?? []).filter { other in
      other != item && layout.isVisible(other) && !layout.isAmbiguous(other)
    }
    let places = settled.map { ($0, layout.value(of: Anchor($0, far))) }
    let before = places.filter { $0.1 <= own + 0.01 }.sorted { $0.1 > $1.1 }
    let others = places.filter { $0.1 > own + 0.01 }
    return (before + others).prefix(Self.siblingLimit).map { $0.0 }
  }

  /// Views that constraints tie to the item and whose length is open, too: the room is theirs together.
  private var related: [Item.ID] {
    ownConstraints.flatMap { $0.items }.filter { other in
      other != item && layout.superview(of: other) == parent
        && layout.engine.hasOpenLength(other, along: axis)
    }
  }
}
