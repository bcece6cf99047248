/// Why tests could not run at all.
package enum TestFailure: Error, Hashable, Sendable {
  /// A file or directory that was named does not exist or could not be read.
  case unreadable(path: String, reason: String)
  /// A file could not be written.
  case unwritable(path: String, reason: String)
  /// A file that was named isn't a test, as its ending tells.
  case notATest(path: String)
  /// No file holds a test.
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
