import Testing

@testable import LayLanguage

@Suite("A script test")
struct ScriptTestRunTests {
  /// Runs a script in a language of four commands: `say`, `warn`, `quit` and mistakes.
  private func run(_ text: String) -> TestResult {
    ScriptTest.script(Source(name: "a.lay", text: text)).run {
      (statement) throws(ScriptError) in
      let text = String(statement.text.dropFirst(5))
      switch statement.text.prefix(4) {
      case "say ", "say": return Outcome(output: text.replacing("|", with: "\n"))
      case "warn": return Outcome(output: "", diagnostics: [text], changes: nil, endsSession: false)
      case "both": return Outcome(output: "o", diagnostics: ["d"], changes: nil, endsSession: false)
      case "quit": return Outcome(endsSession: true)
      default:
        throw ScriptError(Problem("unknown command", at: statement.range), in: statement.source)
      }
    }
  }

  @Test(
    "passes when every command succeeds and every recording holds",
    arguments: [
      "", "# nothing\n", "say  a\n", "say  a\n#> a\n", "say  a|b\n#> a\n#> b\n", "say  a\n#> …\n",
      "warn d\n#> d\n", "both\n#> o\n#> d\n", "both\n", "quit\nnonsense\n", "say  \n#>\n",
      "#! xfail: known\nnonsense\n", "# title\n#! xfail: known\nsay  a\n#> b\n",
    ])
  func passes(text: String) {
    let result = run(text)
    #expect(TestCounts([result]).passed == 1, "\(result.status)")
    #expect(result.edits.isEmpty)
  }

  @Test("fails at the first error, with the error's own text")
  func error() throws {
    let result = run("say  a\n#> b\nnonsense\nsay  c\n#> d\n")
    guard case .failed(let problems) = result.status else {
      Issue.record("it passed")
      return
    }
    #expect(
      problems.map(\.description) == [
        "a.lay:1:1: the output is not the recorded one\nsay  a\n- b\n+ a",
        "a.lay:3:1: error: unknown command\nnonsense\n^~~~~~~~",
      ])
    #expect(result.edits == [RecordedEdit(lines: 2...2, recording: ["a"])])
  }

  @Test("goes on behind a recording that does not hold")
  func mismatches() {
    #expect(
      run("say  a\n#> x\nsay  b\n#> y\n").edits == [
        RecordedEdit(lines: 2...2, recording: ["a"]), RecordedEdit(lines: 4...4, recording: ["b"]),
      ])
  }

  @Test("that passes although it is marked as failing fails")
  func unexpectedPass() {
    let result = run("#! xfail: known\nsay  a\n")
    #expect(result.status == .failed([.unexpectedPass(reason: "known")]))
  }

  @Test("marked as failing is not updated")
  func expectedFailureKeepsItsRecording() {
    let result = run("#! xfail: known\nsay  a\n#> b\n")
    #expect(result.status == .failedAsExpected(reason: "known"))
    #expect(result.edits.isEmpty)
  }

  @Test("is skipped for a reason")
  func skip() {
    #expect(
      run("\n#! skip: needs a printer \nnonsense").status == .skipped(reason: "needs a printer"))
  }

  @Test("takes its marks from the top only")
  func marksBehindCommands() {
    #expect(run("say  a\n#! skip: too late\n").status == .passed)
  }

  @Test("with an open bracket fails")
  func malformed() {
    #expect(TestCounts([run("say (\n")]).failed == 1)
  }
}
