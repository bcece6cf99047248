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
  ///   - direction: Which sides leading and trailing are.
  /// - Returns: The value in terms of the solver's unknowns.
  func expression(
    of named: Anchor, in space: Item.ID, beside other: Item.ID? = nil,
    _ direction: LayoutDirection = .leftToRight
  ) -> LinearExpression {
    var result = LinearExpression()
    let anchor = model.baselineAnchor(named)
    let axis = anchor.attribute.axis
    let content = model.contentArea(meantBy: named, beside: other)
    guard let own = variables[Int((content ?? anchor.item).rawValue)] else { return result }
    guard
      let position = AttributePosition(anchor.attribute, of: anchor.item, in: model, direction)
    else {
      result.add(own.extent(axis), times: 1)
      return result
    }
    if position.fraction != 0 { result.add(own.extent(axis), times: position.fraction) }
    result.constant = position.inset
    // The scroll view's own coordinates start where the content does.
    if content != nil { return result }
    if anchor.item == space {
      // What a constraint ties to a scroll view's center scrolls along: that is the frame at rest.
      if other == nil { result.constant += model.boundsOrigin(of: space).coordinate(axis) }
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

  /// The value of an anchor as people count it: leading and trailing from the leading edge of
  /// `space`, everything else as ``expression(of:in:beside:_:)``.
  func measure(of anchor: Anchor, in space: Item.ID, beside other: Item.ID? = nil)
    -> LinearExpression
  {
    let direction = model.direction(of: space)
    let position = expression(of: anchor, in: space, beside: other, direction)
    guard anchor.attribute.isDirectional, direction == .rightToLeft else { return position }
    var result = LinearExpression()
    if let box = variables[Int(space.rawValue)] {
      result.add(box.width, times: 1)
    } else {
      result.constant = model.environment.size.width
    }
    result.add(position, times: -1)
    return result
  }

  /// The row of a constraint, or nil when its items are in different hierarchies.
  func row(of constraint: LayoutConstraint) -> LinearConstraint? {
    model.holder(of: constraint).map { row(of: constraint, in: $0) }
  }

  /// The row of a constraint in the coordinates of `holder`, which holds all of its items.
  ///
  /// The holder's direction decides what leading and trailing are (a saved document: a leading
  /// distance from a superview that is forced from right to left counts from the right, that of the
  /// superview itself from its own superview does not). From right to left such positions grow to
  /// the left, so that constants keep their meaning; they are still measured from the left edge,
  /// which shows where a multiplier is not 1 (a report on Stack Overflow: 80 % of trailing is 0).
  func row(of constraint: LayoutConstraint, in holder: Item.ID) -> LinearConstraint {
    let (first, second) = (constraint.first, constraint.second)
    let direction = model.direction(of: holder)
    let isMirrored = constraint.isDirectional && direction == .rightToLeft
    let sign = isMirrored ? -1.0 : 1
    var left = LinearExpression()
    left.add(expression(of: first, in: holder, beside: second?.item, direction), times: sign)
    if let second {
      left.add(
        expression(of: second, in: holder, beside: first.item, direction),
        times: -sign * constraint.multiplier)
    }
    return LinearConstraint(
      left.terms, constraint.relation, constraint.constant - left.constant,
      priority: constraint.priority)
  }
}
