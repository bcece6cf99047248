import AutoLayout

/// Why an attribute has the value that it has.
public struct Explanation: Hashable, Sendable {
  /// A part of the sum that gives the value.
  package struct Summand: Hashable, Sendable {
    /// Where a part comes from.
    package enum Source: Hashable, Sendable {
      /// The constant of a tight constraint.
      case constraint(ConstraintReference)
      /// A number from outside: the root view's width or height.
      case given(String)
      /// The offset of an attribute from an edge: a margin or the distance to a baseline.
      case inset(String)
    }

    /// Where the part comes from.
    package let source: Source
    /// The change of the value per point of the constant, while the views of ``Explanation/shifting`` stay where they
    /// are.
    package let coefficient: Double
    /// In points.
    package let constant: Double

    /// The amount of the part, in points.
    package var amount: Double { coefficient * constant }
  }

  /// An optional or broken constraint that would have the item otherwise.
  package struct Loss: Hashable, Sendable {
    /// The constraint.
    package let constraint: ConstraintReference
    /// Its left side minus its right side, in points: positive when it wants less.
    package let error: Double
    /// The tight constraints that outweigh it; empty if these are not unique.
    package let winners: [ConstraintReference]
  }

  /// `red.width`.
  public let subject: String
  /// In points; positions in the coordinates of the superview.
  public let value: Double
  /// The summands of the value; empty if it isn't determined.
  package let summands: [Summand]
  /// The views whose margins or safe areas are part of the sum and follow their place, by name.
  package let shifting: [String]
  /// The open values, if the value isn't determined.
  package let openings: [AmbiguityReport.Opening]
  /// The constraints that don't hold and concern the item on this axis.
  package let losses: [Loss]

  /// Whether the constraints leave the attribute one value only.
  public var isDetermined: Bool { openings.isEmpty }
}

extension Explanation.Summand {
  /// The short name of the part.
  var name: String {
    switch source {
    case .constraint(let reference): reference.shortName
    case .given(let name), .inset(let name): name
    }
  }

  /// The text of the part in a list.
  var text: String {
    switch source {
    case .constraint(let reference): reference.description
    case .given(let name), .inset(let name): name
    }
  }
}
