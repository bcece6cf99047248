import LayoutDiagnostics

/// Findings as commands that GitHub's runners turn into annotations of the changed files.
package enum GitHubReport {
  /// One for each finding: `::error file=Main.storyboard,line=3,col=5,title=overlap::…`.
  package static func annotations(_ document: CheckedDocument) -> [GitHubAnnotation] {
    let findings = document.groups.map { group in
      GitHubAnnotation(
        level: group.severity == .note ? "notice" : group.severity.rawValue, file: document.path,
        place: group.place.map { ($0.line, $0.column) }, title: group.rule.id,
        message: TextReport.message(group)
          + (document.fix(of: group).map { "\nlay fix: \($0.text)" } ?? ""))
    }
    let failures = document.failures.map { failure in
      GitHubAnnotation(
        level: "error", file: document.path, place: nil, title: "", message: failure)
    }
    return findings + failures
  }
}

/// Findings as GitLab's code quality reports have them, in the form of Code Climate's engines.
///
/// Merge requests show which entries are new, by their fingerprints.
package enum GitLabReport {
  /// The whole document: an array with an entry for each finding and each file that couldn't be checked.
  package static func text(_ documents: [CheckedDocument]) -> String {
    JSONValue.array(documents.flatMap(entries)).description + "\n"
  }

  private static func entries(of document: CheckedDocument) -> [JSONValue] {
    var numbering = Numbering()
    let failures = document.failures.map { failure in
      entry(
        failure, failureName, numbering.name(failureName), "blocker", document.path, line: nil)
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
      // An entry without a line is left out, so that findings about the whole file are reported at its first line.
      "location": ["path": .string(path), "lines": ["begin": .number(line ?? 1)]],
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

/// Findings in JUnit's XML: a test for each file, which fails where something was found in it that is more than a note.
package enum JUnitCheckReport {
  /// The whole document, with its final newline.
  package static func text(_ documents: [CheckedDocument]) -> String {
    JUnitText.text(
      suite: "lay check",
      documents.map { document in
        JUnitText.Case(
          name: document.path, className: "lay check", duration: document.duration,
          outcome: outcome(of: document))
      })
  }

  /// One failure for each file, as most readers show no more, with everything in it.
  private static func outcome(of document: CheckedDocument) -> JUnitText.Outcome {
    if let reason = document.skipped { return .skipped(reason: reason) }
    if !document.isFaulty { return .passed() }
    let texts = document.failures + [TextReport.text(document)].filter { !$0.isEmpty }
    let summary =
      document.failures.first
      ?? "\(Sentence.count(document.groups.count, "finding")) in \(document.path)"
    return .failed(summary: summary, text: texts.joined(separator: "\n"))
  }
}
