import LayoutDiagnostics
import LayoutSession

/// One test: a `.lay` script, or one fenced `lay` block of a Markdown file.
package struct ScriptTest: Hashable, Sendable {
  /// The author's expectation of the test.
  package enum Expectation: Hashable, Sendable {
    /// Every command succeeds, and every expectation and recording holds.
    case passes
    /// An expectation or a recording does not hold, for the reason given; if all hold, the test fails.
    case fails(reason: String)
    /// A command is refused; if none is, the test fails.
    case showsError
    /// The test does not run, for the reason given.
    case skipped(reason: String)
    /// The script says something about the test that has no meaning.
    case malformed(ScriptError)
  }

  /// The script's path, or `README.md:12` for the block whose fence is on line 12.
  package let name: String
  /// The file that holds the test.
  package let path: String
  /// The commands; a block's source keeps the line numbers of its file.
  package let source: Source
  /// The author's expectation of the test.
  package let expectation: Expectation
  /// The tags that select the test.
  package var tags: [String] = []
  /// The screen that the test runs on; nil for a new session's screen.
  var screen: ScreenMatrix.Screen?
  /// The line of the fence that opens the block; nil for a script.
  var fence: Int?
  /// Whether it need not check anything, being a block in a document.
  var isIllustration = false
}

extension ScriptTest {
  /// The tests in a `.lay` script: one, or one for each screen that it names.
  static func scripts(_ source: Source) -> [ScriptTest] {
    let marks = TestMark.summary(of: source)
    let screens: [ScreenMatrix.Screen?] =
      marks.screens.isEmpty ? [nil] : marks.screens.map { Optional($0) }
    return screens.map { screen in
      ScriptTest(
        name: source.name + (screen.map { " [\($0.name)]" } ?? ""), path: source.name,
        source: source, expectation: marks.expectation, tags: marks.tags, screen: screen)
    }
  }

  /// Runs statements on some session, up to the first error; reports what each did.
  typealias Runner = (ArraySlice<Statement>, (Statement, Outcome) -> Bool) throws(ScriptError) ->
    Void

  /// Runs the test in a session of its own.
  ///
  /// - Parameters:
  ///   - host: Reads files; what the test writes stays in memory.
  ///   - limits: How much the session may hold and do.
  ///   - isStrict: Whether warnings that are not recorded, ambiguity at the end, and checking nothing are failures.
  ///   - draws: Whether failed expectations get pictures, and other tests their final scene.
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
      // A test that fails on purpose isn't rerecorded, which would make it pass.
      return (Self.status(of: check().problems, expectedToFail: reason), true)
    case .showsError:
      let isRefused = check().problems.contains { $0.isError }
      return (isRefused ? .passed : .failed([.missingError]), true)
    }
  }

  /// A mistake in the script is not the failure that its author expected.
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

  /// Runs every command up to the first error, and returns the one that ended the script early.
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

/// Adding the expectations that scripts lack.
extension ScriptTest {
  /// The result of a run with the lines that it found, or a failure if the script fails with them.
  func recorded(_ result: TestResult, _ rerun: (ScriptTest) -> TestResult) -> TestResult {
    guard expectation == .passes, !result.additions.isEmpty else { return result }
    let mistakes = result.problems.filter { !$0.isCuredByRecording }
    var next = result
    guard mistakes.isEmpty else {
      next.additions = []
      return next
    }
    let again = rerun(adding(result.additions))
    guard case .failed(let problems) = again.status else { return next }
    next.additions = []
    next.status = .failed(
      result.problems + [
        .message(
          "what the script does can't be recorded: with the new lines it fails\n"
            + (problems.first?.description ?? ""), at: nil)
      ])
    return next
  }

  /// The same test with more lines.
  private func adding(_ lines: [RecordedLines]) -> ScriptTest {
    var test = ScriptTest(
      name: name, path: path,
      source: Source(name: source.name, text: RecordedLines.insert(lines, into: source.text)),
      expectation: expectation)
    test.screen = screen
    return test
  }
}
