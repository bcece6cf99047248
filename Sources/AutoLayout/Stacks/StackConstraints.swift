/// The constraints that stack views make, with their numbers.
///
/// Each stack is asked once for everything that it makes.
package struct StackConstraints {
  /// A constraint with its number among those of its stack, from 1.
  package typealias Numbered = (number: Int, constraint: GeneratedConstraint)

  /// The model, and what passes found out about it.
  package var situation: Situation { shared.value }

  /// The same without a copy, for those who ask about many constraints.
  let shared: SharedSituation
  private var stacks: [Item.ID: [GeneratedConstraint.Key: Numbered]] = [:]

  /// The constraints of stacks as things stand.
  package init(_ situation: Situation) { shared = SharedSituation(situation) }

  /// A constraint with its number among those of its stack, from 1; nil where the stack makes no such
  /// one.
  package mutating func find(_ key: GeneratedConstraint.Key, of stack: Item.ID) -> Numbered? {
    if let known = stacks[stack] { return known[key] }
    var made: [GeneratedConstraint.Key: Numbered] = [:]
    for (place, constraint) in (StackLayout(of: stack, in: situation)?.constraints ?? [])
      .enumerated()
    { made[constraint.key] = (place + 1, constraint) }
    stacks[stack] = made
    return made[key]
  }

  /// The constraint of the user's or of a stack view's; nil for others that UIKit makes.
  package mutating func constraint(_ id: ConstraintID) -> LayoutConstraint? {
    switch id {
    case .user(let id): situation.model[id]
    case .system: nil
    case .stack(let stack, let key): find(key, of: stack)?.constraint.constraint
    }
  }
}

/// A situation that never changes, so that nothing of it is copied to be read.
final class SharedSituation: Sendable {
  let value: Situation

  init(_ value: Situation) { self.value = value }
}
