import LayoutDiagnostics

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
      ?? "\(TextReport.number(document.groups.count, "finding")) in \(document.path)"
    return .failed(summary: summary, text: texts.joined(separator: "\n"))
  }
}
