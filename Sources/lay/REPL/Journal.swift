import LayLanguage
import Platform

/// The commands of a session, in a file that outlives the program.
///
/// Each command is appended as soon as it has succeeded, and reaches the disk before the next prompt. The file is a
/// script; a comment before each command gives its number of bytes, so that a truncated command is noticed. While the
/// program runs, it holds a lock on its journal, so that no other one takes it for a journal that was left behind.
struct Journal {
  let path: String
  private let descriptor: Int32

  private static let mark = "#@ "

  /// Begins a journal; nil if it can't be written.
  init?() {
    guard let directory = Self.directory, StateDirectory.make(for: directory + "/x") == nil else {
      return nil
    }
    // It gets its name only once it is locked; otherwise another lay would take it for one that was left behind.
    let draft = "\(directory)/\(getpid()).new"
    unlink(draft)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC
    let descriptor = open(draft, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { unlink(draft) }
    flock(descriptor, LOCK_EX | LOCK_NB)
    // A killed process with this ID may have left its journal.
    for number in 0..<100 {
      let path = "\(directory)/\(getpid())-\(number).lay"
      if Self.give(path, to: draft) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      if errno != EEXIST { break }
    }
    close(descriptor)
    return nil
  }

  /// Gives the file an unused name; false, with `errno`, on failure.
  private static func give(_ path: String, to draft: String) -> Bool {
    if link(draft, path) == 0 { return true }
    // Some file systems, on networks and memory cards, have no hard links.
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { return false }
    guard access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(draft, path) == 0
  }

  /// Appends a command.
  func add(_ command: String) {
    let record = "\(Self.mark)\(command.utf8.count)\n\(command)\n"
    // A full disk must not end the session; the previous command is then the last one kept.
    guard Files.write(record, to: descriptor) == nil else { return }
    OpenFiles.synchronize(descriptor)
  }

  /// Ends the journal of a session that no longer needs it.
  func remove() {
    unlink(path)
    close(descriptor)
  }

  /// Ends the journal of a session that the user left, and keeps it under a name that shows this; returns whether it
  /// was kept.
  func keep() -> Bool {
    // From now on it counts as one that the user left.
    close(descriptor)
    guard rename(path, path.dropLast(".lay".count) + "-\(time(nil))\(Self.kept)") == 0 else {
      return false
    }
    let earlier = Self.leftovers().filter { !$0.wasCutOff }
    for leftover in earlier.dropLast(Self.keptLimit) { leftover.remove() }
    return true
  }

  private static let kept = "-left.lay"
  /// The maximum number of kept sessions.
  private static let keptLimit = 5

  private static var directory: String? { StateDirectory.path("journal") }
}

extension Journal {
  /// A journal of a session that has ended.
  struct Leftover {
    let path: String
    let commands: [String]
    /// The time when the last command was added.
    let time: timespec

    /// Whether the session ended abnormally; otherwise the user left it without saving.
    var wasCutOff: Bool { !path.hasSuffix(Journal.kept) }

    /// Forgets it.
    func remove() { unlink(path) }

    /// `22 Nov 2026 14:51`.
    var date: String {
      var (seconds, parts) = (time.tv_sec, tm())
      localtime_r(&seconds, &parts)
      var text = [CChar](repeating: 0, count: 64)
      let count = strftime(&text, text.count, "%e %b %Y %H:%M", &parts)
      return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The journals of ended sessions, the newest last; those without a command are deleted.
  static func leftovers() -> [Leftover] {
    guard let directory, case .success(let names) = Files.names(directory) else { return [] }
    return names.filter { $0.hasSuffix(".lay") }.compactMap { leftover("\(directory)/\($0)") }
      .sorted { ($0.time.tv_sec, $0.time.tv_nsec) < ($1.time.tv_sec, $1.time.tv_nsec) }
  }

  private static func leftover(_ path: String) -> Leftover? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, case .success(let bytes) = Files.read(descriptor)
    else { return nil }
    let commands = commands(in: bytes)
    if commands.isEmpty { unlink(path) }
    return commands.isEmpty
      ? nil : Leftover(path: path, commands: commands, time: status.modificationTime)
  }

  /// The commands that are complete.
  private static func commands(in bytes: [UInt8]) -> [String] {
    var commands: [String] = []
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let head = String(decoding: rest[..<newline], as: UTF8.self)
      guard head.hasPrefix(mark), let count = Int(head.dropFirst(mark.count)), count >= 0,
        count < rest.endIndex - newline - 1
      else { break }
      let end = newline + 1 + count
      guard rest[end] == UInt8(ascii: "\n") else { break }
      commands.append(String(decoding: rest[(newline + 1)..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return commands
  }
}
