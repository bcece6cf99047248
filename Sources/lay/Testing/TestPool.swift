import AutoLayout
import LayLanguage
import Platform

/// Runs tests in processes of their own, several at a time.
struct TestPool {
  /// The number of tests that run at once.
  let jobs: Int
  let limits: ResourceLimits
  let run: (ScriptTest) -> TestResult

  /// The interval of memory checks of the processes, in milliseconds.
  private static let interval: Int32 = 50

  /// The most tests in one process: enough that starting it costs next to nothing.
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
          // Without processes there is still this one.
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

  /// The tests in batches that end at about the same time; the last batch runs first.
  private func batches(of tests: [ScriptTest]) -> [ArraySlice<ScriptTest>] {
    let size = min(Self.largestBatch, max(1, tests.count / (jobs * 4)))
    return stride(from: 0, to: tests.count, by: size).reversed().map { start in
      tests[start..<min(start + size, tests.count)]
    }
  }

  /// Waits until a process has something to say or has used too much, and takes what has ended.
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
