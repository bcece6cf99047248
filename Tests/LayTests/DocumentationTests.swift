import Foundation
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  /// The pages that `scripts/update-docs` writes, each with the options of `lay reference` that it is made with.
  private static let pages: [[String]] = {
    let script = (try? Repository.text(of: "scripts/update-docs")) ?? ""
    return script.split(separator: "\n").filter { $0.hasPrefix("write Docs/") }
      .map { $0.split(separator: " ").dropFirst().map(String.init) }
  }()

  @Test("is written by a script") func isFound() { #expect(Self.pages.count >= 8) }

  @Test("is what the program says", arguments: pages)
  func generated(page: [String]) throws {
    let written = try Repository.text(of: page[0])
    let run = try Program(arguments: ["reference"] + page.dropFirst()).run()
    #expect(run.status == 0)
    #expect(run.stdout == written, "run scripts/update-docs")
  }

  @Test("of editors is JSON, and every command is in it")
  func grammar() throws {
    let data = Data(try Repository.text(of: "Docs/Editors/lay.tmLanguage.json").utf8)
    let grammar = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let patterns = try #require(grammar?["patterns"] as? [[String: Any]])
    for pattern in patterns.compactMap({ $0["match"] as? String }) {
      _ = try NSRegularExpression(pattern: pattern)
    }
    let commands = patterns.compactMap { $0["match"] as? String }.first { $0.contains("|pin|") }
    #expect(commands?.contains("|report|") == true)
  }

  @Test("has the pictures that its scripts draw")
  func pictures() throws {
    let directory = try TemporaryDirectory()
    let docs = directory.url.appending(path: "Docs")
    try FileManager.default.copyItem(at: Repository.root.appending(path: "Docs"), to: docs)
    let pictures = docs.appending(path: "Pictures")
    try FileManager.default.removeItem(at: pictures)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for folder in ["Cookbook", "Views"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: docs.appending(path: folder).path)
      for name in names where name.hasSuffix(".lay") {
        let script = docs.appending(path: "\(folder)/\(name)")
        let text = try String(contentsOf: script, encoding: .utf8)
        guard text.contains(/\n(render |preview .* to )/) else { continue }
        #expect(try Program("run", script.path).run().status == 0, "\(name)")
      }
    }
    let written = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Docs/Pictures").path)
    let drawn = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    #expect(drawn.count > 15)
    // The page's picture is a browser's.
    #expect((drawn + ["page.png"]).sorted() == written.sorted(), "run scripts/update-docs")
    for name in drawn where written.contains(name) {
      let new = try String(contentsOf: pictures.appending(path: name), encoding: .utf8)
      #expect(try Repository.text(of: "Docs/Pictures/\(name)") == new, "run scripts/update-docs")
    }
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
    #expect(rows.count > 5)
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
