import Platform

/// Runs each trial in a process of its own, so that a crash or a hang is only a line of the result.
struct TrialProcesses {
  /// The number of trials.
  private(set) var count = 0
  private var read = 0
  /// The number of trials that crashed, hung, or found a fault.
  private(set) var failures = 0
  private var slowest = (seconds: 0.0, title: "")

  /// The CPU time limit of a trial, in seconds; beyond it, the trial counts as hanging.
  ///
  /// Shortening a failing session runs it many times.
  private static let timeLimit = 300

  /// The summary of the trials.
  var summary: String {
    "\(count) tried, \(read) read, \(failures) failed; the slowest took \(slowest.seconds) s: \(slowest.title)"
  }

  /// Runs a trial, and prints what is wrong with it under its title.
  mutating func run(_ title: String, _ trial: () -> Kind.Outcome) {
    let process = Isolated.start { Self.work(title, trial) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    count += 1
    let seconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    if seconds > slowest.seconds { slowest = (seconds, title) }
    // The low seven bits are the signal that ended the process, the next eight its status.
    let signal = status & 0x7F
    switch (signal, status >> 8) {
    case (0, Self.isRead): read += 1
    case (0, Self.isRefused): break
    default:
      failures += 1
      if signal != 0 {
        print("\(signal == SIGXCPU ? "HANG" : "CRASH, signal \(signal)"): \(title)\n")
      }
    }
  }

  /// The expected exit statuses of a process; any other status is a failure.
  private static let isRead: Int32 = 0
  private static let isRefused: Int32 = 2

  private static func work(_ title: String, _ trial: () -> Kind.Outcome) -> Never {
    ProcessTable.limitProcessorTime(toSeconds: timeLimit)
    let outcome = trial()
    if let fault = outcome.fault { print("FAIL \(title): \(fault)\n") }
    fflush(nil)
    _exit(outcome.fault != nil ? 1 : outcome.isRead ? isRead : isRefused)
  }
}

/// Work in a process of its own, so that a crash ends only that process.
enum Isolated {
  /// The result of the work.
  struct Result {
    /// The records it wrote, in order.
    let records: [String]
    /// The signal that ended it; nil if it ran to the end.
    let signal: Int32?
  }

  /// Begins work in a copy of this process.
  static func start(_ work: () -> Never) -> pid_t {
    fflush(nil)
    let process = ProcessTable.copy()
    guard process >= 0 else { fatalError("no process can be started") }
    if process == 0 { work() }
    return process
  }

  /// Carries out work that writes what should remain.
  static func run(_ work: (_ write: (String) -> Void) -> Void) -> Result {
    guard let file = tmpfile() else { fatalError("no temporary file can be made") }
    defer { fclose(file) }
    let process = start {
      work { record in
        fputs(record, file)
        fputc(0, file)
        fflush(file)
      }
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    let records = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    // The low seven bits are the signal.
    let signal = status & 0x7F
    return Result(
      records: records.map { String(decoding: $0, as: UTF8.self) },
      signal: signal == 0 ? nil : signal)
  }
}
