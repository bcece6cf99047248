import Cassowary
import Testing
import Workloads

/// The ranges of many variables at once over the optimal solutions.
@Suite("The ranges of many variables at once over the optimal solutions")
struct OptimalRangeTests {
  @Test("agrees with one question at a time")
  func agreesWithOne() throws {
    var seen = 0
    for seed in 0..<300 {
      var flavor = RandomSystem.Flavor()
      flavor.variableCount = 2 + seed % 6
      flavor.coarseness = [0.8, 0.2][seed % 2]
      var system = RandomSystem(seed: 70_000 + UInt64(seed), flavor: flavor)
      for _ in 0..<4 + seed % 9 { try system.addRandomConstraint() }
      system.solver.solve()
      let found = system.solver.optimalRanges(of: system.variables)
      #expect(
        found.map(\.variable) == system.variables.filter { !system.solver.isUnique($0) },
        "seed \(seed)")
      for optimal in found {
        seen += 1
        let range = system.solver.range(of: [Term(optimal.variable)])
        #expect(close(optimal.range.lowerBound, range.lowerBound), "seed \(seed)")
        #expect(close(optimal.range.upperBound, range.upperBound), "seed \(seed)")
        #expect(optimal.lowerLimits.isEmpty || optimal.range.lowerBound.isFinite)
        #expect(optimal.upperLimits.isEmpty || optimal.range.upperBound.isFinite)
      }
    }
    #expect(seen > 100)
  }

  /// In a chain each expression is a long one, made from the one before.
  @Test(
    "loose layouts agree with one question at a time",
    arguments: [WorkloadKind.chain, .stacks, .grid])
  func looseLayoutsAgree(_ kind: WorkloadKind) throws {
    let system = LinearSystem(kind.make(size: 40))
    var solver = try system.makeSolver()
    // Most equations between two sizes go, which leaves much open.
    let relations = system.constraints.enumerated().filter { _, row in
      row.relation == .equal && row.terms.count == 2
        && row.terms.allSatisfy { $0.variable.rawValue % 4 >= 2 }
    }
    for (number, relation) in relations.enumerated() where number % 3 != 0 {
      try solver.remove(LinearConstraint.ID(rawValue: Int32(relation.offset)))
    }
    solver.solve()
    let found = solver.optimalRanges(
      of: (0..<system.variableCount).map { Variable(rawValue: Int32($0)) })
    #expect(found.count > 40)
    for optimal in found {
      let range = solver.range(of: [Term(optimal.variable)])
      #expect(close(optimal.range.lowerBound, range.lowerBound))
      #expect(close(optimal.range.upperBound, range.upperBound))
    }
  }

  /// So long that what a solution settles is found out for all at once, with the same limits.
  @Test(
    "long chains have the limits of their parts", arguments: [Relation.equal, .lessThanOrEqual])
  func longChains(_ relation: Relation) throws {
    var solver = Solver()
    let places = solver.addVariables(60)
    let sizes = solver.addVariables(60)
    for (place, size) in zip(places, sizes) {
      _ = try solver.add(LinearConstraint([Term(size)], .greaterThanOrEqual, 5))
      _ = try solver.add(LinearConstraint([Term(place)], .lessThanOrEqual, 900))
    }
    _ = try solver.add(LinearConstraint([Term(places[0])], .equal, 8))
    for number in 1..<60 {
      let terms = [
        Term(places[number]), Term(places[number - 1], -1), Term(sizes[number - 1], -1),
      ]
      _ = try solver.add(LinearConstraint(terms, .equal, 8))
    }
    _ = try solver.add(LinearConstraint([Term(places[59]), Term(sizes[59])], relation, 1000))
    solver.solve()
    let together = solver.optimalRanges(of: places + sizes)
    let single = (places + sizes).flatMap { solver.optimalRanges(of: [$0]) }
    #expect(together.count == 119)
    #expect(together.map(\.variable) == single.map(\.variable))
    for (one, other) in zip(together, single) {
      #expect(close(one.range.lowerBound, other.range.lowerBound))
      #expect(close(one.range.upperBound, other.range.upperBound))
      #expect(one.lowerLimits == other.lowerLimits)
      #expect(one.upperLimits == other.upperLimits)
    }
  }

  private func close(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) < 1e-6
  }

  @Test("sums of open variables are open")
  func sumsOfOpen() throws {
    for number in 0..<256 {
      var solver = Solver()
      let parts = solver.addVariables(8)
      let sum = solver.addVariable()
      // Every choice of signs, so that some sums of slot numbers are 0.
      let terms = parts.enumerated().map { place, part in
        Term(part, number & 1 << place == 0 ? 1 : -1)
      }
      _ = try solver.add(LinearConstraint(terms + [Term(sum, -1)], .equal, 0))
      for part in parts {
        _ = try solver.add(LinearConstraint([Term(part)], .greaterThanOrEqual, 0))
      }
      solver.solve()
      #expect(!solver.isUnique(sum), "signs \(number)")
      #expect(solver.optimalRanges(of: parts + [sum]).count == 9, "signs \(number)")
    }
  }

  @Test("what follows another is open alike")
  func whatFollowsAnother() throws {
    var solver = Solver()
    let values = solver.addVariables(4)
    let low = try solver.add(LinearConstraint([Term(values[0])], .greaterThanOrEqual, 5))
    let high = try solver.add(LinearConstraint([Term(values[0])], .lessThanOrEqual, 9))
    // Each is 20 less twice the one before.
    for (first, second) in zip(values, values.dropFirst()) {
      _ = try solver.add(LinearConstraint([Term(second), Term(first, 2)], .equal, 20))
    }
    solver.solve()
    let found = solver.optimalRanges(of: values)
    #expect(found.map(\.range) == [5...9, 2...10, 0...16, -12...20])
    #expect(found.map(\.lowerLimits) == [[low], [high], [low], [high]])
    #expect(found.map(\.upperLimits) == [[high], [low], [high], [low]])
  }

  @Test("limits are named at their end")
  func limitsAreNamed() throws {
    var solver = Solver()
    let value = solver.addVariable()
    let low = try solver.add(LinearConstraint([Term(value)], .greaterThanOrEqual, 5))
    let high = try solver.add(LinearConstraint([Term(value)], .lessThanOrEqual, 9))
    _ = try solver.add(LinearConstraint([Term(value)], .lessThanOrEqual, 20))
    solver.solve()
    let found = try #require(solver.optimalRanges(of: [value]).first)
    #expect(found.range == 5...9)
    #expect(found.lowerLimits == [low])
    #expect(found.upperLimits == [high])
    #expect(found.tied.isEmpty)
  }

  /// Each part is largest where all the others are 0; there are enough of them that its end is found without a pivot.
  @Test("parts of a whole limit each other")
  func partsOfAWhole() throws {
    var solver = Solver()
    let parts = solver.addVariables(20)
    _ = try solver.add(LinearConstraint(parts.map { Term($0) }, .equal, 100))
    let floors = try parts.map {
      try solver.add(LinearConstraint([Term($0)], .greaterThanOrEqual, 0))
    }
    solver.solve()
    let found = solver.optimalRanges(of: parts, nameLimit: parts.count)
    #expect(found.count == parts.count)
    for (place, optimal) in found.enumerated() {
      #expect(close(optimal.range.lowerBound, 0) && close(optimal.range.upperBound, 100))
      #expect(optimal.lowerLimits == [floors[place]])
      #expect(Set(optimal.upperLimits) == Set(floors).subtracting([floors[place]]))
    }
  }

  @Test("equal priorities tie")
  func equalPrioritiesTie() throws {
    var solver = Solver()
    let value = solver.addVariable()
    let low = try solver.add(LinearConstraint([Term(value)], .equal, 10, priority: .at(250)))
    let high = try solver.add(LinearConstraint([Term(value)], .equal, 30, priority: .at(250)))
    solver.solve()
    let found = try #require(solver.optimalRanges(of: [value]).first)
    #expect(found.range == 10...30)
    #expect(found.tied == [low, high])
  }

  @Test("dependent equalities are redundant")
  func dependentEqualities() throws {
    var solver = Solver()
    let sizes = solver.addVariables(3)
    let first = try solver.add(LinearConstraint([Term(sizes[0]), Term(sizes[1], -1)], .equal, 0))
    let second = try solver.add(LinearConstraint([Term(sizes[1]), Term(sizes[2], -1)], .equal, 4))
    let third = try solver.add(LinearConstraint([Term(sizes[0]), Term(sizes[2], -1)], .equal, 4))
    let bound = try solver.add(
      LinearConstraint([Term(sizes[0]), Term(sizes[1], -1)], .greaterThanOrEqual, -7))
    solver.solve()
    let found = solver.redundancies()
    #expect(found.count == 2)
    #expect(found.first { $0.removable.count > 1 }?.members == [first, second, third])
    #expect(found.first { $0.removable.count == 1 }?.removable == [bound])
    #expect(solver.redundancies { $0 != bound }.count == 1)
  }

  @Test("a conflict elsewhere hides no redundancy once nothing ties them")
  func aConflictElsewhere() throws {
    var solver = Solver()
    let (here, there) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add(LinearConstraint([Term(here)], .equal, 0))
    let ruledOut = try solver.add(
      LinearConstraint([Term(here)], .greaterThanOrEqual, 20, priority: .at(750)))
    _ = try solver.add(LinearConstraint([Term(there)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(there)], .equal, 5))
    // An optional one is removed without rebuilding the component.
    let tie = try solver.add(
      LinearConstraint([Term(here), Term(there, -1)], .lessThanOrEqual, 100, priority: .at(999)))
    solver.solve()
    #expect(solver.redundancies().isEmpty)
    try solver.remove(tie)
    solver.solve()
    #expect(solver.redundancies().map(\.removable) == [[ruledOut]])
    #expect(solver.constraints(connectedWith: ruledOut).count == 2)
  }

  @Test("what the root decides is not redundant")
  func whatTheRoot() throws {
    var solver = Solver()
    let root = solver.addVariable()
    let width = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(width), Term(root, -1)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 300))
    try solver.suggest(300, for: root)
    solver.solve()
    #expect(solver.redundancies().isEmpty)
  }
}
