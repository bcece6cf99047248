import Cassowary
import Testing
import Workloads

/// Contradictions among required constraints and their certificates.
@Suite("Contradictions among required constraints and their certificates")
struct ConflictTests {
  @Test("certificate names both sides and the shortfall")
  func certificateNamesBoth() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let lower = try solver.add(LinearConstraint([Term(width)], .greaterThanOrEqual, 100))
    _ = try solver.add(LinearConstraint([Term(width)], .greaterThanOrEqual, 0))
    let upper = try solver.add(LinearConstraint([Term(width, 2)], .lessThanOrEqual, 80))
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(conflict.members.map(\.constraint) == [lower, upper])
    #expect(conflict.members.map(\.multiplier) == [1, -0.5])
    #expect(conflict.shortfall == 60)
  }

  @Test("independent conflicts are reported separately")
  func independentConflicts() throws {
    var solver = Solver()
    let sizes = solver.addVariables(3)
    var expected: [[LinearConstraint.ID]] = []
    for size in sizes {
      let first = try solver.add(LinearConstraint([Term(size)], .equal, 1))
      let second = try solver.add(LinearConstraint([Term(size)], .equal, 2))
      expected.append([first, second])
    }
    solver.solve()
    #expect(solver.conflictSets == expected)
  }

  @Test("definitions take part in certificates")
  func definitionsTakePart() throws {
    var solver = Solver()
    let edges = solver.addVariables(4)
    var ids = [try solver.add(LinearConstraint([Term(edges[0])], .equal, 0))]
    for (left, right) in zip(edges, edges.dropFirst()) {
      ids.append(try solver.add(LinearConstraint([Term(right), Term(left, -1)], .equal, 10)))
    }
    ids.append(try solver.add(LinearConstraint([Term(edges[3])], .lessThanOrEqual, 25)))
    solver.solve()
    #expect(solver.conflictSets == [ids])
    #expect(solver.conflicts.first?.shortfall == 5)
  }

  @Test("the oldest constraints are kept")
  func theOldestConstraints() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let kept = try solver.add(LinearConstraint([Term(width)], .equal, 10))
    let others = try [0.0, 0].map { try solver.add(LinearConstraint([Term(width)], .equal, $0)) }
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 7, priority: .at(999)))
    solver.solve()
    #expect(solver.value(of: width) == 10)
    #expect(solver.isUnique(width))
    #expect(solver.brokenConstraints == others)
    #expect(solver.conflictSets == others.map { [kept, $0] })
  }

  @Test("the order decides what is kept")
  func theOrderDecides() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let first = try solver.add(LinearConstraint([Term(width)], .equal, 10))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 20))
    solver.solve { $0.reverse() }
    #expect(solver.value(of: width) == 20)
    #expect(solver.brokenConstraints == [first])
  }

  /// Broken constraints come right after required ones, and optional ones choose among what is left.
  @Test("optional constraints choose among equally bad solutions")
  func optionalConstraintsChoose() throws {
    var solver = Solver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add(LinearConstraint([Term(left), Term(right)], .equal, 10))
    _ = try solver.add(LinearConstraint([Term(left), Term(right)], .equal, 20))
    let wish = try solver.add(LinearConstraint([Term(left)], .equal, 7, priority: .at(20)))
    solver.solve()
    #expect(solver.value(of: left) == 7)
    #expect(solver.value(of: right) == 3)
    try solver.remove(wish)
    solver.solve()
    #expect(solver.range(of: [Term(left)]) == -.infinity ... .infinity)
    #expect(solver.value(of: left) == 0)
    #expect(!solver.isUnique(left))
  }

  @Test("empty constraints can contradict themselves")
  func emptyConstraints() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let terms = [Term(width), Term(width, -1)]
    let id = try solver.add(LinearConstraint(terms, .greaterThanOrEqual, 3))
    _ = try solver.add(LinearConstraint([], .equal, 0))
    solver.solve()
    #expect(solver.conflictSets == [[id]])
    #expect(solver.conflicts.first?.shortfall == 3)
    #expect(solver.constraint(id)?.terms == [])
  }

  @Test("suggested values are not members")
  func suggestedValues() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let id = try solver.add(LinearConstraint([Term(width)], .greaterThanOrEqual, 300))
    try solver.suggest(200, for: width)
    solver.solve()
    #expect(solver.conflictSets == [[id]])
    #expect(solver.conflicts.first?.shortfall == 100)
    try solver.suggest(300, for: width)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  /// Both suggestions lead to where the constraint holds, but only just; one of them leads on into a
  /// contradiction on the side that they came from.
  @Test("a suggestion leaves the edge of a contradiction")
  func aSuggestionLeaves() throws {
    var solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let id = try solver.add(
      LinearConstraint([Term(first, 2), Term(second, -1)], .equal, 40))
    for (one, other) in [(-20.0, 2.0), (20, 0), (0, 0), (30, 20), (40, 20)] {
      try solver.suggest(one, for: first)
      try solver.suggest(other, for: second)
      solver.solve()
      let expected = 2 * one - other == 40 ? [] : [[id]]
      #expect(solver.conflicts.map { $0.members.map(\.constraint) } == expected, "\(one), \(other)")
    }
  }

  /// A resize passes through contradictions, and ends where a fresh build does each time.
  @Test("conflicts follow a suggestion")
  func conflictsFollow() throws {
    let system = LinearSystem(.random(100))
    let width = system.suggestions[0].variable
    var solver = try system.makeSolver()
    solver.solve()
    var counts: Set<Int> = []
    for step in 0..<16 {
      let value = 900 + Double(step * 170 % 520)
      try solver.suggest(value, for: width)
      solver.solve()
      solver._checkInvariants()
      var fresh = try system.makeSolver()
      try fresh.suggest(value, for: width)
      fresh.solve()
      counts.insert(fresh.conflicts.count)
      #expect(solver.conflicts == fresh.conflicts, "width \(value)")
      for index in 0..<system.variableCount {
        let variable = Variable(rawValue: Int32(index))
        #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-6)
        #expect(solver.isUnique(variable) == fresh.isUnique(variable))
      }
    }
    #expect(counts.contains(0) && counts.count > 1)
  }

  @Test("certificates of random conflicts are irreducible proofs")
  func certificatesOfRandom() throws {
    var seen = 0
    for seed in 0..<400 {
      var flavor = RandomSystem.Flavor()
      flavor.variableCount = 2 + seed % 4
      flavor.priorities = [1000, 1000, 1000, 500]
      var system = RandomSystem(seed: 9_000 + UInt64(seed), flavor: flavor)
      for _ in 0..<5 + seed % 8 { try system.addRandomConstraint() }
      for _ in 0..<seed % 5 { try system.edit() }
      system.solver.solve()
      var search = ConflictSearch(system.solver) { _ in false }
      let searched = system.solver.brokenConstraints.compactMap { search.conflict(ofBroken: $0) }
      #expect(searched.count == system.broken.count)
      for conflict in system.solver.conflicts + searched {
        seen += 1
        verify(conflict, system, "seed \(seed)")
      }
    }
    #expect(seen > 200)
  }

  /// Checks that the members cancel every unknown, contradict, and need each other.
  private func verify(_ conflict: Conflict, _ system: RandomSystem, _ label: String) {
    var sum: [Int: Double] = [:]
    var constant = 0.0
    var rows: [ReferenceSolver.Row] = []
    for member in conflict.members {
      guard let constraint = system.constraints[member.constraint] else { continue }
      var row = ReferenceSolver.Row(
        terms: [:], relation: constraint.relation, constant: constraint.constant, priority: 1000)
      for term in constraint.terms {
        row.terms[Int(term.variable.rawValue), default: 0] += term.coefficient
        sum[Int(term.variable.rawValue), default: 0] += member.multiplier * term.coefficient
      }
      constant += member.multiplier * constraint.constant
      rows.append(row)
      if constraint.relation == .greaterThanOrEqual { #expect(member.multiplier > 0, "\(label)") }
      if constraint.relation == .lessThanOrEqual { #expect(member.multiplier < 0, "\(label)") }
    }
    for (variable, value) in system.suggestions {
      constant -= (sum[variable] ?? 0) * value
      sum[variable] = nil
    }
    #expect(sum.values.allSatisfy { abs($0) < 1e-9 }, "\(label)")
    #expect(abs(constant - conflict.shortfall) < 1e-6, "\(label)")
    #expect(conflict.shortfall > 0, "\(label)")
    #expect(conflict.members.map { abs($0.multiplier) }.max() == 1, "\(label)")
    for index in rows.indices {
      var rest = rows
      rest.remove(at: index)
      let isFeasible = ReferenceSolver.isFeasible(
        rest, variableCount: system.variables.count, suggestions: system.suggestions)
      #expect(isFeasible, "\(label) member \(index) can be spared")
    }
    let isFeasible = ReferenceSolver.isFeasible(
      rows, variableCount: system.variables.count, suggestions: system.suggestions)
    #expect(!isFeasible, "\(label) no contradiction")
  }
}
