/// What a `#!` line at the top of a script says about the test.
enum TestMark: String, CaseIterable {
  /// An expectation or a recording does not hold.
  case xfail
  /// The test does not run.
  case skip
  /// Words by which tests are chosen.
  case tags

  /// What all marks of a script say.
  struct Summary: Hashable {
    var expectation = ScriptTest.Expectation.passes
    var tags: [String] = []
  }

  /// What a script says about its test: `#! xfail: reason`, `#! skip: reason`, `#! tags: slow ipad`.
  static func summary(of source: Source) -> Summary {
    var summary = Summary()
    do throws(Problem) {
      for (mark, text) in try marks(in: source).map(read) {
        switch mark {
        case .xfail where summary.expectation == .passes:
          summary.expectation = .fails(reason: text)
        case .skip where summary.expectation == .passes:
          summary.expectation = .skipped(reason: text)
        case .xfail, .skip: break
        case .tags: summary.tags += text.split { $0 == " " || $0 == "," }.map(String.init)
        }
      }
    } catch {
      summary.expectation = .malformed(ScriptError(error, in: source))
    }
    return summary
  }

  /// What follows the colon, in help and errors.
  private var placeholder: String { self == .tags ? "WORD…" : "REASON" }

  /// The `#!` lines among the comments at the top, without the line that names an interpreter.
  private static func marks(in source: Source) -> [Substring] {
    let lines = source.text.textLines.map { $0.drop { $0.isWhitespace } }
    let top = lines.prefix { $0.isEmpty || $0.hasPrefix("#") }
    return top.enumerated().compactMap { number, line in
      guard line.hasPrefix("#!") else { return nil }
      let isInterpreter = number == 0 && line.dropFirst(2).first { $0 != " " } == "/"
      return isInterpreter ? nil : line
    }
  }

  private static func read(_ line: Substring) throws(Problem) -> (TestMark, text: String) {
    let text = line.dropFirst(2).drop { $0 == " " }
    let word = text.prefix { $0 != ":" && !$0.isWhitespace }
    guard let mark = TestMark(rawValue: String(word)) else {
      throw .unknown(
        "mark", String(word), at: line.startIndex..<word.endIndex,
        candidates: allCases.map { $0.rawValue },
        otherwise: "use one of: "
          + allCases.map { "'#! \($0): \($0.placeholder)'" }.joined(separator: ", "))
    }
    let rest = text[word.endIndex...]
    let value = String(rest.dropFirst().drop { $0.isWhitespace }).trimmingTrailingBlanks()
    guard rest.first == ":", !value.isEmpty else {
      throw Problem(
        "this mark gives no \(mark == .tags ? "tags" : "reason")",
        at: line.startIndex..<word.endIndex, remedy: "write '#! \(mark): \(mark.placeholder)'")
    }
    return (mark, value)
  }
}
