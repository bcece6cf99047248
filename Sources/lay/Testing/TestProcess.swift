import LayLanguage
import Platform

/// Tests that run one after another in a process of their own, so that one can't take the others with it.
///
/// The process is a copy of this one, made before any other thread exists: it knows all tests
/// already, and starts in a few milliseconds. Where it ends early, the tests that have no result yet go to another one.
struct TestProcess {
  /// The tests without a result yet, at their places in the suite; the first one is running.
  private(set) var remaining: ArraySlice<ScriptTest>
  private let process: pid_t
  /// Where the results come from.
  let descriptor: Int32
  /// When the running test began.
  private var start = ContinuousClock.now
  private var messages: [UInt8] = []

  /// Starts tests; nil if the system has no process or pipe left.
  init?(_ tests: ArraySlice<ScriptTest>, run: (ScriptTest) -> TestResult) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let process = ProcessTable.copy()
    if process == 0 {
      close(ends[0])
      let isWritten = tests.allSatisfy { test in
        (try? FileCalls().write(TestMessage.bytes(of: run(test)), to: ends[1])) != nil
      }
      // Nothing of the parent's is to be cleaned up here.
      _exit(isWritten ? 0 : ExitStatus.outputFailed.rawValue)
    }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    remaining = tests
    self.process = process
    descriptor = ends[0]
  }

  /// Reads what the process has written.
  ///
  /// - Parameter report: Gets the result of each test that has ended, and its place.
  /// - Returns: Whether the process still runs.
  mutating func read(_ report: (Int, TestResult) -> Void) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Platform.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else {
      let status = wait()
      if !remaining.isEmpty { report(remaining.startIndex, fail(because: Self.cause(of: status))) }
      return false
    }
    messages += chunk[..<count]
    while let test = remaining.first,
      let result = TestMessage.takeResult(of: test, from: &messages)
    {
      report(remaining.startIndex, result)
      remaining.removeFirst()
      start = .now
    }
    return true
  }

  /// The resource whose limit the test exceeded; nil for none.
  func excess(_ limits: ResourceLimits) -> String? {
    if remaining.isEmpty { return nil }
    if let seconds = limits.seconds, ContinuousClock.now - start > .seconds(seconds) {
      return "the test took longer than \(ResourceLimits.text(seconds: seconds)) (--timeout)"
    }
    if let bytes = limits.bytes, ProcessTable.residentMemory(of: process) > bytes {
      return "the test took more than \(ResourceLimits.text(bytes: bytes)) of memory (--max-memory)"
    }
    return nil
  }

  /// Ends the process.
  func stop() {
    kill(process, SIGKILL)
    _ = wait()
  }

  /// Ends the running test with a failure, and removes it from the remaining ones.
  mutating func fail(because reason: String) -> TestResult {
    TestResult(
      test: remaining.removeFirst(), status: .failed([.message(reason, at: nil)]), edits: [],
      duration: ContinuousClock.now - start)
  }

  /// Collects the process; returns its status as `waitpid` tells it.
  private func wait() -> Int32 {
    close(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// How a process ended without a result, as `WTERMSIG` and `WEXITSTATUS` of wait(2) read a status.
  private static func cause(of status: Int32) -> String {
    let signal = status & 0x7F
    if signal == 0 { return "the test's process ended with status \(status >> 8 & 0xFF)" }
    return "the test ended its process: \(String(cString: strsignal(signal))) (signal \(signal))"
  }
}
