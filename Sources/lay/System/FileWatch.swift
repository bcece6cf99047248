import LayLanguage
import Platform

/// Files as they were, to notice when they change.
struct FileWatch {
  private let paths: [String]
  private let state: [String: String]
  /// How often ^C had been pressed before the watch began; nil if ^C doesn't end it.
  private let presses: Int?

  /// The interval of checks of the files, in microseconds.
  private static let interval: UInt32 = 200_000

  /// Records the present state of everything below some paths, for a watch that began after `presses` of ^C.
  init(_ paths: [String], since presses: Int? = nil) {
    self.paths = paths
    self.presses = presses
    state = Self.state(of: paths)
  }

  /// Waits until a file has changed, appeared or gone; false after ^C.
  func waitForChange() -> Bool {
    while presses == nil || InterruptSignal.count == presses {
      if Self.state(of: paths) != state { return true }
      usleep(Self.interval)
    }
    return false
  }

  /// When each file was changed last, by path.
  private static func state(of paths: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var pending = paths
    while let path = pending.popLast() {
      var status = stat()
      // Links are not followed, so that none leads in a circle; those that were named are.
      guard (paths.contains(path) ? stat(path, &status) : lstat(path, &status)) == 0 else {
        continue
      }
      let time = status.modificationTime
      found[path] = "\(time.tv_sec).\(time.tv_nsec) \(status.st_size)"
      guard status.st_mode & S_IFMT == S_IFDIR, case .success(let names) = Files.names(path)
      else { continue }
      pending += names.filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
    }
    return found
  }
}
