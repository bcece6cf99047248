/// A constraint of a conflict, as far as UIKit's choice of what to break depends on it.
///
/// UIKit chooses by the kind of constraint, not by age: 27 of 27 repeated reports broke the same
/// one. The rule here names UIKit's choice in 100 of 119 public reports: leave out what the system
/// made, keep the constraints held by the deepest view, then prefer by ``Kind``; of one kind the
/// largest constant, then the last listed.
public struct BreakingCandidate: Hashable, Sendable {
  /// The kinds of constraints, the last to break first.
  public enum Kind: Int, Hashable, Sendable {
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
    ///   - second: The second one; nil where the first is compared with a number.
    ///   - isOneItem: Whether both are attributes of the same item.
    ///   - isHeldOutside: Whether neither of the items holds the other.
    public init(
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
        self = first.isFarEdge || Self.farMargins.contains(first) ? .farEdge : .other
      }
    }

    private static let farMargins: Set<Attribute> = [.trailingMargin, .rightMargin, .bottomMargin]
  }

  /// Whether the constraint is left out as long as there are others.
  public let isSpared: Bool
  /// How deep the view lies that holds it; the window is 0.
  public let depth: Int
  /// Its kind.
  public let kind: Kind
  /// Its constant, in points.
  public let constant: Double

  /// Creates a candidate.
  public init(isSpared: Bool, depth: Int, kind: Kind, constant: Double) {
    self.isSpared = isSpared
    self.depth = depth
    self.kind = kind
    self.constant = constant
  }

  /// The place of the constraint that is broken.
  ///
  /// - Parameter listed: The constraints of a conflict in the order of the report.
  /// - Returns: An index; nil for an empty list.
  public static func victim(among listed: [BreakingCandidate]) -> Int? {
    let areAllSpared = listed.allSatisfy(\.isSpared)
    let places = listed.indices.filter { areAllSpared || !listed[$0].isSpared }
    return places.max { listed[$0].rank(at: $0) < listed[$1].rank(at: $1) }
  }

  /// What breaks first compares highest.
  private func rank(at place: Int) -> (Int, Int, Double, Int) {
    (depth, kind.rawValue, constant, place)
  }
}
