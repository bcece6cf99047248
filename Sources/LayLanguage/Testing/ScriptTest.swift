/// One test: a `.lay` script, or one fenced `lay` block of a Markdown file.
package struct ScriptTest: Hashable, Sendable {
  /// The author's expectation of the test.
  package enum Expectation: Hashable, Sendable {
    /// Every command succeeds and every recording holds.
    case passes
    /// An expectation or a recording does not hold, for the reason given; when all hold, the test
    /// fails.
    case fails(reason: String)
    /// A command is refused; when none is, the test fails.
    case showsError
    /// The test does not run, for the reason given.
    case skipped(reason: String)
    /// The script says something about the test that has no meaning.
    case malformed(ScriptError)
  }

  /// The script's path, or `README.md:12` for the block whose fence is on line 12.
  package let name: String
  /// The file that holds the test.
  package let path: String
  /// The commands; a block's source keeps the line numbers of its file.
  package let source: Source
  /// The author's expectation of the test.
  package let expectation: Expectation
  /// The tags that select the test.
  package var tags: [String] = []
  /// The screen that the test runs on; nil for that of a new session.
  var screen: ScreenMatrix.Screen?
  /// The line of the fence that opens the block; nil for a script.
  var fence: Int?
  /// Whether it need not check anything, as a block of a document.
  var isIllustration = false
}

extension ScriptTest {
  /// The tests that a `.lay` script is: one, or one for each screen that it names.
  static func scripts(_ source: Source) -> [ScriptTest] {
    let marks = TestMark.summary(of: source)
    let test = ScriptTest(
      name: source.name, path: source.name, source: source, expectation: marks.expectation,
      tags: marks.tags)
    if marks.screens.isEmpty { return [test] }
    return marks.screens.map { screen in
      ScriptTest(
        name: "\(source.name) [\(screen.name)]", path: source.name, source: source,
        expectation: marks.expectation, tags: marks.tags, screen: screen)
    }
  }
}
