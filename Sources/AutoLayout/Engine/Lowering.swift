import Cassowary

/// Turns anchors and constraints into linear expressions over the solver's unknowns.
struct Lowering {
  let model: Model
  let variables: [ItemVariables?]

  /// The value of an anchor in the coordinates of `space`, which is the item or an ancestor of it.
  ///
  /// - Parameters:
  ///   - named: The anchor.
  ///   - space: In a constraint, the nearest view that holds both items.
  ///   - other: The other item of the constraint, which decides what a scroll view's edges mean.
  /// - Returns: The value in terms of the solver's unknowns.
  func expression(of named: Anchor, in space: Item.ID, beside other: Item.ID? = nil)
    -> LinearExpression
  {
    var result = LinearExpression()
    let anchor = model.baselineAnchor(named)
    let axis = anchor.attribute.axis
    let content = model.contentArea(meantBy: named, beside: other)
    guard let own = variables[Int((content ?? anchor.item).rawValue)] else { return result }
    guard let position = AttributePosition(anchor.attribute, of: anchor.item, in: model) else {
      result.add(own.extent(axis), times: 1)
      return result
    }
    if position.fraction != 0 { result.add(own.extent(axis), times: position.fraction) }
    result.constant = position.inset
    // The scroll view's own coordinates start where the content does.
    if content != nil { return result }
    if anchor.item == space {
      result.constant += model.boundsOrigin(of: space).coordinate(axis)
      return result
    }
    var current = anchor.item
    while let parent = model[current].parent {
      if let box = variables[Int(current.rawValue)] { result.add(box.origin(axis), times: 1) }
      current = parent
      if current == space { break }
      result.constant -= model.boundsOrigin(of: current).coordinate(axis)
    }
    return result
  }

  /// The row of a constraint, or nil when its items are in different hierarchies.
  func row(of constraint: LayoutConstraint) -> LinearConstraint? {
    model.holder(of: constraint).map { row(of: constraint, in: $0) }
  }

  /// The row of a constraint in the coordinates of `holder`, which holds all of its items.
  func row(of constraint: LayoutConstraint, in holder: Item.ID) -> LinearConstraint {
    let (first, second) = (constraint.first, constraint.second)
    var left = expression(of: first, in: holder, beside: second?.item)
    if let second {
      left.add(
        expression(of: second, in: holder, beside: first.item), times: -constraint.multiplier)
    }
    return LinearConstraint(
      left.terms, constraint.relation, constraint.constant - left.constant,
      priority: constraint.priority)
  }
}
