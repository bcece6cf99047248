import LayLanguage

/// What came of tests, as one page of HTML: failures first, with pictures.
enum TestPage {
  /// The name of the page in its directory.
  private static let file = "index.html"

  /// Writes the page into a directory, which is made where it doesn't exist; returns why it can't be.
  static func write(_ results: [TestResult], to directory: String) -> TestFailure? {
    let path = directory.hasSuffix("/") ? directory + file : "\(directory)/\(file)"
    if let error = StateDirectory.make(for: path, mode: 0o777)
      ?? Files.host.writeFile(path, [UInt8](html(results).utf8))
    {
      return .unwritable(path: path, reason: error.reason)
    }
    return nil
  }

  private static func html(_ results: [TestResult]) -> String {
    let failed = results.filter { $0.hasFailed }
    let others = results.filter { !$0.hasFailed }
    return ReportPage.html(
      title: "lay test", subtitle: TestCounts(results).description,
      content: (failed + others).map(section).joined())
  }

  private static func section(_ result: TestResult) -> String {
    let (word, lines) = summary(result)
    let legend =
      result.pictures.contains { $0.showsMismatch }
      ? "<p>Red: the actual frame. Dashed green: the expected frame.</p>" : ""
    let pictures = result.pictures.map { ReportPage.figure($0.caption, svg: $0.svg) }.joined()
    let name = ReportPage.escaped(result.test.name)
    if lines.isEmpty {
      return "<p><code>\(name)</code> \(ReportPage.tag(word))</p>\n"
    }
    return """
      <details\(result.hasFailed ? " open" : "")><summary><code>\(name)</code>\
      \(ReportPage.tag(word))</summary>\
      \(ReportPage.list("What happened", lines))\(legend)<div class="pair">\(pictures)</div></details>

      """
  }

  private static func summary(_ result: TestResult) -> (word: String, lines: [String]) {
    switch result.status {
    case .passed where result.checksNothing: ("checks nothing", [])
    case .passed: ("passed", [])
    case .failed(let problems): ("failed", problems.map { $0.description })
    case .failedAsExpected(let reason): ("expected", [reason])
    case .skipped(let reason): ("skipped", [reason])
    }
  }
}

extension TestResult {
  /// Whether something did not hold.
  var hasFailed: Bool {
    if case .failed = status { true } else { false }
  }
}
