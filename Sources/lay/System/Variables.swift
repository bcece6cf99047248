import Platform

/// The environment variables of the program.
enum Variables {
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

  /// Whether this runs unattended, so that changing output wouldn't be seen.
  static var isContinuousIntegration: Bool {
    value("CI").map { $0 != "false" && $0 != "0" } ?? false
  }

  /// The number of processors.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
