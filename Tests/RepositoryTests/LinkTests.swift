import Foundation
import TestSupport
import Testing

/// Links of pages lead to existing files and headings.
@Suite("Links")
struct LinkTests {
  static let pages: [String] = {
    let paths =
      FileManager.default.enumerator(atPath: Repository.root.appending(path: "Docs").path)?
      .compactMap { $0 as? String } ?? []
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + paths.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/" + $0 }
  }()

  @Test("lead to files of the repository", arguments: pages)
  func files(page: String) throws {
    let text = try Repository.text(of: page)
    let links = text.matches(of: /\]\(([\w\/.-]+[.\/][\w\/.-]+)(#[^)]*)?\)/)
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for link in links {
      let target = folder.appending(path: String(link.output.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(link.output.1)")
    }
  }
}
