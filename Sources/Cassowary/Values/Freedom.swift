/// The range of one variable over the optimal solutions, and its limits.
package struct Freedom: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// The exact interval of its values; ends may be infinite.
  package var range: ClosedRange<Double>
  /// The constraints that stop it at the lower end and hold with room at the upper end, oldest first.
  package var lowerLimits: [LinearConstraint.ID]
  /// The constraints that stop it at the upper end and hold with room at the lower end, oldest first.
  package var upperLimits: [LinearConstraint.ID]
  /// The optional constraints of equal priority that trade errors between the ends, oldest first.
  package var tied: [LinearConstraint.ID]
}
