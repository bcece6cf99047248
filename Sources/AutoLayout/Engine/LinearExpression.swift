import Cassowary

/// `Σ coefficient·variable + constant`: what an attribute is worth in terms of the solver's unknowns.
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
  /// Where constraints leave a choice, sizes are as small as they can be, and only then positions are chosen: a view
  /// whose size is open does not appear. That is what users who forget a size see; UIKit promises nothing.
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
