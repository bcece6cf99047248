import Foundation
import Platform

/// The program built beside the tests, about to run:
/// `try Program("run", "-").input("get red.frame").run().status`.
struct Program {
  /// The result.
  struct Run {
    let stdout: String
    let stderr: String
    let status: Int32
  }

  /// Where the build put the program: next to the tests.
  static let path = ProcessTable.ownFolder + "lay"

  private let executable: String
  private let arguments: [String]
  private var standardInput = Data()
  private var variables: [String: String] = [:]
  private var directory: TemporaryDirectory?

  init(_ arguments: String...) {
    self.init(path: Self.path, arguments: arguments)
  }

  init(arguments: [String]) {
    self.init(path: Self.path, arguments: arguments)
  }

  private init(path: String, arguments: [String]) {
    executable = path
    self.arguments = arguments
  }

  /// Runs a line of bash.
  static func shell(_ line: String) throws -> Run {
    try Program(path: "/bin/bash", arguments: ["-c", line]).run()
  }

  /// The same with something piped in.
  func input(_ text: String) -> Program { input(Data(text.utf8)) }

  /// The same with bytes piped in.
  func input(_ bytes: Data) -> Program {
    var program = self
    program.standardInput = bytes
    return program
  }

  /// The same with an environment variable set.
  func variable(_ name: String, _ value: String) -> Program {
    var program = self
    program.variables[name] = value
    return program
  }

  /// The same in a directory, which is the person's home too.
  func directory(_ directory: TemporaryDirectory) -> Program {
    var program = self
    program.directory = directory
    return program
  }

  /// Runs the program to its end.
  func run() throws -> Run {
    let streams = try TemporaryDirectory()
    let input = try streams.file("input", standardInput)
    let (out, err) = (try streams.file("out"), try streams.file("err"))
    let home = try directory ?? TemporaryDirectory()
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = home.url
    process.environment = Self.environment(home: home).merging(variables) { $1 }
    // Files, unlike pipes, take any amount without a reader.
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    return Run(
      stdout: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      stderr: String(decoding: try Data(contentsOf: err), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// An environment that does not depend on who runs the tests.
  static func environment(home: TemporaryDirectory) -> [String: String] {
    [
      "HOME": home.url.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
      // The library that parses arguments leaks some bytes when it refuses a value. Where the program is built
      // with AddressSanitizer, that would change its exit status.
      "ASAN_OPTIONS": "detect_leaks=0",
    ]
  }
}

/// A directory that goes with the value.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "lay-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes a file, with its directories.
  @discardableResult
  func file(_ name: String, _ content: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return file
  }

  /// Makes a text file.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> URL { try file(name, Data(text.utf8)) }

  /// The present text of a file.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
