import ArgumentParser
import ConsoleLog
import LayLanguage
import Platform

/// Runs scripts in one session, and sends what they print to the right stream.
struct ScriptRun {
  /// How a script ended.
  enum End {
    case finished
    case quit
    case failed
  }

  /// The name of piped input, which is treated like input at the prompt.
  private static let standardInput = "<stdin>"

  private(set) var interpreter: Interpreter
  let console: Console
  let echoes: Bool
  /// Whether a conflict ends the script.
  let isStrict: Bool
  /// Whether a command was carried out.
  private var hasBegun = false
  /// What the script did so far; nil if not requested.
  private(set) var report: RunReport?

  init(
    console: Console, host: Host = Files.host, echoes: Bool = false, isStrict: Bool = false,
    limits: Limits
  ) {
    self.console = console
    self.echoes = echoes
    self.isStrict = isStrict
    interpreter = Interpreter(host: host)
    interpreter.limits = limits
  }

  /// Runs every file in a session of its own, followed by the commands.
  ///
  /// Stops at the first failure, which it throws as the exit status. All files are read before the first one runs, so
  /// that a missing one is noticed in time.
  static func runAll(
    _ script: ScriptOptions, safety: SafeOptions, limits: LimitOptions, console: Console
  ) throws {
    Watchdog.start(limits.resources())
    let commands = script.commands.map { Source(name: "-c", text: $0) }
    let files = script.isEmpty ? ["-"] : script.files
    var sessions = try files.map { ($0, [try source(named: $0, in: safety.scripts)]) }
    if sessions.isEmpty { sessions = [("", [])] }
    for (path, sources) in sessions {
      var run = ScriptRun(
        console: console, host: safety.host(forScript: path),
        echoes: script.echo, isStrict: script.strict, limits: limits.session)
      run.interpreter.showImages(near: path)
      if script.report != nil { run.beginReport(of: sources.first?.name ?? "commands") }
      var end = End.finished
      for source in sources + commands {
        end = run.run(source)
        if end != .finished { break }
      }
      try run.writeReport(to: script.report)
      if end == .failed { throw ExitCode(ExitStatus.failed.rawValue) }
    }
  }

  /// Rebuilds a console log, and runs what is piped in on it.
  static func runStandardInput(
    on log: ConsoleLog, console: Console, safety: SafeOptions, limits: Limits
  ) throws {
    var run = ScriptRun(console: console, host: safety.host(forScript: ""), limits: limits)
    console.show(try run.interpreter.open(log, as: "explain --open"))
    if run.run(try source(named: "-")) == .failed { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// Runs first commands, and then what is piped in.
  static func runStandardInput(
    after first: [Source], console: Console, host: Host, limits: Limits
  ) throws {
    var run = ScriptRun(console: console, host: host, limits: limits)
    for source in first + [try source(named: "-")] where run.run(source) == .failed {
      throw ExitCode(ExitStatus.failed.rawValue)
    }
  }

  /// Runs a script to its end, to `quit` or to its first error.
  mutating func run(_ source: Source) -> End {
    interpreter.phraseUse = source.name == Self.standardInput ? .run : .name
    do throws(ScriptError) {
      let statements = try source.statements()
      // A report shows what each command did to the layout.
      let parts =
        report == nil ? [statements[...]] : statements.indices.map { statements[$0...$0] }
      for part in parts {
        let end = try run(part)
        if end != .finished { return end }
      }
      hasBegun = true
      return .finished
    } catch {
      if !hasBegun, let end = receive(misfit: source) { return end }
      console.report(error.description)
      return .failed
    }
  }

  /// Explains a console log that is piped in.
  ///
  /// For any other text that isn't a script, which shows in its first command failing, says what reads it. Returns nil
  /// if it seems to be a script.
  private func receive(misfit source: Source) -> End? {
    // Reports in comments are expected output.
    let lines = source.text.split { $0.isNewline }.filter { line in
      line.first { !$0.isWhitespace } != "#"
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let isPiped = source.name == Self.standardInput
    switch FileKind("", bytes) {
    // Typed code was run, and the error is about it.
    case .code where isPiped || source.name == "-c": return nil
    case .other where isPiped:
      let log = ConsoleLog(bytes: bytes)
      if log.isEmpty { return nil }
      console.print(log.explanation)
      return .finished
    default:
      let name = isPiped ? "-" : source.name
      guard let advice = FileKind.advice(on: bytes, at: "", named: name) else { return nil }
      console.report("\(source.name):1:1: error: \(advice)")
      return .failed
    }
  }

  /// Runs commands, and prints what they do; the report shows what the first one did.
  private mutating func run(_ statements: ArraySlice<Statement>) throws(ScriptError) -> End {
    var rest = statements
    var (first, conflict): (Outcome?, String?)
    var end = End.finished
    do throws(ScriptError) {
      try interpreter.run(statements) { [console, echoes, isStrict] statement, outcome in
        rest.removeFirst()
        if echoes { console.echo(statement.text) }
        console.show(outcome)
        first = first ?? outcome
        if isStrict, !outcome.diagnostics.isEmpty {
          let place = "\(statement.source.name):\(statement.line):\(statement.column)"
          let message = "\(place): error: constraints conflict, which --strict does not allow"
          console.report(message)
          (end, conflict) = (.failed, message)
        } else if outcome.endsSession {
          end = .quit
        }
        return end == .finished
      }
    } catch {
      hasBegun = hasBegun || rest.startIndex > 0
      if let statement = rest.first {
        if echoes { console.echo(statement.text) }
        report?.add(failureOf: statement, error.description)
      }
      throw error
    }
    if let statement = statements.first, let first {
      report?.add(statement, first, interpreter)
      if let conflict { report?.add(failureOf: statement, conflict) }
    }
    return end
  }

  /// Writes the report, if there is one.
  private func writeReport(to path: String?) throws {
    guard let path, let report else { return }
    if let error = TreeFiles.host.writeFile(path, [UInt8](report.html.utf8)) {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
    }
  }

  /// Records from here on what each command does.
  mutating func beginReport(of name: String) {
    report = RunReport(of: name)
    interpreter.origins = StatementOrigins()
  }

  /// The script at a path or from standard input; for a document, the command that opens it.
  static func source(named name: String, in host: Host = Files.host) throws -> Source {
    if let opening = OpenedFile.source(for: name) { return opening }
    let content = name == "-" ? Files.readStandardInput() : host.readFile(name)
    switch content {
    case .failure(let error):
      throw Failure.unreadable(name, error.reason)
    case .success(let bytes):
      do throws(ScriptError) {
        return try Source(name: name == "-" ? standardInput : name, bytes: bytes)
      } catch {
        throw Failure(status: .failed, message: error.description)
      }
    }
  }
}

/// Files other than scripts with which a session can begin.
enum OpenedFile {
  /// The command that opens a document, Swift code or a folder of Swift code; nil for other files.
  static func command(for path: String) -> String? {
    isImported(path) || Files.entry(path)?.kind == .directory ? "import \(quoted(path))" : nil
  }

  /// A script that opens the document or Swift file of a path; nil for other paths, and if there is no file.
  static func source(for path: String) -> Source? {
    guard isImported(path), Files.entry(path) != nil else { return nil }
    return Source(name: "open", text: "import \(quoted(path))")
  }

  private static func isImported(_ path: String) -> Bool {
    if path.hasSuffix(".swift") { return true }
    // What is read from a pipe can't be read again.
    let isFile = Files.entry(path)?.kind == .file
    return FileKind(path, isFile ? (try? Files.host.readFile(path).get()) ?? [] : []) == .document
  }

  /// A text as commands take it.
  static func quoted(_ text: String) -> String {
    "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\""
  }
}
