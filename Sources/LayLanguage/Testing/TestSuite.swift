/// The tests of some paths, in the order of their report.
package struct TestSuite: Sendable {
  /// The tests.
  package let tests: [ScriptTest]
  private let files: TestFiles

  /// Collects the tests of files and directories that are chosen.
  package init(
    paths: [String], selection: TestSelection = TestSelection(), files: TestFiles
  ) throws(TestFailure) {
    var tests: [ScriptTest] = []
    for path in try files.testFiles(in: paths) {
      tests += try files.tests(in: path, isNamed: paths.contains(path))
    }
    guard !tests.isEmpty else { throw .noTests(paths: paths) }
    tests.removeAll { !selection.takes($0) }
    guard !tests.isEmpty else { throw .noMatch(selection) }
    self.tests = tests
    self.files = files
  }

  /// Rewrites the recordings that do not hold; returns the changed files with the number of
  /// recordings rewritten in each.
  ///
  /// When a file can't be written, none is.
  package func update(_ results: [TestResult]) throws(TestFailure) -> [(path: String, count: Int)] {
    let edits = Self.byFile(results) { $0.edits }
    try replace(edits, with: RecordedEdit.apply)
    return edits.map { ($0, $1.count) }
  }

  /// Writes lines into scripts that make them check what they do; returns the changed files with the
  /// number of lines.
  ///
  /// When a file can't be written, none is.
  package func record(_ results: [TestResult]) throws(TestFailure) -> [(path: String, count: Int)] {
    let additions = Self.byFile(results) { $0.additions }
    try replace(additions, with: RecordedLines.insert)
    return additions.map { ($0, $1.reduce(0) { $0 + $1.lines.count }) }
  }

  private func replace<Change>(
    _ changes: [(path: String, changes: [Change])], with apply: ([Change], String) -> String
  ) throws(TestFailure) {
    var texts: [(path: String, text: String)] = []
    for (path, changes) in changes {
      guard case .success(let bytes) = files.host.readFile(path) else {
        throw .unreadable(path: path, reason: "it was there a moment ago")
      }
      texts.append((path, apply(changes, String(decoding: bytes, as: UTF8.self))))
    }
    if let (path, error) = files.replaceFiles(texts) {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The results with each recording once that all screens of a script would print, and why others can't be
  /// recorded: what one screen prints would break the test on the next.
  package static func recordable(_ results: [TestResult]) -> (
    results: [TestResult], refusals: [String]
  ) {
    let onScreens = Dictionary(
      grouping: results.filter { $0.test.screen != nil }, by: { $0.test.path })
    var refusals: [String] = []
    let kept = results.map { result in
      guard let siblings = onScreens[result.test.path], result.test.screen != nil else {
        return result
      }
      func isKept(after line: Int, _ isShared: Bool) -> Bool {
        let refusal =
          "\(result.test.path):\(line): the screens of '#! devices' print "
          + "different texts here; use 'expect', or a script for each screen"
        if !isShared, !refusals.contains(refusal) { refusals.append(refusal) }
        return isShared && siblings.first?.test == result.test
      }
      var kept = TestResult(
        test: result.test, status: result.status,
        edits: result.edits.filter { edit in
          isKept(
            after: edit.lines.lowerBound, siblings.allSatisfy { $0.edits.contains(edit) })
        }, duration: result.duration)
      kept.additions = result.additions.filter { lines in
        isKept(after: lines.line, siblings.allSatisfy { $0.additions.contains(lines) })
      }
      return kept
    }
    return (kept, refusals)
  }

  /// The changes, by file in the order of the results.
  private static func byFile<Change>(_ results: [TestResult], _ changes: (TestResult) -> [Change])
    -> [(path: String, changes: [Change])]
  {
    var order: [String] = []
    var found: [String: [Change]] = [:]
    for result in results {
      let path = result.test.path
      let changes = changes(result)
      if changes.isEmpty { continue }
      if found[path] == nil { order.append(path) }
      found[path, default: []] += changes
    }
    return order.map { ($0, found[$0] ?? []) }
  }
}
