import AutoLayout
import Cassowary

/// Finds the constraints that rows of a solved layout come from.
///
/// It writes each constraint out once: in a long chain every value depends on all of them.
struct ConstraintIndex {
  private let engine: Engine
  private var stacks: StackConstraints
  private var references: [ConstraintID: ConstraintReference] = [:]

  init(_ layout: Layout) {
    engine = layout.engine
    stacks = StackConstraints(layout.situation)
  }

  /// A constraint's name and demand.
  mutating func reference(to origin: ConstraintID) -> ConstraintReference {
    if let known = references[origin] { return known }
    let reference = ConstraintReference(
      origin, made: stacks.made(origin), in: stacks.situation.model)
    references[origin] = reference
    return reference
  }

  /// The constraints that rows stand for.
  mutating func references(to rows: [LinearConstraint.ID]) -> [ConstraintReference] {
    rows.compactMap { engine.origin(of: $0) }.map { reference(to: $0) }
  }

  /// The constraint of the user's or of a stack view's; nil for others that UIKit makes.
  mutating func constraint(behind origin: ConstraintID) -> LayoutConstraint? {
    stacks.constraint(origin)
  }
}

/// The handles of constraints in reports, without their texts.
struct ConstraintHandles {
  private var stacks: StackConstraints
  private var known: [ConstraintID: String?] = [:]

  init(_ situation: Situation) { stacks = StackConstraints(situation) }

  /// The name of one of the user's constraints, `row.3` for one that a stack view made; nil for what no
  /// report lists.
  mutating func handle(of origin: ConstraintID) -> String? {
    if let known = known[origin] { return known }
    let handle = write(origin)
    known[origin] = .some(handle)
    return handle
  }

  private mutating func write(_ origin: ConstraintID) -> String? {
    let model = stacks.situation.model
    switch origin {
    case .user(let id): return model[id].name
    case .system(let role, let item):
      return ListedName(origin, in: stacks.situation).map { _ in "\(model.path(of: item)).\(role)" }
    case .stack(let item, let key):
      return stacks.number(of: key, of: item).map { "\(model[item].name).\($0)" }
    }
  }
}
