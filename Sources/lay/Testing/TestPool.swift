import AutoLayout
import LayLanguage
import Platform

/// Runs tests in processes of their own, several at a time.
struct TestPool {
  /// The number of tests that run at once.
  let jobs: Int
  let limits: ResourceLimits
  let run: (ScriptTest) -> TestResult

  /// The interval between memory checks of the processes, in milliseconds.
  private static let interval: Int32 = 50

  /// The maximum number of tests in one process: enough that starting it costs next to nothing.
  private static let largestBatch = 128

  /// Runs the tests; each result is reported as soon as those before it are.
  ///
  /// - Returns: The results in the order of the tests; fewer after ^C.
  func run(_ tests: [ScriptTest], each report: (TestResult) -> Void) -> [TestResult] {
    var waiting = batches(of: tests)
    var running: [TestProcess] = []
    var results: [TestResult?] = Array(repeating: nil, count: tests.count)
    var reported = 0
    while !Interruption.isRequested {
      while running.count < jobs, let batch = waiting.last {
        if let process = TestProcess(batch, run: run) {
          running.append(process)
        } else if running.isEmpty {
          // If no process can be started, this one runs the tests.
          for (place, test) in zip(batch.indices, batch) { results[place] = run(test) }
        } else {
          break
        }
        waiting.removeLast()
      }
      step(&running, &results, &waiting)
      while reported < results.count, let result = results[reported] {
        report(result)
        reported += 1
      }
      if running.isEmpty, waiting.isEmpty { break }
    }
    for process in running { process.stop() }
    return results.compactMap { $0 }
  }

  /// The tests, in batches so small that all processes end at about the same time; the last batch runs first.
  private func batches(of tests: [ScriptTest]) -> [ArraySlice<ScriptTest>] {
    let size = min(Self.largestBatch, max(1, tests.count / (jobs * 4)))
    return stride(from: 0, to: tests.count, by: size).reversed().map { start in
      tests[start..<min(start + size, tests.count)]
    }
  }

  /// Waits until a process has output or has used too much, and handles those that have ended.
  private func step(
    _ running: inout [TestProcess], _ results: inout [TestResult?],
    _ waiting: inout [ArraySlice<ScriptTest>]
  ) {
    if running.isEmpty { return }
    var requests = running.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let isReady = poll(&requests, nfds_t(requests.count), limits.isEmpty ? -1 : Self.interval) > 0
    var left: [TestProcess] = []
    for (place, var process) in running.enumerated() {
      var isRunning = true
      if isReady, requests[place].revents != 0 {
        isRunning = process.read { results[$0] = $1 }
      } else if let reason = process.excess(limits) {
        process.stop()
        results[process.remaining.startIndex] = process.fail(because: reason)
        isRunning = false
      }
      if isRunning {
        left.append(process)
      } else if !process.remaining.isEmpty {
        waiting.append(process.remaining)
      }
    }
    running = left
  }
}

/// Tests that run one after another in a process of their own, so that one can't take the others with it.
///
/// The process is a copy of this one, made before any other thread exists: it already knows all tests, and starts in a
/// few milliseconds. If it ends early, the tests without a result go to another one.
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
      // Nothing that belongs to the parent must be cleaned up here.
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
  /// - Parameter report: Receives the result of each test that has ended, and its place.
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

  /// The resource whose limit the test exceeded; nil if there is none.
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

  /// Reaps the process; returns its status as `waitpid` reports it.
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

/// The report of a run, written while the tests run.
struct TestProgress {
  private let format: TestFormat
  private let console: Console
  /// Whether the results are not final before all tests have run.
  private let waits: Bool
  private var number = 0

  init(_ format: TestFormat, _ console: Console, count: Int, waits: Bool) {
    (self.format, self.console, self.waits) = (format, console, waits)
    if format.tap, !waits { console.print(TAPReport.head(count: count)) }
  }

  /// Takes the next result, in the order of the tests.
  mutating func add(_ result: TestResult) {
    number += 1
    guard !waits, !format.json else { return }
    if format.tap {
      console.print(TAPReport.text(result, number: number))
    } else {
      printForPeople(result)
    }
  }

  /// Prints what failed in a test, or annotates it.
  private func printForPeople(_ result: TestResult) {
    if format.github {
      console.write(GitHubTestReport.annotations(of: result))
    } else {
      TestReport.text(of: result).map(console.printTestReport)
    }
  }

  /// Writes what depends on all results; returns why a file could not be written.
  func finish(_ results: [TestResult]) -> TestFailure? {
    if let path = format.junit,
      let error = TreeFiles.host.write(JUnitReport.text(results), to: path)
    {
      return .unwritable(path: path, reason: error.reason)
    }
    if let directory = format.report, let error = TestPage.write(results, to: directory) {
      return error
    }
    if format.json {
      console.print(JSONReport.json(results).description)
    } else if format.tap {
      console.print(waits ? TAPReport.text(results) : TAPReport.tail(results))
    } else {
      if waits {
        for result in results { printForPeople(result) }
      }
      if let slowest = format.slowest { console.print(TestReport.slowest(slowest, of: results)) }
      console.printTestReport(TestCounts(results).description)
    }
    return nil
  }
}
