import Cassowary
import SeededRandom
import Testing
import Workloads

/// Contradictions in components with many required rows.
@Suite("Contradictions in components with many required rows")
struct LargeConflictTests {
  /// Columns of a wide table with random demands that partly clash.
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

    /// Whether constraints contradict each other on their own.
    func clashes(_ ids: [LinearConstraint.ID]) throws -> Bool {
      var other = Solver()
      _ = other.addVariables(edges.count + widths.count)
      for id in ids { _ = try other.add(try #require(constraints[id])) }
      other.solve()
      return !other.conflicts.isEmpty
    }
  }

  @Test("sets are irreducible")
  func setsAreIrreducible() throws {
    var seen = 0
    var longest = 0
    for seed in 0..<20 {
      var columns = try Columns(40 + 3 * seed, demands: 1 + seed % 5, seed: 500 + UInt64(seed))
      columns.solver.solve()
      columns.solver._checkInvariants()
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
    #expect(longest > 64)
  }
}
