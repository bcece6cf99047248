/// Why tests could not run at all.
package enum TestFailure: Error, Hashable, Sendable {
  /// A path that was named does not exist.
  case missing(path: String)
  /// A file or directory could not be read.
  case unreadable(path: String, reason: String)
  /// A file could not be written.
  case unwritable(path: String, reason: String)
  /// A file is not text.
  case malformed(ScriptError)
  /// No file holds a test.
  case noTests(paths: [String])
  /// No test is chosen.
  case noMatch(TestSelection)
}

extension TestFailure: CustomStringConvertible {
  /// What is wrong, as one sentence.
  package var description: String {
    switch self {
    case .missing(let path): "no such file or directory: \(path)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .malformed(let error): error.description
    case .noTests(let paths): "no tests in \(paths.joined(separator: ", "))"
    case .noMatch(let selection): "no test has \(selection.description)"
    }
  }
}
