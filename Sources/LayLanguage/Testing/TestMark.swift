/// What a `#!` line at the top of a script says about the test.
enum TestMark: String, CaseIterable {
  /// An expectation or a recording does not hold.
  case xfail
  /// The test does not run.
  case skip

  /// What a script says about its test: `#! xfail: reason` or `#! skip: reason`.
  static func expectation(in source: Source) -> ScriptTest.Expectation {
    do throws(Problem) {
      let all = try marks(in: source).map(read)
      guard let (mark, reason) = all.first else { return .passes }
      return mark == .xfail ? .fails(reason: reason) : .skipped(reason: reason)
    } catch {
      return .malformed(ScriptError(error, in: source))
    }
  }

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

  private static func read(_ line: Substring) throws(Problem) -> (TestMark, reason: String) {
    let text = line.dropFirst(2).drop { $0 == " " }
    let word = text.prefix { $0 != ":" && !$0.isWhitespace }
    guard let mark = TestMark(rawValue: String(word)) else {
      throw .unknown(
        "mark", String(word), at: line.startIndex..<word.endIndex,
        candidates: allCases.map { $0.rawValue },
        otherwise: "use one of: " + allCases.map { "'#! \($0): REASON'" }.joined(separator: ", "))
    }
    let rest = text[word.endIndex...]
    let reason = String(rest.dropFirst().drop { $0.isWhitespace }).trimmingTrailingBlanks()
    guard rest.first == ":", !reason.isEmpty else {
      throw Problem(
        "this mark gives no reason", at: line.startIndex..<word.endIndex,
        remedy: "write '#! \(mark): REASON'")
    }
    return (mark, reason)
  }
}
