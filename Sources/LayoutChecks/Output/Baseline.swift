import LayoutDiagnostics

/// Findings that are known, by document, scene, rule and object id.
///
/// A line for each, without numbers, so that it outlives edits that don't fix it.
package struct Baseline: Sendable {
  /// The first line of a file.
  private static let header = "# lay check --write-baseline; a line for each finding that is known"
  private static let separator: Character = "\t"

  /// The lines: path, tab, fingerprint.
  private var known: Set<String>

  /// No finding.
  package init() { known = [] }

  /// Reads a file; lines that begin with `#` and empty ones count for nothing.
  ///
  /// nil for text that is something else.
  package init?(text: String) {
    known = Set(
      text.split(whereSeparator: { $0.isNewline }).map(String.init).filter {
        !$0.hasPrefix("#") && !$0.isEmpty
      })
    guard known.allSatisfy({ $0.contains(Self.separator) }) else { return nil }
  }

  /// The findings, as the text of a file.
  package static func text(_ documents: [CheckedDocument]) -> String {
    let lines = documents.flatMap { Self.lines(of: $0).flatMap { $0 } }
    return ([header] + lines.sorted()).map { $0 + "\n" }.joined()
  }

  private static func line(_ fingerprint: String, in path: String) -> String {
    VisibleText.line("\(path)\(separator)\(fingerprint)".filter { !$0.isNewline })
  }

  /// The lines of each group: one for each finding that it holds, all different.
  private static func lines(of document: CheckedDocument) -> [[String]] {
    var numbering = Numbering()
    return document.groups.map { group in
      ([group.fingerprint] + group.members).map { line(numbering.name($0), in: document.path) }
    }
  }

  /// The document without the groups that are known completely.
  package func removed(from document: CheckedDocument) -> CheckedDocument {
    if known.isEmpty { return document }
    let new = zip(document.groups, Self.lines(of: document)).filter { !known.isSuperset(of: $0.1) }
    return document.showing(new.map { $0.0 })
  }

  /// The lines about these documents that nothing was found for any more, sorted.
  package func gone(from documents: [CheckedDocument]) -> [String] {
    let found = Set(documents.flatMap { Self.lines(of: $0).flatMap { $0 } })
    let paths = Set(documents.map { $0.path })
    return known.filter { line in
      !found.contains(line) && paths.contains(String(line.prefix { $0 != Self.separator }))
    }.sorted()
  }
}
