import LayLanguage
import Platform

/// The file system, in the form that the language and the test runner need.
enum Files {
  static let host: Host = {
    var host = makeHost(readFile: readFile, writeFile: writeFile)
    host.folderNames = { (try? names($0).get()) ?? [] }
    host.swiftFiles = SwiftParsing.files
    return host
  }()

  /// A host with what every script may use, and no access to other files.
  static func makeHost(
    readFile: @escaping @Sendable (String) -> Result<[UInt8], HostError>,
    writeFile: @escaping @Sendable (String, [UInt8]) -> HostError?
  ) -> Host {
    var host = Host(readFile: readFile, writeFile: writeFile)
    host.convertPicture = PictureConversion.convert
    host.pictureFont = PictureFonts.font
    host.addedFonts = PictureFonts.added
    host.canDraw = PictureFonts.canDraw
    host.pageDrawing = PictureConversion.drawing
    host.realPath = { Files.real($0) }
    host.screen = Terminal.screen
    host.parseSwift = SwiftParsing.parse
    return host
  }

  /// The entry at a path; links are followed.
  @Sendable
  static func entry(_ path: String) -> TestFiles.Entry? {
    var status = stat()
    guard stat(expanded(path), &status) == 0 else { return nil }
    let kind: TestFiles.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    return TestFiles.Entry(kind: kind, identity: "\(status.st_dev):\(status.st_ino)")
  }

  /// The type of a path itself, without following links, as one of the constants `S_IFREG` and so on; 0 if nothing is
  /// there.
  static func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(expanded(path), &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Everything that is piped in.
  static func readStandardInput() -> Result<[UInt8], HostError> { read(STDIN_FILENO) }

  /// Everything that can be read from a descriptor.
  static func readAll(_ descriptor: Int32) -> Result<[UInt8], HostError> { read(descriptor) }

  /// Writes all of the text.
  static func write(_ text: String, to descriptor: Int32) -> HostError? {
    write([UInt8](text.utf8), to: descriptor)
  }

  /// Writes all of the bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> HostError? {
    do throws(HostError) {
      try FileCalls().write(bytes, to: descriptor)
      return nil
    } catch {
      return error
    }
  }

  @Sendable
  private static func readFile(_ path: String) -> Result<[UInt8], HostError> {
    guard isWhole(path) else { return .failure(.current) }
    let path = expanded(path)
    // Opening a pipe without `O_NONBLOCK` would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.current) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.current) }
    guard status.st_mode & S_IFMT != S_IFIFO || FilePlace.isHandedOver(path) else {
      return .failure(.namedPipe)
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    return read(descriptor)
  }

  /// The maximum number of bytes to read from a file; the largest documents seen have a few megabytes.
  private static let sizeLimit = 64 << 20

  /// The rest of an open file.
  static func read(_ descriptor: Int32) -> Result<[UInt8], HostError> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.current) }
    // Pipes and devices have no size, so the bytes they deliver are counted as well.
    guard status.st_size <= sizeLimit else { return .failure(.tooLarge(limit: sizeLimit)) }
    var content: [UInt8] = []
    content.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1 << 12), 1 << 16))
    while true {
      let count = Platform.read(descriptor, &chunk, chunk.count)
      if count == 0 { return .success(content) }
      if count > 0 {
        content += chunk[..<count]
        guard content.count <= sizeLimit else { return .failure(.tooLarge(limit: sizeLimit)) }
      } else if errno != EINTR {
        return .failure(.current)
      }
    }
  }

  @Sendable
  private static func writeFile(_ path: String, _ bytes: [UInt8]) -> HostError? {
    guard isWhole(path) else { return .current }
    do throws(FileReplacement.Failure) {
      try FileReplacement().replace([(expanded(path), bytes)])
      return nil
    } catch {
      return error.error
    }
  }

  /// Replaces all of the files, or none if one can't be written; returns that one and the reason.
  @Sendable
  static func replaceFiles(
    _ files: [(path: String, text: String)]
  ) -> (path: String, error: HostError)? {
    do throws(FileReplacement.Failure) {
      try FileReplacement().replace(files.map { (expanded($0.path), [UInt8]($0.text.utf8)) })
      return nil
    } catch {
      return (error.path, error.error)
    }
  }

  /// The names in a folder that are UTF-8, in any order; nothing else can name a file here.
  @Sendable
  static func names(_ directory: String) -> Result<[String], HostError> {
    guard let stream = opendir(expanded(directory)) else { return .failure(.current) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(validatingCString: $0)
        }
      }
      if let name, name != "." && name != ".." { names.append(name) }
    }
    return .success(names)
  }

  /// The absolute path; relative ones begin in the working directory.
  static func absolute(_ path: String) -> String {
    let path = expanded(path)
    if path.hasPrefix("/") { return path }
    guard let pointer = getcwd(nil, 0) else { return "/" + path }
    defer { free(pointer) }
    return String(cString: pointer) + "/" + path
  }

  /// Whether the system reads all of a path.
  ///
  /// If a path contains U+0000, the system would read only what precedes it; `errno` then says that it is invalid.
  static func isWhole(_ path: String) -> Bool {
    guard path.utf8.contains(0) else { return true }
    errno = EINVAL
    return false
  }

  /// The absolute path without links; nil if nothing is there.
  static func real(_ path: String) -> String? {
    guard isWhole(path), let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// Why a file or directory can't be opened; nil if it can.
  static func reasonUnreadable(_ path: String) -> String? {
    let descriptor = open(expanded(path), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return HostError.current.reason }
    close(descriptor)
    return nil
  }

  /// The size of a file in bytes; 0 if there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(expanded(path), &status) == 0 ? Int(status.st_size) : 0
  }

  /// The path with a leading `~/` expanded as in a shell; the REPL also completes such paths.
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessEnvironment.value("HOME") else { return path }
    return home + path.dropFirst()
  }
}

extension HostError {
  /// The error of the last system call.
  static var current: HostError { HostError(errno) }
  /// The error about a folder that is read like a file.
  static let folder = HostError(EISDIR)

  private init(_ number: Int32) { self.init(reason: String(cString: strerror(number))) }

  /// The error about a named pipe, which could block forever.
  fileprivate static var namedPipe: HostError {
    HostError(reason: "it is a named pipe; pass it as standard input, or copy it to a file")
  }

  /// The error about a file with more bytes than are read.
  fileprivate static func tooLarge(limit: Int) -> HostError {
    HostError(reason: "File too large: more than \(limit) bytes")
  }
}
