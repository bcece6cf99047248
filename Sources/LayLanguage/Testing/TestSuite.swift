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
    for path in try files.testFiles(in: paths) { tests += try files.tests(in: path) }
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

  private static func editsByFile(_ results: [TestResult]) -> [(String, [RecordedEdit])] {
    var order: [String] = []
    var edits: [String: [RecordedEdit]] = [:]
    for result in results where !result.edits.isEmpty {
      if edits[result.test.path] == nil { order.append(result.test.path) }
      // A script that runs on several screens can hold the recording of one.
      let known = edits[result.test.path, default: []]
      edits[result.test.path, default: []] += result.edits.filter { edit in
        !known.contains { $0.lines.overlaps(edit.lines) }
      }
    }
    return order.map { ($0, edits[$0] ?? []) }
  }
}
