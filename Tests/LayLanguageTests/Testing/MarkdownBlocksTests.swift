import Testing

@testable import LayLanguage

@Suite("The lay blocks of a Markdown file")
struct MarkdownBlocksTests {
  private func blocks(_ text: String) -> [ScriptTest] {
    ScriptTest.blocks(ofMarkdown: Source(name: "README.md", text: text))
  }

  @Test("are tests named after the line of their fence, and keep the file's line numbers")
  func naming() throws {
    let tests = blocks("# Title\n\n```lay\nsay a\n#> a\n```\n\ntext\n~~~ lay\nsay b\n~~~\n")
    #expect(tests.map(\.name) == ["README.md:3", "README.md:9"])
    #expect(tests.map(\.path) == ["README.md", "README.md"])
    let first = try #require(try tests[0].source.statements().first)
    #expect(first.line == 4)
    #expect(first.recordedLines == 5...5)
    #expect(try tests[1].source.statements().map(\.text) == ["say b"])
  }

  @Test(
    "are those whose first word is lay",
    arguments: [
      ("```\nx\n```", 0), ("```swift\nx\n```", 0), ("```layout\nx\n```", 0),
      ("```lay\nx\n```", 1), ("   ```lay\nx\n   ```", 1), ("    ```lay\nx\n    ```", 0),
      ("````lay\n```\nx\n````", 1), ("```text\n```lay\nx\n```", 0), ("``lay\nx\n``", 0),
      ("```lay\nx", 1), ("```lay `x`\nx\n```", 0), ("```lay\nx\n```\n```lay\ny\n```", 2),
    ])
  func recognition(text: String, count: Int) {
    #expect(blocks(text).count == count)
  }

  @Test("end at their fence")
  func ends() throws {
    let tests = blocks("```lay\nsay a\n```\nsay b\n")
    #expect(try tests[0].source.statements().map(\.text) == ["say a"])
  }

  @Test("that show an error pass when a command is refused")
  func errors() {
    let blocks = blocks("```lay fails\nnonsense\n```\n```lay fails\nadd view a\n```\n")
    let results = blocks.map { $0.run(host: Files().host) }
    #expect(results.map(\.status) == [.passed, .failed([.missingError])])
  }

  @Test(
    "with another word fail",
    arguments: [("nosuch", "nosuch"), ("fail", "fail"), ("fails now", "now")])
  func unknownMarks(words: String, unknown: String) throws {
    let test = try #require(blocks("text\n```lay \(words)\nadd view a\n```\n").first)
    guard case .malformed(let error) = test.expectation else {
      Issue.record("\(words) is taken for a mark")
      return
    }
    #expect("\(error)".hasPrefix("README.md:2:"))
    #expect("\(error)".contains("'\(unknown)'"))
  }

  @Test("may be exceptions")
  func exceptions() {
    let expectations = blocks("```lay fails\n```\n```lay norun\n```\n```lay\n```").map(
      \.expectation)
    #expect(
      expectations == [
        .showsError, .skipped(reason: "the block is only shown"), .passes,
      ])
  }
}
