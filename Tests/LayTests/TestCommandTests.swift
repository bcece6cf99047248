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
    try test(arguments: arguments)
  }

  private func test(arguments: [String]) throws -> Program.Run {
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
    #expect(run.stderr == "error: no test has a name that contains 'nosuch'\n")
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
    #expect(report.contains("<testsuites tests=\"2\" failures=\"1\" skipped=\"0\" time=\""))
    #expect(report.contains("- tr…\n+ false</failure>"))
    let impossible = try test("--junit", "no/such/report.xml", "good.lay")
    #expect(impossible.status == 74)
  }

  @Test("records conflict reports after the command that caused them")
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

  @Test("follows no links in directories, and takes what several paths lead to once")
  func links() throws {
    try directory.file("deep/one.lay", "add view red\n")
    for name in ["up", "again"] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "deep/\(name)").path, withDestinationPath: "..")
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "deep/here-\(name)").path, withDestinationPath: ".")
    }
    let run = try test("deep", "./deep/one.lay", "--tap")
    #expect(run.stdout.hasPrefix("TAP version 14\n1..1\n"))
    let names = run.stdout.split(separator: "\n").compactMap { $0.split(separator: " - ").last }
    #expect(names.count { $0.hasSuffix("one.lay") } == 1)
  }

  @Test("leaves out pipes in directories, and refuses those that are named")
  func pipes() throws {
    try directory.file("pipes/one.lay", "expect root.alpha = 1\n")
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

  /// Ten thousand million commands: works for minutes on any machine.
  private static let endless =
    "add view red\neach i in 1...100000 { each j in 1...100000 { hide red } }\n"
  private static let unlimited = ["--limit", "commands=2000000000"]

  @Test("a test that uses too much fails alone")
  func limits() throws {
    try directory.file("endless.lay", Self.endless)
    let late = try test(
      arguments: Self.unlimited + ["--timeout", "0.2", "endless.lay", "good.lay"])
    #expect(late.stdout.contains("FAIL endless.lay\n  the test took longer than 0.2 seconds"))
    #expect(late.stdout.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
    let large = try test(
      arguments: Self.unlimited + ["--max-memory", "1M", "endless.lay", "good.lay"])
    #expect(large.stdout.contains("FAIL endless.lay\n  the test took more than 1 MB of memory"))
    try directory.file("many.lay", "each i in 1...1000 { add view \"v\\(i)\" }\n")
    let limited = try test("--limit", "views=100", "many.lay")
    #expect(limited.stdout.contains("error: more than 100 views"))
  }

  @Test("what can be undone has a limit of bytes")
  func history() throws {
    let script = "add view red\n" + String(repeating: "hide red\nshow red\n", count: 200)
    let all = try Program("run", "-", "-c", "history").input(script).run()
    #expect(all.stdout.hasPrefix("1  add view red\n"), "\(all.stderr)")
    let few = try Program("run", "--limit", "history=20K", "-c", "history", "-c", "undo 400", "-")
      .input(script).run()
    #expect(few.stdout.hasPrefix("# "))
    #expect(few.stdout.hasSuffix("\n401  show red\n"))
    #expect(few.stderr.contains("can be undone, not 400"))
    #expect(few.stderr.contains("--limit history=SIZE keeps more"))
  }

  @Test("a test whose process dies fails alone, and the JUnit report has all tests")
  func crash() throws {
    // Enough tests for several in one process.
    for number in 10...33 { try directory.file("suite/\(number).lay", "expect root.alpha = 1\n") }
    // Each line is below the limit of one command; all of them take far more than a second.
    let loop = "each i in 1...90000 { hide red }\n"
    try directory.file(
      "suite/20endless.lay", "add view red\n" + String(repeating: loop, count: 100))
    let run = try Program.shell(
      "cd '\(directory.url.path)'; ulimit -t 1; '\(Program.path)' test --jobs 1 "
        + "--limit commands=2000000000 --junit r.xml --timeout 0 --max-memory 0 suite")
    #expect(
      run.stdout.hasPrefix("FAIL suite/20endless.lay\n  the test ended its process: "), "\(run)")
    #expect(run.stdout.hasSuffix("24 passed, 1 failed, 0 skipped\n"))
    #expect(try directory.text("r.xml").contains("tests=\"25\" failures=\"1\""))
  }

  @Test("chooses tests by tag, and those that failed before")
  func choice() throws {
    try directory.file("slow.lay", "#! tags: slow, ipad\nexpect root.alpha = 1\n")
    #expect(try test("--tag", "ipad", ".").stdout == "1 passed, 0 failed, 0 skipped\n")
    #expect(try test("--skip-tag", "slow", "good.lay", "slow.lay").stdout.hasPrefix("1 passed"))
    _ = try test(".")
    #expect(try test("--failed", ".").stdout.hasSuffix("0 passed, 2 failed, 0 skipped\n"))
    try directory.file("bad.lay", "expect root.alpha = 1\n")
    #expect(try test("--failed", ".").stdout.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
    #expect(try test("--failed", ".").stdout.hasSuffix("0 passed, 1 failed, 0 skipped\n"))
  }

  @Test("needs no path for those that failed before, wherever they are")
  func failedWithoutPath() throws {
    #expect(try test("--failed").stderr == "error: no test has failed before\n")
    try directory.file("suite/bad.lay", "expect root.alpha = 2\n")
    try directory.file("suite/notes.md", "# A\n```lay\nexpect root.alpha = 3\n```\n")
    _ = try test("suite")
    #expect(try test("--failed").stdout.hasSuffix("0 passed, 2 failed, 0 skipped\n"))
    try directory.file("suite/bad.lay", "expect root.alpha = 1\n")
    #expect(try test("--failed").stdout.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
    try FileManager.default.removeItem(at: directory.url.appending(path: "suite/notes.md"))
    #expect(try test("--failed").status == 2)
    let nothing = try test()
    #expect(nothing.status == 2)
    #expect(nothing.stderr.contains("'lay test .' tests everything in this directory"))
  }

  @Test("reports as JSON, and lists the slowest")
  func json() throws {
    let run = try test("--json", "good.lay", "bad.lay")
    let report = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    #expect(report?["passed"] as? Int == 1)
    #expect(
      (report?["tests"] as? [[String: Any]])?.map { $0["status"] as? String } == [
        "passed", "failed",
      ])
    let slow = try test("--slowest", "1", "good.lay")
    #expect(slow.stdout.split(separator: "\n").first?.hasSuffix(" s  good.lay") == true)
  }

  @Test("says how far and in which direction a frame is off")
  func direction() throws {
    try directory.file(
      "frame.lay",
      """
      add view red
      set red.frame (10, 20, 30, 40)
      expect red.frame = (5, 20, 32, 40)
      expect red.width > 30
      expect red.width < red.height
      expect no issues
      """)
    let run = try test("frame.lay")
    #expect(run.stdout.contains(": 5 too far right and 2 too narrow\n"))
    #expect(run.stdout.contains("red.width is 30, expected > 30: they are equal\n"))
    #expect(!run.stdout.contains("red.height"))
  }

  @Test("a test learns of no file outside its directory, not even that there is none")
  func existence() throws {
    try directory.file("there.lay", "add view secret\n")
    try directory.file("inner/inside.lay", "expect error \"No such file\" { source nothing.lay }\n")
    for (name, file) in [("there", "../there.lay"), ("missing", "../missing.lay")] {
      try directory.file("inner/\(name)-named.lay", "expect error \"outside\" { source \(file) }\n")
      try directory.file(
        "inner/\(name)-linked.lay", "expect error \"outside\" { source \(name).lay }\n")
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "inner/\(name).lay").path, withDestinationPath: file)
    }
    try directory.file(
      "inner/folder.lay", "expect error \"outside\" { source ../no/such/folder.lay }\n")
    #expect(try test("inner").stdout == "6 passed, 0 failed, 0 skipped\n")
  }

  @Test("no path ends before its end")
  func nul() throws {
    try directory.file("inner/plain.txt", "password\n")
    try directory.file("inner/a.lay", "let n = \"\\u{0}\"\nsource \"plain.txt\\(n).lay\"\n")
    let run = try test("inner")
    #expect(run.status == 1)
    #expect(!run.stdout.contains("password"))
    #expect(run.stdout.contains("Invalid argument"))
  }

  @Test("a test reads nothing outside its directory, unless it is allowed")
  func safety() throws {
    try directory.file("secret.lay", "add view secret\n")
    try directory.file("inner/plain.txt", "password\n")
    try directory.file("inner/out.lay", "source ../secret.lay\n")
    try directory.file("inner/link.lay", "source linked.lay\n")
    try directory.file("inner/text.lay", "source plain.txt\n")
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "inner/linked.lay"),
      withDestinationURL: directory.url.appending(path: "secret.lay"))
    for name in ["out", "link"] {
      let run = try test("inner/\(name).lay")
      #expect(run.stdout.contains("it is outside of inner/, and this is safe mode"), "\(run)")
      #expect(try test("--read", ".", "inner/\(name).lay").status == 0)
      #expect(try test("--no-safe", "inner/\(name).lay").status == 0)
    }
    let text = try test("inner/text.lay")
    #expect(text.stdout.contains("safe mode reads only scripts"))
    #expect(!text.stdout.contains("password"))
  }

  @Test("counts files that aren't text or can't be read as failures, and runs the others")
  func unreadableFiles() throws {
    let directory = try TemporaryDirectory()
    try directory.file("suite/a.lay", "add view a\n")
    try directory.file("suite/b.lay", Data([0x61, 0xFF, 0x0A]))
    try directory.file("suite/d.lay", "add view d\n")
    let large = "truncate --size 100M '\(directory.url.path)/suite/c.lay'"
    try #require(try Program.shell(large).status == 0)
    let run = try Program("test", "--tap", "suite").directory(directory).run()
    #expect(run.status == 1)
    let results = run.stdout.matches(of: /(?m)^((not )?ok \d+ - suite\/.\.lay)/).map(\.output.1)
    #expect(
      results == [
        "ok 1 - suite/a.lay", "not ok 2 - suite/b.lay", "not ok 3 - suite/c.lay",
        "ok 4 - suite/d.lay",
      ], "\(run)")
    #expect(run.stdout.contains("byte 1 is not valid UTF-8"), "\(run)")
    #expect(run.stdout.contains("cannot read the file: File too large"), "\(run)")
    #expect(try Program("test", "suite/c.lay").directory(directory).run().status == 66)
  }
}
