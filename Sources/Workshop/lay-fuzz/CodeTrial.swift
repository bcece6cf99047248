import Foundation
import Fuzzing
import Platform
import SwiftLayouts

/// Swift code, parsed by the `lay-swift` that was built beside this program.
enum CodeTrial {
  private static let parser = URL(filePath: ProcessTable.ownFolder + "lay-swift")

  /// Parses code, follows all that it declares, and lays every view out.
  static func run(_ text: String) -> Kind.Outcome {
    let document: SwiftDocument
    do {
      guard let trees = try trees(of: text) else {
        return Kind.Outcome(isRead: false, fault: "lay-swift crashed")
      }
      document = try SwiftDocument(trees: trees)
    } catch {
      return Kind.Outcome(isRead: false, fault: "\(error)")
    }
    let coverage = document.coverage()
    for type in document.types {
      guard var made = try? document.layout(of: type) else { continue }
      made.layout.solve()
      for view in made.views where !made.layout.frame(of: view).isFinite {
        return Kind.Outcome(isRead: true, fault: "\(type): a frame isn't finite")
      }
    }
    return Kind.Outcome(isRead: coverage.total > 0)
  }

  /// The output of the parser; nil if it crashes.
  private static func trees(of text: String) throws -> [UInt8]? {
    let file = FileManager.default.temporaryDirectory.appending(path: "lay-fuzz-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("A.swift\n\(text.utf8.count)\n\(text)".utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = parser
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let trees = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isFine = process.terminationReason == .exit && process.terminationStatus == 0
    return isFine ? Array(trees) : nil
  }
}
