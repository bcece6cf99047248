import Foundation
import TestSupport

/// A Swift file of a module under Sources.
struct SourceFile {
  /// The path below Sources.
  let path: String
  let module: String
  /// The folder inside the module; "." for files that are in none.
  let folder: String
  let lines: [Substring]
  /// The text without comments and literals.
  let code: String
  /// The types declared at the top level.
  let types: Set<String>
  /// Everything that could be the name of a type.
  let mentions: Set<String>

  init(_ path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    let depth = parts.first == "Workshop" ? 1 : 0
    let text = try Repository.text(of: "Sources/" + path)
    code = Self.code(of: text)
    self.path = path
    module = parts[depth]
    folder = parts.count > depth + 2 ? parts[depth + 1] : "."
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    types = Set(code.matches(of: Self.declaration).map { String($0.output.1) })
    mentions = Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
  }

  /// All Swift files under Sources.
  static let all: [SourceFile] = {
    let sources = Repository.root.appending(path: "Sources").path
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { try? SourceFile($0) }
  }()

  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^(?:(?:public|package|private|fileprivate|final|indirect|nonisolated|@\w+) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
  }

  private static func code(of text: String) -> String {
    text.replacing(/(?s)"""(.*?)"""/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
