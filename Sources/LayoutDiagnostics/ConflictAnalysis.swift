import AutoLayout
import Cassowary

/// A conflict with what Apple's report leaves out: the arithmetic, and what would settle it.
package struct ConflictAnalysis: Hashable, Sendable {
  /// One constraint of the conflict.
  package struct Member: Hashable, Sendable {
    /// Whether it is the one that is broken.
    package let isBroken: Bool
    private let reference: Shared<ConstraintReference>
    private let trial: Shared<Trial>?

    /// The constraint.
    package var constraint: ConstraintReference { reference.value }

    /// The outcome without it; nil if it wasn't tried.
    package var removed: Outcome? { trial?.value.removed }

    /// The outcome at priority 999; nil in the same cases.
    package var lowered: Outcome? { trial?.value.lowered }

    init(_ reference: Shared<ConstraintReference>, isBroken: Bool, _ trial: Trial?) {
      (self.reference, self.isBroken) = (reference, isBroken)
      self.trial = trial.map(Shared.init)
    }
  }

  /// The outcomes when a constraint yields.
  struct Trial: Hashable, Sendable {
    let removed: Outcome
    let lowered: Outcome
  }

  /// The outcome of a change in a copy of the layout.
  package struct Outcome: Hashable, Sendable {
    /// The constraints broken there, whether or not this conflict is settled.
    package let broken: [String]
    /// The error of the changed constraint in points; 0 for a removed one.
    package let error: Double
    /// The items whose frames change, in tree order, with their new frames.
    package let moved: [Move]
    /// The items that become ambiguous.
    package let ambiguous: [String]
  }

  /// A frame in the changed copy.
  package struct Move: Hashable, Sendable {
    /// The item's name.
    package let name: String
    /// Its frame there.
    package let frame: Rect
  }

  /// Apple's report.
  package let report: ConflictReport
  /// The irreducible set, in the order of the report: without any one of them the others can hold.
  package let members: [Member]
  /// The numbers from outside that take part: `root.width`.
  package let given: [String]
  /// The error of the broken constraint in points; greater than the report's shortfall if it contradicts other
  /// constraints, too.
  package let error: Double
  /// Why this one is broken.
  package let reasons: [String]
  /// The constraints broken for other reasons.
  let others: [String]
}
