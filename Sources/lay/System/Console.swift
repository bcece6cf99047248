import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import Platform

/// The two output streams: data on standard output, everything about the data on standard error.
///
/// Nothing is buffered, so that the two stay in order if both go to the same place.
struct Console {
  private let out: Terminal
  private let err: Terminal

  init(color: ColorChoice) {
    out = Terminal(STDOUT_FILENO, color: color)
    err = Terminal(STDERR_FILENO, color: color)
  }

  /// Writes lines of data with their ends; control characters are made visible.
  func write(_ text: String) {
    pass([UInt8](RunnerCommands.disarmed(VisibleText.lines(text)).utf8))
  }

  /// Writes commands for GitHub's runners: the only ones that aren't disarmed.
  func write(_ annotations: [GitHubAnnotation]) {
    pass([UInt8](annotations.map { VisibleText.line($0.line) + "\n" }.joined().utf8))
  }

  /// Passes bytes on unchanged: a patch, or what was read.
  func pass(_ bytes: [UInt8]) {
    if let error = Files.write(bytes, to: STDOUT_FILENO) {
      complain("error: cannot write to standard output: \(error.reason)")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  /// Prints a line of data.
  func print(_ text: String) { write(text + "\n") }

  /// Prints a picture in characters, in color if the terminal has colors.
  func print(_ picture: [TerminalRun]) {
    let painted = picture.map { run in
      let text = VisibleText.lines(run.text)
      return Self.pictureStyles[run.tone].map { out.paint(text, $0) } ?? text
    }
    pass([UInt8]((RunnerCommands.disarmed(painted.joined()) + "\n").utf8))
  }

  private static let pictureStyles: [TerminalRun.Tone: Style] = [
    .constraint: .related, .conflict: .removed, .ambiguity: .warning, .guide: .quiet,
  ]

  /// Prints a line about an event, less prominent than requested output.
  func note(_ text: String, _ style: Style = .quiet) {
    pass([UInt8]((out.paint(Self.visible(text, on: out), style) + "\n").utf8))
  }

  /// Prints a command before it runs.
  func echo(_ command: String, after prompt: String = Prompt.first) {
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
    note(prompt + lines.joined(separator: "\n" + Prompt.next))
  }

  /// The prompt as readline takes it: marks show which characters have no width.
  func prompt(_ text: String) -> String {
    out.hasColor ? "\u{1}\u{1B}[1m\u{2}\(text)\u{1}\u{1B}[0m\u{2}" : text
  }

  /// Prints a command's outcome; for a phrase, first the line that it stands for.
  func show(_ outcome: Outcome) {
    if let line = outcome.line { complain("→ " + line, .quiet) }
    if let picture = outcome.picture, !picture.isEmpty {
      print(picture)
    } else if !outcome.output.isEmpty {
      print(outcome.output)
    }
    for report in outcome.diagnostics { complain(report, .warning) }
  }

  /// Reports an error; the word `error:` stands out.
  func report(_ message: String) {
    let text = Self.visible(message, on: err)
    let painted = text.replacing("error:", with: err.paint("error:", .error), maxReplacements: 1)
    _ = Files.write(painted + "\n", to: STDERR_FILENO)
  }

  /// Prints a line on standard error; a failure to do so can't be reported.
  func complain(_ text: String, _ style: Style? = nil) {
    let text = Self.visible(text, on: err)
    _ = Files.write((style.map { err.paint(text, $0) } ?? text) + "\n", to: STDERR_FILENO)
  }

  private static func visible(_ text: String, on terminal: Terminal) -> String {
    RunnerCommands.disarmed(terminal.fitted(VisibleText.lines(text)))
  }

  /// Prints a prompt where the user can see it.
  func ask(_ prompt: String) {
    _ = Files.write(prompt, to: STDERR_FILENO)
  }

  /// Prints the report of a test run.
  func printTestReport(_ report: String) {
    for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
      let style = Self.testStyles.first { line.hasPrefix($0.prefix) }?.style
      if let style { note(String(line), style) } else { print(String(line)) }
    }
  }

  private static let testStyles: [(prefix: String, style: Style)] = [
    ("FAIL ", .error), ("PASS ", .warning), ("  - ", .removed), ("  + ", .added),
  ]
}
