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
  ///   - isStrict: Whether warnings that are not recorded, ambiguity at the end, and checking nothing are failures.
  ///   - draws: Whether failed expectations get pictures, and other tests the scene at their end.
  ///   - records: Whether to find the lines that would make the script check what it does.
  /// - Returns: What came of it.
  package func run(
    host: Host, limits: Limits = Limits(), isStrict: Bool = false, draws: Bool = false,
    records: Bool = false
  ) -> TestResult {
    var interpreter = Interpreter(host: TestSandbox(over: host).host)
    if let screen {
      interpreter.session = Session(layout: screen.showing(interpreter.session.layout))
    }
    interpreter.limits = limits
    var pictures: [TestPicture] = []
    var result = run(isStrict: isStrict, records: records) {
      (statements, receive) throws(ScriptError) in
      do throws(ScriptError) { try interpreter.run(statements, receive) } catch {
        if draws, pictures.count < TestPicture.limit {
          pictures.append(TestPicture(error, interpreter.session.layout))
        }
        throw error
      }
    } end: {
      interpreter
    }
    if case .failed = result.status { result.pictures = pictures }
    if case .skipped = result.status { return result }
    if draws, result.pictures.isEmpty { result.scene = interpreter.solvedScene.line }
    if !records { return result }
    return recorded(result) { $0.run(host: host, limits: limits, isStrict: isStrict) }
  }

  func run(
    isStrict: Bool = false, records: Bool = false, _ runner: Runner,
    end: () -> Interpreter? = { nil }
  ) -> TestResult {
    let clock = ContinuousClock()
    let start = clock.now
    var found = TestFindings(isStrict: isStrict, records: records)
    let status = judge {
      let quit = check(runner, &found)
      let last = end()
      let checks = checksSomething || last?.hasExpected == true
      if isStrict { found.take(theEnd: last?.session.layout, checks: checks || isIllustration) }
      if records, !checks, let layout = last?.session.layout, fence == nil {
        found.record(framesOf: layout, atEndOf: source, before: quit)
      }
      return (found.problems, checks || isIllustration)
    }
    var result = TestResult(
      test: self, status: status.status, edits: expectation == .passes ? found.edits : [],
      duration: clock.now - start)
    result.checksNothing = status.status == .passed && !status.checks
    result.additions = found.additions
    return result
  }

  private func judge(_ check: () -> (problems: [TestResult.Problem], checks: Bool))
    -> (status: TestResult.Status, checks: Bool)
  {
    switch expectation {
    case .skipped(let reason): return (.skipped(reason: reason), true)
    case .malformed(let error): return (.failed([.error(error)]), true)
    case .passes:
      let (problems, checks) = check()
      return (problems.isEmpty ? .passed : .failed(problems), checks)
    case .fails(let reason):
      // A test that fails on purpose isn't recorded again: that would make it pass.
      return (Self.status(of: check().problems, expectedToFail: reason), true)
    case .showsError:
      let isRefused = check().problems.contains { $0.isError }
      return (isRefused ? .passed : .failed([.missingError]), true)
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
  ///
  /// - Parameters:
  ///   - runner: Runs statements.
  ///   - found: What comes of them.
  /// - Returns: The command that ended the script early; nil if none did.
  private func check(_ runner: Runner, _ found: inout TestFindings) -> Statement? {
    var quit: Statement?
    do throws(ScriptError) {
      var rest = try source.statements()[...]
      while !rest.isEmpty {
        do throws(ScriptError) {
          try runner(rest) { statement, outcome in
            rest.removeFirst()
            found.take(outcome, of: statement)
            if outcome.endsSession { quit = statement }
            return true
          }
        } catch {
          guard error.isUnmetExpectation, expectation != .showsError else { throw error }
          found.problems.append(.error(error))
          rest.removeFirst()
        }
        if quit != nil { break }
      }
    } catch {
      found.problems.append(.error(error))
    }
    found.finish()
    return quit
  }

  /// Whether a command checks something, or the author says that something fails.
  var checksSomething: Bool {
    switch expectation {
    case .fails, .showsError: true
    case .skipped, .malformed: false
    case .passes: ((try? source.statements()) ?? []).contains { $0.checks }
    }
  }
}
