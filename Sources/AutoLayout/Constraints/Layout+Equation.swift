import Cassowary

extension Layout {
  /// A constraint as the language writes it: `red.leading = root.leadingMargin + 8 @750`.
  ///
  /// `pin` reads it back as the same constraint.
  public func equation(of id: LayoutConstraint.ID) -> String {
    let constraint = model[id]
    let relation = constraint.relation == .equal ? "=" : constraint.relation.symbol
    let right = rightSide(of: constraint)
    let priority = constraint.priority
    let strength = priority.isRequired ? "" : " @\(NumberText.exact(priority.value))"
    return "\(text(of: constraint.first)) \(relation) \(right)\(strength)"
  }

  private func rightSide(of constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return NumberText.exact(constraint.constant) }
    let factor = constraint.multiplier
    let multiplier = factor == 1 ? "" : "\(NumberText.exact(factor)) * "
    let sign = constraint.constant < 0 ? "-" : "+"
    let magnitude = NumberText.exact(constraint.constant.magnitude)
    let offset = constraint.constant == 0 ? "" : " \(sign) \(magnitude)"
    return "\(multiplier)\(text(of: second))\(offset)"
  }

  private func text(of anchor: Anchor) -> String {
    let record = model[anchor.item]
    let item: String
    if let kind = record.systemGuide, let owner = record.parent {
      item = "\(Name.typeable(model[owner].name)).\(kind.rawValue)"
    } else {
      item = Name.typeable(record.name)
    }
    return "\(item).\(anchor.attribute.rawValue)"
  }
}
