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

  @Test("of UIKit is what the program says")
  func uiKit() throws {
    let file = Self.repository.appending(path: "Docs/UIKit.md")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let run = try Program("reference", "--uikit").run()
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

  @Test("of what people ask about a log quotes what lay explain prints")
  func questionsAboutLogs() throws {
    let file = Self.repository.appending(path: "Docs/ConsoleLogs.md")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let rows = written.matches(of: /\| \[[a-z-]+\]\((Logs\/[a-z-]+\.log)\): (`.+) \|/)
    #expect(rows.count > 8)
    for row in rows {
      let log = Self.repository.appending(path: "Docs/\(row.output.1)")
      let run = try Program("explain", log.path).run()
      #expect(run.status == 0)
      for quote in row.output.2.matches(of: /`([^`]+)`/) {
        #expect(run.stdout.contains(quote.output.1), "\(row.output.1)")
      }
    }
  }
}
