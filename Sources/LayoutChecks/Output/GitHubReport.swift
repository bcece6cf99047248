import LayoutDiagnostics

/// Findings as commands that GitHub's runners turn into annotations of the changed files.
package enum GitHubReport {
  /// A line for each finding: `::error file=Main.storyboard,line=3,col=5,title=overlap::…`.
  package static func text(_ document: CheckedDocument) -> String {
    let findings = document.groups.map { group in
      let place = group.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
      let properties = "file=\(property(document.path))\(place),title=\(property(group.rule.id))"
      return "::\(group.rule.severity.rawValue) \(properties)::\(data(TextReport.message(group)))\n"
    }
    let failures = document.failures.map { failure in
      "::error file=\(property(document.path))::\(data(failure))\n"
    }
    return (findings + failures).joined()
  }

  /// What the runner reads as something else, as it escapes it (`@actions/core`, command.ts).
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
