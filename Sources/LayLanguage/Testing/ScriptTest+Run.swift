import LayoutDiagnostics
import LayoutSession

extension ScriptTest {
  /// Runs statements on some session, up to the first error; tells what each did.
  typealias Runner = (ArraySlice<Statement>, (Statement, Outcome) -> Bool) throws(ScriptError) ->
    Void

  /// Runs the test on a session of its own.
  ///
  /// - Parameters:
  ///   - host: Reads files; what the test writes stays in memory.
  ///   - limits: How much the session may hold and do.
  ///   - isStrict: Whether a conflict that is not recorded, and ambiguity at the end, are failures.
  ///   - draws: Whether failed expectations get pictures.
  /// - Returns: What came of it.
  package func run(
    host: Host, limits: Limits = Limits(), isStrict: Bool = false, draws: Bool = false
  ) -> TestResult {
    var interpreter = Interpreter(host: TestSandbox(over: host).host)
    if let screen {
      interpreter.session = Session(layout: screen.showing(interpreter.session.layout))
    }
    interpreter.limits = limits
    var pictures: [TestPicture] = []
    var result = run(isStrict: isStrict) { (statements, receive) throws(ScriptError) in
      do throws(ScriptError) { try interpreter.run(statements, receive) } catch {
        if draws, pictures.count < TestPicture.limit {
          pictures.append(TestPicture(error, interpreter.session.layout))
        }
        throw error
      }
    } ambiguity: {
      let report = interpreter.session.layout.ambiguityReport()
      return report.isEmpty ? nil : report.headlines
    }
    if case .failed = result.status { result.pictures = pictures }
    return result
  }

  func run(
    isStrict: Bool = false, _ runner: Runner, ambiguity: () -> String? = { nil }
  ) -> TestResult {
    let clock = ContinuousClock()
    let start = clock.now
    let (status, edits) = judge {
      var (problems, edits) = check(runner, isStrict: isStrict)
      if isStrict, !problems.contains(where: { $0.isError }), let open = ambiguity() {
        problems.append(.ambiguity(open))
      }
      return (problems, edits)
    }
    return TestResult(test: self, status: status, edits: edits, duration: clock.now - start)
  }

  private typealias Findings = (problems: [TestResult.Problem], edits: [RecordedEdit])

  private func judge(_ check: () -> Findings) -> (TestResult.Status, [RecordedEdit]) {
    switch expectation {
    case .skipped(let reason): return (.skipped(reason: reason), [])
    case .malformed(let error): return (.failed([.error(error)]), [])
    case .passes:
      let (problems, edits) = check()
      return (problems.isEmpty ? .passed : .failed(problems), edits)
    case .fails(let reason):
      // What fails on purpose is not recorded again: that would make it pass.
      return (Self.status(of: check().problems, expectedToFail: reason), [])
    case .showsError:
      let isRefused = check().problems.contains { $0.isError }
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

  /// Runs every command; what is expected and does not hold does not end the test, an error does.
  private func check(_ runner: Runner, isStrict: Bool) -> Findings {
    var found: Findings = ([], [])
    do throws(ScriptError) {
      var rest = try source.statements()[...]
      while !rest.isEmpty {
        var hasEnded = false
        do throws(ScriptError) {
          try runner(rest) { statement, outcome in
            rest.removeFirst()
            compare(outcome, of: statement, isStrict: isStrict, &found)
            hasEnded = outcome.endsSession
            return true
          }
        } catch {
          guard error.isUnmetExpectation, expectation != .showsError else { throw error }
          found.problems.append(.error(error))
          rest.removeFirst()
        }
        if hasEnded { break }
      }
    } catch {
      found.problems.append(.error(error))
    }
    return found
  }

  /// Compares what a command prints with what is recorded.
  private func compare(
    _ outcome: Outcome, of statement: Statement, isStrict: Bool, _ found: inout Findings
  ) {
    if let expected = statement.recorded {
      let difference = OutputDiff(expected: expected, actual: outcome.recordedText)
      if !difference.isMatch {
        found.problems.append(statement.problem(difference))
        if let lines = statement.recordedLines {
          found.edits.append(
            RecordedEdit(
              lines: lines, old: expected, recording: difference.updated,
              command: statement.text))
        }
      }
    } else if isStrict, !outcome.diagnostics.isEmpty {
      found.problems.append(.conflict(place: statement.place, command: statement.text))
    }
  }
}

extension Outcome {
  /// What a recording holds: the lines for standard output, then those of the reports, so that a
  /// conflict report can be recorded after the command that caused it.
  var recordedText: [String] {
    ([output] + diagnostics).filter { !$0.isEmpty }.flatMap { $0.textLines.map(String.init) }
  }
}

extension Statement {
  /// `a.lay:3:1`.
  fileprivate var place: String { "\(source.name):\(line):\(column)" }

  fileprivate func problem(_ difference: OutputDiff) -> TestResult.Problem {
    .output(
      place: place, command: text, difference: difference.description)
  }
}
