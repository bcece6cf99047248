import LayLanguage
import Platform

/// Where paths lead.
enum FilePlace {
  /// The maximum number of links that Linux follows in one path.
  private static let linkLimit = 40

  /// Whether the path names something that the shell opened: `/dev/stdin`, or the pipe of a process substitution such
  /// as `<(command)`.
  static func isHandedOver(_ path: String) -> Bool {
    let exact = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
    return exact.contains(path) || OpenFiles.isDescriptor(path)
  }

  /// A path as a file in another folder names it.
  ///
  /// - Parameters:
  ///   - path: The path, from the working directory.
  ///   - file: The file, in a folder that exists.
  /// - Returns: The path relative to that folder; absolute if one of them can't be found.
  static func path(_ path: String, asNamedIn file: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    guard let target = Files.real(path), let start = Files.real(folder) else {
      return Files.absolute(path)
    }
    let (names, folders) = (target.split(separator: "/"), start.split(separator: "/"))
    let shared = zip(names, folders).prefix { $0 == $1 }.count
    return (folders.dropFirst(shared).map { _ in ".." } + names.dropFirst(shared))
      .joined(separator: "/")
  }

  /// The file at the end of the path's links, which need not exist.
  static func target(of path: String) throws(HostError) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let link = try link(at: path) else { return path }
      let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = link.hasPrefix("/") ? link : directory + link
    }
    errno = ELOOP
    throw .current
  }

  /// Where a symbolic link leads; nil for anything else.
  private static func link(at path: String) throws(HostError) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    guard let link = String(validating: bytes, as: UTF8.self) else {
      errno = EILSEQ
      throw .current
    }
    return link
  }
}

/// A record of files, to notice when they change.
struct FileWatch {
  private let paths: [String]
  private let state: [String: String]
  /// How often ^C had been pressed before the watch began; nil if ^C doesn't end it.
  private let presses: Int?

  /// The interval of checks of the files, in microseconds.
  private static let interval: UInt32 = 200_000

  /// Records the current state of everything below some paths, for a watch that began after `presses` of ^C.
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

  /// When each file was last changed, by path.
  private static func state(of paths: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var pending = paths
    while let path = pending.popLast() {
      var status = stat()
      // Links are followed only if they were named, so that none leads in a circle.
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
