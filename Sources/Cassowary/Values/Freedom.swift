/// What the optimal solutions leave open about one variable, and why.
public struct Freedom: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The exact interval of its values; ends may be infinite.
  public var range: ClosedRange<Double>
  /// The constraints that stop it at the lower end and hold with room at the upper end, oldest first.
  public var lowerLimits: [LinearConstraint.ID]
  /// The constraints that stop it at the upper end and hold with room at the lower end, oldest first.
  public var upperLimits: [LinearConstraint.ID]
  /// The optional constraints of equal priority that trade errors between the ends, oldest first.
  public var tied: [LinearConstraint.ID]
}
