import ArgumentParser
import AutoLayout
import Foundation
import LayLanguage
import LayoutDiagnostics
import Workloads

/// Measures the solver and layouts; see `Docs/Performance.md`.
@main
struct LayBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay-bench", abstract: "Measure the solver and layouts.",
    subcommands: [SolverCommand.self, LayoutCommand.self, ExportCommand.self],
    defaultSubcommand: SolverCommand.self)
}

extension WorkloadKind: ExpressibleByArgument {}

/// `lay-bench solver`.
struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver", abstract: "Measure the solver through its public interface.")

  @Option(name: .shortAndLong, help: "A workload; several may be given. All by default.")
  var workload: [WorkloadKind] = []

  @Option(name: .shortAndLong, help: "A nominal number of views; several may be given.")
  var size: [Int] = []

  @Flag(help: "Print JSON, an array for each workload and size.")
  var json = false

  func run() throws {
    for kind in workload.isEmpty ? WorkloadKind.allCases : workload {
      for size in size.isEmpty ? [10, 100, 1000] : size {
        if !json { print("\(kind.rawValue), \(size) views") }
        try Measurement.show(try SolverBenchmark(kind, size: size).run(), json: json)
      }
    }
  }
}

/// `lay-bench export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a workload and its edits, for other solvers.")

  @Argument var workload: WorkloadKind
  @Argument var size: Int

  func run() throws {
    for line in TraceText(try Trace(workload.make(size: size))).lines { print(line) }
  }
}

/// `lay-bench layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract:
      "Measure the layout that a script makes: solving, reports, and commands at the prompt.")

  @Argument(help: "The script.")
  var script: String

  @Argument(help: "Commands to measure; each starts from the session that the script leaves.")
  var commands: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let text = try String(contentsOfFile: script, encoding: .utf8)
    let session = try Self.session(after: text)
    let layout = session.session.layout
    var measurements = [
      try Measurement("script") { _ = try Self.session(after: text).session.layout },
      Measurement("solve") {
        var copy = layout
        copy.discardSolution()
        copy.solve()
      },
      Measurement("report conflicts") {
        for report in layout.conflictReports() { _ = report.description }
      },
      Measurement("report ambiguity") { _ = layout.ambiguityReport().description },
    ]
    for command in commands {
      let statements = try Source(name: "bench", text: command).statements()
      measurements.append(
        try Measurement(command) {
          var copy = session
          for statement in statements { try Self.execute(statement, in: &copy) }
        })
    }
    try Measurement.show(measurements, json: json)
  }

  private static func session(after text: String) throws -> Interpreter {
    var interpreter = Interpreter(
      host: Host(
        readFile: { _ in .failure(HostError(reason: "there are no files")) },
        writeFile: { _, _ in HostError(reason: "there are no files") }))
    try interpreter.run(try Source(name: "bench", text: text).statements()) { _, _ in true }
    return interpreter
  }

  /// Executes a command, and computes what the prompt prints after it.
  private static func execute(_ statement: Statement, in interpreter: inout Interpreter) throws {
    guard let changes = try interpreter.execute(statement).changes else { return }
    _ = changes.moved(first: 8)
    _ = (changes.restored, changes.becameUnambiguous, changes.becameAmbiguous)
  }
}
