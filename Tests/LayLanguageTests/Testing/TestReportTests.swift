import Testing

@testable import LayLanguage

@Suite("A test report")
struct TestReportTests {
  private let results: [TestResult] = {
    func result(_ name: String, _ status: TestResult.Status) -> TestResult {
      let test = ScriptTest.scripts(Source(name: name, text: ""))[0]
      return TestResult(test: test, status: status, edits: [], duration: .milliseconds(1_250))
    }
    let problem = TestResult.Problem.output(
      at: ScriptPlace(file: "b.lay", line: 2, column: 1), command: "dump \"a&b\"",
      difference: "- <old>\n+ new\u{1}")
    return [
      result("a.lay", .passed), result("b.lay", .failed([problem])),
      result("c#1.lay", .skipped(reason: "no \"reason\"")),
      result("d.lay", .failedAsExpected(reason: "#7")),
    ]
  }()

  @Test("for people names what failed and counts the rest")
  func text() {
    #expect(
      TestReport.text(results) == """
        FAIL b.lay
          b.lay:2:1: the output differs from what is expected
          dump "a&b"
          - <old>
          + new\u{1}

        1 passed, 1 failed, 1 skipped, 1 failed as expected
        """)
    #expect(TestReport.text([results[0]]) == "1 passed, 0 failed, 0 skipped")
  }

  @Test("in TAP has a line for every test")
  func tap() {
    #expect(
      TAPReport.text(results) == """
        TAP version 14
        1..4
        ok 1 - a.lay
        not ok 2 - b.lay
          ---
          message: |
            b.lay:2:1: the output differs from what is expected
            dump "a&b"
            - <old>
            + new\u{1}
          ...
        ok 3 - c\\#1.lay # SKIP no "reason"
        not ok 4 - d.lay # TODO \\#7
        # 1 passed, 1 failed, 1 skipped, 1 failed as expected
        """)
  }

  @Test("for continuous integration holds the whole failure, escaped")
  func junit() {
    let message = "b.lay:2:1: the output differs from what is expected"
    #expect(
      JUnitReport.text(results) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" skipped="1" time="5.000000">
          <testsuite name="lay" tests="4" failures="1" skipped="1" time="5.000000">
            <testcase name="a.lay" classname="a.lay" time="1.250000"></testcase>
            <testcase name="b.lay" classname="b.lay" time="1.250000">\
        <failure message="\(message)">\(message)
        dump &quot;a&amp;b&quot;
        - &lt;old&gt;
        + new\u{FFFD}</failure></testcase>
            <testcase name="c#1.lay" classname="c#1.lay" time="1.250000">\
        <skipped message="no &quot;reason&quot;"/></testcase>
            <testcase name="d.lay" classname="d.lay" time="1.250000">\
        <system-out>failed as expected: #7</system-out></testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
