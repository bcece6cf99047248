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
