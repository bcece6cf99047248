import ArgumentParser
import Workloads

/// Sessions that last.
struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Edit a session for long, comparing it with layouts built anew.")

  @Option(name: .shortAndLong, help: "A workload; several may be given. All by default.")
  var workload: [WorkloadKind] = []

  @Option(name: .shortAndLong, help: "The nominal number of views.")
  var size = 10

  @Option(help: "How many edits of each workload.")
  var edits = 100_000

  @Option(help: "Where the random edits start.")
  var seed: UInt64 = 1

  func run() throws {
    var failures = 0
    for kind in workload.isEmpty ? WorkloadKind.allCases : workload {
      var soak = try Soak(kind.make(size: size), seed: seed)
      for interval in 1...Self.intervals {
        while soak.edits < edits * interval / Self.intervals { try soak.edit() }
        soak.compare()
        print(
          "\(kind.rawValue) \(size): \(soak.edits) edits, \(soak.failures.count) failures, "
            + "\(Memory.inUse >> 20) MB")
      }
      for failure in soak.failures.prefix(20) { print(failure) }
      failures += soak.failures.count
    }
    if failures > 0 { throw ExitCode.failure }
  }

  /// How often the figures are printed.
  private static let intervals = 10
}
