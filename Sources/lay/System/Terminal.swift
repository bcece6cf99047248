import LayoutDiagnostics
import Platform
import Synchronization

/// When to color the output.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// Ways to print a piece of text.
enum Style: String {
  case error = "1;31"
  case removed = "31"
  case added = "32"
  case warning = "33"
  case related = "34"
  case quiet = "2"
  case prompt = "1"
}

/// Whether and how one stream is colored.
struct Terminal {
  let hasColor: Bool
  private let descriptor: Int32

  init(_ descriptor: Int32, color: ColorChoice) {
    self.descriptor = descriptor
    hasColor =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        Self.isTerminal(descriptor) && ProcessEnvironment.value("NO_COLOR") == nil && Self.isKnown
      }
  }

  /// Whether `TERM` names a terminal that the system knows (terminfo(5)).
  ///
  /// If no terminal descriptions are installed, every name counts as known.
  static var isKnown: Bool {
    guard let name = ProcessEnvironment.value("TERM"), name != "dumb",
      let first = name.unicodeScalars.first
    else { return false }
    let home = ProcessEnvironment.value("HOME").map { "\($0)/.terminfo" }
    let named = (ProcessEnvironment.value("TERMINFO_DIRS") ?? "").split(separator: ":").map(
      String.init)
    let folders =
      [ProcessEnvironment.value("TERMINFO"), home].compactMap { $0 } + named
      + ["/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo"]
    let letters = [String(first), String(first.value, radix: 16)]
    let isListed = folders.contains { folder in
      letters.contains { access("\(folder)/\($0)/\(name)", F_OK) == 0 }
    }
    return isListed
      || !folders.contains { access("\($0)/x", F_OK) == 0 || access("\($0)/78", F_OK) == 0 }
  }

  /// Whether a person is at the other end.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal is still there: a closed one no longer has attributes.
  static func isAlive(_ descriptor: Int32) -> Bool {
    var attributes = termios()
    return tcgetattr(descriptor, &attributes) == 0
  }

  /// Whether there is unread input, whether a whole line or part of one.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return false }
    // A terminal that waits for whole lines hides their beginnings.
    var byByte = attributes
    byByte.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(descriptor, TCSANOW, &byByte)
    defer { tcsetattr(descriptor, TCSANOW, &attributes) }
    return InputWait.isReady(descriptor, milliseconds: 0)
  }

  /// The columns and lines of the terminal to which data goes, minus the line of the prompt; nil if it goes elsewhere.
  @Sendable
  static func screen() -> (columns: Int, rows: Int)? {
    let size = size(STDOUT_FILENO)
    return size.rows > 1 ? (size.columns, size.rows - 1) : nil
  }

  /// The columns and lines of a terminal; 0 for anything else.
  private static func size(_ descriptor: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (0, 0) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The text with lines that are too long for the terminal broken between words: the terminal itself would break them anywhere.
  ///
  /// Lines with columns aren't wrapped: indented ones, and those with a caret below.
  func fitted(_ text: String) -> String {
    let columns = Self.size(descriptor).columns
    guard columns > 0, text.utf8.count > columns else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { place -> [String] in
      let line = lines[place]
      let next = place + 1 < lines.count ? lines[place + 1] : ""
      guard VisibleText.columns(of: String(line)) > columns, line.first?.isWhitespace == false,
        !next.drop(while: \.isWhitespace).hasPrefix("^")
      else { return [String(line)] }
      return Self.advice(in: line).flatMap { VisibleText.wrapped($0, to: columns) }
    }.joined(separator: "\n")
  }

  /// Splits a line that ends with a command to type, so that this can be copied.
  private static func advice(in line: Substring) -> [Substring] {
    guard let colon = line.ranges(of: ": ").last, !line[..<colon.lowerBound].hasSuffix("error")
    else { return [line] }
    return [line[..<line.index(before: colon.upperBound)], line[colon.upperBound...]]
  }

  /// The text with escapes for a style, or unchanged.
  func paint(_ text: String, _ style: Style) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A progress line on a terminal that is overwritten, and removed at the end.
///
/// Elsewhere nothing is written.
final class ProgressLine: Sendable {
  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  /// Moves to the first column, and erases everything after it (ECMA-48).
  private static let erase = "\r\u{1B}[K"

  /// Begins with nothing done, which is shown because the first file may take long.
  init(of total: Int) {
    self.total = total
    isShown = total > 0 && Terminal.isTerminal(STDERR_FILENO) && Terminal.isKnown
    write(text(0))
  }

  private func text(_ count: Int) -> String {
    "\(count) of \(total) file\(total == 1 ? "" : "s")"
  }

  /// Notes that one more is done, and prints its report.
  func step(_ report: () -> Void) {
    write(Self.erase)
    report()
    let count = done.withLock { done in
      done += 1
      return done
    }
    if count < total { write(text(count)) }
  }

  /// Removes the line where the work ends before all is done.
  func end() {
    if done.withLock({ $0 }) < total { write(Self.erase) }
  }

  private func write(_ text: String) {
    if isShown { _ = Files.write(text, to: STDERR_FILENO) }
  }
}

/// The prompts.
enum Prompt {
  /// The prompt before a command that is echoed.
  static let first = "lay> "
  /// The prompt before a command from the page.
  static let page = "page> "
  /// The prompt before the rest of a command.
  static let next = "...> "
}
