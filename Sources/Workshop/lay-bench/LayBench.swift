import ArgumentParser
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
