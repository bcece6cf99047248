import AutoLayout
import Foundation
import SwiftLayouts

/// Swift code, parsed by the `lay-swift` that was built beside this program.
enum CodeTrial {
  private static let parser = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "lay-swift")

  /// The sources in a text: the examples of a page, or the text itself.
  static func sources(in text: String) -> [String] {
    let parts = text.split(separator: "```swift\n", omittingEmptySubsequences: false).dropFirst()
    let examples = parts.compactMap { part in
      part.split(separator: "\n```", maxSplits: 1, omittingEmptySubsequences: false).first
        .map(String.init)
    }
    return examples.isEmpty ? [text] : examples
  }

  /// Parses code, follows all that it declares, and lays every view out.
  static func run(_ text: String) -> Subject.Trial {
    let document: SwiftDocument
    do {
      guard let trees = try trees(of: text) else {
        return Subject.Trial(isRead: false, fault: "lay-swift crashed")
      }
      document = try SwiftDocument(trees: trees)
    } catch {
      return Subject.Trial(isRead: false, fault: "\(error)")
    }
    let coverage = document.coverage()
    for type in document.types {
      guard var made = document.layout(of: type) else { continue }
      made.layout.solve()
      for view in made.views where !made.layout.frame(of: view).isFinite {
        return Subject.Trial(isRead: true, fault: "\(type): a frame isn't finite")
      }
    }
    return Subject.Trial(isRead: coverage.total > 0)
  }

  /// What the parser prints; nil where it doesn't end as it should.
  private static func trees(of text: String) throws -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appending(path: "code-\(getpid())")
    let output = folder.appending(path: "trees-\(getpid())")
    defer { for file in [input, output] { try? FileManager.default.removeItem(at: file) } }
    try Data("A.swift\n\(text.utf8.count)\n\(text)".utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = parser
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return try Array(Data(contentsOf: output))
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite }
  }
}
