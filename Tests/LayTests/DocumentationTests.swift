import Foundation
import Testing

@Suite("The documentation")
struct DocumentationTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("of the commands is what the program says")
  func reference() throws {
    let file = Self.repository.appending(path: "Docs/Commands.md")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let run = try Program("reference").run()
    #expect(run.status == 0)
    #expect(run.stdout == written, "run scripts/update-docs")
  }
}
