import AutoLayout
import ConsoleLog
import LayLanguage

/// The read–evaluate–print loop.
struct Repl {
  private var interpreter = Interpreter(host: Files.host)
  private var editor: any LineEditor
  private let console: Console

  init(editor: any LineEditor, console: Console) {
    self.editor = editor
    self.console = console
  }

  /// Runs the user's startup file, if there is one; the REPL starts even if that fails.
  mutating func runStartupFile() {
    guard let path = Variables.path("XDG_CONFIG_HOME", orHome: ".config", "lay/layrc"),
      Files.entry(path)?.kind == .file
    else { return }
    switch Files.host.readFile(path) {
    case .failure(let error):
      console.report("error: cannot read \(path): \(error.reason)")
    case .success(let bytes):
      do throws(ScriptError) {
        _ = try execute(try Source(name: path, bytes: bytes), summarises: false)
      } catch {
        console.report(error.description)
      }
    }
  }

  /// Reads and runs commands until the user leaves.
  mutating func run() {
    console.note("lay \(Version.current): type help for commands, Tab to complete, ^D to quit.")
    var reader = CommandReader()
    while true {
      let prompt = reader.isContinuing ? Prompt.next : Prompt.first
      let input = editor.read(prompt: prompt) { [interpreter] line in
        Completion.complete(line, session: interpreter.session)
      }
      switch input {
      case .end:
        // Ends what is being pasted first; a terminal that is gone gives another end.
        guard case .log(let log, let opens)? = reader.finish() else { return }
        take(log, opens: opens)
      case .interrupted:
        reader.reset()
      case .text(let text):
        for input in reader.feed(text) {
          switch input {
          case .command(let command): if !run(command) { return }
          case .log(let log, let opens): take(log, opens: opens)
          }
        }
      }
    }
  }

  /// Continues with the layout rebuilt from a console log that has been explained.
  mutating func open(_ log: ConsoleLog) throws(LayoutError) {
    let outcome = try interpreter.open(log, as: "log open")
    // The explanation has said what clashes; Apple's report would say it again.
    if !outcome.output.isEmpty { console.print(outcome.output) }
  }

  /// Runs commands that nobody typed; returns whether they succeeded.
  mutating func execute(_ source: Source) -> Bool {
    do throws(ScriptError) {
      _ = try execute(source, summarises: false)
      return true
    } catch {
      console.report(error.description)
      return false
    }
  }

  /// Prints what a pasted log means; with `opens`, continues with the layout rebuilt from it.
  private mutating func take(_ log: ConsoleLog, opens: Bool) {
    console.print(log.explanation)
    guard opens, !log.isEmpty else { return }
    do {
      try open(log)
    } catch {
      console.report("error: \(error)")
    }
  }

  /// Runs one command as typed; returns whether the session goes on.
  private mutating func run(_ command: String) -> Bool {
    editor.remember(command)
    do throws(ScriptError) {
      return try execute(Source(name: "<repl>", text: command), summarises: true)
    } catch {
      console.report(error.description)
      return true
    }
  }

  private mutating func execute(
    _ source: Source, summarises: Bool
  ) throws(ScriptError) -> Bool {
    for statement in try source.statements() {
      let outcome = try interpreter.execute(statement)
      console.show(outcome)
      if summarises, let changes = outcome.changes {
        for line in ChangeSummary(changes).lines { console.note(line.text, line.style) }
      }
      if summarises, let picture = interpreter.picture(after: outcome) { console.print(picture) }
      if outcome.endsSession { return false }
    }
    return true
  }
}
