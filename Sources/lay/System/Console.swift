import Glibc
import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// The two output streams: data on standard output, everything about the data on standard error.
///
/// Nothing is buffered, so that the two stay in order when they end up in one place.
struct Console {
  private let out: Terminal
  private let err: Terminal

  init(color: ColorChoice) {
    out = Terminal(STDOUT_FILENO, color: color)
    err = Terminal(STDERR_FILENO, color: color)
  }

  /// Writes data as it is.
  func write(_ text: String) { write([UInt8](text.utf8)) }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) {
    if let error = Files.write(bytes, to: STDOUT_FILENO) {
      complain("error: cannot write to standard output: \(error.reason)")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  /// Prints a line of data; what would do something on a terminal is made visible.
  func print(_ text: String) {
    write(VisibleText.lines(text) + "\n")
  }

  /// Prints a picture in characters, with its colors where the terminal has some.
  func print(_ picture: [TerminalRun]) {
    let painted = picture.map { run in
      let text = VisibleText.lines(run.text)
      return Self.pictureStyles[run.tone].map { out.paint(text, $0) } ?? text
    }
    write(painted.joined() + "\n")
  }

  private static let pictureStyles: [TerminalRun.Tone: Style] = [
    .constraint: .related, .conflict: .removed, .ambiguity: .warning, .guide: .quiet,
  ]

  /// Prints a line about what happened, less prominent than what was asked for.
  func note(_ text: String, _ style: Style = .quiet) {
    write(out.paint(out.fitted(VisibleText.lines(text)), style) + "\n")
  }

  /// Prints a command before it runs.
  func echo(_ command: String, after prompt: String = Prompt.first) {
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
    note(prompt + lines.joined(separator: "\n" + Prompt.next))
  }

  /// The prompt as readline takes it: marks tell it which characters have no width.
  func prompt(_ text: String) -> String {
    out.hasColor ? "\u{1}\u{1B}[1m\u{2}\(text)\u{1}\u{1B}[0m\u{2}" : text
  }

  /// Prints what a command has to say; for a phrase, first the line that it stands for.
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
    let text = err.fitted(VisibleText.lines(message))
    let painted = text.replacing("error:", with: err.paint("error:", .error), maxReplacements: 1)
    _ = Files.write(painted + "\n", to: STDERR_FILENO)
  }

  /// Prints a line on standard error; a failure to do so has nowhere to go.
  func complain(_ text: String, _ style: Style? = nil) {
    let text = err.fitted(VisibleText.lines(text))
    _ = Files.write((style.map { err.paint(text, $0) } ?? text) + "\n", to: STDERR_FILENO)
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
