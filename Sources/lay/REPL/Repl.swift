import AutoLayout
import ConsoleLog
import LayLanguage
import Platform

/// The read–evaluate–print loop.
struct Repl {
  var interpreter: Interpreter
  let console: Console
  let thread: CommandThread
  let isSafe: Bool
  /// Whether to print how long commands take.
  var isTimed = false
  /// The number of steps of the startup file.
  private(set) var stepsAtStart = 0
  /// Commands that don't come from the keyboard.
  let mail = PromptMail()
  /// The page beside the prompt; nil while there is none.
  var live: LiveServer?
  /// Whether commands from the page may do what typed ones may.
  var trustsPage = false
  /// The output so far of a page's commands; nil while typed ones run.
  var pageAnswer: LiveAnswer?
  /// The file that the layout follows; nil if there is none.
  var followed: FollowedFile?
  /// The text of the followed script, as last read.
  var followedScript: String?
  /// The layout that a script last made, and which of its lines made what.
  var fromScript: (layout: Layout, origins: StatementOrigins?) = (Layout(), nil)
  /// The resources that a session may use.
  let resources: ResourceLimits
  private var editor: any LineEditor
  /// The commands, for the next start; nil if they can't be kept.
  private var journal: Journal?

  init(
    editor: any LineEditor, console: Console, host: Host, limits: Limits,
    resources: ResourceLimits
  ) {
    interpreter = Interpreter(host: host.refusingWhenInterrupted)
    interpreter.limits = limits
    interpreter.phraseUse = .run
    self.editor = editor
    self.console = console
    isSafe = host.isGuarded
    self.resources = resources
    thread = CommandThread(limits: resources)
  }

  /// Runs the user's startup file, if there is one; the REPL starts even if that fails.
  mutating func runStartupFile() {
    guard let path = ProcessEnvironment.path("XDG_CONFIG_HOME", orHome: ".config", "lay/layrc"),
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
  ///
  /// - Parameter first: A command to run first; nil if there is none.
  mutating func run(typing first: String? = nil) {
    console.note("lay \(Version.current): type help for commands, Tab to complete, ^D to quit.")
    offerRecovery()
    journal = Journal()
    stepsAtStart = interpreter.session.history.count
    if stepsAtStart > 0 { keepState() }
    interpreter.noteSaved()
    interpreter.course.done = LessonFile.done
    if let first { _ = run(first) }
    readCommands()
    endJournal()
    live?.end()
  }

  /// Reads and runs commands without a person, until the input ends.
  mutating func serve() {
    readCommands()
    live?.end()
  }

  /// Keeps what was done and not saved, for the next start.
  private func endJournal() {
    // A terminal that is gone also ends the input; in that case the session was cut off.
    guard let journal, Terminal.isAlive(STDIN_FILENO) else { return }
    guard interpreter.isUnsaved else { return journal.remove() }
    if journal.keep() { console.note("The session is kept: 'recover' brings it back.") }
  }

  private mutating func readCommands() {
    var reader = CommandReader()
    while true {
      let prompt = reader.isContinuing ? Prompt.next : Prompt.text(interpreter)
      thread.begin()
      let indentation = reader.isContinuing ? reader.indentation : 0
      let input = editor.read(prompt: prompt, indentation: indentation, mail: mail) {
        [interpreter] line in
        Completion.complete(line, session: interpreter.session)
      }
      switch input {
      case .end:
        // First, end what is being pasted; a terminal that is gone ends the input again.
        switch reader.finish() {
        case .log(let log, let opens)?: take(log, opens: opens)
        case .swift(let code)?: take(code)
        case .document(let text)?: take(document: text)
        default: return
        }
      case .mail:
        for letter in mail.takeLetters() { take(letter) }
      case .interrupted:
        reader.reset()
      case .text(let text):
        let earlier = reader.ending
        defer { if earlier == nil, let ending = reader.ending { console.note(ending) } }
        for input in reader.feed(text) {
          if !run(input) { return }
        }
      }
    }
  }

  /// Runs a complete input; returns whether the session continues.
  mutating func run(_ input: CommandReader.Input) -> Bool {
    // ^C pressed for an earlier line must not end the work on what is pasted now.
    Interruption.reset()
    switch input {
    case .command(let command): return run(command)
    case .log(let log, let opens): take(log, opens: opens)
    case .swift(let code): take(code)
    case .document(let text): take(document: text)
    }
    return true
  }

  /// Continues with the layout rebuilt from a console log that has been explained.
  mutating func open(_ log: ConsoleLog) throws(LayoutError) {
    let outcome = try interpreter.open(log, as: "log open")
    // The explanation has already said what clashes; Apple's report would repeat it.
    if !outcome.output.isEmpty { console.print(outcome.output) }
    keepState()
    tell("log open", outcome)
  }

  /// Runs commands that weren't typed; returns whether they succeeded.
  mutating func execute(_ source: Source) -> Bool {
    interpreter.phraseUse = .name
    defer { interpreter.phraseUse = .run }
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
    pageAnswer?.add([log.explanation])
    guard opens, !log.isEmpty else { return }
    do {
      try open(log)
    } catch {
      fail("log open", "error: \(error)")
    }
  }

  /// Continues with the layout that pasted Swift code makes.
  private mutating func take(_ code: String) {
    takePasted("swift") { (interpreter) throws(ScriptError) in
      try interpreter.run(swift: code, as: "swift")
    }
  }

  /// Continues with the layout of the first scene of a pasted document.
  private mutating func take(document text: String) {
    takePasted("import") { (interpreter) throws(ScriptError) in
      try interpreter.run(document: text)
    }
  }

  private mutating func takePasted(
    _ title: String, _ body: (inout Interpreter) throws(ScriptError) -> Outcome
  ) {
    do throws(ScriptError) {
      let outcome = try body(&interpreter)
      for line in outcome.diagnostics { console.report(line) }
      if !outcome.output.isEmpty { console.print(outcome.output) }
      keepState()
      tell(title, outcome)
    } catch {
      fail(title, error.description)
    }
  }

  /// Runs one command as typed; returns whether the session continues.
  private mutating func run(_ command: String) -> Bool {
    editor.remember(command)
    do throws(ScriptError) {
      return try execute(Source(name: "<repl>", text: command), summarises: true)
    } catch {
      fail(command, error.description)
      return true
    }
  }

  /// Runs the commands of a source one after another; returns whether the session continues.
  private mutating func execute(
    _ source: Source, summarises: Bool
  ) throws(ScriptError) -> Bool {
    for statement in try source.statements() {
      if let request = TerminalRequest(statement) {
        guard pageAnswer == nil else { return refuse(statement) }
        perform(request, statement)
        continue
      }
      // A file that is read at startup must not run shell commands.
      let redirection = summarises ? interpreter.redirection(of: statement) : nil
      if redirection != nil, interpreter.host.isGuarded {
        fail(statement.text, "error: safe mode has no redirection")
        return true
      }
      let run = Execution.running(redirection?.statement ?? statement, interpreter, summarises)
      guard let (execution, time) = finish(statement.text, run) else { return true }
      let outcome = try execution.outcome.get()
      if outcome.endsSession, pageAnswer != nil { return refuse(statement) }
      if !outcome.onlyLooked, !outcome.endsSession { journal?.add(outcome.line ?? statement.text) }
      show(execution, outcome, redirection?.target, isTyped: summarises && pageAnswer == nil)
      tell(statement.text, outcome, execution)
      if summarises, let picture = interpreter.picture(after: outcome) { console.print(picture) }
      if let difference = statement.difference(from: outcome) {
        console.complain("the output differs from what is expected\n\(difference)", .warning)
      }
      if isTimed { console.note(time) }
      if outcome.endsSession { return false }
    }
    return true
  }

  /// Runs work that makes an execution.
  ///
  /// - Returns: The execution and how long it took; nil if it was stopped, which has been reported.
  mutating func finish(
    _ title: String, _ work: @escaping @Sendable () -> Execution
  ) -> (Execution, time: String)? {
    let start = ContinuousClock.now
    switch thread.run(work) {
    case .stopped(let reason):
      fail(title, reason)
      return nil
    case .finished(let execution):
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      return (execution, "\(NumberText.measured(milliseconds)) ms")
    }
  }

  /// Adopts the session that resulted from a command.
  mutating func take(_ next: Interpreter) {
    if next.course.done != interpreter.course.done { LessonFile.add(next.course.done) }
    interpreter = next
  }

  /// Writes the current session to the journal, if the commands that led to it can't be rerun.
  func keepState() { journal?.add("reset\n" + interpreter.script) }

  /// Writes commands that were rerun to the journal.
  func keep(_ commands: [String]) { for command in commands { journal?.add(command) } }
}

extension Host {
  /// The same, but nothing is written once ^C or a limit has stopped the command, because the user has been told that
  /// nothing changed.
  fileprivate var refusingWhenInterrupted: Host {
    var host = self
    let write = writeFile
    host.writeFile = { path, bytes in
      Interruption.isRequested ? HostError(reason: "interrupted") : write(path, bytes)
    }
    return host
  }
}
