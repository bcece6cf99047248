import Glibc

/// When to color what is printed.
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

  init(_ descriptor: Int32, color: ColorChoice) {
    hasColor =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        Self.isTerminal(descriptor) && Variables.value("NO_COLOR") == nil
          && Variables.value("TERM") != "dumb"
      }
  }

  /// Whether a person is at the other end.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal is still there: one that was closed gives no attributes any more.
  static func isAlive(_ descriptor: Int32) -> Bool {
    var attributes = termios()
    return tcgetattr(descriptor, &attributes) == 0
  }

  /// Whether somebody has typed what was not read yet, be it a line or a part of one.
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

  /// The columns and lines of the terminal that data goes to, less the line of the prompt; nil when
  /// it goes elsewhere.
  @Sendable
  static func screen() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 1
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row) - 1)
  }

  /// The text with its escapes, or as it is.
  func paint(_ text: String, _ style: Style) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
