import LayLanguage
import Platform

/// Where the commands of earlier sessions are kept.
struct HistoryFile {
  let path: String

  /// The file that `LAY_HISTORY` names, else the one in the user's state directory; nil if `LAY_HISTORY` is set to
  /// nothing, or when there is no home.
  init?() {
    if getenv("LAY_HISTORY") != nil {
      guard let path = Variables.value("LAY_HISTORY") else { return nil }
      self.path = path
    } else if let path = StateDirectory.path("history") {
      self.path = path
    } else {
      return nil
    }
  }

  /// Makes the file and its directories where they are missing, readable by the owner alone.
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
