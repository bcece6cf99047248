import Foundation
import TestSupport
import Testing

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
