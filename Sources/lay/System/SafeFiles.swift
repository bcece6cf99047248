import LayLanguage
import Platform

/// The file system as an untrusted script may see it: regular files in a few directories.
///
/// Paths are judged after following all links, and for reading once more when the file is open, so that no link leads
/// out, not even one that is changed meanwhile. Files are written by path, so a process that can change a writable
/// directory can lead out of it. Docs/Security.md says what these rules are for.
struct SafeFiles: Sendable {
  /// The directories below which files are read, as they were named.
  let readable: [String]
  /// The directories below which files are written.
  let writable: [String]

  init(readable: [String], writable: [String]) {
    self.readable = readable
    self.writable = writable
  }

  /// The files for a script: those in its own directory; nothing is written.
  init(besides script: String) {
    self.init(readable: [Self.directory(of: script)], writable: [])
  }

  /// The files for a script that is only examined: those in its own directory or in the same git working tree; nothing
  /// is written.
  init(lookingAt script: String) {
    let own = Self.directory(of: script)
    self.init(readable: [own] + [Self.workingTree(around: own)].compactMap { $0 }, writable: [])
  }

  private static func directory(of script: String) -> String {
    script.lastIndex(of: "/").map { String(script[...$0]) } ?? "."
  }

  /// The top of the working tree that contains a directory; nil if there is none, or if it is the whole home directory.
  private static func workingTree(around directory: String) -> String? {
    guard var path = Files.real(directory) else { return nil }
    let home = ProcessEnvironment.value("HOME").flatMap(Files.real)
    while path != home, let slash = path.lastIndex(of: "/") {
      if Files.entry(path + "/.git") != nil { return path }
      path = String(path[..<slash])
    }
    return nil
  }

  /// The same as a host.
  var host: Host {
    var host = Files.makeHost(readFile: read, writeFile: write)
    host.folderNames = { folder in
      Self.holds(readable, (Files.real(folder) ?? "") + "/") ? Files.host.folderNames(folder) : []
    }
    host.swiftFiles = { path in
      // Reading reports why there is nothing.
      guard let real = Files.real(path) else { return .success([]) }
      guard Self.holds(readable, real + "/") else {
        return .failure(.outside(readable, "--read DIR"))
      }
      return Files.host.swiftFiles(path)
    }
    host.isGuarded = true
    return host
  }

  @Sendable
  private func read(_ path: String) -> Result<[UInt8], HostError> {
    guard let real = Files.real(path) else {
      return .failure(missing(path, below: readable, "--read DIR"))
    }
    guard holds(real) else { return .failure(.outside(readable, "--read DIR")) }
    let descriptor = open(real, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.current) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.current) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(
        HostError(reason: "it isn't a regular file, and safe mode reads nothing else"))
    }
    guard OpenFiles.path(of: descriptor) == real else {
      return .failure(.outside(readable, "--read DIR"))
    }
    return Files.read(descriptor)
  }

  /// Why a path leads nowhere.
  ///
  /// A script learns nothing about files outside, not even whether they exist.
  private func missing(_ path: String, below directories: [String], _ option: String) -> HostError {
    let error = HostError.current
    guard Files.isWhole(path) else { return error }
    var ancestor = path.hasPrefix("~") ? "./\(path)" : path
    while true {
      // A link whose target doesn't exist may lead anywhere.
      if Files.kind(of: ancestor) == S_IFLNK { return .outside(directories, option) }
      let slash = ancestor.lastIndex(of: "/")
      ancestor = slash.map { $0 == ancestor.startIndex ? "/" : String(ancestor[..<$0]) } ?? "."
      guard let real = Files.real(ancestor) else { continue }
      return Self.holds(directories, real + "/") ? error : .outside(directories, option)
    }
  }

  @Sendable
  private func write(_ path: String, _ bytes: [UInt8]) -> HostError? {
    if writable.isEmpty {
      return HostError(reason: "safe mode writes nothing; --write DIR allows a directory")
    }
    do throws(HostError) {
      // The file itself need not exist.
      let target = try FilePlace.target(of: path)
      let slash = target.lastIndex(of: "/")
      guard let directory = Files.real(slash.map { String(target[...$0]) } ?? ".") else {
        return missing(target, below: writable, "--write DIR")
      }
      let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
      guard Self.holds(writable, directory + "/\(name)"), name != "..", name != "." else {
        return .outside(writable, "--write DIR")
      }
      var status = stat()
      if lstat(directory + "/\(name)", &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        return HostError(reason: "it isn't a regular file, and safe mode writes nothing else")
      }
      return Files.host.writeFile(directory + "/\(name)", bytes)
    } catch {
      return error
    }
  }

  /// Whether a path without links leads to something below a directory that may be read.
  func holds(_ path: String) -> Bool { Self.holds(readable, path) }

  private static func holds(_ directories: [String], _ path: String) -> Bool {
    directories.compactMap(Files.real).contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }
}

extension HostError {
  fileprivate static func outside(_ directories: [String], _ option: String) -> HostError {
    let list = directories.joined(separator: ", ")
    return HostError(
      reason: "it is outside of \(list), and this is safe mode; \(option) allows more")
  }
}
