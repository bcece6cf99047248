import AutoLayout
import Glibc
import LayLanguage

/// Runs tests in processes of their own, several at a time.
struct TestPool {
  /// How many run at once.
  let jobs: Int
  let limits: ResourceLimits
  let run: (ScriptTest) -> TestResult

  /// How often the memory of the processes is looked at, in milliseconds.
  private static let interval: Int32 = 50

  /// Runs the tests; each result is reported as soon as those before it are.
  ///
  /// - Returns: The results in the order of the tests; fewer after ^C.
  func run(_ tests: [ScriptTest], each report: (TestResult) -> Void) -> [TestResult] {
    var waiting = tests.indices[...]
    var running: [TestProcess] = []
    var results: [TestResult?] = Array(repeating: nil, count: tests.count)
    var reported = 0
    while !Interruption.isRequested {
      while running.count < jobs, let index = waiting.popFirst() {
        if let process = TestProcess(tests[index], index: index, run: run) {
          running.append(process)
        } else if running.isEmpty {
          // Without processes there is still this one.
          results[index] = run(tests[index])
        } else {
          waiting = index..<waiting.endIndex
          break
        }
      }
      step(&running, &results)
      while reported < results.count, let result = results[reported] {
        report(result)
        reported += 1
      }
      if running.isEmpty, waiting.isEmpty { break }
    }
    for process in running { _ = process.stop(because: "interrupted") }
    return results.compactMap { $0 }
  }

  /// Waits until a process has something to say or has used too much, and takes what has ended.
  private func step(_ running: inout [TestProcess], _ results: inout [TestResult?]) {
    if running.isEmpty { return }
    var requests = running.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let isReady = poll(&requests, nfds_t(requests.count), limits.isEmpty ? -1 : Self.interval) > 0
    var left: [TestProcess] = []
    for (place, var process) in running.enumerated() {
      if isReady, requests[place].revents != 0, let result = process.read() {
        results[process.index] = result
      } else if let reason = process.excess(limits) {
        results[process.index] = process.stop(because: reason)
      } else {
        left.append(process)
      }
    }
    running = left
  }
}
