import Cassowary

/// A ``Workload`` written out as constraints over numbered variables, for any solver.
///
/// View `i` has the variables `4i` left, `4i + 1` top, `4i + 2` width and `4i + 3` height, in
/// the coordinates of the root.
package struct LinearSystem: Sendable {
  package private(set) var variableCount = 0
  package private(set) var constraints: [LinearConstraint] = []
  /// The variables that are known from outside, with their values.
  package private(set) var suggestions: [(variable: Variable, value: Double)] = []

  package init(_ load: Workload) {
    variableCount = 4 * load.views.count
    for view in load.views.indices {
      add([Term(variable(view, 2))], .greaterThanOrEqual, 0)
      add([Term(variable(view, 3))], .greaterThanOrEqual, 0)
    }
    add([Term(variable(0, 0))], .equal, 0)
    add([Term(variable(0, 1))], .equal, 0)
    suggestions = [(variable(0, 2), load.rootWidth), (variable(0, 3), load.rootHeight)]
    for view in load.views.indices {
      if let content = load.views[view].content { add(content, of: view) }
    }
    for constraint in load.constraints { add(constraint) }
  }

  /// The places in ``constraints`` of equations between variables.
  package var equations: [Int] {
    constraints.indices.filter {
      constraints[$0].relation == .equal && constraints[$0].terms.count > 1
    }
  }

  private func variable(_ view: Int, _ offset: Int32) -> Variable {
    Variable(rawValue: 4 * Int32(view) + offset)
  }

  /// Hugging and resistance around the intrinsic lengths.
  private mutating func add(_ content: Workload.Content, of view: Int) {
    let width = [Term(variable(view, 2))]
    let height = [Term(variable(view, 3))]
    add(width, .greaterThanOrEqual, content.width, content.widthResistance)
    add(width, .lessThanOrEqual, content.width, content.hugging)
    add(height, .greaterThanOrEqual, content.height, content.heightResistance)
    add(height, .lessThanOrEqual, content.height, content.hugging)
  }

  private mutating func add(_ constraint: Workload.Constraint) {
    var terms = terms(of: constraint.first, times: 1)
    if let second = constraint.second {
      for term in self.terms(of: second, times: -constraint.multiplier) {
        if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
          terms[index].coefficient += term.coefficient
        } else {
          terms.append(term)
        }
      }
    }
    add(
      terms.filter { $0.coefficient != 0 }, constraint.relation, constraint.constant,
      constraint.priority)
  }

  private func terms(of anchor: Workload.Anchor, times factor: Double) -> [Term] {
    let left = Term(variable(anchor.view, 0), factor)
    let top = Term(variable(anchor.view, 1), factor)
    let width = variable(anchor.view, 2)
    let height = variable(anchor.view, 3)
    return switch anchor.attribute {
    case .left: [left]
    case .top: [top]
    case .width: [Term(width, factor)]
    case .height: [Term(height, factor)]
    case .right: [left, Term(width, factor)]
    case .bottom: [top, Term(height, factor)]
    case .centerY: [top, Term(height, factor / 2)]
    }
  }

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    constraints.append(
      LinearConstraint(terms, relation, constant, priority: Priority(priority) ?? .required))
  }

  /// A live solver that holds the system, not solved yet; variables and constraints keep their
  /// numbers.
  package func makeSolver() throws(SolverError) -> Solver {
    var solver = Solver()
    _ = solver.addVariables(variableCount)
    for constraint in constraints { _ = try solver.add(constraint) }
    for (variable, value) in suggestions { try solver.suggest(value, for: variable) }
    return solver
  }
}
