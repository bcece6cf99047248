/// The tests of some paths, in the order of their report.
package struct TestSuite: Sendable {
  /// The tests.
  package let tests: [ScriptTest]
  private let files: TestFiles

  /// Collects the tests of files and directories whose names contain the filter.
  package init(paths: [String], filter: String? = nil, files: TestFiles) throws(TestFailure) {
    var tests: [ScriptTest] = []
    for path in try files.testFiles(in: paths) { tests += try files.tests(in: path) }
    guard !tests.isEmpty else { throw .noTests(paths: paths) }
    if let filter {
      tests.removeAll { !$0.name.contains(filter) }
      guard !tests.isEmpty else { throw .noMatch(filter: filter) }
    }
    self.tests = tests
    self.files = files
  }

  /// Runs the tests, several at a time; the results are in the order of the tests.
  package func run(jobs: Int) async -> [TestResult] {
    await withTaskGroup(of: (Int, TestResult).self) { group in
      var waiting = tests.indices[...]
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        group.addTask { (index, tests[index].run(host: files.host)) }
      }
      for _ in 0..<max(1, jobs) { startNext() }
      var results: [(Int, TestResult)] = []
      for await result in group {
        results.append(result)
        startNext()
      }
      return results.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
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
      edits[result.test.path, default: []] += result.edits
    }
    return order.map { ($0, edits[$0] ?? []) }
  }
}
