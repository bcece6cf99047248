import Cassowary

extension Layout {
  /// A constraint as the language writes it: `red.leading = root.leadingMargin + 8 @750`.
  ///
  /// `pin` reads it back as the same constraint.
  public func equation(of id: LayoutConstraint.ID) -> String {
    model.equation(of: model[id])
  }
}

extension Model {
  /// A constraint as the language writes it.
  package func equation(of constraint: LayoutConstraint) -> String {
    let relation = constraint.relation == .equal ? "=" : constraint.relation.symbol
    let right = rightSide(of: constraint)
    let priority = constraint.priority
    let strength = priority.isRequired ? "" : " @\(NumberText.exact(priority.value))"
    return "\(typeable(constraint.first)) \(relation) \(right)\(strength)"
  }

  private func rightSide(of constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return NumberText.exact(constraint.constant) }
    let factor = constraint.multiplier
    let multiplier = factor == 1 ? "" : "\(NumberText.exact(factor)) * "
    let sign = constraint.constant < 0 ? "-" : "+"
    let magnitude = NumberText.exact(constraint.constant.magnitude)
    let offset = constraint.constant == 0 ? "" : " \(sign) \(magnitude)"
    return "\(multiplier)\(typeable(second))\(offset)"
  }

  /// An attribute as commands name it: `red.leading`, `"Red View".leading`.
  package func typeable(_ anchor: Anchor) -> String {
    "\(typeable(anchor.item)).\(anchor.attribute.rawValue)"
  }

  /// An item as commands name it: its name, quoted where it must be, or `root.safeArea`.
  package func typeable(_ item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return Name.typeable(record.name) }
    return "\(Name.typeable(self[owner].name)).\(record.systemGuide?.rawValue ?? record.name)"
  }
}
