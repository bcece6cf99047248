/// The signs that a number may have.
struct Signs: OptionSet {
  let rawValue: UInt8

  static let positive = Signs(rawValue: 1)
  static let negative = Signs(rawValue: 2)
  static let both: Signs = [.positive, .negative]

  /// Those of the opposite numbers.
  var opposite: Signs { Signs(rawValue: rawValue >> 1 | (rawValue & 1) << 1) }
}

extension Signs {
  /// Those of the multiples of a constraint that take part in a contradiction with constraints that hold.
  ///
  /// The solution meets all of these, so that what the sum of a contradiction lacks is missing in the broken one: it
  /// takes part as `≥` where its value is too small, and as `≤` where it is too large.
  init(multiplesOf id: LinearConstraint.ID, _ solver: Solver) {
    switch solver.constraints[Int(id.rawValue)].relation {
    case .lessThanOrEqual: self = .negative
    case .greaterThanOrEqual: self = .positive
    case .equal: self = solver.isBroken(id) ? Self.correcting(solver.error(of: id)) : .both
    }
  }

  /// Those of the multiples of an equation that has an error.
  private static func correcting(_ error: Double) -> Signs {
    if abs(error) <= Tolerance.room * Tolerance.ofValues(upTo: abs(error)) { return .both }
    return error < 0 ? .positive : .negative
  }
}
