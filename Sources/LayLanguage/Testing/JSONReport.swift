import LayoutDiagnostics

/// The report for other programs.
package enum JSONReport {
  /// An object with the counts and the tests.
  package static func json(_ results: [TestResult]) -> JSONValue {
    let counts = TestCounts(results)
    return [
      "passed": .number(Double(counts.passed)), "failed": .number(Double(counts.failed)),
      "skipped": .number(Double(counts.skipped)),
      "failedAsExpected": .number(Double(counts.failedAsExpected)),
      "checkingNothing": .number(Double(counts.checkingNothing)),
      "tests": .array(results.map(test)),
    ]
  }

  private static func test(_ result: TestResult) -> JSONValue {
    let (status, reason, problems): (String, String?, [TestResult.Problem]) =
      switch result.status {
      case .passed: ("passed", nil, [])
      case .failed(let problems): ("failed", nil, problems)
      case .skipped(let reason): ("skipped", reason, [])
      case .failedAsExpected(let reason): ("failedAsExpected", reason, [])
      }
    return [
      "name": .string(result.test.name), "file": .string(result.test.path),
      "tags": .strings(result.test.tags), "status": .string(status),
      "reason": reason.map(JSONValue.string) ?? .null,
      "seconds": .measured(result.duration / .seconds(1)),
      "checksNothing": .bool(result.checksNothing),
      "problems": .strings(problems.map { $0.description }),
    ]
  }
}
