import Cassowary

extension Priority {
  /// A priority known to be within range; anything else reads as required.
  static func at(_ value: Double) -> Priority { Priority(value) ?? .required }
}

extension Solver {
  /// The constraints blamed by each conflict.
  var conflictSets: [[LinearConstraint.ID]] {
    conflicts.map { $0.members.map(\.constraint) }
  }
}
