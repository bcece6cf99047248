import AutoLayout
import LayLanguage
import LayoutDiagnostics
import Platform

/// Commands that only the REPL has.
extension Repl {
  /// Carries out what only a terminal can.
  mutating func perform(_ request: TerminalRequest, _ statement: Statement) {
    switch request {
    case .paste: console.report("error: 'log' must be on a line of its own")
    case .edit: edit()
    case .timing(let isOn): isTimed = isOn
    case .watch(let path): watch(path, statement.text)
    case .recover(let drops): recover(drops: drops)
    case .live(let request): perform(request)
    }
  }

  // MARK: Editing

  private mutating func edit() {
    if isSafe { return console.report("error: safe mode has no editor") }
    let script = interpreter.script
    guard let path = Self.temporaryFile(script) else {
      return console.report("error: can't make a file to edit: \(HostError.current.reason)")
    }
    defer { unlink(path) }
    guard Shell.edit(path), case .success(let bytes) = Files.host.readFile(path) else {
      return console.report("error: the editor failed; nothing has changed")
    }
    if bytes == [UInt8](script.utf8) { return console.note("nothing has changed") }
    do throws(ScriptError) {
      if replace(with: try Source(name: "<edit>", bytes: bytes), as: "edit") { keepState() }
    } catch {
      console.report(error.description)
    }
  }

  private static func temporaryFile(_ text: String) -> String? {
    let directory = ProcessEnvironment.value("TMPDIR") ?? "/tmp"
    let ending = ".lay"
    var path = Array("\(directory)/lay-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&path, Int32(ending.utf8.count))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return Files.write(text, to: descriptor) == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Replaces the layout with the one that a script makes; returns whether it did.
  ///
  /// With `hasLines`, the user sees the script, and messages may refer to its lines.
  mutating func replace(
    with source: Source, as title: String, hasLines: Bool = false
  ) -> Bool {
    let run = { @Sendable [interpreter] in
      Execution(interpreter, summarises: true) { (interpreter) throws(ScriptError) in
        if hasLines { interpreter.origins = StatementOrigins() }
        return try interpreter.replace(with: source, as: title)
      }
    }
    guard let (execution, _) = finish(title, run) else { return false }
    switch execution.outcome {
    case .success(let outcome):
      show(execution, outcome)
      fromScript = (interpreter.session.layout, interpreter.origins)
      interpreter.origins = nil
      let last = hasLines ? (try? source.statements())?.last : nil
      tell(title, outcome, execution, place: last.map { "\(source.name):\($0.line)" } ?? "")
      return true
    case .failure(let error):
      let place = error.outermostPlace
      fail(title, error.description, place: hasLines ? "\(place.file):\(place.line)" : "")
      return false
    }
  }

  // MARK: Watching

  private mutating func watch(_ path: String, _ title: String) {
    console.note("watching \(path); ^C ends it")
    let presses = InterruptSignal.count
    var before: FileWatch
    repeat {
      before = FileWatch([path], since: presses)
      take(FollowedFile(path: path, command: nil), as: title)
    } while before.waitForChange()
    console.print("")
  }

  // MARK: Recovering

  /// Reports if a session was cut off or left.
  func offerRecovery() {
    guard let last = Journal.leftovers().last else { return }
    console.note(
      "The session of \(last.date) was \(last.wasCutOff ? "cut off" : "left") "
        + "after \(Sentence.count(last.commands.count, "command")): "
        + "'recover' brings it back, 'recover drop' forgets it.",
      last.wasCutOff ? .warning : .quiet)
  }

  private mutating func recover(drops: Bool) {
    guard let last = Journal.leftovers().last else {
      return console.report("error: no session was cut off or left without saving")
    }
    if drops {
      last.remove()
      return console.note("The session of \(last.date) is forgotten.")
    }
    guard interpreter.session.history.count == stepsAtStart else {
      return console.report(
        "error: recover comes first in a session\nstart lay again; the journal stays")
    }
    let run = { @Sendable [interpreter] in
      var copy = interpreter
      let problem = copy.replay(last.commands)
      return Recovery(interpreter: copy, problem: problem)
    }
    switch thread.run(run) {
    case .stopped(let reason): console.report(reason)
    case .finished(let recovery):
      interpreter = recovery.interpreter
      if let problem = recovery.problem {
        console.report(
          "\(problem)\nthis command could not be run again; what came before it is back")
        keepState()
      } else {
        keep(last.commands)
      }
      last.remove()
      tell("recover", nil)
      let count = interpreter.session.history.count
      console.note("\(Sentence.count(count, "step")) back; 'history' lists them")
    }
  }

  private struct Recovery: Sendable {
    let interpreter: Interpreter
    let problem: ScriptError?
  }
}
