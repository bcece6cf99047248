import LayoutDiagnostics

/// Findings in the XML that continuous integration reads: a test for each file, which fails where
/// something was found in it that is more than a note.
///
/// Its times are the only part of a report that two runs may print differently.
package enum JUnitCheckReport {
  /// The whole document, with its final newline.
  package static func text(_ documents: [CheckedDocument]) -> String {
    let failed = documents.count { $0.isFaulty }
    let skipped = documents.count { $0.skipped != nil }
    let time = XMLText.seconds(documents.reduce(.zero) { $0 + $1.duration })
    let totals =
      "tests=\"\(documents.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(time)\""
    let cases = documents.map { document in
      "    <testcase name=\"\(XMLText.attribute(document.path))\" classname=\"lay check\" "
        + "time=\"\(XMLText.seconds(document.duration))\">"
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
    if let reason = document.skipped {
      return "<skipped message=\"\(XMLText.attribute(reason))\"/>"
    }
    if !document.isFaulty { return "" }
    let summary =
      document.failures.first
      ?? "\(TextReport.number(document.groups.count, "finding")) in \(document.path)"
    return "<failure message=\"\(XMLText.attribute(summary))\">"
      + "\(XMLText.escaped(texts.joined(separator: "\n")))</failure>"
  }
}
