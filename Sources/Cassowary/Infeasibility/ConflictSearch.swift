/// Finds what broken constraints contradict, the way people look for it: in small sets, near the constraint.
///
/// The result depends only on the constraints and their order. Each set is irreducible, not counting constraints that
/// are beyond doubt: without any one of its members, the others can hold (a deletion filter, Chinneck & Dravnieks
/// 1991).
package struct ConflictSearch {
  /// The sizes of the neighborhoods of a broken constraint to search before searching everything.
  private static let reaches = [8, 32]
  /// In sets larger than this, not every member is tried.
  private static let reductionLimit = 256

  private let solver: Solver
  private let isGiven: (LinearConstraint.ID) -> Bool
  /// By component: its required constraints.
  private var neighborhoods: [Int32: Neighborhood] = [:]

  /// A search among the constraints of a solver; `isGiven` ones are beyond doubt.
  package init(_ solver: Solver, given isGiven: @escaping (LinearConstraint.ID) -> Bool) {
    (self.solver, self.isGiven) = (solver, isGiven)
  }

  /// A set of constraints that contradict each other: a broken one, and others that hold and are kept longer.
  ///
  /// It is nil for a constraint that isn't broken.
  package mutating func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    guard solver.isBroken(id), let neighborhood = neighborhood(of: id.rawValue) else { return nil }
    let target = id.rawValue
    for reach in Self.reaches {
      let near = neighborhood.constraints(near: target, atMost: reach)
      if let found = contradiction(of: target, among: near) { return reduced(found, target) }
    }
    let all = neighborhood.constraints(near: target, atMost: .max)
    return contradiction(of: target, among: all).flatMap { reduced($0, target) }
  }

  /// A conflict without the members that aren't needed, given what is beyond doubt.
  package mutating func reduced(
    _ conflict: Conflict, of target: LinearConstraint.ID
  ) -> Conflict {
    let others = conflict.members.map { $0.constraint.rawValue }.filter { $0 != target.rawValue }
    guard neighborhood(of: target.rawValue) != nil,
      let found = contradiction(of: target.rawValue, among: others)
    else { return conflict }
    return reduced(found, target.rawValue)
  }

  private func contradiction(of target: Int32, among others: [Int32]) -> Contradiction? {
    Contradiction(of: target, among: others, solver.constraints, solver.variables)
  }

  private func reduced(_ found: Contradiction, _ target: Int32) -> Conflict {
    let members = found.members.filter { $0 != target }
    let counted = members.filter { !isGiven(LinearConstraint.ID(rawValue: $0)) }
    if counted.count > Self.reductionLimit { return found.conflict(in: solver) }
    let given =
      neighborhoods[solver.constraints[target].component]?.given(mentionedBy: members) ?? []
    let others = Set(members).union(given)
      .sorted { solver.constraints[$0].order < solver.constraints[$1].order }
    var rest = contradiction(of: target, among: others) ?? found
    for member in counted { rest.leaveOut(member) }
    return rest.conflict(in: solver)
  }

  private mutating func neighborhood(of constraint: Int32) -> Neighborhood? {
    let number = solver.constraints[constraint].component
    if let known = neighborhoods[number] { return known }
    guard let component = solver.asked(number) else { return nil }
    neighborhoods[number] = Neighborhood(component, solver.variables, isGiven: isGiven)
    return neighborhoods[number]
  }
}

/// The required constraints of a component that hold, indexed by the unknowns that they share.
private struct Neighborhood {
  private let problem: Problem
  private let isGiven: [Bool]
  /// By row: when it joins; nothing that joins later than a broken row contradicts it.
  private let place: [Int]
  /// By unknown: the rows that mention it.
  private var rowsOfVariable: [[Int32]]

  init(
    _ component: Component, _ variables: VariableStore,
    isGiven: (LinearConstraint.ID) -> Bool
  ) {
    problem = component.problem
    self.isGiven = problem.rows.map { isGiven(LinearConstraint.ID(rawValue: $0.constraint)) }
    var places: [Int32: Int] = [:]
    for (place, constraint) in (component.joinOrder ?? []).enumerated() {
      places[constraint] = place
    }
    place = problem.rows.map { places[$0.constraint] ?? 0 }
    rowsOfVariable = Array(repeating: [], count: problem.variables.count)
    for (row, known) in problem.rows.enumerated() where known.level == .required {
      for index in known.terms {
        let variable = problem.terms[index].variable
        if !problem.isParameter[Int(variable)] { rowsOfVariable[Int(variable)].append(Int32(row)) }
      }
    }
  }

  /// The constraints nearest to a given one that are kept longer than it, in order; those beyond doubt don't count.
  func constraints(near target: Int32, atMost limit: Int) -> [Int32] {
    guard let start = problem.rows.firstIndex(where: { $0.constraint == target }) else { return [] }
    var isFound = Array(repeating: false, count: problem.rows.count)
    var isSeen = Array(repeating: false, count: problem.variables.count)
    var (found, next, counted) = ([Int32](), [Int32(start)], 0)
    while !next.isEmpty {
      var ring: [Int32] = []
      for row in next {
        for index in problem.rows[Int(row)].terms {
          let variable = Int(problem.terms[index].variable)
          if isSeen[variable] { continue }
          isSeen[variable] = true
          for other in rowsOfVariable[variable]
          where !isFound[Int(other)] && place[Int(other)] < place[start] {
            if !isGiven[Int(other)] {
              if counted == limit { continue }
              counted += 1
            }
            isFound[Int(other)] = true
            ring.append(other)
          }
        }
      }
      found += ring
      next = ring
    }
    return found.sorted().map { problem.rows[Int($0)].constraint }
  }

  /// The constraints beyond doubt about unknowns that some constraints mention.
  func given(mentionedBy constraints: [Int32]) -> [Int32] {
    let wanted = Set(constraints)
    var found: Set<Int32> = []
    for row in problem.rows where wanted.contains(row.constraint) {
      for index in row.terms {
        for other in rowsOfVariable[Int(problem.terms[index].variable)] where isGiven[Int(other)] {
          found.insert(problem.rows[Int(other)].constraint)
        }
      }
    }
    return found.sorted()
  }
}

extension Solver {
  /// The contradictions among some required constraints, one for each that can't hold together with those before it.
  ///
  /// The constraints are given in order, those that are kept longest first.
  package func conflicts(among ordered: [LinearConstraint.ID]) -> [Conflict] {
    var numbering = Numbering(variables)
    let order = ordered.map { $0.rawValue }
    let rows = order.sorted { constraints[$0].order < constraints[$1].order }
    let component = Component(rows, constraints, variables, &numbering) { $0 = order }
    return component.conflicts.map { conflict($0, in: component) }
  }

  /// The required constraints that share unknowns with a constraint, directly or through others, including itself, in
  /// the order in which they join.
  package func requirements(connectedWith id: LinearConstraint.ID) -> [LinearConstraint.ID] {
    guard constraints.contains(id), let component = components[constraints[id.rawValue].component]
    else { return [] }
    let rows = component.problem.rows.filter { !$0.isRemoved && $0.level <= .broken }
      .map { $0.constraint }
    let wanted = Set(rows)
    let order = component.joinOrder.map { $0.filter(wanted.contains) } ?? rows
    return order.map(LinearConstraint.ID.init)
  }
}

/// Required constraints whose last one contradicts the others, and why.
struct Contradiction {
  /// The constraints; the tableau has a row that can't hold.
  private var component: Component
  private(set) var conflict: Component.RowConflict

  /// Adds constraints one by one, and finally one that may contradict them; nil if they can all hold.
  init?(
    of target: Int32, among others: [Int32], _ constraints: ConstraintStore,
    _ variables: VariableStore
  ) {
    var numbering = Numbering(variables)
    var component = Component(
      required: others + [target], constraints, variables, &numbering)
    let last = others.count
    guard component.solveRequiredRows(before: last) == nil else { return nil }
    component.updateValues()
    component.addRow(last)
    guard let stuck = component.tableau.run(through: .required) else { return nil }
    conflict = component.conflict(ofStuck: stuck)
    self.component = component
  }

  /// The constraints that take part.
  var members: [Int32] { conflict.members.map { constraint(of: $0.row) } }

  /// Removes a constraint if the others contradict each other without it.
  mutating func leaveOut(_ constraint: Int32) {
    guard
      let row = conflict.members.first(where: { self.constraint(of: $0.row) == constraint })?.row
    else { return }
    var trial = component
    trial.removeFromTableau(row: Int(row))
    guard let stuck = trial.tableau.run(through: .required) else { return }
    conflict = trial.conflict(ofStuck: stuck)
    component = trial
  }

  private func constraint(of row: Int32) -> Int32 { component.problem.rows[Int(row)].constraint }

  /// The conflict in the vocabulary of the interface.
  func conflict(in solver: Solver) -> Conflict { solver.conflict(conflict, in: component) }
}
