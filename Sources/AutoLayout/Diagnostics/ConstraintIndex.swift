/// Finds what stands behind rows.
///
/// It asks each stack view once for everything that it made, and writes each constraint out once:
/// in a long chain every value depends on all of them.
struct ConstraintIndex {
  typealias Numbered = (number: Int, constraint: GeneratedConstraint)

  let model: Model
  private var references: [RowOrigin: ConstraintReference] = [:]
  private var stacks: [Item.ID: [GeneratedConstraint.Key: Numbered]] = [:]

  init(_ model: Model) { self.model = model }

  /// What a constraint is called, and what it demands.
  mutating func reference(to origin: RowOrigin) -> ConstraintReference {
    if let known = references[origin] { return known }
    let reference = ConstraintReference(origin, made: made(origin), in: model)
    references[origin] = reference
    return reference
  }

  /// The constraint of the user's or of a stack view's; nil for others that UIKit makes.
  mutating func constraint(behind origin: RowOrigin) -> LayoutConstraint? {
    guard case .constraint(let id) = origin else { return made(origin)?.constraint.constraint }
    return model[id]
  }

  private mutating func made(_ origin: RowOrigin) -> Numbered? {
    guard case .stack(let item, let key) = origin else { return nil }
    if let known = stacks[item] { return known[key] }
    var made: [GeneratedConstraint.Key: Numbered] = [:]
    for (place, constraint) in (StackLayout(of: item, in: model)?.constraints ?? []).enumerated() {
      made[constraint.key] = (place + 1, constraint)
    }
    stacks[item] = made
    return made[key]
  }
}
