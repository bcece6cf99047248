/// The total error of all constraints of one priority in a solution.
public struct Violation: Hashable, Sendable {
  /// The priority; nil stands for the broken constraints.
  public var priority: Priority?
  /// The sum of the absolute errors, in the units of the constraints; positive.
  public var total: Double
}
