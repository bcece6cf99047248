/// Values with which all required constraints hold, kept while constraints come and go.
///
/// They prove that no required constraints contradict each other, without a solution. Nothing is best
/// about them: a new constraint that doesn't hold is made to by changing one unknown after another,
/// each time the one that upsets the fewest constraints. Where that does not end soon, nothing is known.
package struct FeasiblePoint: Sendable {
  private var values: [Double] = []
  /// By variable: the newest of the entries of its constraints, or -1.
  private var newest: [Int32] = []
  private var entries: [Entry] = []
  /// How many constraints have entries.
  private var listed = 0

  /// A constraint that mentions a variable, and where the next older one is.
  private struct Entry {
    let constraint: Int32
    var older: Int32
  }

  /// Creates a point that has to be started.
  package init() {}

  /// Starts from a solution in which nothing is broken.
  package mutating func start(from solver: Solver) {
    values = solver.variables.values
    list(solver)
  }

  /// Takes new variables and constraints in.
  private mutating func list(_ solver: Solver) {
    while values.count < solver.variables.count { values.append(TieBreak.target) }
    while newest.count < values.count { newest.append(-1) }
    while listed < solver.constraints.count {
      for place in solver.constraints.terms(listed) {
        let variable = solver.constraints.variable(at: place)
        entries.append(Entry(constraint: Int32(listed), older: newest[variable]))
        newest[variable] = Int32(entries.count - 1)
      }
      listed += 1
    }
  }

  // MARK: Repair

  /// How many constraints are looked at before a repair is given up; a solution costs more.
  private static let effortLimit = 4096
  /// How many upset constraints a bad choice counts as.
  private static let weight = 8
  /// How many constraints of an unknown are counted before it is chosen or not.
  private static let countLimit = 48

  /// Makes required constraints hold again after some of all constraints changed or were added.
  ///
  /// - Parameters:
  ///   - changed: Those.
  ///   - solver: All constraints; its values are not used.
  /// - Returns: Whether all of them hold; if not, the point has to be started anew.
  package mutating func repair(_ changed: [LinearConstraint.ID], in solver: Solver) -> Bool {
    list(solver)
    var pending = changed.reversed().map { $0.rawValue }
    var effort = 0
    // What was changed is changed again only where nothing else can be, so that two constraints don't
    // undo each other's repairs.
    var changes: [Int: Int] = [:]
    while let index = pending.popLast() {
      let error = self.error(of: index, in: solver)
      if error == 0 { continue }
      guard let choice = choose(index, error, changes, solver, &effort), effort < Self.effortLimit
      else { return false }
      changes[choice.variable, default: 0] += 1
      values[choice.variable] -= error / choice.factor
      var entry: Int32 = -1
      while let next = entryOfPresent(after: entry, of: choice.variable, solver) {
        let other = entries[Int(next)].constraint
        if other != index { pending.append(other) }
        effort += 1
        entry = next
      }
    }
    return true
  }

  /// The unknown of a constraint whose change upsets the fewest others; the newest of those.
  private mutating func choose(
    _ index: Int32, _ error: Double, _ changes: [Int: Int], _ solver: Solver, _ effort: inout Int
  ) -> (variable: Int, factor: Double)? {
    var best: (variable: Int, factor: Double)?
    var fewest = Int.max
    for place in solver.constraints.terms(Int(index)) {
      let variable = solver.constraints.variable(at: place)
      let factor = solver.constraints.factor(at: place)
      guard !solver.variables[variable].isSuggested, factor.magnitude > Tolerance.coefficient
      else { continue }
      let old = values[variable]
      values[variable] -= error / factor
      let upset =
        upsetCount(of: variable, solver, &effort) + Self.weight * changes[variable, default: 0]
      values[variable] = old
      if upset < fewest || upset == fewest && variable > best?.variable ?? -1 {
        (best, fewest) = ((variable, factor), upset)
      }
    }
    return best
  }

  /// How many constraints of a variable don't hold, some counted more than once; those beyond the limit
  /// count as if they didn't.
  private mutating func upsetCount(of variable: Int, _ solver: Solver, _ effort: inout Int) -> Int {
    var (count, seen) = (0, 0)
    var entry: Int32 = -1
    while let next = entryOfPresent(after: entry, of: variable, solver) {
      if seen == Self.countLimit { return count + Self.countLimit }
      let other = entries[Int(next)].constraint
      if error(of: other, in: solver) != 0 {
        // A constraint on nothing else, as that sizes are not negative, takes the change back at once.
        let isAlone = solver.constraints.terms(Int(other)).count == 1
        count += isAlone ? Self.weight : 1
      }
      seen += 1
      entry = next
    }
    effort += seen
    return count
  }

  /// The next older entry of a variable, or for -1 the newest, whose constraint was not removed.
  ///
  /// Forgets those in between: the end of a stack that grows is fixed to another view each time.
  private mutating func entryOfPresent(
    after place: Int32, of variable: Int, _ solver: Solver
  ) -> Int32? {
    var entry = place < 0 ? newest[variable] : entries[Int(place)].older
    while entry >= 0, !solver.constraints[Int(entries[Int(entry)].constraint)].isAlive {
      entry = entries[Int(entry)].older
    }
    if place < 0 { newest[variable] = entry } else { entries[Int(place)].older = entry }
    return entry < 0 ? nil : entry
  }

  /// By how much a required constraint is missed; 0 for what holds, is optional or gone.
  private func error(of index: Int32, in solver: Solver) -> Double {
    let record = solver.constraints[Int(index)]
    guard record.isAlive, record.priority.isRequired else { return 0 }
    var total = -record.constant
    var size = record.constant.magnitude
    for place in record.terms {
      let part =
        solver.constraints.factor(at: place) * values[solver.constraints.variable(at: place)]
      total += part
      size = max(size, part.magnitude)
    }
    if total.magnitude <= Self.precision * max(1, size) { return 0 }
    return switch record.relation {
    case .equal: total
    case .lessThanOrEqual: max(0, total)
    case .greaterThanOrEqual: min(0, total)
    }
  }

  /// By how much a constraint may be off, as a share of its largest part: less than a solution may be.
  private static let precision = 1e-9
}
