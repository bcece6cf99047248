import AutoLayout

/// A constraint between views of a scene.
package struct SceneConstraint: Hashable, Sendable {
  /// One side.
  package struct Side: Hashable, Sendable {
    /// The place of the view in ``ConflictScene/views``.
    package let view: Int
    /// The attribute; nil for what the API lacks, such as a content height.
    package let attribute: Attribute?
    /// The attribute's word.
    package let attributeName: String
    /// By how many points margins or baselines move the attribute; nil if unknown.
    var inset: Double?
  }

  /// The place in ``ConflictScene/constraints``.
  package internal(set) var place = 0
  /// A handle that nothing else in the scene has: of a log's, the identifier, or `c1`, `c2` … in order.
  package internal(set) var name = ""
  /// UIKit's identifier.
  let identifier: String?
  /// The left side.
  package internal(set) var first: Side
  /// How the sides relate.
  package let relation: Relation
  /// How they relate as far as that is required; nil if nothing is, or the constraint is inactive.
  var requiredRelation: Relation?
  /// The factor of the right side.
  package let multiplier: Double
  /// The right side; nil for a constant size, and for positions of autoresizing masks.
  package internal(set) var second: Side?
  /// Points added to the right side.
  package internal(set) var constant: Double
  /// 1…1000.
  package let priority: Priority
  /// Whether an autoresizing mask is what made it.
  let isOfMask: Bool
  /// The superview that the position of an autoresizing mask is measured from.
  package internal(set) var origin: Int?
  /// Which sides leading and trailing are; nil if unknown.
  var direction: LayoutDirection?
  /// Who made the constraint, and why it exists.
  package internal(set) var maker: LineMaker

  /// The views it is about.
  var views: [Int] { [first.view, second?.view].compactMap { $0 } }

  /// Whether a side names no attribute.
  var isUnnamed: Bool {
    [first, second].contains { $0?.attributeName == LogAnchor.unnamed }
  }

  /// The axis of the left side.
  package var axis: Axis? {
    first.attribute?.axis ?? (first.attributeName.hasSuffix("Width") ? .horizontal : .vertical)
  }
}
