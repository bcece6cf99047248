import AutoLayout

/// Finds the constraints that rows come from.
///
/// It writes each constraint out once: in a long chain every value depends on all of them.
struct ConstraintIndex {
  private var stacks: StackConstraints
  private var references: [ConstraintID: ConstraintReference] = [:]

  init(_ situation: Situation) { stacks = StackConstraints(situation) }

  /// What a constraint is called, and what it demands.
  mutating func reference(to origin: ConstraintID) -> ConstraintReference {
    if let known = references[origin] { return known }
    let reference = ConstraintReference(
      origin, made: stacks.made(origin), in: stacks.situation.model)
    references[origin] = reference
    return reference
  }

  /// The constraint of the user's or of a stack view's; nil for others that UIKit makes.
  mutating func constraint(behind origin: ConstraintID) -> LayoutConstraint? {
    stacks.constraint(origin)
  }
}
