import Cassowary

/// Which part of the solver's answer is beyond doubt.
///
/// Logs may contain any number, and sums of extreme ones round by more than the lines allow.
extension ConflictSystem {
  /// The largest relative error of one operation.
  private static let unit = Double.ulpOfOne
  /// The points that rounding may take: logs print six digits.
  private static let tolerance = 1e-3

  /// Whether a conflict is one: all unknowns cancel, and what is left is more than rounding.
  func isProof(_ conflict: Conflict) -> Bool {
    // Multipliers are at most 1 and lists have at most 400 lines, so that no sum overflows.
    let scale = 0x1p-10
    var left = 0.0
    var size = 0.0
    var unknowns: [Variable: (sum: Double, size: Double)] = [:]
    for member in conflict.members {
      guard let linear = rows[member.constraint]?.linear else { return false }
      let constant = member.multiplier * (linear.constant * scale)
      left += constant
      size += constant.magnitude
      for term in linear.terms {
        let share = member.multiplier * (term.coefficient * scale)
        let known = unknowns[term.variable] ?? (0, 0)
        unknowns[term.variable] = (known.sum + share, known.size + share.magnitude)
      }
    }
    return left > size * Double(conflict.members.count) * Self.unit
      && unknowns.values.allSatisfy { $0.sum.magnitude <= 1e-6 * $0.size }
  }

  /// Whether the solution shows that all lines can hold.
  var isSolved: Bool { isWhole && rows.values.allSatisfy { holds($0.linear) } }

  private func holds(_ row: LinearConstraint) -> Bool {
    let shares = row.terms.map { $0.coefficient * solver.value(of: $0.variable) }
    let error = shares.reduce(-row.constant, +)
    // A number that is compared with another one does not round.
    let isExact = row.terms.count == 1 && row.terms[0].coefficient.magnitude == 1
    let sizes = [row.constant] + shares
    let rounding =
      isExact
      ? 0 : sizes.reduce(0) { $0 + $1.magnitude * Self.unit * Double(sizes.count) }
    if error.magnitude + rounding <= Self.tolerance { return true }
    return switch row.relation {
    case .equal: false
    case .lessThanOrEqual: error + rounding <= 0
    case .greaterThanOrEqual: error - rounding >= 0
    }
  }
}
