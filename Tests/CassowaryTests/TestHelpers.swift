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

/// The total error of all constraints of one priority in a solution.
struct Violation {
  /// The priority; nil stands for the broken constraints.
  var priority: Priority?
  var total: Double
}

extension Solver {
  /// The levels whose constraints do not all hold, highest priority first.
  var violations: [Violation] {
    var totals: [Double: Violation] = [:]
    for number in 0..<constraintCount {
      let id = LinearConstraint.ID(rawValue: Int32(number))
      guard let constraint = constraint(id), abs(error(of: id)) > 1e-7 else { continue }
      let isBroken = constraint.priority.isRequired && isBroken(id)
      // Broken constraints come right after required ones.
      let key = isBroken ? constraint.priority.value - 1e-9 : constraint.priority.value
      totals[key, default: Violation(priority: isBroken ? nil : constraint.priority, total: 0)]
        .total += abs(error(of: id))
    }
    return totals.sorted { $0.key > $1.key }.map(\.value)
  }
}
