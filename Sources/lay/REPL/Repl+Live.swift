import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import Platform

/// The page beside the prompt.
extension Repl {
  /// Opens, shows or ends the page.
  mutating func perform(_ request: TerminalRequest.Live) {
    guard request != .off else {
      guard let live else { return console.note("there is no page; 'live' makes one") }
      live.end()
      (self.live, trustsPage) = (nil, false)
      return console.note("the page has ended")
    }
    if request == .trusted { trustsPage = true }
    do throws(HostError) {
      if live == nil { try openPage(port: 0) }
      console.print(live?.address ?? "")
    } catch {
      console.report("error: can't serve a page: \(error.reason)")
    }
  }

  /// Serves the session to browsers from now on.
  mutating func openPage(port: UInt16) throws(HostError) {
    live = try LiveServer(
      port: port, title: followed?.path ?? "lay", LiveStep(interpreter: interpreter),
      mail, resources)
  }

  /// Handles what was not typed.
  mutating func take(_ letter: PromptMail.Letter) {
    switch letter {
    case .commands(let text, let request): run(text, for: request)
    case .fileChanged:
      guard let followed else { return }
      take(followed, as: "live \(followed.path)")
      // The file holds it.
      interpreter.noteSaved()
    }
  }

  /// Runs commands from a page, up to the first that fails.
  private mutating func run(_ text: String, for request: Int) {
    console.echo(text, after: Prompt.page)
    let host = interpreter.host
    if !trustsPage { interpreter = interpreter.guarded }
    pageAnswer = LiveAnswer()
    var reader = CommandReader()
    let inputs = reader.feed(text)
    for input in inputs + [reader.finish()].compactMap({ $0 }) {
      _ = run(input)
      if pageAnswer?.error != nil { break }
    }
    if pageAnswer?.error == nil, reader.isContinuing {
      fail(text, "error: a bracket, a quote or a line is not complete")
    }
    interpreter.host = host
    if let answer = pageAnswer { live?.answer(request, answer) }
    pageAnswer = nil
  }

  // MARK: Telling

  /// Tells the page what a command did; nil for a change that no command made.
  mutating func tell(
    _ title: String, _ outcome: Outcome?, _ execution: Execution? = nil, place: String = ""
  ) {
    let lines = [outcome?.line.map { "→ " + $0 }, outcome?.output].compactMap { $0 }
    let messages = execution?.messages ?? outcome?.diagnostics ?? []
    pageAnswer?.add(lines + messages + (execution?.summary ?? []).map { $0.text })
    publish(outcome.map { PageEntry(title, place: place, $0) } ?? PageEntry(title, place: place))
  }

  /// Reports that a command from a page works only at the prompt; returns that the session continues.
  mutating func refuse(_ statement: Statement) -> Bool {
    fail(statement.text, "error: this command works only at the prompt")
    return true
  }

  /// Reports that a command failed to the connected pages.
  mutating func fail(_ title: String, _ message: String, place: String = "") {
    console.report(message)
    pageAnswer?.fail(message)
    publish(PageEntry(title, place: place, failure: message))
  }

  private func publish(_ entry: @autoclosure () -> PageEntry) {
    guard let live else { return }
    var seen = interpreter
    // Typed commands have no line numbers; views that the script made keep theirs.
    if seen.session.layout.isVersion(of: fromScript.layout) { seen.origins = fromScript.origins }
    live.publish(LiveStep(entry: entry(), interpreter: seen, script: followedScript))
  }

  // MARK: Following a file

  /// Makes the layout match a file, now and whenever the file changes.
  mutating func follow(_ file: FollowedFile) {
    followed = file
    let mail = mail
    let first = FileWatch([file.path])
    take(file, as: "live \(file.path)")
    DeepThread.detach {
      var watch = first
      while watch.waitForChange() {
        watch = FileWatch([file.path])
        mail.send(.fileChanged)
      }
    }
  }

  /// Updates the layout to match a file.
  mutating func take(_ file: FollowedFile, as title: String) {
    do throws(ScriptError) {
      switch try file.source(for: interpreter) {
      case .success(let source):
        followedScript = file.command == nil ? source.text : nil
        if replace(with: source, as: title, hasLines: file.command == nil) { keepState() }
      case .failure(let error):
        fail(title, "error: can't read '\(file.path)': \(error.reason)")
      }
    } catch {
      fail(title, error.description, place: "\(file.path):\(error.line)")
    }
  }
}

/// A file whose changes the layout follows.
struct FollowedFile {
  let path: String
  /// The command that opens it; nil for a script.
  let command: String?

  /// The commands that create its layout.
  func source(for interpreter: Interpreter) throws(ScriptError) -> Result<Source, HostError> {
    if let command { return .success(Source(name: "open", text: command)) }
    switch interpreter.file(path) {
    case .failure(let error): return .failure(error)
    case .success(let bytes): return .success(try Source(name: path, bytes: bytes))
    }
  }
}
