import Foundation
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  @Test("of the commands is what the program says")
  func reference() throws {
    let written = try Repository.text(of: "Docs/Commands.md")
    let run = try Program("reference").run()
    #expect(run.status == 0)
    #expect(run.stdout == written, "run scripts/update-docs")
  }

  @Test("of UIKit is what the program says")
  func uiKit() throws {
    let written = try Repository.text(of: "Docs/UIKit.md")
    let run = try Program("reference", "--uikit").run()
    #expect(run.status == 0)
    #expect(run.stdout == written, "run scripts/update-docs")
  }

  @Test("of console logs shows what lay explain prints")
  func consoleLogs() throws {
    let written = try Repository.text(of: "Docs/ConsoleLogs.md")
    let mentions = written.matches(of: /`lay explain (Docs\/Logs\/[a-z-]+\.log)`/)
    #expect(!mentions.isEmpty)
    for mention in mentions {
      let log = Repository.root.appending(path: String(mention.output.1))
      let run = try Program("explain", log.path).run()
      #expect(run.status == 0)
      #expect(written.contains("`\n\n```text\n\(run.stdout)```\n"), "\(mention.output.1)")
    }
  }

  @Test("of what people ask about a log quotes what lay explain prints")
  func questionsAboutLogs() throws {
    let written = try Repository.text(of: "Docs/ConsoleLogs.md")
    let rows = written.matches(of: /\| \[[a-z-]+\]\((Logs\/[a-z-]+\.log)\): (`.+) \|/)
    #expect(rows.count > 8)
    for row in rows {
      let log = Repository.root.appending(path: "Docs/\(row.output.1)")
      let run = try Program("explain", log.path).run()
      #expect(run.status == 0)
      for quote in row.output.2.matches(of: /`([^`]+)`/) {
        #expect(run.stdout.contains(quote.output.1), "\(row.output.1)")
      }
    }
  }
}
