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

  @Test("of console logs shows what lay explain prints")
  func consoleLogs() throws {
    let file = Self.repository.appending(path: "Docs/ConsoleLogs.md")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let mentions = written.matches(of: /`lay explain (Docs\/Logs\/[a-z-]+\.log)`/)
    #expect(!mentions.isEmpty)
    for mention in mentions {
      let log = Self.repository.appending(path: String(mention.output.1))
      let run = try Program("explain", log.path).run()
      #expect(run.status == 0)
      #expect(written.contains("`\n\n```text\n\(run.stdout)```\n"), "\(mention.output.1)")
    }
  }
}
