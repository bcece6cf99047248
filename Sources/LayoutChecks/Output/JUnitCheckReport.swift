import LayoutDiagnostics

/// Findings in the XML that continuous integration reads: a test for each file, which fails where
/// something was found in it that is more than a note.
package enum JUnitCheckReport {
  /// The whole document, with its final newline.
  package static func text(_ documents: [CheckedDocument]) -> String {
    let failed = documents.count { $0.isFaulty }
    let skipped = documents.count { $0.skipped != nil }
    let totals =
      "tests=\"\(documents.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\""
    let cases = documents.map { document in
      "    <testcase name=\"\(attribute(document.path))\" classname=\"lay check\" time=\"0\">"
        + "\(failures(of: document))</testcase>"
    }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(totals)>",
        "  <testsuite name=\"lay check\" \(totals)>",
      ] + cases + ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  /// One failure for each file, as most readers show no more, with everything in it.
  private static func failures(of document: CheckedDocument) -> String {
    let texts = document.failures + [TextReport.text(document)].filter { !$0.isEmpty }
    if let reason = document.skipped { return "<skipped message=\"\(attribute(reason))\"/>" }
    if !document.isFaulty { return "" }
    let summary =
      document.failures.first
      ?? "\(TextReport.number(document.groups.count, "finding")) in \(document.path)"
    return "<failure message=\"\(attribute(summary))\">"
      + "\(XMLText.escaped(texts.joined(separator: "\n")))</failure>"
  }

  private static func attribute(_ text: String) -> String {
    XMLText.escaped(text).replacing("\n", with: "&#10;")
  }
}
