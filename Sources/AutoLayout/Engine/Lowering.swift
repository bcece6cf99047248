import Cassowary

/// Turns anchors and constraints into linear expressions over the solver's unknowns.
struct Lowering {
  let model: Model
  let variables: [ItemVariables?]

  /// The value of an anchor in the coordinates of `space`, which is the item or an ancestor of it.
  func expression(of named: Anchor, in space: Item.ID) -> LinearExpression {
    var result = LinearExpression()
    let anchor = model.baselineAnchor(named)
    let axis = anchor.attribute.axis
    guard let own = variables[Int(anchor.item.rawValue)] else { return result }
    guard let position = AttributePosition(anchor.attribute, of: anchor.item, in: model) else {
      result.add(own.extent(axis), times: 1)
      return result
    }
    if position.fraction != 0 { result.add(own.extent(axis), times: position.fraction) }
    result.constant = position.inset
    var current = anchor.item
    while current != space, let parent = model[current].parent {
      if let box = variables[Int(current.rawValue)] { result.add(box.origin(axis), times: 1) }
      current = parent
    }
    return result
  }

  /// The row of a constraint, or nil when its items are in different hierarchies.
  func row(of constraint: LayoutConstraint) -> LinearConstraint? {
    model.holder(of: constraint).map { row(of: constraint, in: $0) }
  }

  /// The row of a constraint in the coordinates of `holder`, which holds all of its items.
  func row(of constraint: LayoutConstraint, in holder: Item.ID) -> LinearConstraint {
    var left = expression(of: constraint.first, in: holder)
    if let second = constraint.second {
      left.add(expression(of: second, in: holder), times: -constraint.multiplier)
    }
    return LinearConstraint(
      left.terms, constraint.relation, constraint.constant - left.constant,
      priority: constraint.priority)
  }
}
