import Platform

/// The limits of a run's time and memory.
struct ResourceLimits {
  /// nil for no limit.
  var seconds: Double?
  /// nil for no limit.
  var bytes: Int?

  var isEmpty: Bool { seconds == nil && bytes == nil }

  /// Three quarters of the machine's memory.
  static var mostOfMemory: Int {
    Int(sysconf(Int32(_SC_PHYS_PAGES))) / 4 * 3 * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// How far work may exceed the memory limit, in bytes.
  private static let allowance = 8_000_000

  /// Whether too much memory is in use, and more than before.
  ///
  /// A session that is too large already must still be looked at, saved and undone.
  func exceedsMemory(since before: Int) -> Bool {
    guard let bytes else { return false }
    let used = ProcessTable.residentMemory(of: getpid())
    return used > bytes && used > before + Self.allowance
  }

  /// `1.5 seconds`.
  static func text(seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "\(number) second\(number == "1" ? "" : "s")"
  }

  /// `512 MB`.
  static func text(bytes: Int) -> String { "\(bytes / 1_000_000) MB" }
}

/// Ends a noninteractive program when it has used too much.
enum Watchdog {
  /// The interval of checks, in microseconds.
  private static let interval: UInt32 = 40_000

  /// Watches the program from now on, on a thread of its own.
  static func start(_ limits: ResourceLimits) {
    guard !limits.isEmpty else { return }
    let end = limits.seconds.map { ContinuousClock.now + .seconds($0) }
    DeepThread.detach {
      while true {
        usleep(interval)
        if let end, let seconds = limits.seconds, ContinuousClock.now > end {
          leave("stopped after \(ResourceLimits.text(seconds: seconds)) (--timeout)")
        }
        if let bytes = limits.bytes, ProcessTable.residentMemory(of: getpid()) > bytes {
          leave("more than \(ResourceLimits.text(bytes: bytes)) of memory (--max-memory)")
        }
      }
    }
  }

  private static func leave(_ reason: String) -> Never {
    _ = Files.write("error: \(reason)\n", to: STDERR_FILENO)
    _exit(ExitStatus.limitReached.rawValue)
  }
}
