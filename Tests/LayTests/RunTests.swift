import Foundation
import TestSupport
import Testing

@Suite("lay run")
struct RunTests {
  @Test("prints what piped commands ask for")
  func pipedInput() throws {
    let run = try Program()
      .input("add view red\npin red edges to superview inset 20\ndump trace\n").run()
    #expect(run.status == 0)
    #expect(run.stderr == "")
    #expect(run.stdout.contains("*UIView:red"))
    #expect(run.stdout.hasSuffix("\n"))
  }

  @Test("stops at an unknown command, says where it stands and what was meant")
  func unknownCommand() throws {
    let run = try Program("run", "-").input("add view red\n  dmup trace\nget red.frame\n").run()
    #expect(run.status == 1)
    #expect(run.stdout == "")
    #expect(run.stderr.hasPrefix("<stdin>:2:3: error: "))
    #expect(run.stderr.contains("  dmup trace\n  ^~~~\n"))
    #expect(run.stderr.contains("did you mean 'dump'?"))
  }

  @Test("runs commands from the command line in one session")
  func commands() throws {
    let run = try Program(
      "-c", "add view red", "-c", "pin red edges to superview", "-c", "get red.frame"
    ).run()
    #expect(run.status == 0)
    #expect(run.stdout == "(0, 0, 375, 667)\n")
  }

  @Test("opens a document for the commands of the command line")
  func document() throws {
    let path = Repository.root.appending(path: "Docs/Import/TwoButtons.storyboard").path
    let run = try Program(path, "-c", "get heading.hidden", "-c", "dump frames").run()
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.contains("false\n"))
    #expect(run.stdout.contains("root (0, 0, "))
  }

  @Test("lets conflicts pass with a report, and ends at the first one when strict")
  func strict() throws {
    let script = "add view red\npin red.width = 1\npin red.width = 2\nget red.width\n"
    let lax = try Program("run", "-").input(script).run()
    #expect(lax.status == 0)
    #expect(lax.stdout == "1\n")
    #expect(lax.stderr.hasPrefix("Unable to simultaneously satisfy constraints."))
    let strict = try Program("run", "--strict", "-").input(script).run()
    #expect(strict.status == 1)
    #expect(strict.stdout == "")
    #expect(strict.stderr.contains("<stdin>:3:1: error: constraints conflict"))
  }

  @Test(
    "reports each command with the layouts before and after, as a page in which nothing of it runs")
  func report() throws {
    let directory = try TemporaryDirectory()
    let script = try directory.file(
      "steps.lay",
      """
      add view "</pre><script>alert(1)</script>"
      add view red
      pin red.width = 10
      pin red.width = 20
      set red.alpha nowhere
      """)
    let page = directory.url.appending(path: "page.html").path
    let run = try Program("run", "--report", page, script.path).run()
    #expect(run.status == 1)
    let html = try directory.text("page.html")
    #expect(html.ranges(of: "<script").count == 2)
    let data = try PageData(of: html)
    #expect(data.summary == "5 commands, stopped by an error")
    #expect(
      data.entries.map { $0.tags } == [["moved"], ["moved"], ["moved"], ["conflict"], ["failed"]])
    #expect(data.entries[2].moved.map { $0.to } == [[0, 0, 10, 0]])
    #expect(data.entries[2].moved.map { $0.from } == [[0, 0, 0, 0]])
    #expect(
      data.entries[3].title == "pin red.width = 20"
        && data.entries[3].place.hasSuffix("steps.lay:4"))
    #expect(data.entries[3].lines("Reported").joined().contains("Unable to simultaneously"))
    #expect(data.entries.map { $0.scene } == [0, 1, 2, 3, 3])
    #expect(data.entries.map { $0.before } == [nil, 0, 1, 2, 3])
    #expect(data.scenes[3].views.map { $0.line } == [nil, 1, 2])
    // Of a step the views that moved say why, at the end all.
    #expect(data.scenes[2].views.map { $0.why?.count } == [nil, nil, 4])
    #expect(data.scenes[3].views.map { $0.why?.count } == [4, 4, 4])
    #expect(data.scenes[3].constraints.map { $0.line } == [3, 4])
    #expect(data.scenes.map { $0.problems.filter { $0.kind == "conflict" }.count } == [0, 0, 0, 1])
    #expect(try Program("run", "--report", "page.txt", script.path).run().status == 2)
    #expect(try Program("run", "--report", "/none/x.html", script.path).run().status == 74)
  }

  @Test("shows the end of a script that is too long for a picture of each step")
  func longReport() throws {
    let directory = try TemporaryDirectory()
    let script = try directory.file("long.lay", (1...200).map { "add view v\($0)\n" }.joined())
    let page = directory.url.appending(path: "page.html").path
    #expect(try Program("run", "--report", page, script.path).run().status == 0)
    let data = try PageData(of: directory.text("page.html"))
    #expect(data.scenes.map { $0.views.count }.reduce(0, +) < 10_500)
    #expect(data.scenes.last?.views.count == 201)
    #expect(data.entries.last?.scene == data.scenes.count - 1)
    #expect(data.entries[180].scene == nil)
    #expect(data.entries[180].lines("No picture").count == 1)
  }

  @Test("gives every file a session of its own, and the commands after it")
  func files() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "add view red\nget red.frame\n")
    let run = try Program("run", "a.lay", "a.lay", "-c", "hide red", "-c", "get red.hidden")
      .directory(directory).run()
    #expect(run.status == 0)
    #expect(run.stderr == "")
    #expect(run.stdout == "(0, 0, 0, 0)\ntrue\n(0, 0, 0, 0)\ntrue\n")
  }

  @Test("runs a file without the subcommand, as a script's first line may say")
  func fileAlone() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "#!/usr/bin/env lay\nadd view red\nget red.frame\nquit\nnonsense\n")
    let run = try Program("a.lay").directory(directory).run()
    #expect(run.status == 0)
    #expect(run.stdout == "(0, 0, 0, 0)\n")
  }

  @Test("keeps data and reports apart")
  func streams() throws {
    let run = try Program("run", "-").input(
      """
      add view red
      pin red.width = 10 as narrow
      pin red.width = 20 as wide
      get red.hidden
      """
    ).run()
    #expect(run.status == 0)
    #expect(run.stdout == "false\n")
    #expect(run.stderr.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(run.stderr.contains("narrow"))
  }

  @Test("fails when an expectation does not hold, with the place and both values")
  func expectation() throws {
    let run = try Program("-c", "add view red; pin red.width = 10; expect red.width = 12").run()
    #expect(run.status == 1)
    #expect(run.stderr.hasPrefix("-c:1:"))
    #expect(run.stderr.contains("10"))
    #expect(run.stderr.contains("12"))
  }

  @Test("prints each command before it runs when asked to")
  func echo() throws {
    let run = try Program("run", "--echo", "-").input("add view red # comment\nget red.hidden")
      .run()
    #expect(run.stdout == "lay> add view red\nlay> get red.hidden\nfalse\n")
  }

  @Test("colors when told to", arguments: [("always", true), ("never", false), ("auto", false)])
  func color(choice: String, isColored: Bool) throws {
    let run = try Program("run", "--color", choice, "-c", "nonsense").run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("\u{1B}[") == isColored)
  }

  @Test("never reads the startup file")
  func startupFile() throws {
    let home = try TemporaryDirectory()
    try home.file(".config/lay/layrc", "add view startup\n")
    let run = try Program().directory(home).input("get startup.frame\n").run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("startup"))
  }

  @Test("writes a script that rebuilds the session")
  func save() throws {
    let directory = try TemporaryDirectory()
    let first = try Program("-c", "add view red; pin red edges to superview; save a.lay").directory(
      directory
    )
    .run()
    #expect(first.status == 0, "\(first.stderr)")
    let second = try Program("run", "a.lay", "-c", "save b.lay").directory(directory).run()
    #expect(second.status == 0, "\(second.stderr)")
    #expect(try directory.text("a.lay") == directory.text("b.lay"))
  }

  @Test("leaves the old file alone when a script can't be saved")
  func saveThatFails() throws {
    let directory = try TemporaryDirectory()
    let old = (1...400).map { "add view v\($0)\n" }.joined()
    try directory.file("a.lay", old)
    let command = "'\(Program.path)' a.lay -c 'add view more' -c 'save a.lay'"
    let run = try Program.shell("cd '\(directory.url.path)'; ulimit -f 2; \(command)")
    #expect(run.status == 1)
    #expect(run.stderr.contains("can't write 'a.lay': File too large"))
    #expect(try directory.text("a.lay") == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["a.lay"])
  }

  @Test("saves to standard output between what is printed, even if that is a file")
  func savesToStandardOutput() throws {
    let directory = try TemporaryDirectory()
    let output = directory.url.appending(path: "out").path
    let program = "'\(Program.path)'"
    let script = "add view red; get red.frame; save /dev/stdout; get red.frame"
    _ = try Program.shell("\(program) -c '\(script)' > '\(output)'")
    #expect(
      try directory.text("out") == """
        (0, 0, 0, 0)
        device "iPhone SE"
        add view red
        (0, 0, 0, 0)

        """)
  }

  @Test("reads what the shell hands over, but waits for no named pipe")
  func pipes() throws {
    let program = "'\(Program.path)'"
    let script = "echo 'add view red; get red.hidden'"
    for command in [
      "\(program) run <(\(script))", "\(script) | \(program) run /dev/stdin",
      "\(script) | \(program) run -", "\(script) | \(program) -c 'source /dev/stdin'",
      "\(program) -c 'add view red; save /dev/stdout' | \(program) run - -c 'get red.hidden'",
    ] {
      #expect(try Program.shell(command).stdout == "false\n", "\(command)")
    }
    let directory = try TemporaryDirectory()
    let pipe = directory.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for arguments in [
      ["run", pipe], ["frames", pipe], ["explain", pipe], ["-c", "source \"\(pipe)\""],
      ["-c", "open \"\(pipe)\""], ["-c", "import \"\(pipe)\""],
    ] {
      let run = try Program(arguments: arguments).run()
      #expect(run.status == (arguments[0] == "-c" ? 1 : 66))
      #expect(run.stderr.contains("it is a named pipe; pass it as standard input"))
    }
  }
}
