import AutoLayout
import LayLanguage
import LayoutSession
import Workloads

/// Everything on top of the solver: layouts, sessions, commands.
struct LayoutBenchmark {
  private let workload: String
  private let size: Int
  private let load: Workload

  init(_ kind: WorkloadKind, size: Int) {
    workload = kind.rawValue
    self.size = size
    load = kind.make(size: size)
  }

  /// Measures every operation; all are compared with building the layout, which itself is compared
  /// with building the same system in a bare solver.
  func run() throws -> [Measurement] {
    let system = LinearSystem(load)
    let solver = try measure("solver build") { _ in
      var solver = try system.makeSolver()
      solver.solve()
    }
    let layout = try load.makeLayout()
    let build = try measure("layout build", beside: solver) { _ in _ = try load.makeLayout() }
    let whatIf = try measure("what-if copy", beside: build) { call in
      var copy = layout
      try copy.setEnvironment(
        copy.environment.resized(to: load.rootSize(scaledBy: 1.1 + Double(call % 2))))
      copy.solve()
    }
    let ambiguity = try measure("ambiguity report", beside: build) { _ in
      _ = layout.ambiguousItems
    }
    return [solver, build, whatIf, ambiguity] + (try commands(on: layout, beside: build))
  }

  /// Commands as typed: parsed, applied, solved, and compared with what was before.
  ///
  /// Each is measured on sessions that are as they were before it, which are cheap copies.
  private func commands(on layout: Layout, beside build: Measurement) throws -> [Measurement] {
    let fresh = Interpreter(host: Host.withoutFiles, session: Session(layout: layout))
    let moved = layout.constraint(layout.constraints[load.movedConstraint]).name
    let constant = load.constraints[load.movedConstraint].constant
    let set = "set \(moved).constant \(constant + 3)"
    let pin = "pin v\(load.views.count / 2).width <= 5000 @200 as extra"
    var (afterSet, afterPin) = (fresh, fresh)
    try afterSet.executeAll(set)
    try afterPin.executeAll(pin)
    let commands = [
      ("set constant", set, fresh), ("undo set", "undo", afterSet), ("pin", pin, fresh),
      ("unpin", "unpin extra", afterPin), ("undo pin", "undo", afterPin),
    ]
    return try commands.map { operation, command, before in
      try measure(operation, beside: build) { _ in
        var interpreter = before
        try interpreter.executeAll(command)
      }
    }
  }

  private func measure(
    _ operation: String, beside build: Measurement? = nil, _ body: (Int) throws -> Void
  ) throws -> Measurement {
    var result = try Measurement(workload: workload, size: size, operation: operation, of: body)
    result.buildRatio = build.map { result.seconds / $0.seconds }
    return result
  }
}
