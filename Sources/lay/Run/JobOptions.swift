import ArgumentParser

/// The number of files or tests that a command works on at once.
struct JobOptions: ParsableArguments {
  /// More would only take memory: each has a thread or a process of its own.
  private static let most = 1_000

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How many run at once, up to \(most) (default: one per core).", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...Self.most).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Self.most).")
    }
  }

  /// The number that was given, or that of the cores.
  var count: Int { jobs ?? Variables.coreCount }
}
