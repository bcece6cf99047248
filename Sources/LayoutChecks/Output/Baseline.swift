/// Findings that are known, by document, scene, rule and object id.
///
/// A line for each, without numbers, so that it outlives edits that don't mend it.
package struct Baseline: Sendable {
  /// The first line of a file.
  private static let header = "# lay check --write-baseline; a line for each finding that is known"
  private static let separator: Character = "\t"

  /// The lines: path, tab, fingerprint.
  private var known: Set<String>

  /// No finding.
  package init() { known = [] }

  /// Reads a file; lines that begin with `#` and empty ones count for nothing.
  package init(text: String) {
    known = Set(
      text.split(whereSeparator: { $0.isNewline }).map(String.init).filter {
        !$0.hasPrefix("#") && !$0.isEmpty
      })
  }

  /// What was found, as the text of a file.
  package static func text(_ documents: [CheckedDocument]) -> String {
    let lines = documents.flatMap { document in
      document.fingerprinted.map { line($0.fingerprint, in: document.path) }
    }
    return ([header] + lines.sorted()).map { $0 + "\n" }.joined()
  }

  private static func line(_ fingerprint: String, in path: String) -> String {
    "\(path)\(separator)\(fingerprint)".filter { !$0.isNewline }
  }

  /// The document without what is known.
  package func removed(from document: CheckedDocument) -> CheckedDocument {
    if known.isEmpty { return document }
    let new = document.fingerprinted.filter {
      !known.contains(Self.line($0.fingerprint, in: document.path))
    }
    return document.showing(new.map { $0.group })
  }

  /// The lines about these documents that nothing was found for any more, sorted.
  package func gone(from documents: [CheckedDocument]) -> [String] {
    let found = Set(
      documents.flatMap { document in
        document.fingerprinted.map { Self.line($0.fingerprint, in: document.path) }
      })
    let paths = Set(documents.map { $0.path })
    return known.filter { line in
      !found.contains(line) && paths.contains(String(line.prefix { $0 != Self.separator }))
    }.sorted()
  }
}
