import Cassowary

/// The order in which a layout's constraints break: ``BreakingCandidate`` on a layout.
///
/// The order is strict and covers all constraints. A constraint that no report lists never breaks; among equal
/// candidates, the one listed last breaks first. Of a stack view's constraints only `UISV-hiding` is spared (0 of 5
/// public reports broke it); the others break about as often as chance would have it (7 of 15).
package struct BreakingRule {
  private var stacks: StackConstraints

  /// The rule on the current layout.
  package init(_ pass: LayoutPass) { stacks = StackConstraints(pass) }

  /// The rank of a constraint in the order.
  package mutating func rank(of id: ConstraintID) -> BreakingRank {
    let constraint = stacks.constraint(id)
    let order = creationOrder(of: id)
    let name = ReportName(id, in: shared.value)
    let holder = constraint.map { shared.value.model.holder(of: $0) } ?? id.item
    // The window is 0 deep.
    let depth = holder.map { shared.value.model.depth(of: $0) } ?? 0
    return BreakingRank(
      isListed: name != nil,
      candidate: BreakingCandidate(
        isSpared: !Self.isBreakable(id, in: shared), depth: depth,
        kind: constraint.map { Self.kind(of: $0, heldBy: holder) } ?? .other,
        constant: constraint?.constant ?? 0),
      reportOrder: ReportOrder(name, depth: depth, order))
  }

  private static func kind(
    of constraint: LayoutConstraint, heldBy holder: Item.ID?
  ) -> BreakingCandidate.Kind {
    let (first, second) = (constraint.first, constraint.second)
    return BreakingCandidate.Kind(
      first.attribute, second?.attribute, isOneItem: first.item == second?.item,
      isHeldOutside: holder != first.item && holder != second?.item)
  }

  private static func isBreakable(_ id: ConstraintID, in shared: SharedValue<LayoutPass>) -> Bool {
    switch id {
    case .user(let id):
      !(shared.value.model[id].identifier.map(SystemIdentifier.isSpared) ?? false)
    case .system: false
    case .stack(_, let key): key.identifier != .hiding
    }
  }

  /// When a constraint would be made if the layout were made again.
  package mutating func creationOrder(of id: ConstraintID) -> CreationOrder {
    switch id {
    case .system(let role, let item): shared.value.model.creationOrder(of: role, item)
    case .stack(let item, let key): CreationOrder(stacks.number(of: key, of: item) ?? 0, of: item)
    case .user(let id): CreationOrder(id)
    }
  }

  private var shared: SharedValue<LayoutPass> { stacks.shared }
}

/// A constraint's rank in the order of breaking; the one that breaks first compares highest.
package struct BreakingRank: Comparable {
  /// Whether reports list the constraint; the others never break.
  package let isListed: Bool
  /// The facts that UIKit's choice depends on.
  package let candidate: BreakingCandidate
  /// The last criterion: the place in reports.
  package let reportOrder: ReportOrder
  /// The weights of the candidate, the first criterion first.
  private let weights: SIMD4<Double>

  init(isListed: Bool, candidate: BreakingCandidate, reportOrder: ReportOrder) {
    (self.isListed, self.candidate, self.reportOrder) = (isListed, candidate, reportOrder)
    weights = candidate.weights
  }

  /// The first criterion that differs between the candidates; nil if only their places decide.
  package func criterion(apartFrom other: BreakingRank) -> BreakingCandidate.Criterion? {
    weights.indices.first { weights[$0] != other.weights[$0] }
      .flatMap(BreakingCandidate.Criterion.init)
  }

  /// Whether the first is kept longer.
  package static func < (lhs: BreakingRank, rhs: BreakingRank) -> Bool {
    if lhs.isListed != rhs.isListed { return !lhs.isListed }
    for place in lhs.weights.indices where lhs.weights[place] != rhs.weights[place] {
      return lhs.weights[place] < rhs.weights[place]
    }
    return lhs.reportOrder < rhs.reportOrder
  }

  package static func == (lhs: BreakingRank, rhs: BreakingRank) -> Bool {
    !(lhs < rhs) && !(rhs < lhs)
  }
}
