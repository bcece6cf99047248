import Foundation
import TestSupport
import Testing

/// The promises of Docs/Security.md are tested, and it names the tests.
@Suite("The promises of Docs/Security.md")
struct SecurityPageTests {
  private static let page = (try? Repository.text(of: "Docs/Security.md")) ?? ""

  /// The names of all files with tests, without their endings, and the scripts.
  private static let known: Set<String> = {
    let folder = Repository.root.appending(path: "Tests").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let tests = paths.filter { $0.hasSuffix("Tests.swift") }
      .map { String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
    return Set(tests)
  }()

  /// The paragraphs, items and rows of tables after the first heading below the title; code isn't looked at.
  private static let promises: [String] = {
    let prose = page.replacing(/(?s)```.*?```/, with: "")
    let sections = prose.split(separator: "\n## ").dropFirst()
    return sections.flatMap { section in
      section.split(separator: "\n\n").dropFirst().flatMap { block in
        block.replacing("\n- ", with: "\n\n- ").split(separator: "\n\n").flatMap { part in
          part.hasPrefix("|")
            ? part.split(separator: "\n").dropFirst(2).map(String.init) : [String(part)]
        }
      }
    }
  }()

  @Test("each name a test that exists")
  func named() {
    #expect(Self.promises.count > 40)
    for promise in Self.promises where promise.contains(/\w/) {
      let names = promise.matches(of: /`(\w+Tests|scripts\/[\w ]+)`/).map { String($0.1) }
      // A sentence that only introduces a list or an example isn't a promise.
      #expect(!names.isEmpty || promise.hasSuffix(":"), "no test is named: \(promise)")
      for name in names where !name.hasPrefix("scripts/") {
        #expect(Self.known.contains(name), "there is no \(name)")
      }
    }
  }
}
