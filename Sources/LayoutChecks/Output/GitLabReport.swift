import LayoutDiagnostics

/// Findings as GitLab's code quality reports have them, in the form of Code Climate's engines.
///
/// Merge requests show which entries are new, by their fingerprints.
package enum GitLabReport {
  /// The whole document: an array with an entry for each finding and each file that couldn't be checked.
  package static func text(_ documents: [CheckedDocument]) -> String {
    JSONValue.array(documents.flatMap(entries)).description + "\n"
  }

  private static func entries(of document: CheckedDocument) -> [JSONValue] {
    let failures = document.failures.enumerated().map { number, failure in
      entry(
        failure, failureName, failureName + (number == 0 ? "" : "/\(number + 1)"), "blocker",
        document.path, line: nil)
    }
    return failures
      + document.fingerprinted.map { found in
        entry(
          TextReport.message(found.group), found.group.rule.id, found.fingerprint,
          severity(found.group.severity), document.path, line: found.group.place?.line)
      }
  }

  private static func entry(
    _ description: String, _ check: String, _ fingerprint: String, _ severity: String,
    _ path: String, line: Int?
  ) -> JSONValue {
    [
      "description": .string(description), "check_name": .string(check),
      // Each must be there once in a report, so that the file belongs to it.
      "fingerprint": .string("\(path)/\(fingerprint)"), "severity": .string(severity),
      // An entry without a line is left out, so that what is about the whole file is told at its first.
      "location": ["path": .string(path), "lines": ["begin": .number(Double(line ?? 1))]],
    ]
  }

  /// The rule name for files that couldn't be checked.
  private static let failureName = "not-checked"

  /// GitLab knows *info*, *minor*, *major*, *critical* and *blocker*.
  private static func severity(_ severity: Rule.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
