/// The total error of all constraints of one priority in a solution.
package struct Violation: Hashable, Sendable {
  /// The priority; nil stands for the broken constraints.
  package var priority: Priority?
  /// The sum of the absolute errors, in the units of the constraints; positive.
  package var total: Double
}
