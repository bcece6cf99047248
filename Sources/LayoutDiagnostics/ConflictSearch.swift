import AutoLayout
import Cassowary

/// Finds the contradictions that reports show.
///
/// A broken constraint may contradict others in several ways. Which of them is shown depends on the
/// layout alone, not on the edits that led to it: the search takes only constraints that hold and are
/// kept longer, and takes them in the order in which a new layout would make them.
struct ConflictSearch {
  private let engine: Engine
  private var rule: BreakingRule
  /// Parts of the layout that share nothing.
  private var parts: [Part] = []
  /// The part of each row.
  private var partOfRow: [LinearConstraint.ID: Int] = [:]

  /// A search in a solved layout.
  init(_ layout: Layout) {
    engine = layout.engine
    rule = BreakingRule(layout.situation)
  }

  /// An irreducible set of constraints that contradict each other, of which the broken one is the first
  /// to break; nil where nothing keeps it from holding.
  mutating func conflict(ofBroken id: ConstraintID) -> Conflict? {
    guard let row = engine.row(of: id), let part = part(of: row) else { return nil }
    var trial = parts[part]
    guard trial.add(row, engine) else { return nil }
    while true {
      trial.solver.solve(untilConflict: true)
      guard let found = trial.solver.conflicts.first else { return nil }
      let later = found.members.map { $0.constraint }.filter { member in
        guard let other = engine.origin(of: trial.row(member)) else { return false }
        return rule.keeps(id, longerThan: other)
      }
      if later.isEmpty { return trial.reduced(found) }
      for member in later { try? trial.solver.setBroken(true, of: member) }
    }
  }

  private mutating func part(of row: LinearConstraint.ID) -> Int? {
    if let known = partOfRow[row] { return known }
    let rows = engine.solver.constraints(connectedWith: row)
    if rows.isEmpty { return nil }
    for row in rows { partOfRow[row] = parts.count }
    let holding = rows.compactMap { row -> (LinearConstraint.ID, Seniority)? in
      guard !engine.solver.isBroken(row), let id = engine.origin(of: row),
        engine.solver.constraint(row)?.priority.isRequired == true
      else { return nil }
      return (row, rule.seniority(of: id))
    }
    var part = Part()
    for (row, _) in holding.sorted(by: { $0.1 < $1.1 }) { _ = part.add(row, engine) }
    part.solver.solve(untilConflict: true)
    parts.append(part)
    return parts.count - 1
  }
}

/// Constraints that share unknowns, in a solver of their own.
private struct Part {
  var solver = Solver()
  /// By `LinearConstraint.ID.rawValue`: the rows that the constraints stand for.
  private var rows: [LinearConstraint.ID] = []
  private var variables: [Variable: Variable] = [:]
  /// The constraints that keep sizes from being negative, by the size.
  private var sizes: [Variable: LinearConstraint.ID] = [:]

  /// The row that a constraint stands for.
  func row(_ constraint: LinearConstraint.ID) -> LinearConstraint.ID {
    rows[Int(constraint.rawValue)]
  }

  /// Adds a row; false where numbers overflow.
  mutating func add(_ row: LinearConstraint.ID, _ engine: Engine) -> Bool {
    guard var constraint = engine.solver.constraint(row) else { return false }
    for place in constraint.terms.indices {
      constraint.terms[place].variable = copy(of: constraint.terms[place].variable, engine)
    }
    guard let id = try? solver.add(constraint) else { return false }
    rows.append(row)
    if engine.origin(of: row)?.isNonNegativeSize == true, let term = constraint.terms.first {
      sizes[term.variable] = id
    }
    return true
  }

  private mutating func copy(of variable: Variable, _ engine: Engine) -> Variable {
    if let known = variables[variable] { return known }
    let copy = solver.addVariable()
    variables[variable] = copy
    if engine.isGiven(variable) {
      try? solver.suggest(engine.solver.value(of: variable), for: copy)
    }
    return copy
  }

  /// A conflict of the part's in terms of the rows, without those that are not needed for it as no size
  /// is negative.
  func reduced(_ conflict: Conflict) -> Conflict {
    let mentioned = Set(
      conflict.members.flatMap { solver.constraint($0.constraint)?.terms ?? [] }.map { $0.variable }
    )
    let given = mentioned.compactMap { sizes[$0] }
    var result =
      given.isEmpty || conflict.members.count > Engine.reductionLimit
      ? conflict : solver.reduced(conflict, beside: given.sorted())
    for place in result.members.indices {
      result.members[place].constraint = row(result.members[place].constraint)
    }
    return result
  }
}
