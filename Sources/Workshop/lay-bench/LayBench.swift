import ArgumentParser
import Foundation
import Workloads

/// Measures the solver and everything on top of it; see `Docs/Performance.md`.
@main
struct LayBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay-bench",
    abstract: "Measure lay on typical layouts.",
    subcommands: [
      SolverCommand.self, LayoutCommand.self, DiagnosticsCommand.self, ExportCommand.self,
      ScriptsCommand.self, SoakCommand.self, ConflictsCommand.self, VerifyCommand.self,
      RepeatCommand.self,
    ],
    defaultSubcommand: SolverCommand.self)
}

extension WorkloadKind: ExpressibleByArgument {}

/// Which workloads, at which sizes, and how to print what was measured.
struct MeasurementOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "A workload; several may be given. All by default.")
  var workload: [WorkloadKind] = []

  @Option(name: .shortAndLong, help: "A nominal number of views; several may be given.")
  var size: [Int] = []

  @Flag(help: "Print one JSON array.")
  var json = false

  var kinds: [WorkloadKind] { workload.isEmpty ? WorkloadKind.allCases : workload }
  var sizes: [Int] { size.isEmpty ? [10, 100, 1000, 10_000] : size }

  func show(_ measurements: [Measurement]) throws { try Self.show(measurements, json: json) }

  static func show(_ measurements: [Measurement], json: Bool) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
    } else {
      print(MeasurementTable(measurements).text)
    }
  }
}

/// The solver alone.
struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver", abstract: "Measure the solver through its public interface.")

  @OptionGroup var options: MeasurementOptions

  func run() throws {
    var measurements: [Measurement] = []
    for kind in options.kinds {
      for size in options.sizes {
        measurements += try SolverBenchmark(kind, size: size).run()
      }
    }
    try options.show(measurements)
  }
}

/// Explanations, reports of ambiguities and of conflicts.
struct DiagnosticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnostics",
    abstract: "Measure what explanations cost; in large layouts that takes minutes.")

  @OptionGroup var options: MeasurementOptions

  func run() throws {
    var measurements: [Measurement] = []
    for kind in options.kinds {
      for size in options.sizes {
        measurements += try DiagnosticsBenchmark(kind, size: size).run()
      }
    }
    try options.show(measurements)
  }
}

/// Contradictions.
struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "Measure layouts that contradict themselves, and commands beside a contradiction.")

  @Flag(help: "Print one JSON array.")
  var json = false

  func run() throws {
    let benchmark = ConflictBenchmark()
    var measurements: [Measurement] = []
    for kind in ConflictingLayout.allCases {
      for size in kind.sizes { measurements += try benchmark.run(kind, size: size) }
    }
    for kind in WorkloadKind.allCases {
      for size in [1000, 10_000] { measurements += try benchmark.command(kind, size: size) }
    }
    try MeasurementOptions.show(measurements, json: json)
  }
}

/// Layouts, sessions and commands.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Measure layouts, sessions and commands.")

  @OptionGroup var options: MeasurementOptions

  func run() throws {
    var measurements: [Measurement] = []
    for kind in options.kinds {
      for size in options.sizes {
        measurements += try LayoutBenchmark(kind, size: size).run()
      }
    }
    try options.show(measurements)
  }
}

/// Scripts.
struct ScriptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts", abstract: "Measure scripts that build layouts by commands.")

  @Option(name: .shortAndLong, help: "A number of lines; several may be given.")
  var lines: [Int] = []

  @Flag(help: "Print one JSON array.")
  var json = false

  func run() throws {
    let benchmark = ScriptBenchmark()
    var measurements: [Measurement] = []
    for shape in ScriptShape.allCases {
      for lines in lines.isEmpty ? [1000, 10_000, 100_000] : lines {
        measurements += try benchmark.run(shape, lines: lines)
      }
    }
    try MeasurementOptions.show(measurements, json: json)
  }
}

/// A workload for other solvers.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a workload and its edits, for other solvers.")

  @Argument var workload: WorkloadKind
  @Argument var size: Int

  func run() throws {
    for line in TraceText(try Trace(workload.make(size: size))).lines { print(line) }
  }
}

/// Correctness at length.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare random edits with fresh builds and with the reference solver.")

  @Option(help: "How many edits.")
  var edits = 100_000

  @Option(help: "Where the random systems start.")
  var seed: UInt64 = 1

  func run() throws {
    var verification = Verification()
    try verification.run(edits: edits, seed: seed)
    for failure in verification.failures { print(failure) }
    print("\(verification.edits) edits, \(verification.failures.count) failures")
    if !verification.failures.isEmpty { throw ExitCode.failure }
  }
}
