import AutoLayout
import LayLanguage
import LayoutSession

/// Scripts that build layouts by commands.
struct ScriptBenchmark {
  /// Measures a script that runs, one that is sourced, and the same layout with everything in place.
  func run(_ shape: ScriptShape, lines: Int) throws -> [Measurement] {
    let text = shape.script(lines: lines)
    let statements = try Source(name: "bench", text: text).statements()
    let before = Memory.inUse
    var finished = Interpreter(host: Self.host(text))
    try finished.run(statements) { _, _ in true }
    let heap = Memory.inUse - before
    var measured = try measure("run", shape, lines) { _ in
      var interpreter = Interpreter(host: Self.host(text))
      let statements = try Source(name: "bench", text: text).statements()
      try interpreter.run(statements) { _, _ in true }
      _ = interpreter.session.layout
    }
    measured.heapBytes = heap
    let sourcing = try Source(name: "bench", text: "source script.lay").statements()
    var sourced = try measure("source", shape, lines) { _ in
      var interpreter = Interpreter(host: Self.host(text))
      for statement in sourcing { _ = try interpreter.execute(statement) }
    }
    sourced.buildRatio = sourced.seconds / measured.seconds
    let layout = finished.session.layout
    var solved = try measure("solve", shape, lines) { _ in
      var copy = layout
      copy.discardSolution()
      copy.solve()
    }
    solved.buildRatio = solved.seconds / measured.seconds
    return [measured, sourced, solved]
  }

  private func measure(
    _ operation: String, _ shape: ScriptShape, _ lines: Int, _ body: (Int) throws -> Void
  ) throws -> Measurement {
    try Measurement(workload: shape.rawValue, size: lines, operation: operation, of: body)
  }

  private static func host(_ script: String) -> Host {
    Host(
      readFile: { _ in .success(Array(script.utf8)) },
      writeFile: { _, _ in HostError(reason: "no files here") })
  }
}
