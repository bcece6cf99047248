import AutoLayout
import Cassowary

/// What the lines of a report say when they are taken together.
package enum Examination: Hashable, Sendable {
  /// They clash.
  case clash(Contradiction)
  /// They can all hold as they are printed.
  case feasible
  /// They are too many to be examined.
  case tooLong
  /// Their numbers are so large that rounding leaves the question open.
  case tooLarge

  /// Longer lists are not examined: those of the system have up to 46 lines, and a damaged or made-up
  /// log must not take minutes.
  static let lineLimit = 400

  /// The proof, where they clash.
  package var contradiction: Contradiction? {
    if case .clash(let contradiction) = self { contradiction } else { nil }
  }
}

extension Suspects {
  /// What the lines say when they are taken together; of several proofs, the one with the broken line comes first.
  ///
  /// No log gives its direction. Lines that hold from left to right are also read from right to left if the log shows
  /// that the app runs that way: it has text in such a script, or is lay's own.
  var examination: Examination {
    guard lines.count <= Examination.lineLimit else { return .tooLong }
    let first = examined(.leftToRight)
    var found = first.examination
    if let contradiction = found.contradiction, !own.isEmpty,
      !contradiction.members.contains(where: { $0.maker.isApp })
    {
      // The system lets a guide shrink below nothing, and then lists the lines of the views in it.
      let guides = Set(lines.flatMap { $0.views }).filter { scene.views[$0].isGuide }
      let whole = examined(.leftToRight, shrinking: guides).examination
      if whole.contradiction != nil { found = whole }
    }
    if first.usesDirection, found.contradiction == nil, scene.mayRunRightToLeft {
      let other = examined(.rightToLeft).examination
      if other.contradiction != nil { found = other }
    }
    return found
  }

  private func examined(
    _ direction: LayoutDirection, shrinking: Set<Int> = []
  ) -> (examination: Examination, usesDirection: Bool) {
    var isCertain = true
    var usesDirection = false
    for assumption in ConflictSystem.Assumption.allCases {
      let system = ConflictSystem(
        lines, in: scene, assuming: assumption, direction, supposing: .init(shrinking: shrinking))
      usesDirection = system.usesDirection
      let proofs = system.solver.conflicts.filter(system.isProof)
      let proof =
        proofs.first { system.lines(of: $0).contains { $0 == broken } } ?? proofs.first
      if let proof,
        assumption == .usual || !system.lines(of: proof).contains(where: { $0.needsAssumption })
      {
        return (.clash(Contradiction(proof, system, among: lines)), usesDirection)
      }
      isCertain = system.isSolved
      if !system.usesAssumption { break }
    }
    return (isCertain ? .feasible : .tooLarge, usesDirection)
  }
}

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
    // Multipliers are at most 1 and lists have at most 400 lines, so no sum overflows.
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
