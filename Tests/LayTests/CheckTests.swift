import Foundation
import Testing

/// `lay check` from outside.
@Suite("lay check")
struct CheckTests {
  @Test("tells what it finds, and says so with its status")
  func found() throws {
    let directory = try TemporaryDirectory()
    try directory.file("narrow.lay", SmallScript.narrow)
    let run = try Program("check", "narrow.lay").directory(directory).run()
    #expect(run.status == 1)
    #expect(
      run.stdout == """
        narrow.lay:1:1: error: title (\"A title that is rather long\") is cut off by 82 pt: it is 100 pt wide, its text 182 pt [truncated-text]
            1 | add label title "A title that is rather long"
            in all 48 configurations; worst on iPhone SE
            because of narrow (title.width = 100) at 4:1: set narrow.relation >=
        1 finding in 1 of 1 file

        """)
  }

  @Test("tells the line of the command that made what it is about, also in braces and after undo")
  func scriptLines() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "lines.lay",
      """
      # A list
      define row(n) {
        add label n "A title that is rather long"
        pin n.leading = safeArea.leading + 20
      }
      add label gone "Gone"
      undo
        row(a); add view ü; row(b)
      pin a.width = 50
      each i in 1...1 {
        pin b.width = 50
        add label k\\(i) "A title that is rather long"
        pin k\\(i).leading = safeArea.leading + 20

        pin k\\(i).width = 50
      }
      reset; add label d "A title that is rather long"; source more.lay

      """)
    try directory.file("more.lay", "add label e \"A title that is rather long\"\npin e.width = 9")
    func places() throws -> [String] {
      let run = try Program("check", "lines.lay").directory(directory).run()
      return run.stdout.split(separator: "\n").filter { $0.hasPrefix("lines.lay:") }
        .map { String($0.dropFirst(10).prefix { $0 != " " }) }
    }
    // Constraints made by another file belong to the command that runs it.
    #expect(try places() == ["17:8:", "17:51:", "17:51:"])
    let text = try directory.text("lines.lay")
    try directory.file("lines.lay", text.replacing("reset; ", with: "# "))
    #expect(try places() == ["8:3:", "8:11:", "8:23:", "9:1:", "12:3:"])
  }

  @Test("lets scripts write nothing")
  func guarded() throws {
    let directory = try TemporaryDirectory()
    try directory.file("writes.lay", "add view box\nsave \"left.lay\"\n")
    let writing = try Program("check", "writes.lay").directory(directory).run()
    #expect(writing.stderr.contains("safe mode writes nothing"))
    #expect((try? directory.text("left.lay")) == nil)
  }

  @Test("is content with what is fine")
  func clean() throws {
    let directory = try TemporaryDirectory()
    try directory.file("fine.lay", SmallScript.fine)
    let run = try Program("check", "fine.lay").directory(directory).run()
    #expect(run.status == 0)
    #expect(run.stdout == "no findings in 1 file\n")
  }

  @Test("searches folders, without what git ignores or what is hidden")
  func folders() throws {
    let directory = try TemporaryDirectory()
    let scripts = ["a/narrow.lay", "ignored/narrow.lay", ".hidden/narrow.lay", "a/note.txt"]
    for name in scripts { try directory.file(name, SmallScript.narrow) }
    try directory.file("a/b/fine.lay", SmallScript.fine)
    try directory.file(".gitignore", "ignored/\n.hidden/\n")
    let plain = try Program("check", "a").directory(directory).run()
    #expect(plain.stdout.contains("1 finding in 1 of 2 files"))
    let git = "cd \(directory.url.path) && git init -q ."
    try #require(try Program.shell(git).status == 0)
    let inTree = try Program("check", ".").directory(directory).run()
    #expect(inTree.stdout.contains("\na/narrow.lay") || inTree.stdout.hasPrefix("a/narrow.lay"))
    #expect(inTree.stdout.contains("1 finding in 1 of 2 files"))
  }

  @Test("refuses what it can't read, and rules and devices that don't exist")
  func refusals() throws {
    let directory = try TemporaryDirectory()
    try directory.file("broken.xib", "<document")
    let missing = try Program("check", "nowhere.xib").directory(directory).run()
    #expect(missing.status == 66)
    #expect(missing.stderr == "error: cannot read nowhere.xib: No such file or directory\n")
    let broken = try Program("check", "broken.xib").directory(directory).run()
    #expect(broken.status == 1)
    #expect(broken.stderr.hasPrefix("broken.xib:1:"))
    #expect(try Program("check", "x", "--rule", "nonsense").run().status == 2)
    #expect(try Program("check", "x", "--device", "nonsense").run().status == 2)
    #expect(try Program("check", "x", "--jobs", "0").run().status == 2)
    #expect(try Program("check", "x", "--silence", "all").run().status == 2)
    for part in ["x/2/5", "2//5", "2/5/", "0/5"] {
      #expect(try Program("check", "x", "--shard", part).run().status == 2, "\(part)")
    }
  }

  @Test("fails where folders hold nothing to check, but not where a part is empty")
  func nothing() throws {
    let directory = try TemporaryDirectory()
    try directory.file("empty/note.txt", "")
    try directory.file("one/fine.lay", SmallScript.fine)
    let run = try Program("check", "empty").directory(directory).run()
    #expect(run.status == 66)
    #expect(
      run.stderr
        == "error: there is nothing to check in empty: no .storyboard, .xib or .lay file\n")
    for part in ["1/2", "2/2"] {
      #expect(try Program("check", "one", "--shard", part).directory(directory).run().status == 0)
    }
  }

  @Test("prints a line of JSON for each file, the same bytes each time and with any number of jobs")
  func json() throws {
    let directory = try TemporaryDirectory()
    for number in 1...6 { try directory.file("\(number).lay", SmallScript.narrow) }
    let once = try Program("check", ".", "--json", "--jobs", "1").directory(directory).run()
    let twice = try Program("check", ".", "--json", "--jobs", "4").directory(directory).run()
    #expect(once.stdout == twice.stdout)
    let lines = once.stdout.split(separator: "\n")
    #expect(lines.count == 6)
    let first = try #require(lines.first)
    let object = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(object?["document"] as? String == "1.lay")
    #expect(findings.first?["fingerprint"] as? String == "truncated-text/script/title/horizontal")
  }

  @Test("says on a terminal how far it is, and nowhere else")
  func progress() throws {
    let directory = try TemporaryDirectory()
    for number in 1...3 { try directory.file("\(number).lay", SmallScript.fine) }
    let terminal = try PseudoTerminal(
      arguments: ["check", directory.url.path], home: directory, variables: ["TERM": "xterm"])
    try terminal.expect("1 of 3 files")
    try terminal.expect("2 of 3 files")
    try terminal.expect("\r\u{1B}[K")
    try terminal.expect("no findings in 3 files")
    let run = try Program("check", ".").directory(directory).run()
    #expect(run.stderr == "")
  }

  @Test("applies the rules and devices that are asked for")
  func options() throws {
    let directory = try TemporaryDirectory()
    try directory.file("narrow.lay", SmallScript.narrow)
    let silent = try Program(
      "check", "narrow.lay", "--silence", "truncated-text", "--silence", "fixed-text-size"
    ).directory(directory).run()
    #expect(silent.status == 0)
    let one = try Program("check", "narrow.lay", "--device", "iPad").directory(directory).run()
    #expect(one.stdout.contains("    in all 12 configurations; worst on iPad\n"))
  }
}
