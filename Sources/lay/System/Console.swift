import Glibc
import LayLanguage

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
  func write(_ text: String) {
    if let error = Files.write(text, to: STDOUT_FILENO) {
      complain("error: cannot write to standard output: \(error.reason)")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  /// Prints a line of data.
  func print(_ text: String) {
    write(text + "\n")
  }

  /// Prints a line about what happened, less prominent than what was asked for.
  func note(_ text: String, _ style: Style = .quiet) {
    print(out.paint(text, style))
  }

  /// Prints a command before it runs.
  func echo(_ command: String) {
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
    print(out.paint(Prompt.first + lines.joined(separator: "\n" + Prompt.next), .quiet))
  }

  /// The prompt as readline takes it: marks tell it which characters have no width.
  func prompt(_ text: String) -> String {
    out.hasColor ? "\u{1}\u{1B}[1m\u{2}\(text)\u{1}\u{1B}[0m\u{2}" : text
  }

  /// Prints what a command has to say.
  func show(_ outcome: Outcome) {
    if !outcome.output.isEmpty { print(outcome.output) }
    for report in outcome.diagnostics { complain(err.paint(report, .warning)) }
  }

  /// Reports an error; the word `error:` stands out.
  func report(_ message: String) {
    complain(message.replacing("error:", with: err.paint("error:", .error), maxReplacements: 1))
  }

  /// Prints a line on standard error; a failure to do so has nowhere to go.
  func complain(_ text: String) {
    _ = Files.write(text + "\n", to: STDERR_FILENO)
  }

  /// Prints a prompt where the user can see it.
  func ask(_ prompt: String) {
    _ = Files.write(prompt, to: STDERR_FILENO)
  }

  /// Prints the report of a test run.
  func printTestReport(_ report: String) {
    for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
      let style = Self.testStyles.first { line.hasPrefix($0.prefix) }?.style
      print(style.map { out.paint(String(line), $0) } ?? String(line))
    }
  }

  private static let testStyles: [(prefix: String, style: Style)] = [
    ("FAIL ", .error), ("  - ", .removed), ("  + ", .added),
  ]
}
