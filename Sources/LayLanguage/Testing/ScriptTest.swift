/// One test: a `.lay` script, or one fenced `lay` block of a Markdown file.
public struct ScriptTest: Hashable, Sendable {
  /// What the author says about the test before it runs.
  public enum Expectation: Hashable, Sendable {
    /// Every command succeeds and every recording holds.
    case passes
    /// Something fails, for the reason given; a pass is the failure.
    case fails(reason: String)
    /// The test does not run, for the reason given.
    case skipped(reason: String)
  }

  /// The script's path, or `README.md:12` for the block whose fence stands on line 12.
  public let name: String
  /// The file that holds the test.
  public let path: String
  /// The commands; a block's source keeps the line numbers of its file.
  public let source: Source
  /// What the author says about the test.
  public let expectation: Expectation
}

extension ScriptTest {
  /// The test that a `.lay` script is.
  static func script(_ source: Source) -> ScriptTest {
    ScriptTest(
      name: source.name, path: source.name, source: source,
      expectation: expectation(in: source.text))
  }

  /// Reads `#! xfail: reason` and `#! skip: reason` from the comments at the top of a script.
  private static func expectation(in text: String) -> Expectation {
    for line in text.textLines {
      let line = line.drop(while: \.isWhitespace)
      guard line.isEmpty || line.hasPrefix("#") else { break }
      for (directive, make) in directives where line.hasPrefix("#! \(directive):") {
        let reason = line.dropFirst("#! \(directive):".count).drop(while: \.isWhitespace)
        return make(String(reason).trimmingTrailingBlanks())
      }
    }
    return .passes
  }

  private static let directives: [(String, @Sendable (String) -> Expectation)] = [
    ("xfail", { .fails(reason: $0) }),
    ("skip", { .skipped(reason: $0) }),
  ]
}
