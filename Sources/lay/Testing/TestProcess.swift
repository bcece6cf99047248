import Glibc
import LayLanguage

/// A test that runs in a process of its own, so that it can't take the others with it.
///
/// The process is a copy of this one, made by `fork` before any other thread exists: it knows all tests
/// already, and starts in a fraction of a millisecond.
struct TestProcess {
  /// The place of the test in the suite.
  let index: Int
  let test: ScriptTest
  private let process: pid_t
  /// Where the result comes from.
  let descriptor: Int32
  private let start = ContinuousClock.now
  private var message: [UInt8] = []

  /// Starts a test; nil where the system has no process or pipe left.
  init?(_ test: ScriptTest, index: Int, run: (ScriptTest) -> TestResult) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let process = fork()
    if process == 0 {
      close(ends[0])
      let bytes = TestMessage.bytes(of: run(test))
      let isWritten = (try? FileCalls().write(bytes, to: ends[1])) != nil
      // Nothing of the parent's is to be cleaned up here.
      _exit(isWritten ? 0 : ExitStatus.outputFailed.rawValue)
    }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    self.test = test
    self.index = index
    self.process = process
    descriptor = ends[0]
  }

  /// Reads what the process has written; the result once it has ended.
  mutating func read() -> TestResult? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count > 0 {
      message += chunk[..<count]
      return nil
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    let status = wait()
    return TestMessage.result(message, of: test) ?? failure(Self.cause(of: status))
  }

  /// What the test has used too much of; nil while it keeps within the limits.
  func excess(_ limits: ResourceLimits) -> String? {
    if let seconds = limits.seconds, ContinuousClock.now - start > .seconds(seconds) {
      return "the test took longer than \(ResourceLimits.text(seconds: seconds)) (--timeout)"
    }
    if let bytes = limits.bytes, ResourceLimits.memory(of: process) > bytes {
      return "the test took more than \(ResourceLimits.text(bytes: bytes)) of memory (--max-memory)"
    }
    return nil
  }

  /// Ends the process; returns the test's failure.
  func stop(because reason: String) -> TestResult {
    kill(process, SIGKILL)
    _ = wait()
    return failure(reason)
  }

  private func failure(_ reason: String) -> TestResult {
    TestResult(
      test: test, status: .failed([.message(reason)]), edits: [],
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
