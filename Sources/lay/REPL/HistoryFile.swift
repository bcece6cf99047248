@preconcurrency import CReadline
import LayLanguage
import Platform

/// The file with the commands of earlier sessions.
struct HistoryFile {
  let path: String

  /// The file that `LAY_HISTORY` names, or else the one in the user's state directory; nil if `LAY_HISTORY` is empty,
  /// or there is no home.
  init?() {
    if getenv("LAY_HISTORY") != nil {
      guard let path = ProcessEnvironment.value("LAY_HISTORY") else { return nil }
      self.path = path
    } else if let path = StateDirectory.path("history") {
      self.path = path
    } else {
      return nil
    }
  }

  /// Creates the file and its directories if they are missing, readable only by the owner.
  func create() -> HostError? {
    if let error = StateDirectory.make(for: path) { return error }
    // Opening a pipe without `O_NONBLOCK` would wait for a reader.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .current }
    return status.st_mode & S_IFMT == S_IFIFO ? HostError(reason: "Is a pipe") : nil
  }
}

/// readline's history list, kept in a file.
///
/// Only this file touches the history's globals.
struct ReadlineHistory {
  /// The maximum number of commands kept.
  private static let limit: Int32 = 10_000

  /// The file; nil if the history cannot be kept.
  private var file: HistoryFile?

  init(console: Console) {
    using_history()
    // The timestamps between entries show where an entry with several lines ends.
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

  /// Adds a whole command, unless it repeats the previous one.
  mutating func add(_ command: String) {
    if let last = history_get(history_base + history_length - 1)?.pointee.line,
      String(cString: last) == command
    {
      return
    }
    add_history(command)
    add_history_time("#\(time(nil))")
    // Save immediately, so that nothing is lost when the terminal goes away.
    if let file { append_history(1, file.path) }
  }
}

/// The names of the lessons that are done, one per line, in a persistent file.
enum LessonFile {
  private static var path: String? { StateDirectory.path("lessons") }

  /// The names of the lessons that are done.
  static var done: Set<String> {
    guard let path, case .success(let bytes) = Files.host.readFile(path) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Adds names; a failure to store them isn't reported, because the lessons continue without it.
  static func add(_ names: Set<String>) {
    guard let path, StateDirectory.make(for: path) == nil else { return }
    let all = done.union(names).sorted().map { $0 + "\n" }.joined()
    _ = Files.host.writeFile(path, [UInt8](all.utf8))
  }
}
