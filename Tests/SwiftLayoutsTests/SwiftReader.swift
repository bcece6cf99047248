import Foundation
import SwiftLayouts

/// `lay-swift`, built beside the tests.
enum SwiftReader {
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "lay-swift")

  /// Whether it is there; a toolchain without a parser has none.
  static let exists = FileManager.default.isExecutableFile(atPath: program.path)

  /// Reads sources, each as if it were alone.
  static func documents(_ sources: [String]) throws -> [SwiftDocument] {
    try sources.map { source in try SwiftDocument(trees: Array(trees(source))) }
  }

  private static func trees(_ source: String) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data("A.swift\n\(source.utf8.count)\n\(source)".utf8).write(to: input)
    try Data().write(to: output)
    try run(program, [], input: input, output: output)
    return try Data(contentsOf: output)
  }

  /// Runs a program to its end; returns its status.
  @discardableResult
  static func run(_ program: URL, _ arguments: [String], input: URL? = nil, output: URL? = nil)
    throws -> Int32
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    if let output {
      let handle = try FileHandle(forWritingTo: output)
      process.standardOutput = handle
      process.standardError = handle
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
