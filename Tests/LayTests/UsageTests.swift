import Foundation
import Testing

@Suite("Arguments")
struct UsageTests {
  @Test(
    "that make no sense end with status 2 and a message",
    arguments: [
      ["--colr"], ["run", "--color", "red"], ["test"], ["test", "--jobs", "0", "x"],
      ["test", "--jobs", "many", "x"], ["-c"], ["tset"], ["rn"],
      ["run", "--font", "no/such.ttf"], ["run", "--font", "=x.ttf"], ["run", "--max-memory", "5ß"],
      ["frames", "--font", "/dev", "x"],
      ["test", "--jobs", "4611686018427387904", "x"], ["frames", "--jobs", "1001", "x"],
      ["check", "--jobs", "9223372036854775807", "x"],
      ["check", "--sizes", "", "x"], ["check", "--sizes", ",", "x"],
      ["check", "--languages", "", "x"], ["stress", "--limit", "views=0", "x"],
      ["help", "nosuch"], ["help", "chek"],
    ])
  func usage(arguments: [String]) throws {
    let run = try Program(arguments: arguments).run()
    #expect(run.status == 2)
    #expect(run.stdout == "")
    #expect(!run.stderr.isEmpty)
  }

  @Test("that name a missing file end with status 66", arguments: [["run"], ["test"], []])
  func missingFile(subcommand: [String]) throws {
    let run = try Program(arguments: subcommand + ["no/such.lay"]).run()
    #expect(run.status == 66)
    #expect(run.stdout == "")
    #expect(run.stderr.contains("no/such.lay"))
  }

  /// Files that aren't what their names or commands say, and links that lead to themselves.
  private static let files = [
    "Main.storyboard": "<document/>", "run.log": "", "file": "",
    "noise": "a\u{0}b\n", "utf8.lay": "add view a\n",
  ]

  @Test(
    "that can't be used name the reason, and end with the status for it",
    arguments: [
      (["stress", "fifo"], 1, "cannot read fifo: it is a named pipe"),
      (["test", "Main.storyboard"], 2, "Main.storyboard isn't a script or Markdown"),
      (["test", "run.log"], 2, "run.log isn't a script or Markdown"),
      (["test", "loop.lay"], 66, "cannot read loop.lay: Too many levels of symbolic links"),
      (["format", "loop.lay"], 66, "error: cannot read loop.lay: Too many levels of symbolic"),
      (["format", "missing.lay"], 66, "error: cannot read missing.lay: No such file"),
      (["open", "missing.lay"], 66, "error: cannot read missing.lay: No such file"),
      (["open", "missing/"], 66, "error: cannot read missing/: No such file"),
      (["open", "."], 66, "error: cannot read .: it is a folder without Swift files"),
      (["run", ""], 66, "error: cannot read '': No such file"),
      (["check", ""], 66, "error: cannot read '': No such file"),
      (["check", "--cache", "file", "Main.storyboard"], 74, "in file: it isn't a directory"),
      (["check", "--baseline", "noise", "utf8.lay"], 2, "noise isn't a baseline"),
      (["help", "chek"], 2, "did you mean 'lay help check'?"),
      (["run", "--limit", "views=0", "utf8.lay"], 2, "--limit views takes a number from 1"),
      (["check", "--sizes", ",", "utf8.lay"], 2, "--sizes takes at least one name"),
      (["check", "utf16.lay"], 1, "save the file as UTF-8"),
      (["stress", "utf16.lay"], 1, "save the file as UTF-8"),
      (["run", "utf16.lay"], 1, "save the file as UTF-8"),
    ] as [([String], Int32, String)])
  func unusable(arguments: [String], status: Int32, reason: String) throws {
    let directory = try TemporaryDirectory()
    for (name, text) in Self.files { try directory.file(name, text) }
    let make =
      "cd '\(directory.url.path)' && mkfifo fifo && ln -s loop.lay loop.lay && "
      + "printf '\\377\\376a\\000' > utf16.lay"
    try #require(try Program.shell(make).status == 0)
    let run = try Program(arguments: arguments).directory(directory).run()
    #expect(run.stderr.contains(reason), "\(run)")
    #expect(run.status == status)
  }

  @Test("that are broken or empty Swift code say so", .enabled(if: Program.readsSwift))
  func uselessSwift() throws {
    let directory = try TemporaryDirectory()
    try directory.file("empty.swift", "")
    let empty = try Program("stress", "empty.swift").directory(directory).run()
    #expect(empty.status == 66)
    #expect(empty.stderr == "error: there is nothing to check in empty.swift: no scene or view\n")
    try directory.file("bad.swift", "class {")
    let run = try Program("render", "bad.swift", "-o", "x.svg").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stderr.hasPrefix("bad.swift:1:"), "\(run.stderr)")
  }

  @Test("that name a font say what is wrong with it")
  func badFont() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("own.ttf", "no font").path
    let run = try Program("run", "--font", "Own=\(file)", "-c", "add view a").run()
    #expect(run.status == 2)
    #expect(run.stderr.contains("--font Own=\(file): this is not a TrueType or OpenType font"))
  }

  @Test("are known by their nearest subcommand")
  func mistypedSubcommand() throws {
    let run = try Program("tset").run()
    #expect(run.stderr == "error: no subcommand or script 'tset'; did you mean 'test'?\n")
    let other = try Program("lint", "a.lay").run()
    #expect(
      other.stderr == "error: no subcommand or script 'lint'; 'lay help' lists the subcommands\n")
    #expect(other.status == 66)
    let command = try Program("add view a; draw").run()
    #expect(command.stderr.hasSuffix("for a command, write: lay -c 'add view a; draw'\n"))
    #expect(try Program("nosuch.lay").run().stderr.hasPrefix("error: cannot read nosuch.lay"))
  }

  @Test("ask for help and the version", arguments: [["--help"], ["help", "run"], ["test", "-h"]])
  func help(arguments: [String]) throws {
    let run = try Program(arguments: arguments).run()
    #expect(run.status == 0)
    #expect(run.stderr == "")
    #expect(run.stdout.contains("EXIT STATUS"))
    #expect(try Program("--version").run().stdout.split(separator: ".").count == 3)
  }

  @Test("that cannot be read name the reason")
  func directoryAsScript() throws {
    let run = try Program("run", "/tmp").run()
    #expect(run.status == 66)
    #expect(run.stderr.contains("Is a directory"))
  }

  @Test("that lead to a full disk end with status 74")
  func fullDisk() throws {
    let script = "'\(Program.path)' -c 'help' > /dev/full"
    let run = try Program.shell(script)
    #expect(run.status == 74)
    #expect(run.stderr.contains("No space left on device"))
  }

  @Test("whose output is no longer read end in silence")
  func closedPipe() throws {
    let run = try Program.shell(
      "yes help | head -2000 | '\(Program.path)' | head -1; echo ${PIPESTATUS[2]}")
    #expect(run.stderr == "")
    // 128 + SIGPIPE: the signal that ends every well-behaved writer.
    #expect(run.stdout.hasSuffix("\n141\n"))
  }
}
