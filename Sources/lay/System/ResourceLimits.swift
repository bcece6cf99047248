import Platform

/// The limits of a run's time and memory.
struct ResourceLimits {
  /// nil for no limit.
  var seconds: Double?
  /// nil for no limit.
  var bytes: Int?

  var isEmpty: Bool { seconds == nil && bytes == nil }

  /// Three quarters of the machine's memory.
  static var mostOfMemory: Int {
    Int(sysconf(Int32(_SC_PHYS_PAGES))) / 4 * 3 * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// How far work may exceed the memory limit, in bytes.
  private static let allowance = 8_000_000

  /// Whether too much memory is in use, and more than there was before.
  ///
  /// A session that is too large already must still be looked at, saved and undone.
  func exceedsMemory(since before: Int) -> Bool {
    guard let bytes else { return false }
    let used = ProcessTable.residentMemory(of: getpid())
    return used > bytes && used > before + Self.allowance
  }

  /// `1.5 seconds`.
  static func text(seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "\(number) second\(number == "1" ? "" : "s")"
  }

  /// `512 MB`.
  static func text(bytes: Int) -> String { "\(bytes / 1_000_000) MB" }
}
