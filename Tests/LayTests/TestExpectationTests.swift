import Foundation
import Testing

/// What `lay test` says about scripts that check nothing, and about contradictions that nothing expects.
@Suite("lay test, of what is expected")
struct TestExpectationTests {
  private let directory: TemporaryDirectory

  private static let conflict = "add view red\npin red.width = 1\npin red.width = 2\n"

  init() throws {
    directory = try TemporaryDirectory()
    try directory.file("good.lay", "add view red\nexpect red.alpha = 1\n")
    try directory.file("nothing.lay", "add view red\ndump frames\n")
    try directory.file("conflict.lay", Self.conflict)
  }

  private func test(_ arguments: String...) throws -> Program.Run {
    try Program(arguments: ["test"] + arguments).directory(directory).run()
  }

  /// The result of a script.
  private func test(script: String) throws -> String {
    try directory.file("script.lay", script)
    return try test("script.lay").stdout
  }

  // MARK: Nothing checked

  private static let remedy =
    "add 'expect' commands or #> lines, or let 'lay test --record' write them"

  @Test("a script that checks nothing passes, and the report says so")
  func nothing() throws {
    let run = try test("good.lay", "nothing.lay")
    #expect(run.status == 0)
    #expect(
      run.stdout == """
        PASS nothing.lay checks nothing: \(Self.remedy)
        2 passed (1 of them checks nothing), 0 failed, 0 skipped

        """)
    let alone = try test("nothing.lay")
    #expect(alone.stdout.hasSuffix("\n1 passed (it checks nothing), 0 failed, 0 skipped\n"))
  }

  @Test("with --strict it fails, and the failure says what to add")
  func strict() throws {
    try directory.file(
      "sized.lay",
      "add view red\npin red leading top to superview\npin red.width = 1\n"
        + "pin red.height = 1\n")
    let run = try test("--strict", "sized.lay")
    #expect(run.status == 1)
    #expect(
      run.stdout == """
        FAIL sized.lay
          the test checks nothing, which --strict does not allow
          add 'expect' commands, as in: expect no issues

        0 passed, 1 failed, 0 skipped

        """)
  }

  @Test("other reports say it in their own way")
  func reports() throws {
    #expect(
      try test("--tap", "nothing.lay").stdout == """
        TAP version 14
        1..1
        ok 1 - nothing.lay
          ---
          message: |
            checks nothing: \(Self.remedy)
          ...
        # 1 passed (it checks nothing), 0 failed, 0 skipped

        """)
    _ = try test("--junit", "report.xml", "--report", "page", "nothing.lay")
    let junit = try directory.text("report.xml")
    #expect(junit.contains("<system-out>checks nothing: add 'expect' commands or #&gt; lines"))
    #expect(try directory.text("page/index.html").contains("checks nothing"))
    let json = try test("--json", "good.lay", "nothing.lay").stdout
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(report["checkingNothing"] as? Int == 1)
    let tests = try #require(report["tests"] as? [[String: Any]])
    #expect(tests.map { $0["checksNothing"] as? Bool } == [false, true])
  }

  @Test(
    "expectations count wherever they stand",
    arguments: [
      "add view a\nget a.alpha\n#> 1\n",
      "each i in 1...2 { add view a\\(i); expect a\\(i).alpha = 1 }\n",
      "forall number n in 1...3 { expect n > 0 }\n", "add view red\nsource good2.lay\n",
      "define f(n) {\n  expect n.alpha = 1\n}\nadd view a\nf(a)\n", "#! skip: later\nadd view a\n",
    ])
  func counted(script: String) throws {
    try directory.file("good2.lay", "expect red.alpha = 1\n")
    #expect(try !test(script: script).contains("nothing"))
  }

  @Test("a document is listed once, and only if none of its blocks checks anything")
  func documents() throws {
    let block = "```lay\nadd view red\n```\n"
    try directory.file("none.md", block + block)
    try directory.file("one.md", block + "```lay\nadd view a\nexpect a.alpha = 1\n```\n")
    try directory.file("error.md", block + "```lay fails\nnonsense\n```\n")
    #expect(
      try test("none.md", "one.md", "error.md").stdout == """
        PASS none.md checks nothing: \(Self.remedy)
        6 passed (1 of them checks nothing), 0 failed, 0 skipped

        """)
  }

  // MARK: Contradictions

  @Test("a contradiction that nothing expects fails the test where it came up")
  func contradiction() throws {
    let run = try test("conflict.lay")
    #expect(run.status == 1)
    #expect(
      run.stdout == """
        FAIL conflict.lay
          conflict.lay:3:1: constraints contradict each other, which nothing in the test expects: \
        c1 (red.width = 1) and c2 (red.width = 2)
          pin red.width = 2
          fix it, or if it is intended, add 'expect conflict c1 c2' after it

        0 passed, 1 failed, 0 skipped

        """)
    let mended = try test(script: Self.conflict + "unpin c2\nexpect satisfied\n")
    #expect(mended.hasPrefix("FAIL script.lay\n  script.lay:3:1: constraints contradict"))
  }

  @Test(
    "unless something names it",
    arguments: [
      conflict + "expect conflict c1 c2\n", conflict + "expect conflict c2\nunpin c2\nundo\n",
      conflict + "group both = c1 c2\nexpect conflict both\n", conflict + "#> …\n",
      conflict + "report conflicts\n#> …\n", conflict + "why broken c2\n#> …\n",
      conflict + "expect error \"broken constraints: c2\" { expect satisfied }\n",
      "add view red\neach i in 1...2 { pin red.width = i }\n"
        + "each i in 1...1 { expect conflict c\\(i) c\\(i + 1) }\n",
      "define twice {\n  pin red.width = 1\n  pin red.width = 2\n  expect conflict c1 c2\n}\n"
        + "add view red\ntwice\n",
      "#! xfail: known\n" + conflict,
    ])
  func named(script: String) throws {
    let report = try test(script: script)
    #expect(report.contains("0 failed"), "\(report)")
  }

  @Test(
    "and what names another one doesn't count",
    arguments: [
      conflict + "expect error \"c3\" { expect satisfied c3 }\n",
      conflict + "get c2.constant\n#> 2\n",
      conflict + "pin red.height = 1\npin red.height = 2\nexpect conflict c3 c4\n",
    ])
  func otherwise(script: String) throws {
    #expect(try test(script: script).contains("script.lay:3:1: constraints contradict each other"))
  }

  // MARK: GitHub

  @Test("--github annotates the lines at which something does not hold")
  func github() throws {
    try directory.file("bad.lay", "add view red\nget red.hidden\n#> tr…\n  expect red.alpha = 0\n")
    try directory.file(
      "card.lay", "define card(n) {\n  expect n.alpha = 0\n}\nadd view a\ncard(a)\n")
    try directory.file("page.md", "```lay fails\nadd view a\n```\n")
    let run = try test(
      "--github", "bad.lay", "card.lay", "conflict.lay", "good.lay", "nothing.lay", "page.md")
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n").map(String.init)
    let starts = [
      "::error file=bad.lay,line=2,col=1,title=bad.lay::the output differs from what is expected%0A",
      "::error file=bad.lay,line=4,col=22,title=bad.lay::error: red.alpha is 1, expected 0: 1 too large%0A",
      "::error file=card.lay,line=5,col=1,title=card.lay::define card:2:20: error: ",
      "::error file=conflict.lay,line=3,col=1,title=conflict.lay::constraints contradict each other",
      "::warning file=nothing.lay,title=nothing.lay::nothing.lay checks nothing: ",
      "::error file=page.md,line=1,col=1,title=page.md%3A1::no command fails",
      "2 passed (1 of them checks nothing), 4 failed, 0 skipped",
    ]
    #expect(lines.count == starts.count)
    for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start), "\(line)") }
    #expect(try test("--github", "--tap", "good.lay").status == 2)
  }
}
