import AutoLayout
import LayLanguage
import LayoutDiagnostics
import Platform

/// The destination of commands' output.
extension Repl {
  /// Shows what a command did, and adopts its session.
  mutating func show(
    _ execution: Execution, _ outcome: Outcome, _ target: Redirection.Target? = nil,
    isTyped: Bool = true
  ) {
    take(execution.interpreter)
    if let line = outcome.line { console.note("→ " + line) }
    switch target {
    case .file(let path, let appends): write(outcome.output, to: path, appends: appends)
    case .command(let command):
      if !Shell.feed(outcome.output + "\n", to: command) {
        console.report("error: can't run \(command)")
      }
    case nil where outcome.picture?.isEmpty == false: console.print(outcome.picture ?? [])
    case nil where isTyped && outcome.onlyLooked && Pager.wants(outcome.output):
      Pager.show(outcome.output)
    case nil where !outcome.output.isEmpty: console.print(outcome.output)
    case nil: break
    }
    for message in execution.messages { console.complain(message, .warning) }
    for line in execution.summary { console.note(line.text, line.style) }
  }

  private func write(_ output: String, to path: String, appends: Bool) {
    var bytes: [UInt8] = []
    // An existing file that can't be read must not be replaced.
    if appends, access(Files.absolute(path), F_OK) == 0 {
      switch Files.host.readFile(path) {
      case .success(let content): bytes = content
      case .failure(let error):
        return console.report("error: can't append to '\(path)': \(error.reason)")
      }
    }
    if let error = Files.host.writeFile(path, bytes + [UInt8]((output + "\n").utf8)) {
      console.report("error: can't write '\(path)': \(error.reason)")
    }
  }
}

/// Shows long output a page at a time.
enum Pager {
  /// Whether a text has more lines than two screens, and nothing has been typed ahead, which the pager would take as
  /// its own input.
  static func wants(_ text: String) -> Bool {
    guard let screen = Terminal.screen(), Terminal.isTerminal(STDIN_FILENO),
      Terminal.isKnown, command != nil
    else { return false }
    return text.utf8.count { $0 == UInt8(ascii: "\n") } >= 2 * screen.rows
      && !Terminal.hasInput(STDIN_FILENO)
  }

  /// Shows a text in `$PAGER`, or in less.
  static func show(_ text: String) {
    guard let command else { return }
    // Less leaves short texts on the screen, shows colors, and neither writes files nor runs commands.
    let settings = "LESS=${LESS-FRX} LESSSECURE=1; export LESS LESSSECURE; "
    _ = Shell.feed(VisibleText.lines(text) + "\n", to: settings + command)
  }

  private static var command: String? {
    if getenv("PAGER") != nil { return ProcessEnvironment.value("PAGER") }
    return access("/usr/bin/less", X_OK) == 0 ? "less" : nil
  }
}

extension Prompt {
  private static let usualDevice = Layout().environment.device.name

  /// The prompt before a command: the device, unless it is the default one, and how much is broken or ambiguous.
  ///
  /// `lay iPhone 16 ⚠1> `
  static func text(_ interpreter: Interpreter) -> String {
    let device = interpreter.session.layout.environment.device.name
    let problems = interpreter.problemCount
    let parts = [
      "lay", device == usualDevice ? nil : device,
      problems > 0 ? "⚠\(problems)" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ") + "> "
  }
}
