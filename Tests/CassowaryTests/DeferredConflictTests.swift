import Cassowary
import Testing

/// Contradictions that are like a known one.
@Suite struct DeferredConflictTests {
  /// Sizes side by side that need more than the 100 points that there are.
  private struct Sizes {
    var solver = Solver()
    /// No size is negative.
    private(set) var limits: [LinearConstraint.ID] = []
    private(set) var demands: [LinearConstraint.ID] = []
    /// Smaller demands of the same sizes.
    private(set) var smaller: [LinearConstraint.ID] = []
    let known: Conflict

    init() throws {
      let sizes = solver.addVariables(3)
      for size in sizes {
        limits.append(try solver.add(.init([Term(size)], .greaterThanOrEqual, 0)))
      }
      _ = try solver.add(LinearConstraint(sizes.map { Term($0) }, .equal, 100))
      for size in sizes { demands.append(try solver.add(.init([Term(size)], .equal, 50))) }
      solver.solve()
      known = try #require(solver.conflicts.first)
      for size in sizes {
        smaller.append(try solver.add(.init([Term(size)], .equal, 30, priority: .defaultLow)))
      }
    }

    /// What the known one becomes where others stand in for members.
    func like(_ swaps: [(LinearConstraint.ID, LinearConstraint.ID)]) throws -> Conflict? {
      let places = try swaps.map { member, standIn in
        let place = known.members.firstIndex { $0.constraint == member }
        return (place: try #require(place), standIn: standIn)
      }
      return DeferredConflict(like: known, replacing: places, of: solver)?.conflict
    }
  }

  @Test func standInsComeInTheirOrder() throws {
    let sizes = try Sizes()
    #expect(sizes.known.shortfall == 50)
    let found = try #require(try sizes.like([(sizes.demands[0], sizes.smaller[0])]))
    var expected = sizes.known.members.map(\.constraint).filter { $0 != sizes.demands[0] }
    expected.append(sizes.smaller[0])
    #expect(found.members.map(\.constraint) == expected)
    #expect(found.shortfall == 30)
    #expect(sizes.solver.shortfall(of: found) == 30)
  }

  @Test(arguments: [false, true])
  func swapsMayBeInAnyOrder(isReversed: Bool) throws {
    let sizes = try Sizes()
    let swaps = [(sizes.demands[0], sizes.smaller[0]), (sizes.demands[2], sizes.smaller[2])]
    let found = try #require(try sizes.like(isReversed ? swaps.reversed() : swaps))
    let constraints = found.members.map(\.constraint)
    #expect(constraints == constraints.sorted())
    #expect(constraints.suffix(3) == [sizes.demands[1], sizes.smaller[0], sizes.smaller[2]])
    #expect(constraints.count == sizes.known.members.count)
    #expect(found.shortfall == 10)
  }

  @Test func whatFitsIsNoContradiction() throws {
    let sizes = try Sizes()
    #expect(try sizes.like([(sizes.demands[2], sizes.limits[2])]) == nil, "50 and 50 fit exactly")
  }
}
