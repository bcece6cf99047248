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
    let edits = Self.editsByFile(results)
    var texts: [(path: String, text: String)] = []
    for (path, edits) in edits {
      guard case .success(let bytes) = files.host.readFile(path) else {
        throw .unreadable(path: path, reason: "it was there a moment ago")
      }
      texts.append((path, RecordedEdit.apply(edits, to: String(decoding: bytes, as: UTF8.self))))
    }
    if let (path, error) = files.replaceFiles(texts) {
      throw .unwritable(path: path, reason: error.reason)
    }
    return edits.map { ($0, $1.count) }
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
      let edits = result.edits.filter { edit in
        let isShared = siblings.allSatisfy { $0.edits.contains(edit) }
        let refusal =
          "\(result.test.path):\(edit.lines.lowerBound): the screens of '#! devices' print "
          + "different texts here; use 'expect', or a script for each screen"
        if !isShared, !refusals.contains(refusal) { refusals.append(refusal) }
        return isShared && siblings.first?.test == result.test
      }
      return TestResult(
        test: result.test, status: result.status, edits: edits, duration: result.duration)
    }
    return (kept, refusals)
  }

  private static func editsByFile(_ results: [TestResult]) -> [(String, [RecordedEdit])] {
    var order: [String] = []
    var edits: [String: [RecordedEdit]] = [:]
    for result in results where !result.edits.isEmpty {
      if edits[result.test.path] == nil { order.append(result.test.path) }
      edits[result.test.path, default: []] += result.edits
    }
    return order.map { ($0, edits[$0] ?? []) }
  }
}
