import LayLanguage
import Platform

/// The directory of the program's persistent state: `~/.local/state/lay`, or below `XDG_STATE_HOME`.
enum StateDirectory {
  /// The path of a file there; nil without a home.
  static func path(_ file: String) -> String? {
    Variables.path("XDG_STATE_HOME", orHome: ".local/state", "lay/\(file)")
  }

  /// Makes the directories of a path where they are missing, by default readable by the owner alone.
  static func make(for path: String, mode: mode_t = 0o700) -> HostError? {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      if mkdir(String(path[..<slash]), mode) != 0 && errno != EEXIST { return .current }
    }
    return nil
  }
}
