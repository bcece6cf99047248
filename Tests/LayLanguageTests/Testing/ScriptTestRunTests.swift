import Testing

@testable import LayLanguage

@Suite("A script test")
struct ScriptTestRunTests {
  /// Runs a script in a language of five commands: `say`, `warn`, `both`, `miss` and `quit`.
  private func run(_ text: String) -> TestResult {
    ScriptTest.scripts(Source(name: "a.lay", text: text))[0].run {
      (statements, receive) throws(ScriptError) in
      for statement in statements {
        let outcome = try Self.outcome(of: statement)
        guard receive(statement, outcome), !outcome.endsSession else { return }
      }
    }
  }

  private static func outcome(of statement: Statement) throws(ScriptError) -> Outcome {
    let text = String(statement.text.dropFirst(5))
    switch statement.text.prefix(4) {
    case "say ", "say": return Outcome(output: text.replacing("|", with: "\n"))
    case "warn": return Outcome(output: "", warnings: [text], changes: nil)
    case "both": return Outcome(output: "o", warnings: ["d"], changes: nil)
    case "quit": return Outcome(endsSession: true)
    case "miss":
      throw ScriptError(.unmet("it is not so", at: statement.range), in: statement.source)
    default:
      throw ScriptError(Problem("unknown command", at: statement.range), in: statement.source)
    }
  }

  @Test(
    "passes when every command succeeds and every recording holds",
    arguments: [
      "", "# nothing\n", "say  a\n", "say  a\n#> a\n", "say  a|b\n#> a\n#> b\n", "say  a\n#> …\n",
      "warn d\n#> d\n", "both\n#> o\n#> d\n", "both\n", "quit\nnonsense\n", "say  \n#>\n",
      "#!/usr/bin/env lay\nsay  a\n", "#! /usr/bin/lay\nsay  a\n", "# a #! b\nsay  a\n",
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
        "a.lay:1:1: the output differs from what is expected\nsay  a\n- b\n+ a",
        "a.lay:3:1: error: unknown command\nnonsense\n^~~~~~~~",
      ])
    #expect(
      result.edits == [
        RecordedEdit(lines: 2...2, old: ["b"], recording: ["a"], command: "say  a")
      ])
  }

  @Test("goes on after a recording that does not hold")
  func mismatches() {
    #expect(
      run("say  a\n#> x\nsay  b\n#> y\n").edits == [
        RecordedEdit(lines: 2...2, old: ["x"], recording: ["a"], command: "say  a"),
        RecordedEdit(lines: 4...4, old: ["y"], recording: ["b"], command: "say  b"),
      ])
  }

  @Test("shows all expectations that do not hold, and ends at a mistake")
  func everyFailure() throws {
    guard case .failed(let problems) = run("miss 1\nsay  a\nmiss 2\nnonsense\nmiss 3").status else {
      Issue.record("it passed")
      return
    }
    #expect(
      problems.map { $0.description.prefix(10) } == ["a.lay:1:1:", "a.lay:3:1:", "a.lay:4:1:"])
  }

  @Test(
    "a strict run allows no warning that is not recorded, no ambiguity at the end, and no test of nothing"
  )
  func strict() throws {
    func problems(_ text: String) -> [String] {
      let test = ScriptTest.scripts(Source(name: "a.lay", text: text))[0]
      let result = test.run(host: Files().host, isStrict: true)
      guard case .failed(let problems) = result.status else { return [] }
      return problems.map { String($0.description.prefix(60)) }
    }
    let settled = "add view a; pin a leading top to superview; pin a.height = 1; pin a.width = 1\n"
    #expect(problems(settled) == ["the test checks nothing, which --strict does not allow\nadd '"])
    #expect(problems(settled + "expect satisfied") == [])
    #expect(problems(settled + "pin a.width = 2\n#> …\n") == [])
    #expect(
      problems("add view a\nexpect a.alpha = 1\n")
        == ["the layout is ambiguous at the end, which --strict does not "])
    #expect(problems(settled + "expect satisfied\npin a.width = a.width * 1") == [])
  }

  @Test("tells its process's result from bytes, and notices what is missing")
  func message() throws {
    let test = ScriptTest.scripts(Source(name: "a.lay", text: ""))[0]
    let edit = RecordedEdit(lines: 3...4, old: ["x"], recording: ["", "é\n3"], command: "c\n")
    for status: TestResult.Status in [
      .passed, .skipped(reason: "r"), .failedAsExpected(reason: ""),
      .failed([
        .message("a\nb", at: nil),
        .message("end\n", at: ScriptPlace(file: "a", line: 3, column: 1)),
      ]),
    ] {
      var result = TestResult(test: test, status: status, edits: [edit], duration: .seconds(2))
      result.checksNothing = status == .passed
      result.additions = [RecordedLines(after: 7, ["#> a", ""])]
      let bytes = TestMessage.bytes(of: result)
      var messages = bytes + bytes.dropLast()
      let found = try #require(TestMessage.takeResult(of: test, from: &messages))
      #expect(found.status == status)
      #expect(found.edits == [edit])
      #expect(found.checksNothing == (status == .passed))
      #expect(found.additions == result.additions)
      #expect(found.duration == .seconds(2))
      #expect(messages == bytes.dropLast())
      for count in bytes.indices {
        var part = Array(bytes[..<count])
        #expect(TestMessage.takeResult(of: test, from: &part) == nil)
        #expect(part.count == count)
      }
    }
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

  @Test(
    "marked as failing may miss expectations and recordings",
    arguments: ["# title\n#! xfail: known\nsay  a\n#> b\n", "#!xfail:  known \nmiss\n"])
  func expectedFailure(text: String) {
    let result = run(text)
    #expect(result.status == .failedAsExpected(reason: "known"))
    #expect(TestCounts([result]).failedAsExpected == 1)
    #expect(TestCounts([result]).passed == 0)
  }

  @Test("marked as failing fails when a command is wrong", arguments: ["", "say  a\n#> b\n"])
  func mistakeBehindMark(text: String) {
    guard case .failed(let problems) = run("#! xfail: known\n\(text)nonsense\n").status else {
      Issue.record("a mistake counts as the expected failure")
      return
    }
    let line = text.isEmpty ? 2 : 4
    #expect(
      problems.map(\.description) == [
        """
        a.lay:\(line):1: error: unknown command
        nonsense
        ^~~~~~~~
        this is not the expected failure (known): only expectations and recorded output may fail
        """
      ])
  }

  @Test(
    "with an unknown mark, or one without a reason, fails",
    arguments: [
      (
        "# title\n#! xfial: known\nmiss",
        "a.lay:2:1: error: unknown mark 'xfial'\n#! xfial: known\n^~~~~~~~\ndid you mean 'xfail'?"
      ),
      (
        "#! labels: slow\nsay  a",
        """
        a.lay:1:1: error: unknown mark 'labels'
        #! labels: slow
        ^~~~~~~~~
        use one of: '#! xfail: REASON', '#! skip: REASON', '#! tags: WORD…', \
        '#! devices DEVICE… [landscape] [rtl] [text TEXTSIZE…]'
        """
      ),
      (
        "#! skip\nsay  a",
        "a.lay:1:1: error: this mark gives no reason\n#! skip\n^~~~~~~\nwrite '#! skip: REASON'"
      ),
    ] as [(String, String)])
  func unknownMark(text: String, error: String) {
    let result = run(text)
    guard case .failed(let problems) = result.status else {
      Issue.record("\(result.status)")
      return
    }
    #expect(problems.map(\.description) == [error])
  }

  @Test("is skipped for a reason")
  func skip() {
    #expect(
      run("\n#! skip: needs a printer \nnonsense").status == .skipped(reason: "needs a printer"))
  }

  @Test("takes its marks from the top only")
  func marksBelowCommands() {
    guard case .failed(let problems) = run("say  a\n#! skip: too late\n").status else {
      Issue.record("a skip below a command has no effect, and nobody is told")
      return
    }
    #expect(
      problems.map(\.description) == [
        "a.lay:2:1: error: '#! skip' is below a command\n#! skip: too late\n"
          + "^~~~~~~~~~~~~~~~~\nmove it to the top of the script"
      ])
    #expect(run("say  a\n#! a remark\n").status == .passed)
  }

  @Test("with an open bracket fails")
  func malformed() {
    #expect(TestCounts([run("say (\n")]).failed == 1)
  }
}
