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

  @Test(
    "limit what a script may hold, whatever reads it",
    arguments: [
      ["run"], ["test"], ["check"], ["stress"], ["frames"], ["diff"], ["render", "-o", "x.svg"],
    ])
  func limits(arguments: [String]) throws {
    let directory = try TemporaryDirectory()
    try directory.file("two.lay", "add view a\nadd view b\n")
    let files = arguments == ["diff"] ? ["two.lay", "two.lay"] : ["two.lay"]
    let run = try Program(arguments: arguments + ["--limit", "views=2"] + files)
      .directory(directory).run()
    #expect((run.stdout + run.stderr).contains("more than 2 views"), "\(run)")
    #expect(run.status != 0)
  }

  @Test("that name a font say what is wrong with it")
  func badFont() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("own.ttf", "no font").path
    let run = try Program("run", "--font", "Own=\(file)", "-c", "add view a").run()
    #expect(run.status == 2)
    #expect(run.stderr.contains("--font Own=\(file): this is no TrueType or OpenType font"))
  }

  @Test("are known by their nearest subcommand")
  func mistypedSubcommand() throws {
    let run = try Program("tset").run()
    #expect(run.stderr == "error: no subcommand or script 'tset'; did you mean 'test'?\n")
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

  @Test("whose output nobody reads any more end in silence")
  func closedPipe() throws {
    let run = try Program.shell(
      "yes help | head -2000 | '\(Program.path)' | head -1; echo ${PIPESTATUS[2]}")
    #expect(run.stderr == "")
    // 128 + SIGPIPE: the signal that ends every well-behaved writer.
    #expect(run.stdout.hasSuffix("\n141\n"))
  }
}
