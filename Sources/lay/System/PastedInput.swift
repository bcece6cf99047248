import ConsoleLog
import Platform

/// A log that the user pastes into the terminal.
enum PastedInput {
  /// The silence, in milliseconds, that ends a paste.
  ///
  /// Unread text would go to the shell, as commands.
  private static let silence: Int32 = 300

  /// Asks for a log, and reads it up to its end, or up to ^D.
  static func read(_ console: Console) -> [UInt8] {
    console.complain("Paste the log. A blank line after the report ends it, or ^D.", .quiet)
    var bytes: [UInt8] = []
    var paste = PastedLog()
    var partial: [UInt8] = []
    while true {
      let chunk = InputWait.read(STDIN_FILENO)
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      partial += chunk
      var isWhole = false
      while let end = partial.firstIndex(of: 0x0A) {
        isWhole = paste.take(String(decoding: partial[..<end], as: UTF8.self))
        partial.removeSubrange(...end)
      }
      if isWhole, !InputWait.isReady(STDIN_FILENO, milliseconds: silence) {
        tcflush(STDIN_FILENO, TCIFLUSH)
        return bytes
      }
    }
  }
}
