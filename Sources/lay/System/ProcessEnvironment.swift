import LayLanguage
import Platform

/// The environment variables of the program.
enum ProcessEnvironment {
  /// The value of an environment variable; nil if it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// A path below one of the XDG base directories.
  static func path(_ base: String, orHome directory: String, _ file: String) -> String? {
    if let base = value(base) { return "\(base)/\(file)" }
    return value("HOME").map { "\($0)/\(directory)/\(file)" }
  }

  /// Whether the program runs unattended, so that nobody would see changing output.
  static var isContinuousIntegration: Bool {
    value("CI").map { $0 != "false" && $0 != "0" } ?? false
  }

  /// The number of processors.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The directory of the program's persistent state: `~/.local/state/lay`, or below `XDG_STATE_HOME`.
enum StateDirectory {
  /// The path of a file there; nil if there is no home.
  static func path(_ file: String) -> String? {
    ProcessEnvironment.path("XDG_STATE_HOME", orHome: ".local/state", "lay/\(file)")
  }

  /// Creates the missing directories of a path, by default readable only by the owner.
  static func make(for path: String, mode: mode_t = 0o700) -> HostError? {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      if mkdir(String(path[..<slash]), mode) != 0 && errno != EEXIST { return .current }
    }
    return nil
  }
}

/// Files in a new directory that only this user can read, and that is removed afterward.
enum TemporaryFiles {
  /// Calls the body with the paths of files that may be written.
  static func with<Success>(
    _ names: [String], _ body: ([String]) -> Result<Success, HostError>
  ) -> Result<Success, HostError> {
    var template = Array("\(ProcessEnvironment.value("TMPDIR") ?? "/tmp")/lay-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .failure(.current) }
    let directory = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let paths = names.map { "\(directory)/\($0)" }
    defer {
      // Programs may write more than they were asked to.
      for name in Files.host.folderNames(directory) { unlink("\(directory)/\(name)") }
      rmdir(directory)
    }
    return body(paths)
  }
}
