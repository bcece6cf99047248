extension ScriptTest {
  /// Runs the commands of one statement on some session.
  typealias Execute = (Statement) throws(ScriptError) -> Outcome

  /// Runs the test on a session of its own.
  package func run(host: Host) -> TestResult {
    var interpreter = Interpreter(host: TestSandbox(over: host).host)
    interpreter.waits = true
    return run { (statement) throws(ScriptError) in try interpreter.execute(statement) }
  }

  func run(_ execute: Execute) -> TestResult {
    let clock = ContinuousClock()
    let start = clock.now
    let (status, edits) = judge(execute)
    return TestResult(test: self, status: status, edits: edits, duration: clock.now - start)
  }

  private func judge(_ execute: Execute) -> (TestResult.Status, [RecordedEdit]) {
    switch expectation {
    case .skipped(let reason): return (.skipped(reason: reason), [])
    case .malformed(let error): return (.failed([.error(error)]), [])
    case .passes:
      let (problems, edits) = check(execute)
      return (problems.isEmpty ? .passed : .failed(problems), edits)
    case .fails(let reason):
      // What fails on purpose is not recorded again: that would make it pass.
      return (Self.status(of: check(execute).problems, expectedToFail: reason), [])
    case .showsError:
      let isRefused = check(execute).problems.contains { $0.isError }
      return (isRefused ? .passed : .failed([.missingError]), [])
    }
  }

  /// A mistake in the script is not the failure that its author expects.
  private static func status(
    of problems: [TestResult.Problem], expectedToFail reason: String
  ) -> TestResult.Status {
    if problems.isEmpty { return .failed([.unexpectedPass(reason: reason)]) }
    let mistakes = problems.compactMap { problem -> TestResult.Problem? in
      guard case .error(let error) = problem, !error.isUnmetExpectation else { return nil }
      return .unexpectedError(error, reason: reason)
    }
    return mistakes.isEmpty ? .failedAsExpected(reason: reason) : .failed(mistakes)
  }

  /// Runs every command; a wrong recording does not end the test, an error does.
  private func check(_ execute: Execute)
    -> (problems: [TestResult.Problem], edits: [RecordedEdit])
  {
    var problems: [TestResult.Problem] = []
    var edits: [RecordedEdit] = []
    do throws(ScriptError) {
      for statement in try source.statements() {
        let outcome = try execute(statement)
        if let expected = statement.recorded {
          let difference = OutputDiff(expected: expected, actual: outcome.recordedText)
          if !difference.isMatch {
            problems.append(statement.problem(difference))
            if let lines = statement.recordedLines {
              edits.append(RecordedEdit(lines: lines, recording: difference.updated))
            }
          }
        }
        if outcome.endsSession { break }
      }
    } catch {
      problems.append(.error(error))
    }
    return (problems, edits)
  }
}

extension Outcome {
  /// What a recording holds: the lines for standard output, then those of the reports, so that a
  /// conflict report can be recorded after the command that caused it.
  fileprivate var recordedText: [String] {
    ([output] + diagnostics).filter { !$0.isEmpty }.flatMap { $0.textLines.map(String.init) }
  }
}

extension Statement {
  fileprivate func problem(_ difference: OutputDiff) -> TestResult.Problem {
    .output(
      place: "\(source.name):\(line):\(column)", command: text, difference: difference.description)
  }
}
