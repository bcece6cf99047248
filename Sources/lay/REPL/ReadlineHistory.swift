@preconcurrency import CReadline
import Platform

/// readline's history list, kept in a file.
///
/// Only this file touches the history's globals.
struct ReadlineHistory {
  /// The maximum number of commands kept.
  private static let limit: Int32 = 10_000

  /// nil if the history cannot be kept.
  private var file: HistoryFile?

  init(console: Console) {
    using_history()
    // The time stamps between entries show where an entry of several lines ends.
    history_comment_char = CChar(UInt8(ascii: "#"))
    history_write_timestamps = 1
    stifle_history(Self.limit)
    file = HistoryFile()
    guard let file else { return }
    if let error = file.create() {
      console.complain("warning: the history is not kept: \(file.path): \(error.reason)")
      self.file = nil
    } else {
      history_truncate_file(file.path, Self.limit)
      read_history(file.path)
    }
  }

  /// Adds a whole command, unless it repeats the one before.
  mutating func add(_ command: String) {
    if let last = history_get(history_base + history_length - 1)?.pointee.line,
      String(cString: last) == command
    {
      return
    }
    add_history(command)
    add_history_time("#\(time(nil))")
    // At once, so that nothing is lost when the terminal goes away.
    if let file { append_history(1, file.path) }
  }
}
