import LayLanguage
import Platform
import Synchronization

/// Replaces the content of files.
///
/// Whatever fails, a file has either all of its old content or all of the new. The new content is written beside the
/// file and reaches the disk before it takes the file's place.
struct FileReplacement {
  /// Why files weren't replaced, and the file that caused it.
  struct Failure: Error {
    /// The file as requested.
    let path: String
    /// The system's error.
    let error: HostError
  }

  /// New content, waiting next to the file for which it is meant.
  private struct Draft {
    /// The path as requested.
    let path: String
    /// The path of the temporary file.
    let place: String
    /// The file that it replaces: where the links of the path end.
    let target: String
  }

  var calls = FileCalls()

  /// Replaces all of the files, or none of them when one can't be written.
  ///
  /// Only the renaming at the end can fail halfway, in which case the files before that one have been replaced.
  func replace(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    var drafts: [Draft] = []
    var renamed = 0
    defer { for draft in drafts[renamed...] { _ = calls.remove(draft.place) } }
    for (path, bytes) in files {
      do throws(HostError) {
        if let draft = try draft(bytes, for: path, number: drafts.count) { drafts.append(draft) }
      } catch {
        throw Failure(path: path, error: error)
      }
    }
    for draft in drafts {
      guard calls.rename(draft.place, draft.target) == 0 else {
        throw Failure(path: draft.path, error: .current)
      }
      renamed += 1
    }
  }

  /// Writes the content beside the file; nil if the path names a device or a pipe, which takes it at once.
  private func draft(
    _ bytes: [UInt8], for path: String, number: Int
  ) throws(HostError) -> Draft? {
    let target = try FilePlace.target(of: path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if FilePlace.isHandedOver(path) || exists && status.st_mode & S_IFMT != S_IFREG {
      try pass(bytes, to: path)
      return nil
    }
    // A rename would replace even a protected file.
    guard !exists || faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 else { throw .current }
    let (descriptor, place) = try open(beside: target, from: number, mode: exists ? 0o600 : 0o666)
    do throws(HostError) {
      try fill(descriptor, with: bytes, like: exists ? status : nil)
    } catch {
      _ = calls.remove(place)
      throw error
    }
    return Draft(path: path, place: place, target: target)
  }

  /// Creates a hidden file in the same directory, with an unused name.
  private func open(
    beside target: String, from number: Int, mode: mode_t
  ) throws(HostError) -> (descriptor: Int32, place: String) {
    let directory = String(target.lastIndex(of: "/").map { target[...$0] } ?? "")
    sweep(directory)
    for number in number..<number + 100 {
      let place = "\(directory)\(Self.prefix)\(getpid())-\(number)"
      let descriptor = calls.open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, place) }
      // A killed process with this ID may have left such a file.
      if errno != EEXIST { break }
    }
    throw .current
  }

  private static let prefix = ".lay-"

  /// The directories in which this process has looked for leftover files of others.
  private static let swept = Mutex<Set<String>>([])

  /// Removes the files of processes that were killed before they could.
  private func sweep(_ directory: String) {
    guard Self.swept.withLock({ $0.insert(directory).inserted }),
      case .success(let names) = Files.names(directory.isEmpty ? "." : directory)
    else { return }
    for name in names where name.hasPrefix(Self.prefix) {
      let numbers = name.dropFirst(Self.prefix.count).split(separator: "-").map { pid_t($0) }
      guard numbers.count == 2, let process = numbers[0], process > 0, numbers[1] != nil,
        kill(process, 0) != 0, errno == ESRCH, Files.kind(of: directory + name) == S_IFREG
      else { continue }
      _ = calls.remove(directory + name)
    }
  }

  /// Writes the content to the disk and closes the file, which gets the mode of the one it replaces.
  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], like old: stat?
  ) throws(HostError) {
    var failure: HostError?
    do throws(HostError) {
      try calls.write(bytes, to: descriptor)
      if let old {
        // Only root may change a file's owner; for others it stays their own.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        guard calls.setMode(descriptor, old.st_mode & 0o7777) == 0 else { throw .current }
      }
      guard calls.synchronize(descriptor) == 0 else { throw .current }
    } catch {
      failure = error
    }
    // A full disk may only show when the file is closed.
    if calls.close(descriptor) != 0, failure == nil { failure = .current }
    if let failure { throw failure }
  }

  /// If a file behind these were opened a second time, one of the two would write from its start.
  private static let ownDescriptors = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO]

  /// Writes to something that is not a file, such as `/dev/stdout`, where nothing can be lost.
  private func pass(_ bytes: [UInt8], to path: String) throws(HostError) {
    if let own = Self.ownDescriptors[path] { return try calls.write(bytes, to: own) }
    // Opening a pipe without `O_NONBLOCK` would wait for a reader.
    let descriptor = calls.open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw errno == ENXIO ? .noReader : .current }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    defer { _ = calls.close(descriptor) }
    try calls.write(bytes, to: descriptor)
  }
}

extension HostError {
  fileprivate static var noReader: HostError {
    HostError(reason: "nothing reads from this pipe")
  }
}

/// The system calls that replace a file, as a table so that a test can make any of them fail.
///
/// Like the calls themselves, each returns a negative number and sets `errno` when it fails.
struct FileCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 = {
    Platform.open($0, $1, $2)
  }
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    Platform.write($0, $1.baseAddress, $1.count)
  }
  var setMode: @Sendable (_ descriptor: Int32, _ mode: mode_t) -> Int32 = { fchmod($0, $1) }
  var synchronize: @Sendable (_ descriptor: Int32) -> Int32 = { fsync($0) }
  var close: @Sendable (_ descriptor: Int32) -> Int32 = { Platform.close($0) }
  var rename: @Sendable (_ from: String, _ to: String) -> Int32 = { Platform.rename($0, $1) }
  var remove: @Sendable (_ path: String) -> Int32 = { unlink($0) }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8], to descriptor: Int32) throws(HostError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .current
      }
    }
  }
}
