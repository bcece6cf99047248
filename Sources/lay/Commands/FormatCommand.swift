import ArgumentParser
import LayLanguage
import LayoutDiagnostics
import Platform

/// `lay format`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write scripts with the usual spaces and indentation.",
    discussion: """
      Rewrites the files named, and the .lay files in the directories named; for - it reads \
      standard input and prints the result. Commands, comments and expected output stay as they \
      are: only the spaces between words, the indentation in braces and repeated blank lines \
      change. A script with an open bracket or string is an error, and then no file is changed.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions

  @Flag(
    help:
      "Change nothing; name the files that would change, and end with status 1 if there are any.")
  var check = false

  @Flag(
    help: """
      Run each script, and write lay's own lines where the prompt would understand others: names \
      of several words get quotes, phrases become commands, Swift goes into braces. What a script \
      writes is discarded; commands that fail stay, and are named.
      """)
  var upgrade = false

  @Argument(help: "Scripts and directories.", completion: .file(extensions: ["lay"]))
  var paths: [String]

  func run() throws {
    let console = shared.console
    if paths.contains("-") {
      guard paths.count == 1 else {
        throw Failure(status: .usage, message: "error: - can't be combined with files")
      }
      let bytes = try read("-", Files.readStandardInput())
      let text = try formatted("standard input", bytes)
      if !check { return console.write(text) }
      if [UInt8](text.utf8) != bytes { throw ExitCode(ExitStatus.failed.rawValue) }
      return
    }
    var changes: [(path: String, text: String)] = []
    for path in try files() {
      let bytes = try read(path, TreeFiles.host.readFile(path))
      let text = try formatted(path, bytes)
      if [UInt8](text.utf8) != bytes { changes.append((path, text)) }
    }
    for (path, _) in changes { console.print(check ? "would change \(path)" : "formatted \(path)") }
    if check { return try changes.isEmpty ? () : { throw ExitCode(ExitStatus.failed.rawValue) }() }
    if let (path, error) = TreeFiles.tests.replaceFiles(changes) {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
    }
  }

  /// The named scripts, and those in the named directories.
  private func files() throws -> [String] {
    let isDirectory = { (path: String) in Files.entry(path)?.kind == .directory }
    if let other = paths.first(where: { !$0.hasSuffix(".lay") && !isDirectory($0) }) {
      throw Failure(
        status: .usage,
        message: "error: \(VisibleText.line(other)) isn't a script; lay format takes .lay files")
    }
    do throws(TestFailure) {
      return try TreeFiles.tests.testFiles(in: paths).filter { $0.hasSuffix(".lay") }
    } catch {
      throw Failure(error)
    }
  }

  private func read(_ path: String, _ bytes: Result<[UInt8], HostError>) throws -> [UInt8] {
    do {
      return try bytes.get()
    } catch {
      throw Failure.unreadable(path, error.reason)
    }
  }

  private func formatted(_ path: String, _ bytes: [UInt8]) throws -> String {
    do throws(ScriptError) {
      let source = try Source(name: path, bytes: bytes)
      guard upgrade else { return try source.formatted() }
      let upgraded = try source.upgraded(host: SafeFiles(lookingAt: path).host)
      for error in upgraded.errors { shared.console.report("\(error)") }
      return try Source(name: path, text: upgraded.text).formatted()
    } catch {
      throw Failure(status: .failed, message: "\(error)")
    }
  }
}
