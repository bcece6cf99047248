import Cassowary
import SeededRandom
import Testing
import Workloads

/// Contradictions in components with so many required rows that not all of them are searched.
@Suite struct LargeConflictTests {
  /// Columns of a wide table with random demands, some of which clash.
  private struct Columns {
    var solver = Solver()
    var constraints: [LinearConstraint.ID: LinearConstraint] = [:]
    let edges: [Variable]
    let widths: [Variable]

    init(_ count: Int, demands: Int, seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      edges = solver.addVariables(count + 1)
      widths = solver.addVariables(count)
      try add([Term(edges[0])], .equal, 0)
      for (place, width) in widths.enumerated() {
        try add([Term(edges[place + 1]), Term(edges[place], -1), Term(width, -1)], .equal, 8)
        try add([Term(width)], .greaterThanOrEqual, 0)
        if place > 0, place.isMultiple(of: 3) {
          try add([Term(width), Term(widths[place / 2], -1)], .equal, 0)
        }
      }
      for _ in 0..<demands {
        let place = Int.random(in: 0..<count, using: &random)
        let far = Int.random(in: place..<count, using: &random)
        let relation: Relation = Bool.random(using: &random) ? .equal : .lessThanOrEqual
        try add(
          [Term(edges[far + 1]), Term(edges[place], -1)], relation,
          Double(Int.random(in: 0..<40 * (far - place + 1), using: &random)))
      }
    }

    mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double) throws {
      let constraint = LinearConstraint(terms, relation, constant)
      constraints[try solver.add(constraint)] = constraint
    }

    /// Whether constraints contradict each other when nothing else is there.
    func clashes(_ ids: [LinearConstraint.ID]) throws -> Bool {
      var other = Solver()
      _ = other.addVariables(edges.count + widths.count)
      for id in ids { _ = try other.add(try #require(constraints[id])) }
      other.solve()
      return !other.conflicts.isEmpty
    }
  }

  @Test func setsAreIrreducible() throws {
    var seen = 0
    var longest = 0
    for seed in 0..<20 {
      var columns = try Columns(40 + 3 * seed, demands: 1 + seed % 5, seed: 500 + UInt64(seed))
      columns.solver.solve()
      for ids in columns.solver.conflictSets {
        seen += 1
        longest = max(longest, ids.count)
        #expect(try columns.clashes(ids), "seed \(seed)")
        for spared in ids {
          let rest = ids.filter { $0 != spared }
          #expect(try !columns.clashes(rest), "seed \(seed): \(spared) can be spared")
        }
      }
    }
    #expect(seen > 10)
    #expect(longest > 64, "more rows than enter the tableau without definitions")
  }

  @Test func stoppingAtAConflictFindsTheSame() throws {
    for seed in 0..<30 {
      let columns = try Columns(10 + 3 * seed, demands: 4, seed: 900 + UInt64(seed))
      var (stopped, whole) = (columns.solver, columns.solver)
      stopped.solve(untilConflict: true)
      whole.solve()
      #expect(stopped.conflicts == whole.conflicts, "seed \(seed)")
      stopped.solve()
      #expect(stopped.conflicts == whole.conflicts, "seed \(seed)")
      for variable in columns.edges + columns.widths {
        #expect(stopped.value(of: variable) == whole.value(of: variable), "seed \(seed)")
        #expect(stopped.isUnique(variable) == whole.isUnique(variable), "seed \(seed)")
      }
    }
  }

  /// Each break goes on from the basis that the last one left; that must show nowhere.
  @Test func breakingOneByOneEndsWhereAFreshBuildDoes() throws {
    var breaks = 0
    for seed in 0..<20 {
      let columns = try Columns(10 + 4 * seed, demands: 8, seed: 3_000 + UInt64(seed))
      var solver = columns.solver
      var fresh = columns.solver
      solver.solve(untilConflict: true)
      while let conflict = solver.conflicts.first {
        let ids = conflict.members.map(\.constraint)
        #expect(try columns.clashes(ids), "seed \(seed)")
        for spared in ids {
          let rest = ids.filter { $0 != spared }
          #expect(try !columns.clashes(rest), "seed \(seed): \(spared) can be spared")
        }
        let victim = try #require(ids.last)
        #expect(!solver.isBroken(victim))
        try solver.setBroken(true, of: victim)
        try fresh.setBroken(true, of: victim)
        breaks += 1
        solver.solve(untilConflict: true)
        solver._checkInvariants()
      }
      fresh.solve()
      #expect(fresh.conflicts.isEmpty)
      for variable in columns.edges + columns.widths {
        #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-6, "seed \(seed)")
        #expect(solver.isUnique(variable) == fresh.isUnique(variable), "seed \(seed)")
      }
    }
    #expect(breaks > 40)
  }

  @Test func whatCanHoldAgainContradictsNothing() throws {
    var answers: [Bool: Int] = [:]
    for seed in 0..<20 {
      let columns = try Columns(10 + 3 * seed, demands: 8, seed: 2_000 + UInt64(seed))
      var solver = columns.solver
      var broken: [LinearConstraint.ID] = []
      solver.solve()
      while let newest = solver.conflicts.first?.members.last {
        try solver.setBroken(true, of: newest.constraint)
        broken.append(newest.constraint)
        solver.solve()
      }
      var search = RestorationSearch(solver)
      for id in broken {
        var trial = solver
        try trial.setBroken(false, of: id)
        trial.solve()
        let conflict = search.conflict(ofBroken: id)
        #expect((conflict == nil) == trial.conflicts.isEmpty, "seed \(seed): \(id)")
        answers[conflict == nil, default: 0] += 1
        guard let conflict else { continue }
        let ids = conflict.members.map(\.constraint)
        #expect(ids.contains(id) && !ids.contains { $0 != id && solver.isBroken($0) })
        #expect(try columns.clashes(ids), "seed \(seed)")
        for spared in ids {
          #expect(try !columns.clashes(ids.filter { $0 != spared }), "seed \(seed): \(spared)")
        }
      }
    }
    #expect(answers[false, default: 0] > 20)
  }

  @Test func withoutWhatIsMissedEverythingHolds() throws {
    var missed = 0
    for seed in 0..<20 {
      let columns = try Columns(10 + 4 * seed, demands: 8, seed: 4_000 + UInt64(seed))
      var solver = columns.solver
      solver.solve(untilConflict: true)
      for id in solver.missedRequirements {
        missed += 1
        try solver.setBroken(true, of: id)
      }
      solver.solve()
      #expect(solver.conflicts.isEmpty, "seed \(seed)")
      #expect(solver.missedRequirements.isEmpty)
    }
    #expect(missed > 10)
  }

  /// What is held and left out in a search counts as if the solver had done so.
  @Test func answersFollowWhatIsHeldAndLeftOut() throws {
    var random = SeededGenerator(seed: 8)
    var answers: [Bool: Int] = [:]
    for seed in 0..<20 {
      let columns = try Columns(10 + 3 * seed, demands: 8, seed: 5_000 + UInt64(seed))
      var solver = columns.solver
      solver.solve(untilConflict: true)
      var search = RestorationSearch(solver)
      var broken = Set(solver.missedRequirements)
      search.leaveOut(broken.sorted())
      for _ in 0..<12 {
        guard let id = broken.sorted().randomElement(using: &random) else { break }
        var trial = solver
        for other in broken where other != id { try trial.setBroken(true, of: other) }
        trial.solve()
        let conflict = search.conflict(ofBroken: id)
        #expect((conflict == nil) == trial.conflicts.isEmpty, "seed \(seed): \(id)")
        answers[conflict == nil, default: 0] += 1
        let isHeld = search.hold(id)
        #expect(isHeld == (conflict == nil), "seed \(seed): \(id)")
        guard let conflict else {
          broken.remove(id)
          continue
        }
        let ids = conflict.members.map(\.constraint)
        #expect(ids.contains(id) && broken.isDisjoint(with: ids.filter { $0 != id }))
        #expect(try columns.clashes(ids), "seed \(seed)")
        let others = ids.filter { $0 != id }
        guard let yielding = others.randomElement(using: &random) else { continue }
        search.leaveOut([yielding])
        broken.insert(yielding)
      }
    }
    #expect(answers[false, default: 0] > 20 && answers[true, default: 0] > 20)
  }
}
