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

/// Every library has a page, whose example is a test.
@Suite("The page of a library")
struct LibraryPageTests {
  static let libraries: [String] = {
    let package = (try? Repository.text(of: "Package.swift")) ?? ""
    return package.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
  }()

  @Test("is there for each") func found() {
    #expect(Self.libraries.count > 5)
  }

  @Test("shows what the tests run", arguments: libraries)
  func example(library: String) throws {
    let page = try Repository.text(of: "Sources/\(library)/\(library).docc/\(library).md")
    let test = try Repository.text(of: "Tests/ExampleTests/\(library)Example.swift")
    #expect(page.hasPrefix("# ``\(library)``\n"))
    #expect(page.contains("```swift\n\(Self.example(in: test))\n```\n"), "copy it from the test")
  }

  /// The imports and the body of a test; expectations become values with a comment.
  private static func example(in test: String) -> String {
    let lines = test.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") && $0 != "import Testing" }
    let body = lines.drop { !$0.contains("func runs()") }.dropFirst().prefix { $0 != "  }" }
    let example = body.map { line in
      line.dropFirst(4).replacing(/#expect\((.+) == (.+)\)/) { match in
        "\(match.output.1)  // \(match.output.2)"
      }
    }
    return (imports + [""] + example).joined(separator: "\n")
  }
}

/// The promises of Docs/Security.md are tested, and it names the tests.
@Suite("The promises of Docs/Security.md")
struct SecurityPageTests {
  private static let page = (try? Repository.text(of: "Docs/Security.md")) ?? ""

  /// The names of all suites.
  private static let known: Set<String> = {
    let folder = Repository.root.appending(path: "Tests").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let names = paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = (try? Repository.text(of: "Tests/" + path)) ?? ""
      return text.matches(of: /\b(?:struct|class) (\w+Tests)\b/).map { String($0.output.1) }
    }
    return Set(names)
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
