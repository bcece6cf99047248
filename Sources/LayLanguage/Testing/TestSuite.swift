/// The tests of the given paths, in the order of their report.
package struct TestSuite: Sendable {
  /// The tests.
  package let tests: [ScriptTest]
  private let files: TestFiles

  /// Collects the selected tests of files and directories.
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
  /// If a file can't be written, none is.
  package func update(_ results: [TestResult]) throws(TestFailure) -> [(path: String, count: Int)] {
    let edits = Self.byFile(results) { $0.edits }
    try replace(edits, with: RecordedEdit.apply)
    return edits.map { ($0, $1.count) }
  }

  /// Adds lines to scripts so that they check what they do; returns the changed files with the number of lines.
  ///
  /// If a file can't be written, none is.
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

  /// The results, with each recording that all screens of a script would print listed once, and the reason why others
  /// can't be recorded: what one screen prints would break the test on the next.
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

/// The selection of tests to run.
package struct TestSelection: Hashable, Sendable {
  /// A part of the name; nil for any.
  package var filter: String?
  /// Tags; a test must have one of them, unless there are none.
  package var tags: Set<String> = []
  /// Tags that a test must not have.
  package var otherTags: Set<String> = []
  /// The names of the tests; nil for any.
  package var names: Set<String>?

  /// Selects all tests by default.
  package init(filter: String? = nil) { self.filter = filter }

  func takes(_ test: ScriptTest) -> Bool {
    (filter.map { test.name.contains($0) } ?? true)
      && (tags.isEmpty || !tags.isDisjoint(with: test.tags))
      && otherTags.isDisjoint(with: test.tags)
      && (names.map { $0.contains(test.name) } ?? true)
  }

  /// The selection in words: `a name with 'x', the tag slow`.
  var description: String {
    var parts: [String] = []
    if let filter { parts.append("a name that contains '\(filter)'") }
    if !tags.isEmpty { parts.append("one of the tags \(tags.sorted().joined(separator: ", "))") }
    if !otherTags.isEmpty {
      parts.append("none of the tags \(otherTags.sorted().joined(separator: ", "))")
    }
    if names != nil { parts.append("failed before") }
    return parts.joined(separator: " and ")
  }
}

/// Why tests could not run at all.
package enum TestFailure: Error, Hashable, Sendable {
  /// A named file or directory does not exist or could not be read.
  case unreadable(path: String, reason: String)
  /// A file could not be written.
  case unwritable(path: String, reason: String)
  /// A named file isn't a test, as its extension shows.
  case notATest(path: String)
  /// No file contains a test.
  case noTests(paths: [String])
  /// No test is chosen.
  case noMatch(TestSelection)
}

extension TestFailure: CustomStringConvertible {
  /// The problem, as one sentence.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path.isEmpty ? "''" : path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .notATest(let path):
      "\(path) isn't a script or Markdown; tests are in .lay and .md files"
    case .noTests(let paths): "no tests in \(paths.joined(separator: ", "))"
    case .noMatch(let selection): "no test has \(selection.description)"
    }
  }
}
