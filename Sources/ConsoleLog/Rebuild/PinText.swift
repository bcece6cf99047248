import AutoLayout

extension ConflictScene {
  /// A constraint as the language writes it after `pin`; of a content size, the required part.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this scene.
  ///   - priority: A priority other than its own.
  /// - Returns: The equation; nil for attributes that the language lacks, such as a content
  ///   height, and for content sizes that may give way in both directions.
  package func equation(of constraint: SceneConstraint, priority: Priority? = nil) -> String? {
    guard let (left, right) = sides(of: constraint) else { return nil }
    let isContentSize = constraint.maker.kind == .contentSize
    guard let stated = isContentSize ? constraint.requiredRelation : constraint.relation else {
      return nil
    }
    let relation = stated == .equal ? "=" : stated.symbol
    let strength = priority ?? constraint.priority
    let suffix = strength.isRequired ? "" : " @\(NumberText.exact(strength.value))"
    return "\(left) \(relation) \(right)\(suffix)"
  }

  /// Both sides of a constraint as the language writes them; nil for attributes that it lacks.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this scene.
  ///   - change: What is added to its constant; then that is written as people measure it.
  /// - Returns: The sides.
  func sides(
    of constraint: SceneConstraint, adding change: Double = 0
  ) -> (left: String, right: String)? {
    guard let left = text(of: constraint.first) else { return nil }
    let number = change == 0 ? NumberText.exact : NumberText.measured
    // What rounding leaves of a 0 is no distance.
    let sum = constraint.constant + change
    let constant = change != 0 && sum.magnitude < 1e-6 ? 0 : sum
    var right = number(constant)
    if let second = constraint.second ?? origin(of: constraint) {
      guard let anchor = text(of: second) else { return nil }
      let factor = constraint.multiplier == 1 ? "" : "\(NumberText.exact(constraint.multiplier)) * "
      let sign = constant < 0 ? "-" : "+"
      let offset = constant == 0 ? "" : " \(sign) \(number(constant.magnitude))"
      right = "\(factor)\(anchor)\(offset)"
    } else if constraint.first.attribute?.isSize != true {
      return nil
    }
    return (left, right)
  }

  private func text(of side: SceneConstraint.Side) -> String? {
    side.attribute.map { "\(views[side.view].name).\($0.rawValue)" }
  }

  /// The corner that positions of autoresizing masks are measured from.
  private func origin(of constraint: SceneConstraint) -> SceneConstraint.Side? {
    guard let origin = constraint.origin, let axis = constraint.first.attribute?.axis else {
      return nil
    }
    let attribute: Attribute = axis == .horizontal ? .left : .top
    return SceneConstraint.Side(
      view: origin, attribute: attribute, attributeName: attribute.rawValue)
  }
}
