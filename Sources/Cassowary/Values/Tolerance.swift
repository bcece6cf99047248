/// The limits below which a number is negligible.
///
/// A `Double` carries some sixteen digits. Each limit says what it is relative to; those for values are multiples of
/// the rounding error at the magnitude of a component (``ofValues(upTo:)``).
enum Tolerance {
  // MARK: Sums, relative to their parts

  /// A sum of two numbers below this is just their rounding error.
  static let cancellation = 1e-11

  /// A sum of two numbers; 0 if it is just their rounding error.
  static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= cancellation * max(abs(first), abs(second)) ? 0 : sum
  }

  // MARK: Coefficients, beside 1

  /// A cell, slope or multiplier smaller than this counts as 0: dividing by it would magnify rounding errors.
  static let coefficient = 1e-9
  /// A coefficient smaller than this, relative to the largest in its row, defines nothing: dividing by it would magnify
  /// rounding too often.
  static let divisor = 1e-6

  // MARK: Values, in points

  /// Numbers up to this don't affect the tolerance of values.
  static let usualMagnitude = 1e6
  /// The rounding error of values, relative to the largest number of a component.
  private static let value = 1e-13

  /// Values closer than this count as equal if no number is larger than `magnitude`.
  static func ofValues(upTo magnitude: Double) -> Double {
    value * max(magnitude, usualMagnitude)
  }

  // MARK: Multiples of the tolerance of values

  /// The allowed difference between a row as written and its value in the tableau, per term.
  static let accuracy = 10.0
  /// The smallest distance between different optimal solutions.
  static let difference = 20.0
  /// The smallest distance from its breakpoint at which a row counts as not tight.
  static let room = 100.0
}
