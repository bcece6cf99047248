/// A mark of the test in a `#!` line at the top of a script.
enum TestMark: String, CaseIterable {
  /// An expectation or a recording does not hold.
  case xfail
  /// The test does not run.
  case skip
  /// The tags that select tests.
  case tags
  /// The test runs on each of these screens.
  case devices

  /// The summary of all marks of a script.
  struct Summary: Hashable {
    var expectation = ScriptTest.Expectation.passes
    var tags: [String] = []
    var screens: [ScreenMatrix.Screen] = []
  }

  /// The marks of a script: `#! xfail: reason`, `#! skip: reason`, `#! tags: slow ipad`, `#! devices "iPhone SE" iPad
  /// landscape rtl text XXL`.
  static func summary(of source: Source) -> Summary {
    var summary = Summary()
    do throws(Problem) {
      for (mark, text) in try marks(in: source).map(read) {
        switch mark {
        case .xfail where summary.expectation == .passes:
          summary.expectation = .fails(reason: String(text))
        case .skip where summary.expectation == .passes:
          summary.expectation = .skipped(reason: String(text))
        case .xfail, .skip: break
        case .tags: summary.tags += text.split { $0 == " " || $0 == "," }.map(String.init)
        case .devices:
          var reader = TokenReader(source, text.startIndex..<text.endIndex)
          let screens = try ScreenMatrix(&reader).screens
          try reader.finish()
          summary.screens += screens.filter { !summary.screens.contains($0) }
        }
      }
    } catch {
      summary.expectation = .malformed(ScriptError(error, in: source))
    }
    return summary
  }

  /// The mark as help and errors write it.
  private var form: String {
    switch self {
    case .xfail, .skip: "#! \(rawValue): REASON"
    case .tags: "#! \(rawValue): WORD…"
    case .devices: "#! \(rawValue) DEVICE… [landscape] [rtl] [text TEXTSIZE…]"
    }
  }

  private var missing: String {
    switch self {
    case .xfail, .skip: "reason"
    case .tags: "tags"
    case .devices: "devices"
    }
  }

  /// The `#!` lines among the comments at the top, without the line that names an interpreter.
  ///
  /// - Throws: When a mark is below the first command, where it would be a comment.
  private static func marks(in source: Source) throws(Problem) -> [Substring] {
    let lines = source.text.textLines.map { $0.drop { $0.isWhitespace } }
    let top = lines.prefix { $0.isEmpty || $0.hasPrefix("#") }
    for line in lines.dropFirst(top.count) where line.hasPrefix("#!") {
      guard let (mark, _) = try? read(line) else { continue }
      throw Problem(
        "'#! \(mark.rawValue)' is below a command", at: line.startIndex..<line.endIndex,
        remedy: "move it to the top of the script")
    }
    return top.enumerated().compactMap { number, line in
      guard line.hasPrefix("#!") else { return nil }
      let isInterpreter = number == 0 && line.dropFirst(2).first { $0 != " " } == "/"
      return isInterpreter ? nil : line
    }
  }

  private static func read(_ line: Substring) throws(Problem) -> (TestMark, text: Substring) {
    let text = line.dropFirst(2).drop { $0 == " " }
    let word = text.prefix { $0 != ":" && !$0.isWhitespace }
    let range = line.startIndex..<word.endIndex
    guard let mark = TestMark(rawValue: String(word)) else {
      throw .unknown(
        "mark", Name(String(word), range), in: allCases.map { $0.rawValue },
        otherwise: "use one of: " + allCases.map { "'\($0.form)'" }.joined(separator: ", "))
    }
    let rest = text[word.endIndex...]
    let hasColon = rest.first == ":"
    let value = rest.dropFirst(hasColon ? 1 : 0).drop { $0.isWhitespace }
      .trimmingTrailingSpaces
    guard hasColon || mark == .devices, !value.isEmpty else {
      throw Problem(
        "this mark gives no \(mark.missing)", at: range, remedy: "write '\(mark.form)'")
    }
    return (mark, value)
  }
}

extension Substring {
  /// The part up to the last character that isn't a space, with its place in the whole.
  fileprivate var trimmingTrailingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[startIndex..<end]
  }
}
