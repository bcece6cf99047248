import InterfaceBuilder
import LayoutDiagnostics

/// The result of checking a file, as text that can be read back, for caches.
package enum StoredDocument {
  /// Control characters, which no name of a view has: between records, between the fields of a record, and between the
  /// parts of a field, whose first part is its name.
  private static let marks: (record: Character, field: Character, part: Character) =
    ("\u{1E}", "\u{1F}", "\u{1D}")
  /// The form that is written and read.
  private static let form = "7"

  // MARK: Writing

  /// The text; that of a skipped file can't be read back.
  package static func text(_ document: CheckedDocument) -> String {
    let head =
      [["form", form]] + document.failures.map { ["failure", $0] }
      + document.notes.map { ["note", $0] }
      + (document.screens.map { [["screens", $0]] } ?? [])
      + document.leftOut.map { ["leftOut", $0.scene, $0.what, $0.reason, "\($0.count)"] }
      + document.excerpts.sorted { $0.key < $1.key }.map { ["excerpt", "\($0.key)", $0.value] }
      + document.ends.sorted { $0.key < $1.key }.map { ["end", "\($0.key)", "\($0.value)"] }
      + document.fixes.map(parts)
    return ([head] + document.groups.map(fields)).map { record in
      record.map { $0.map(clean).joined(separator: String(marks.part)) }
        .joined(separator: String(marks.field))
    }.joined(separator: String(marks.record))
  }

  /// The fields of a group, each with its name.
  private static func fields(of group: FindingGroup) -> [[String]] {
    let single: [(String, String?)] = [
      ("rule", group.rule.id), ("severity", group.severity.rawValue), ("scene", group.scene),
      ("sceneID", group.sceneID),
      ("text", group.text), ("configurations", group.configurations),
      ("found", "\(group.count.found)"), ("all", "\(group.count.all)"), ("worst", group.worst),
      ("amount", "\(group.amount)"), ("aspect", group.aspect), ("breakpoint", group.breakpoint),
      ("remedy", group.cause?.remedy), ("culprit", group.cause?.culprit),
      ("culpritID", group.cause?.id), ("culpritPlace", place(group.cause?.place)),
    ]
    return single.compactMap { name, value in value.map { [name, $0] } }
      + group.others.map { ["other", $0] } + group.members.map { ["member", $0] }
      + group.subjects.map { ["subject"] + parts(of: $0) }
      + group.related.map { ["related"] + parts(of: $0) }
  }

  private static func parts(of subject: FindingSubject) -> [String] {
    [subject.name, subject.id, place(subject.place) ?? "", subject.equation ?? ""]
  }

  /// The text of a fix, its companions, and five parts for each replacement.
  private static func parts(of fix: FindingFix) -> [String] {
    ["fix", fix.text, "\(fix.gone.count)"] + fix.gone.sorted()
      + fix.replacements.flatMap { replacement in
        [
          "\(replacement.offset)", "\(replacement.length)", "\(replacement.start)",
          "\(replacement.end)", replacement.text,
        ]
      }
  }

  private static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0x1C...0x1F).contains($0.value) }))
  }

  private static func place(_ place: DocumentPlace?) -> String? {
    place.map { "\($0.line):\($0.column)" }
  }

  // MARK: Reading

  /// The document of a path; nil if the text is none of these.
  package static func document(_ text: String, path: String) -> CheckedDocument? {
    let records = split(text, marks.record).map { Record($0) }
    guard let head = records.first, head["form"] == form, records.allSatisfy({ $0.isComplete })
    else {
      return nil
    }
    let groups = records.dropFirst().compactMap(group)
    guard groups.count == records.count - 1 else { return nil }
    let excerpts = head.all("excerpt").compactMap { parts in
      parts.count == 2 ? Int(parts[0]).map { ($0, parts[1]) } : nil
    }
    let ends = head.all("end").compactMap { parts in
      parts.count == 2
        ? place(parts[0]).flatMap { start in place(parts[1]).map { (start, $0) } } : nil
    }
    var document = CheckedDocument(
      path: path, groups: groups, failures: head.all("failure").compactMap { $0.first },
      notes: head.all("note").compactMap { $0.first }, screens: head["screens"],
      leftOut: head.all("leftOut").compactMap(leftOut),
      excerpts: Dictionary(excerpts, uniquingKeysWith: { first, _ in first }),
      ends: Dictionary(ends, uniquingKeysWith: { first, _ in first }))
    document.fixes = head.all("fix").compactMap(fix)
    return document
  }

  private static func fix(_ parts: [String]) -> FindingFix? {
    guard parts.count > 1, let count = Int(parts[1]), parts.count >= 2 + count else { return nil }
    let rest = Array(parts[(2 + count)...])
    let replacements = stride(from: 0, to: rest.count - 4, by: 5).compactMap { start in
      replacement(Array(rest[start..<start + 5]))
    }
    return FindingFix(
      text: parts[0], gone: Set(parts[2..<2 + count]), replacements: replacements)
  }

  private static func replacement(_ parts: [String]) -> FindingFix.Replacement? {
    guard let offset = Int(parts[0]), let length = Int(parts[1]), let start = place(parts[2]),
      let end = place(parts[3])
    else { return nil }
    return FindingFix.Replacement(
      offset: offset, length: length, start: start, end: end, text: parts[4])
  }

  /// Fields by name.
  private struct Record {
    private var fields: [String: [[String]]] = [:]
    /// Whether each field has a name and a value.
    private(set) var isComplete = true

    init(_ text: String) {
      if text.isEmpty { return }
      for field in StoredDocument.split(text, marks.field) {
        let parts = StoredDocument.split(field, marks.part)
        if parts.count < 2 { isComplete = false }
        fields[parts[0], default: []].append(Array(parts.dropFirst()))
      }
    }

    subscript(name: String) -> String? { fields[name]?.first?.first }

    func all(_ name: String) -> [[String]] { fields[name] ?? [] }
  }

  private static func group(_ record: Record) -> FindingGroup? {
    guard let rule = record["rule"].flatMap(CheckRule.named),
      let severity = record["severity"].flatMap(Rule.Severity.init),
      let sceneID = record["sceneID"],
      let text = record["text"], let found = record["found"].flatMap({ Int($0) }),
      let all = record["all"].flatMap({ Int($0) }),
      let amount = record["amount"].flatMap({ Double($0) })
    else { return nil }
    let cause = record["remedy"].map { remedy in
      FindingGroup.Cause(
        culprit: record["culprit"], id: record["culpritID"],
        place: record["culpritPlace"].flatMap(place), remedy: remedy)
    }
    return FindingGroup(
      rule: rule, severity: severity, scene: record["scene"], sceneID: sceneID, text: text,
      others: record.all("other").compactMap { $0.first },
      subjects: record.all("subject").compactMap(subject),
      related: record.all("related").compactMap(subject),
      configurations: record["configurations"], count: (found, all), worst: record["worst"],
      amount: amount, aspect: record["aspect"] ?? "", breakpoint: record["breakpoint"],
      cause: cause, members: record.all("member").compactMap { $0.first })
  }

  private static func subject(_ parts: [String]) -> FindingSubject? {
    guard parts.count == 4 else { return nil }
    return FindingSubject(
      name: parts[0], id: parts[1], place: place(parts[2]),
      equation: parts[3].isEmpty ? nil : parts[3])
  }

  private static func leftOut(_ parts: [String]) -> LeftOutCount? {
    guard parts.count == 4, let count = Int(parts[3]) else { return nil }
    return LeftOutCount(scene: parts[0], what: parts[1], reason: parts[2], count: count)
  }

  private static func place(_ text: String) -> DocumentPlace? {
    let numbers = split(text, ":").compactMap { Int($0) }
    return numbers.count == 2 ? DocumentPlace(line: numbers[0], column: numbers[1]) : nil
  }

  private static func split(_ text: String, _ mark: Character) -> [String] {
    text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }
}
