import Cassowary

/// The constraints that decide where an item is on an axis: `constraintsAffectingLayout(for:)`.
package struct AffectingConstraints: Sendable {
  /// The constraints in force that decide the position and size or are about the item, the user's first; those that are
  /// not about the item itself belong to its neighbors or container.
  package let constraints: [ConstraintID]
  /// Whether the size of the root view is part of the sum.
  package let includesRootSize: Bool
}

/// The constraints of a solved layout that are about its items, both the user's and UIKit's.
package struct ConstraintOrigins {
  private let model: Model
  private let engine: Engine
  private let pass: LayoutPass

  /// Asks about a solved layout.
  package init(_ layout: Layout) {
    (model, engine, pass) = (layout.model, layout.engine, layout.pass)
  }

  /// The constraints that decide an item's position on an axis.
  ///
  /// UIKit's method may return more than what is strictly needed (its documentation); here it is
  /// also what is about the item and holds without deciding anything, such as a minimum that is
  /// exceeded.
  package func affecting(_ item: Item.ID, _ axis: Axis) -> AffectingConstraints {
    var others: [ConstraintID] = []
    var includesRootSize = false
    for (place, variable) in engine.variables(of: item).enumerated()
    where place.isMultiple(of: 2) == (axis == .horizontal) {
      guard let reasons = engine.solver.determination(of: [Term(variable)]) else { continue }
      others += reasons.contributions.compactMap { engine.origin(of: named($0).constraint) }
      includesRootSize =
        includesRootSize || reasons.suggestions.contains { engine.isGiven($0.variable) }
    }
    var seen: Set<ConstraintID> = []
    let found = (about(item, axis) + inOrder(others)).map { $0.listed }
      .filter { $0.isListed && seen.insert($0).inserted }
    let users = found.compactMap { $0.user }.sorted().map(ConstraintID.user)
    return AffectingConstraints(
      constraints: users + found.filter { $0.user == nil }, includesRootSize: includesRootSize)
  }

  /// Constraints in an order that doesn't tell how the solver came to them, or when UIKit made a guide: by the turns of
  /// items, and there as they are made.
  private func inOrder(_ constraints: [ConstraintID]) -> [ConstraintID] {
    var stacks = StackConstraints(pass)
    let places = constraints.map { id -> (id: ConstraintID, turn: Int32, number: Int) in
      switch id {
      case .user: (id, .min, 0)
      case .system(let role, let item): (id, model.rank(of: item), role.rawValue)
      case .stack(let item, let key):
        (id, model.rank(of: item), 100 + (stacks.number(of: key, of: item) ?? 0))
      }
    }
    return places.sorted { ($0.turn, $0.number) < ($1.turn, $1.number) }.map { $0.id }
  }

  /// Attributes a part that rests on a non-negative size to the constraint that makes that size 0 or less, if there is
  /// one: that is the user's intention.
  package func named(_ part: Determination.Contribution) -> Determination.Contribution {
    guard let origin = engine.origin(of: part.constraint), origin.isNonNegativeSize,
      let item = origin.item, let size = engine.solver.constraint(part.constraint)?.terms.first
    else { return part }
    let place = engine.variables(of: item).firstIndex(of: size.variable) ?? 0
    for other in about(item, place.isMultiple(of: 2) ? .horizontal : .vertical) {
      guard let row = engine.row(of: other), !engine.solver.isBroken(row),
        let limit = engine.solver.constraint(row), limit.constant == 0, limit.priority.isRequired,
        let term = limit.terms.first, limit.terms.count == 1, term.variable == size.variable,
        limit.relation == .equal || (limit.relation == .lessThanOrEqual) == (term.coefficient > 0)
      else { continue }
      var named = part
      named.constraint = row
      named.coefficient *= size.coefficient / term.coefficient
      return named
    }
    return part
  }

  /// The constraints in force that mention an item on an axis, the user's first, and those of the stack
  /// view around it last.
  package func about(_ item: Item.ID, _ axis: Axis) -> [ConstraintID] {
    let own = model.mentions[Int(item.rawValue)]
      .filter { model[$0].first.attribute.axis == axis }.map(ConstraintID.user)
    let around = model.stack(arranging: item)
    return
      (own + system(item, axis) + stack(item, axis)
      + (around.map { stack($0, axis) { $0.mentions(item) } } ?? []))
      .filter { engine.row(of: $0) != nil }
  }

  /// The constraints that UIKit makes for an item on an axis, whether or not they are in force.
  package func system(_ item: Item.ID, _ axis: Axis) -> [ConstraintID] {
    SystemRole.allCases.filter { $0.axis == axis }.map { ConstraintID.system($0, item) }
  }

  /// The constraints that a stack view makes on an axis.
  package func stack(
    _ stack: Item.ID, _ axis: Axis, where isWanted: (GeneratedConstraint) -> Bool = { _ in true }
  ) -> [ConstraintID] {
    (StackLayout(of: stack, in: pass)?.constraints ?? [])
      .filter { $0.constraint.first.attribute.axis == axis && isWanted($0) }
      .map { ConstraintID.stack(stack, $0.key) }
  }
}

extension ConstraintID {
  /// The constraint that stands for this one in lists: hugging and compression share a line.
  package var listed: ConstraintID {
    switch self {
    case .system(.widthCompressionResistance, let item): .system(.widthHugging, item)
    case .system(.heightCompressionResistance, let item): .system(.heightHugging, item)
    default: self
    }
  }

  /// Whether lists show it: hugging and compression share a line, and Apple never prints that sizes
  /// are not negative.
  package var isListed: Bool {
    switch self {
    case .system(.nonNegativeWidth, _), .system(.nonNegativeHeight, _),
      .system(.widthCompressionResistance, _), .system(.heightCompressionResistance, _):
      false
    default: true
    }
  }

  /// The user's constraint; nil for those that UIKit makes.
  fileprivate var user: LayoutConstraint.ID? {
    guard case .user(let id) = self else { return nil }
    return id
  }
}
