import Platform

/// Ends a non-interactive program when it has used too much.
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
