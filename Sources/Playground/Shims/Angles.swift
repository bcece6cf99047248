/// Equivalent to the C library's, for angles of a few turns.
public func sin(_ angle: Double) -> Double { sine(of: angle, andQuarters: 0) }

/// Equivalent to the C library's, for angles of a few turns.
public func cos(_ angle: Double) -> Double { sine(of: angle, andQuarters: 1) }

/// The sine of an angle and some quarters of a turn.
private func sine(of angle: Double, andQuarters added: Int) -> Double {
  let whole = (angle / (.pi / 2)).rounded()
  // A quarter of a turn as two numbers: one has too few digits where little is left.
  let rest = (angle - whole * (.pi / 2)) - whole * 6.123233995736766e-17
  let quarters = Int(whole) + added
  let size = series(rest, from: quarters.isMultiple(of: 2) ? 1 : 0)
  return quarters & 2 == 0 ? size : -size
}

/// The series of the sine, where it begins with the first power, or of the cosine.
private func series(_ angle: Double, from first: Int) -> Double {
  // The next power of an eighth of a turn is beyond what a number holds. Small ones are added first.
  stride(from: 18 + first, through: first + 2, by: -2).reduce(1) { sum, power in
    1 - sum * angle * angle / Double(power * (power - 1))
  } * (first == 1 ? angle : 1)
}
