import Cassowary

/// Turns anchors and constraints into linear expressions over the solver's unknowns.
package struct Lowering {
  /// The model, and what passes found out about it.
  package let pass: LayoutPass
  let variables: [ItemVariables?]

  /// Translates in a pass, into the unknowns of every item.
  package init(pass: LayoutPass, variables: [ItemVariables?]) {
    self.pass = pass
    self.variables = variables
  }

  /// What the user specified.
  var model: Model {
    // Inlined, because a call copies the whole model.
    @inline(__always) get { pass.model }
  }

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
    add(named, times: 1, in: space, beside: other, direction, to: &result)
    return result
  }

  /// Adds a multiple of ``expression(of:in:beside:_:)``.
  private func add(
    _ named: Anchor, times factor: Double, in space: Item.ID, beside other: Item.ID?,
    _ direction: LayoutDirection, to sum: inout LinearExpression
  ) {
    let anchor = pass.baselineAnchor(named)
    let axis = anchor.attribute.axis
    let content = model.contentArea(meantBy: named, beside: other)
    guard let own = variables[Int((content ?? anchor.item).rawValue)] else { return }
    guard let position = model.position(of: anchor.attribute, on: anchor.item, in: direction)
    else {
      sum.add(own.extent(axis), times: factor)
      return
    }
    if position.fraction != 0 { sum.add(own.extent(axis), times: factor * position.fraction) }
    var constant = pass.inset(at: position, of: anchor.attribute, on: anchor.item)
    // The scroll view's own coordinates start where the content does.
    if content == nil, anchor.item == space {
      // Views tied to a scroll view's center scroll with the content: the center is that of the frame at rest.
      if other == nil { constant += model.boundsOrigin(of: space).coordinate(axis) }
    } else if content == nil {
      var current = anchor.item
      while let parent = model[current].parent {
        if let box = variables[Int(current.rawValue)] { sum.add(box.origin(axis), times: factor) }
        current = parent
        if current == space { break }
        constant -= model.boundsOrigin(of: current).coordinate(axis)
      }
    }
    sum.constant += factor * constant
  }

  /// The value of an anchor as people measure it: leading and trailing from the leading edge of `space`, everything
  /// else as ``expression(of:in:beside:_:)``.
  package func measure(of anchor: Anchor, in space: Item.ID, beside other: Item.ID? = nil)
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

  /// The row of a constraint, or nil if its items are in different hierarchies.
  package func row(of constraint: LayoutConstraint) -> LinearConstraint? {
    model.holder(of: constraint).map { row(of: constraint, in: $0) }
  }

  /// The row of a constraint in the coordinates of `holder`, which holds all of its items.
  ///
  /// The holder's direction decides what leading and trailing are. (In a saved document, a leading distance from a
  /// superview that is forced from right to left counts from the right; the superview's own leading distance does not.)
  /// From right to left such positions grow to the left, so that constants keep their meaning; they are still measured
  /// from the left edge, which is visible where a multiplier is not 1 (a report on Stack Overflow: 80 % of trailing is
  /// 0).
  package func row(of constraint: LayoutConstraint, in holder: Item.ID) -> LinearConstraint {
    let (first, second) = (constraint.first, constraint.second)
    let direction = constraint.isDirectional ? model.direction(of: holder) : .leftToRight
    let isMirrored = direction == .rightToLeft
    let sign = isMirrored ? -1.0 : 1
    var sum = LinearExpression()
    add(first, times: sign, in: holder, beside: second?.item, direction, to: &sum)
    if let second {
      add(
        second, times: -sign * constraint.multiplier, in: holder, beside: first.item, direction,
        to: &sum)
    }
    return LinearConstraint(
      sum.terms, constraint.relation, constraint.constant - sum.constant,
      priority: constraint.priority)
  }
}

/// `Σ coefficient·variable + constant`: an attribute in terms of the solver's unknowns.
package struct LinearExpression: Sendable {
  /// The multiples of unknowns; an unknown may occur more than once.
  package var terms: [Term] = []
  /// The rest, in points.
  package var constant = 0.0

  /// 0.
  package init() {}

  /// Adds a multiple of a variable.
  package mutating func add(_ variable: Variable, times coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { add(term.variable, times: factor * term.coefficient) }
    constant += factor * other.constant
  }
}

/// The four unknowns of an item: its alignment rectangle in the coordinates of its parent.
///
/// Relative coordinates let a subtree keep its solution when its parent moves, and they give a
/// constraint with a multiplier the meaning that Apple's engine gives it: lengths are measured from
/// the origin of the view that holds the constraint.
package struct ItemVariables: Sendable {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// Makes four new unknowns of an item with a rank: see ``Model/rank(of:)``.
  ///
  /// Where constraints leave a choice, sizes are made as small as possible first, and positions are chosen afterward,
  /// so a view whose size is open does not appear. That is what users who forget a size see; UIKit promises nothing.
  init(in solver: inout Solver, rank: Int32) {
    minX = solver.addVariable(rank: rank)
    minY = solver.addVariable(rank: rank)
    width = solver.addVariable(rank: rank, choosesFirst: true)
    height = solver.addVariable(rank: rank, choosesFirst: true)
  }

  /// The near edge on an axis.
  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? minX : minY }

  /// The extent on an axis.
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }

  /// All four, in the order UIKit lists them.
  var all: [Variable] { [minX, minY, width, height] }

  /// The rectangle that a solution gives to the unknowns.
  func rect(in solver: Solver) -> Rect {
    Rect(
      x: solver.value(of: minX), y: solver.value(of: minY), width: solver.value(of: width),
      height: solver.value(of: height))
  }

  /// Whether a solution gives each unknown its only optimal value.
  func areUnique(in solver: Solver) -> Bool {
    solver.isUnique(minX) && solver.isUnique(minY) && solver.isUnique(width)
      && solver.isUnique(height)
  }
}
