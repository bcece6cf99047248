import Cassowary

/// The rules that `NSLayoutConstraint` enforces when a constraint is made, each with UIKit's words
/// (`Anatomy of a Constraint`; exception texts from public crash reports).
enum Legality {
  /// Refuses what UIKit refuses.
  static func check(_ constraint: LayoutConstraint, in model: Model) throws(LayoutError) {
    try checkNumbers(constraint)
    try checkItem(constraint.first, in: model)
    if let second = constraint.second {
      try checkItem(second, in: model)
      try checkPair(constraint.first.attribute, second.attribute)
      try checkHierarchy(constraint.first, second, in: model)
    }
    try checkLocation(constraint)
  }

  /// The priority of a number.
  static func priority(_ value: Double) throws(LayoutError) -> Priority {
    guard let priority = Priority(value) else {
      throw LayoutError(
        "a priority is a number from 1 to 1000, not \(NumberText.exact(value))",
        remedy: "1000 is required, 750 high, 250 low")
    }
    return priority
  }

  private static func checkNumbers(_ constraint: LayoutConstraint) throws(LayoutError) {
    try Magnitude.check(constraint.constant, "constant")
    try Magnitude.check(constraint.multiplier, "multiplier")
    let factor = constraint.multiplier.magnitude
    if factor > 0, factor < 1 / Magnitude.limit {
      throw LayoutError(
        "the multiplier can't be \(NumberText.exact(constraint.multiplier))",
        remedy: "use 1e-7 or more, or leave the second item out")
    }
  }

  private static func checkItem(_ anchor: Anchor, in model: Model) throws(LayoutError) {
    if anchor.item == Model.window {
      throw LayoutError("the window takes no part in constraints", remedy: "use root")
    }
    if !model[anchor.item].isView, !anchor.attribute.appliesToGuides {
      throw LayoutError(
        "\(model.path(of: anchor.item)) is a layout guide, which has no "
          + anchor.attribute.rawValue,
        remedy: "use an edge, a center or a size")
    }
  }

  private static func checkPair(_ first: Attribute, _ second: Attribute) throws(LayoutError) {
    if first.mixesDirection(with: second) {
      throw LayoutError(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
    let isSameKind = first.isSize == second.isSize
    guard isSameKind, first.isSize || first.axis == second.axis else {
      let reason =
        isSameKind
        ? "\(first.rawValue) is \(first.axis.rawValue), \(second.rawValue) \(second.axis.rawValue)"
        : "one is a size, the other a location"
      throw LayoutError(
        "Invalid pairing of layout attributes: \(first.rawValue) and \(second.rawValue)",
        remedy: reason)
    }
  }

  private static func checkLocation(_ constraint: LayoutConstraint) throws(LayoutError) {
    let isConstant = constraint.second == nil || constraint.multiplier == 0
    if isConstant, !constraint.first.attribute.isSize {
      throw LayoutError(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.",
        remedy: "name an attribute of another view, such as "
          + "superview.\(constraint.first.attribute.rawValue)")
    }
    if constraint.second != nil, constraint.multiplier == 0 {
      throw LayoutError(
        "a multiplier of 0 takes the second item out of the equation",
        remedy: "write the constant alone")
    }
  }

  private static func checkHierarchy(_ first: Anchor, _ second: Anchor, in model: Model)
    throws(LayoutError)
  {
    guard model.nearestCommonAncestor(first.item, second.item) != nil else {
      throw LayoutError(
        "Unable to activate constraint with anchors \(model.path(of: first.item))."
          + "\(first.attribute.rawValue) and \(model.path(of: second.item))."
          + "\(second.attribute.rawValue) because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
    }
  }
}

extension Attribute {
  /// Layout guides have edges, centers and sizes, but neither margins nor baselines.
  var appliesToGuides: Bool {
    !isMargin && self != .firstBaseline && self != .lastBaseline
  }
}
