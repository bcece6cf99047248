import LayoutDiagnostics

/// The output of `lay check` for readers.
package enum TextReport {
  /// The groups of a file; nothing if there are none.
  package static func text(_ document: CheckedDocument) -> String {
    // Names and texts of a document may hold anything; each is one line.
    document.groups.flatMap { lines(of: $0, in: document) }.map { VisibleText.line($0) + "\n" }
      .joined()
  }

  private static func lines(of group: FindingGroup, in document: CheckedDocument) -> [String] {
    let place = group.place.map { ":\($0)" } ?? ""
    var lines = [
      "\(document.path)\(place): \(group.severity.rawValue): \(group.text) [\(group.rule.id)]"
    ]
    if let number = group.place?.line, let excerpt = document.excerpts[number] {
      lines.append("    \(number) | \(excerpt)")
    }
    lines += limited(group.others, "    also ")
    let facts = facts(group)
    if !facts.isEmpty { lines.append("    \(facts.joined(separator: "; "))") }
    if let cause = group.cause { lines.append("    \(self.cause(cause))") }
    return lines
  }

  /// The scene, the configurations, the worst of them, and where it begins.
  package static func facts(_ group: FindingGroup) -> [String] {
    let facts = [
      group.scene, group.configurations,
      group.count.found > 1 && group.amount > 0 ? group.worst.map(worst) : nil,
      group.breakpoint,
    ]
    return facts.compactMap { $0 }
  }

  /// `worst on iPhone SE`.
  private static func worst(_ configuration: String) -> String {
    "worst \(CheckConfiguration.placeText(configuration))"
  }

  /// A finding on one line: what, where, why.
  package static func message(_ group: FindingGroup) -> String {
    let more = group.others.isEmpty ? "" : " and \(group.others.count) more"
    let parts = [
      group.text + more, group.configurations, group.breakpoint, group.cause.map(cause),
    ]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The maximum number of findings listed for a group.
  private static let limit = 5

  private static func limited(_ texts: [String], _ opening: String) -> [String] {
    let more = texts.count - limit
    return texts.prefix(limit).map { opening + $0 } + (more > 0 ? ["    and \(more) more"] : [])
  }

  /// `because of c3 (title.width = 100) at 57:21: make it >=`.
  package static func cause(_ cause: FindingGroup.Cause) -> String {
    let place = cause.place.map { " at \($0)" } ?? ""
    guard let culprit = cause.culprit else { return cause.remedy }
    let remedy = cause.remedy.isEmpty ? "" : ": \(cause.remedy)"
    return cause.id == nil ? "\(culprit)\(remedy)" : "because of \(culprit)\(place)\(remedy)"
  }

  /// `5 findings in 2 of 3 files (1 in the baseline); 1 file could not be checked`; of code also
  /// `3 places in code could not be followed`.
  package static func summary(_ documents: [CheckedDocument], known: Int = 0) -> String {
    let count = documents.reduce(0) { $0 + $1.groups.count }
    let affected = documents.count { !$0.groups.isEmpty }
    let failed = documents.count { !$0.failures.isEmpty }
    let skipped = documents.count { $0.skipped != nil }
    let unread = documents.reduce(0) { $0 + $1.notes.count }
    let checked = documents.count - failed - skipped
    let note = known > 0 ? " (\(known) in the baseline)" : ""
    let found =
      count == 0
      ? "no findings in \(files(checked))\(note)"
      : "\(Sentence.count(count, "finding")) in \(affected) of \(files(checked))\(note)"
    let parts = [
      checked > 0 || documents.isEmpty ? found : nil,
      unread > 0
        ? "\(Sentence.count(unread, "place")) in code could not be followed, so frames there were not checked"
        : nil,
      failed > 0 ? "\(files(failed)) could not be checked" : nil,
      skipped > 0 ? "\(files(skipped)) skipped" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  /// The things that rules couldn't judge, a line for each kind and reason.
  package static func leftOut(_ documents: [CheckedDocument]) -> [String] {
    LeftOutCount.lines(documents.flatMap { $0.leftOut })
  }

  private static func files(_ count: Int) -> String { Sentence.count(count, "file") }
}
