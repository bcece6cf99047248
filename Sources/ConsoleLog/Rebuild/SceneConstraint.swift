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

    /// Whether it is a center.
    var isCenter: Bool { attribute == .centerX || attribute == .centerY }
  }

  /// The place in ``ConflictScene/constraints``.
  package internal(set) var place = 0
  /// A handle that nothing else in the scene has: for a log's, the identifier, or `c1`, `c2` … in order.
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

  /// The sides that it has.
  var sides: [Side] { [first, second].compactMap { $0 } }

  /// The views it is about.
  var views: [Int] { [first.view, second?.view].compactMap { $0 } }

  /// Whether a side names no attribute.
  var isUnnamed: Bool { sides.contains { $0.attributeName == LogAnchor.unnamed } }

  /// The axis of the left side.
  package var axis: Axis? {
    first.attribute?.axis ?? (first.attributeName.hasSuffix("Width") ? .horizontal : .vertical)
  }
}

/// Where a view begins or ends along an axis; a log doesn't tell the direction of text, so leading is left here.
struct AxisEnd: Hashable {
  /// The axis.
  let axis: Axis
  /// Whether the axis begins here.
  let isNear: Bool

  /// Names an end.
  init(_ axis: Axis, isNear: Bool) {
    self.axis = axis
    self.isNear = isNear
  }

  /// The end that an edge names; nil for everything else.
  init?(edge attribute: Attribute?) {
    guard let attribute, attribute.isNearEdge || attribute.isFarEdge else { return nil }
    self.init(attribute.axis, isNear: attribute.isNearEdge)
  }

  /// The end that an edge or its margin lies at; nil for everything else.
  init?(edgeOrMargin attribute: Attribute?) {
    self.init(edge: attribute?.edge)
  }

  /// The other end of the axis.
  var opposite: AxisEnd { AxisEnd(axis, isNear: !isNear) }
}

extension LogItem {
  /// Whether it is a `|` without a list of names that would say what it refers to.
  var isUnknownBar: Bool { className == nil && address == nil && key == "|" }
}

extension LogConstraint {
  /// The items of both sides.
  var items: [LogItem] { anchors.map { $0.item } }

  /// What a name for the constraint is made from; nil if it has no identifier.
  ///
  /// Interface Builder's identifiers are sentences, all of them alike: the attribute tells them apart.
  var nameSource: String? {
    if className == "NSIBPrototypingLayoutConstraint"
      || identifier?.hasPrefix(Self.prototype) == true
    {
      return "\(SystemIdentifier.prototype)-\(first.attributeName)"
    }
    if let identifier { return identifier }
    if mask != nil { return "\(SystemIdentifier.autoresizing)-\(first.attributeName)" }
    return nil
  }

  /// How the identifiers begin that Interface Builder gives constraints for a view that lacks them.
  static let prototype = "IB auto generated at build time"

  /// The name that `lay` prints in place of an address, unless there is an identifier.
  ///
  /// The keys of Masonry and SnapKit follow classes of their own.
  var typeableHandle: String? {
    let isName =
      handle.first?.isLetter == true
      && handle.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return className == "NSLayoutConstraint" && nameSource == nil && isName ? handle : nil
  }
}
