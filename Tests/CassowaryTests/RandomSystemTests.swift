import Cassowary
import Testing
import Workloads

/// Random systems against the reference solver and against themselves after edits.
@Suite("Random systems")
struct RandomSystemTests {
  @Test("agrees with reference", arguments: 0..<12)
  func agreesWithReference(batch: UInt64) throws {
    for index in 0..<40 {
      var system = RandomSystem(seed: batch * 1000 + UInt64(index), flavor: flavor(index))
      for _ in 0..<6 + index % 9 { try system.addRandomConstraint() }
      for _ in 0..<index % 4 { try system.edit() }
      system.solver.solve()
      system.solver._checkInvariants()
      compareWithReference(system, "batch \(batch) index \(index)")
    }
  }

  @Test("edits give the same solution as a fresh build", arguments: 0..<8)
  func editsGive(batch: UInt64) throws {
    for index in 0..<12 {
      let seed = 50_000 + batch * 1000 + UInt64(index)
      var system = RandomSystem(seed: seed, flavor: flavor(index))
      for step in 0..<60 {
        try system.edit()
        if step % 3 == 2 { try system.edit() }
        system.solver.solve()
        system.solver._checkInvariants()
        #expect(try system.differencesFromFreshBuild() == [], "seed \(seed) step \(step)")
      }
    }
  }

  @Test("systems on a line agree with reference", arguments: 0..<6)
  func systemsOnALine(batch: UInt64) throws {
    for index in 0..<40 {
      let seed = 90_000 + batch * 1000 + UInt64(index)
      var flavor = flavor(index)
      flavor.variableCount = 1 + index % 2
      flavor.maximumConstraints = 12
      var system = RandomSystem(seed: seed, flavor: flavor)
      for _ in 0..<3 + index % 9 { try system.addRandomConstraint() }
      system.solver.solve()
      system.solver._checkInvariants()
      let asBuilt = system
      compareWithReference(system, "seed \(seed)")
      for step in 0..<4 {
        try system.edit()
        system.solver.solve()
        system.solver._checkInvariants()
        compareWithReference(system, "seed \(seed) step \(step)")
      }
      compareWithReference(asBuilt, "seed \(seed) before the edits")
    }
  }

  private func flavor(_ index: Int) -> RandomSystem.Flavor {
    var flavor = RandomSystem.Flavor()
    flavor.variableCount = 2 + index % 5
    if index % 3 == 0 { flavor.priorities = [1000, 1000, 999.5, 250, 250, 1] }
    if index % 5 == 0 { flavor.priorities = [750, 750, 250] }
    flavor.coarseness = [0.9, 0.5, 0][index % 3]
    return flavor
  }

  private func compareWithReference(_ system: RandomSystem, _ label: String) {
    #expect(system.differencesFromReference() == [], "\(label)")
    for (priority, total) in system.reference().totals where priority <= 1000 {
      let found = system.solver.violations.first { ($0.priority ?? .broken).value == priority }
      #expect(abs((found?.total ?? 0) - total) < 1e-5, "\(label) level \(priority)")
    }
  }
}
