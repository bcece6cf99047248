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

  /// Measures every operation.
  func run() throws -> [Measurement] {
    let layout = try load.makeLayout()
    let build = try measure("layout build") { _ in _ = try load.makeLayout() }
    let whatIf = try measure("what-if copy") { call in
      var copy = layout
      try copy.setEnvironment(
        copy.environment.resized(to: load.rootSize(scaledBy: 1.1 + Double(call % 2))))
      copy.solve()
    }
    let ambiguity = try measure("ambiguity report") { _ in
      _ = layout.items.filter(layout.isAmbiguous)
    }
    return [build, whatIf, ambiguity] + (try commands(on: layout))
  }

  /// Commands as somebody types them: parsed, applied, solved, and compared with what was before.
  private func commands(on layout: Layout) throws -> [Measurement] {
    var interpreter = Interpreter(host: Self.host, session: Session(layout: layout))
    let moved = layout.constraint(layout.constraints[load.movedConstraint]).name
    let constant = load.constraints[load.movedConstraint].constant
    return [
      try measure("set constant") { call in
        try execute("set \(moved).constant \(constant + Double(call % 2))", &interpreter)
      },
      try measure("pin and unpin") { call in
        let view = "v\(load.views.count / 2)"
        let command = call % 2 == 0 ? "pin \(view).width <= 5000 @200 as extra" : "unpin extra"
        try execute(command, &interpreter)
      },
      try measure("set, then undo") { call in
        let command = call % 2 == 0 ? "set \(moved).constant \(constant + 3)" : "undo"
        try execute(command, &interpreter)
      },
    ]
  }

  private static let host = Host(
    readFile: { _ in .failure(HostError(reason: "no files here")) },
    writeFile: { _, _ in HostError(reason: "no files here") })

  private func execute(_ command: String, _ interpreter: inout Interpreter) throws {
    for statement in try Source(name: "bench", text: command).statements() {
      let changes = try interpreter.execute(statement).changes
      _ = changes?.isEmpty
      _ = changes?.becameAmbiguous
    }
  }

  private func measure(
    _ operation: String, _ body: (Int) throws -> Void
  ) throws -> Measurement {
    try Measurement(workload: workload, size: size, operation: operation, of: body)
  }
}
