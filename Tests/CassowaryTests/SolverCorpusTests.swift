import Cassowary
import Foundation
import Testing

/// Conformance with the shared solver cases, where they are at hand.
@Suite("Shared solver cases")
struct SolverCorpusTests {
  @Test("have unique solutions")
  func uniqueSolutions() throws {
    for item in try Corpus.lines("lexi-dev.jsonl") {
      var system = NamedSystem(variables: item.strings("vars"))
      try system.add(item.objects("constraints"))
      system.solver.solve()
      system.solver._checkInvariants()
      for (name, value) in item.numbers("expect") {
        #expect(abs(system.value(name) - value) < 1e-5, "\(item.id) \(name)")
        #expect(system.solver.isUnique(system.variable(name)), "\(item.id) \(name)")
      }
      let totals = Dictionary(
        uniqueKeysWithValues: system.solver.violations.map { ($0.priority?.value ?? 0, $0.total) })
      let expected = item.numbers("violations")
      for (priority, total) in expected {
        #expect(abs((totals[Double(priority) ?? 0] ?? 0) - total) < 1e-5, "\(item.id) @\(priority)")
      }
      #expect(totals.filter { $0.value > 1e-5 }.count == expected.filter { $0.1 > 1e-5 }.count)
      #expect(system.solver.conflicts.isEmpty, "\(item.id)")
    }
  }

  @Test("have ambiguous solutions with these ranges")
  func ambiguousSolutions() throws {
    for item in try Corpus.lines("lexi-ambiguous-dev.jsonl") {
      var system = NamedSystem(variables: item.strings("vars"))
      try system.add(item.objects("constraints"))
      system.solver.solve()
      system.solver._checkInvariants()
      for (name, ends) in item.ranges("ranges") {
        let variable = system.variable(name)
        let range = system.solver.range(of: [Term(variable)])
        #expect(close(range.lowerBound, ends.lower), "\(item.id) \(name) \(range)")
        #expect(close(range.upperBound, ends.upper), "\(item.id) \(name) \(range)")
        #expect(range.lowerBound - 1e-6 <= system.value(name), "\(item.id) \(name)")
        #expect(range.upperBound + 1e-6 >= system.value(name), "\(item.id) \(name)")
        #expect(
          system.solver.isUnique(variable) == (ends.lower == ends.upper), "\(item.id) \(name)")
        for optimal in system.solver.optimalRanges(of: [variable]) {
          #expect(close(optimal.range.lowerBound, ends.lower), "\(item.id) \(name) \(optimal)")
          #expect(close(optimal.range.upperBound, ends.upper), "\(item.id) \(name) \(optimal)")
        }
      }
    }
  }

  @Test("have minimal conflicts")
  func minimalConflicts() throws {
    for item in try Corpus.lines("lexi-infeasible-dev.jsonl") {
      var system = NamedSystem(variables: item.strings("vars"))
      try system.add(item.objects("constraints"))
      system.solver.solve()
      system.solver._checkInvariants()
      let minimal = Set(item.lists("minimalConflicts").map(Set.init))
      #expect(!system.solver.conflicts.isEmpty, "\(item.id)")
      for conflict in system.solver.conflicts {
        let names = Set(conflict.members.map { system.name($0.constraint) })
        #expect(minimal.contains(names), "\(item.id) \(names)")
      }
    }
  }

  @Test("follow the steps of peers")
  func peerCases() throws {
    for item in try Corpus.cases("dev.json") {
      var system = NamedSystem(variables: item.strings("vars"))
      for (index, step) in item.objects("steps").enumerated() {
        try system.perform(step, label: "\(item.id) step \(index)")
      }
    }
  }

  private func close(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) < 1e-6
  }
}

extension NamedSystem {
  /// Runs one step of a multi-step case.
  fileprivate mutating func perform(_ step: CorpusObject, label: String) throws {
    try add(step.objects("add"))
    for name in step.strings("remove") { try solver.remove(id(name)) }
    for (name, value) in step.numbers("setConst") { try solver.setConstant(value, of: id(name)) }
    for (name, value) in step.numbers("setPrio") {
      try solver.setPriority(#require(Priority(value)), of: id(name))
    }
    solver.solve()
    solver._checkInvariants()
    for (name, expected) in step.numbers("expect") {
      #expect(abs(value(name) - expected) < 1e-5, "\(label) \(name)")
    }
    for (name, ends) in step.ranges("ambiguousRanges") {
      let range = solver.range(of: [Term(variable(name))])
      #expect(abs(range.lowerBound - ends.lower) < 1e-5, "\(label) \(name)")
      #expect(abs(range.upperBound - ends.upper) < 1e-5, "\(label) \(name)")
      #expect(range.lowerBound - 1e-6 <= value(name) && value(name) <= range.upperBound + 1e-6)
    }
    for name in step.strings("expectSatisfied") {
      #expect(abs(solver.error(of: id(name))) < 1e-5, "\(label) \(name)")
    }
    for name in step.strings("expectViolated") {
      #expect(abs(solver.error(of: id(name))) > 1e-5, "\(label) \(name)")
    }
    if let conflict = step.object("expectConflict") {
      let minimal = Set(conflict.lists("minimal").map(Set.init))
      #expect(!solver.conflicts.isEmpty, "\(label)")
      for found in solver.conflicts {
        #expect(minimal.contains(Set(found.members.map { name($0.constraint) })), "\(label)")
      }
    }
  }
}
