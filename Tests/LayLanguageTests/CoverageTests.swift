import Foundation
import TestSupport
import Testing

@testable import LayLanguage

/// Tests/Tables/statements.md: each statement of the documents has a script that shows it, or says what is missing.
@Suite("The table of what documents say") struct CoverageTests {
  private static let docs = Repository.root.appending(path: "Docs")

  struct Row: Sendable {
    let number: String
    let script: String
    let line: String
  }

  static let rows: [Row] = {
    let page = (try? Repository.text(of: "Tests/Tables/statements.md")) ?? ""
    return page.split(separator: "\n").compactMap { line in
      let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|")
        .map { String($0).trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|") }
      guard cells.count == 4, cells[0].contains(/^\d\.\d+$/) else { return nil }
      return Row(number: cells[0], script: cells[2], line: cells[3])
    }
  }()

  @Test("has every row once, in order") func numbers() {
    let counts = [37, 75, 32, 6, 12]
    let expected = counts.enumerated().flatMap { document, count in
      (1...count).map { "\(document).\($0)" }
    }
    #expect(Self.rows.map(\.number) == expected)
  }

  @Test("names lines of scripts", arguments: rows.map { [$0.number, $0.script, $0.line] })
  func scripts(_ row: [String]) throws {
    let (number, path, line) = (row[0], row[1], row[2])
    guard path != "not yet" else {
      #expect(line.count > 5, "\(number) doesn't say what is missing")
      return
    }
    let text = String(
      decoding: try Data(contentsOf: Self.docs.appending(path: path)), as: UTF8.self)
    let fragment = line.trimmingCharacters(in: ["`"])
    #expect(!fragment.isEmpty)
    // Recorded output is checked, other comments are not.
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") || $0.hasPrefix("#>") }
    #expect(lines.contains { $0.contains(fragment) }, "\(path) doesn't show \(number): \(fragment)")
  }

  /// The list of gaps must only shrink: add nothing here.
  @Test("has these open rows") func open() {
    #expect(
      Self.rows.filter { $0.script == "not yet" }.map(\.number) == [
        "1.35"
      ])
  }
}
