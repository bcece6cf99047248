import Foundation
import Testing

@Suite("lay test")
struct TestCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.file("good.lay", "add view red\nget red.frame\n#> (0, 0, 0, 0)\n")
    try directory.file("bad.lay", "add view red\nget red.hidden\n#> tr…\n")
    try directory.file("Docs/page.md", "# Page\n\n```lay\nadd view red\nget red.hidden\n#>\n```\n")
    try directory.file("notes.txt", "nothing\n")
  }

  private func test(_ arguments: String...) throws -> Program.Run {
    try Program(arguments: ["test"] + arguments).directory(directory).run()
  }

  @Test("counts what passed and ends with status 0")
  func passing() throws {
    let run = try test("good.lay")
    #expect(run.status == 0)
    #expect(run.stdout == "1 passed, 0 failed, 0 skipped\n")
    #expect(run.stderr == "")
  }

  @Test("shows the place and the difference of what failed")
  func failing() throws {
    let run = try test("good.lay", "bad.lay")
    #expect(run.status == 1)
    #expect(
      run.stdout == """
        FAIL bad.lay
          bad.lay:2:1: the output differs from what is expected
          get red.hidden
          - tr…
          + false

        1 passed, 1 failed, 0 skipped

        """)
  }

  @Test("rewrites what does not hold, and nothing else")
  func update() throws {
    let before = try directory.text("good.lay")
    let run = try test("--update", "good.lay", "bad.lay", "Docs")
    #expect(run.status == 0)
    #expect(run.stdout == "3 passed, 0 failed, 0 skipped\n")
    #expect(run.stderr == "updated bad.lay: 1 recording\nupdated Docs/page.md: 1 recording\n")
    #expect(try directory.text("good.lay") == before)
    #expect(try directory.text("bad.lay") == "add view red\nget red.hidden\n#> false\n")
    #expect(
      try directory.text("Docs/page.md")
        == "# Page\n\n```lay\nadd view red\nget red.hidden\n#> false\n```\n")
  }

  @Test("does not rewrite anything where CI is set")
  func updateInContinuousIntegration() throws {
    let run = try Program("test", "--update", "bad.lay").directory(directory)
      .variable("CI", "true").run()
    #expect(run.status == 2)
    #expect(try directory.text("bad.lay").hasSuffix("#> tr…\n"))
  }

  @Test("runs the tests whose names contain the filter")
  func filter() throws {
    #expect(try test(".", "--filter", "good").stdout == "1 passed, 0 failed, 0 skipped\n")
    let run = try test(".", "--filter", "nosuch")
    #expect(run.status == 2)
    #expect(run.stderr == "error: no test's name contains 'nosuch'\n")
  }

  @Test("takes no tests for a failure")
  func noTests() throws {
    try directory.file("empty/page.md", "no blocks\n")
    let run = try test("empty")
    #expect(run.status == 1)
    #expect(run.stderr == "error: no tests in empty\n")
  }

  @Test("reports in TAP, in the same order however many tests run at once")
  func tap() throws {
    let one = try test("--tap", "--jobs", "1", ".")
    let many = try test("--tap", "-j", "8", ".")
    #expect(one.stdout == many.stdout)
    #expect(one.stdout.hasPrefix("TAP version 14\n1..3\nnot ok 1 - ./Docs/page.md:3\n"))
    #expect(one.status == 1)
  }

  @Test("writes a JUnit report that XML readers accept, beside the report for people")
  func junit() throws {
    let run = try test("--junit", "report.xml", "good.lay", "bad.lay")
    #expect(run.stdout.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
    let report = try directory.text("report.xml")
    #expect(report.contains("<testsuites tests=\"2\" failures=\"1\" skipped=\"0\">"))
    #expect(report.contains("- tr…\n+ false</failure>"))
    let impossible = try test("--junit", "no/such/report.xml", "good.lay")
    #expect(impossible.status == 74)
  }

  @Test("records conflict reports behind the command that caused them")
  func reports() throws {
    try directory.file(
      "conflict.lay",
      """
      add view red
      pin red.width = 1
      pin red.width = 2 as second
      #> Unable to simultaneously satisfy constraints.
      #> …
      #> Will attempt to recover by breaking constraint
      #> <NSLayoutConstraint:second …width == 2 …>
      #> …
      """)
    let run = try test("conflict.lay")
    #expect(run.stdout == "1 passed, 0 failed, 0 skipped\n")
  }

  @Test("leaves no files that the tests save")
  func savedFiles() throws {
    try directory.file(
      "save.lay", "add view red\nsave out.lay\nreset\nsource out.lay\nget red.hidden")
    let run = try test("save.lay")
    #expect(run.status == 0, "\(run.stdout)")
    #expect(throws: (any Error).self) { try directory.text("out.lay") }
  }

  @Test("rewrites all files or none")
  func updateThatFails() throws {
    let long = (1...400).map { "add view v\($0)\n" }.joined()
    try directory.file("long.lay", long + "get v1.hidden\n#>\n# the end\n")
    let before = try directory.text("long.lay")
    // No file may grow beyond 2 blocks of 1,024 bytes: bad.lay could be written, long.lay can't.
    let run = try Program.shell(
      "cd '\(directory.url.path)'; ulimit -f 2; '\(Program.path)' test --update bad.lay long.lay")
    #expect(run.status == 74)
    #expect(run.stderr == "error: cannot write long.lay: File too large\n")
    #expect(try directory.text("long.lay") == before)
    #expect(try directory.text("bad.lay").hasSuffix("#> tr…\n"))
    #expect(try hiddenFiles() == [])
  }

  private func hiddenFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path).filter {
      $0.hasPrefix(".")
    }
  }

  @Test("ends where links lead back up, and takes what several paths lead to once")
  func links() throws {
    try directory.file("deep/one.lay", "add view red\n")
    for name in ["up", "again"] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "deep/\(name)").path, withDestinationPath: "..")
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "deep/here-\(name)").path, withDestinationPath: ".")
    }
    let run = try test("deep", "./deep/one.lay", "--tap")
    #expect(run.stdout.hasPrefix("TAP version 14\n1..4\n"))
    let names = run.stdout.split(separator: "\n").compactMap { $0.split(separator: " - ").last }
    #expect(names.count { $0.hasSuffix("one.lay") } == 1)
  }

  @Test("leaves out pipes in directories, and refuses those that are named")
  func pipes() throws {
    try directory.file("pipes/one.lay", "add view red\n")
    let pipe = directory.url.appending(path: "pipes/two.lay").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try test("pipes").stdout == "1 passed, 0 failed, 0 skipped\n")
    let run = try test(pipe)
    #expect(run.status == 66)
    #expect(run.stderr.hasPrefix("error: cannot read \(pipe): it is a named pipe; "))
  }

  @Test("lets no file name write lines of the report", arguments: [["--tap"], []])
  func forgedNames(arguments: [String]) throws {
    try directory.file("forged/a\nok 1 - forged.lay", "get red.frame\n")
    try directory.file("forged/b\u{1B}[31m.lay", "get red.frame\n")
    let run = try Program(arguments: ["test", "forged"] + arguments).directory(directory).run()
    #expect(run.status == 1)
    #expect(!run.stdout.contains("\u{1B}"))
    #expect(!run.stdout.split(separator: "\n").contains { $0.hasPrefix("ok ") })
  }
}
