import InterfaceBuilder

/// What was found in a file as text that can be read back, for caches.
package enum StoredDocument {
  /// Control characters, which no name of a view has, between records, fields and parts of fields.
  private static let marks = (record: "\u{1E}", field: "\u{1F}", part: "\u{1D}")

  /// The text.
  package static func text(_ document: CheckedDocument) -> String {
    let excerpts = document.excerpts.sorted { $0.key < $1.key }.map {
      "\($0.key)\(marks.part)\(clean($0.value))"
    }
    let heads = [document.failures.map(clean), excerpts].map { $0.joined(separator: marks.field) }
    return (heads + document.groups.map(record)).joined(separator: marks.record)
  }

  private static func record(_ group: FindingGroup) -> String {
    let cause = group.cause.map { cause in
      let parts: [String?] = [cause.culprit, cause.id, place(cause.place), cause.remedy]
      return parts.map { $0.map(clean) ?? missing }.joined(separator: marks.part)
    }
    let subjects = group.subjects.flatMap { [$0.name, $0.id, place($0.place) ?? missing] }
    let fields: [String?] = [
      group.rule.id, group.scene, group.sceneID, group.text,
      group.others.map(clean).joined(separator: marks.part),
      subjects.map(clean).joined(separator: marks.part), group.configurations,
      "\(group.count.found)", "\(group.count.all)", group.worst, "\(group.amount)",
      group.breakpoint, cause, group.members.map(clean).joined(separator: marks.part),
    ]
    return fields.enumerated().map { place, field in
      // Lists and causes have marks of their own.
      [4, 5, 12, 13].contains(place) ? field ?? missing : field.map(clean) ?? missing
    }.joined(separator: marks.field)
  }

  /// What stands for nothing.
  private static let missing = "\u{1C}"

  private static func clean(_ text: String) -> String {
    text.filter { character in
      character.unicodeScalars.allSatisfy { $0.value < 0x1C || $0.value > 0x1F }
        || text == missing
    }
  }

  private static func place(_ place: DocumentPlace?) -> String? {
    place.map { "\($0.line):\($0.column)" }
  }

  // MARK: Reading

  /// The document of a path; nil where the text is none of these.
  package static func document(_ text: String, path: String) -> CheckedDocument? {
    let records = split(text, marks.record)
    guard records.count >= 2 else { return nil }
    let groups = records.dropFirst(2).compactMap(group)
    guard groups.count == records.count - 2 else { return nil }
    var excerpts: [Int: String] = [:]
    for excerpt in parts(records[1], marks.field) {
      let pair = split(excerpt, marks.part)
      guard pair.count == 2, let line = Int(pair[0]) else { return nil }
      excerpts[line] = pair[1]
    }
    return CheckedDocument(
      path: path, groups: groups, failures: parts(records[0], marks.field), excerpts: excerpts)
  }

  private static func group(_ record: String) -> FindingGroup? {
    let fields = split(record, marks.field)
    guard fields.count == 14, let rule = CheckRule.named(fields[0]), let found = Int(fields[7]),
      let all = Int(fields[8]), let amount = Double(fields[10])
    else { return nil }
    let names = parts(fields[5], marks.part)
    guard names.count.isMultiple(of: 3) else { return nil }
    let subjects = stride(from: 0, to: names.count, by: 3).map { start in
      FindingGroup.Subject(
        name: names[start], id: names[start + 1], place: place(names[start + 2]))
    }
    return FindingGroup(
      rule: rule, scene: optional(fields[1]), sceneID: fields[2], text: fields[3],
      others: parts(fields[4], marks.part), subjects: subjects,
      configurations: optional(fields[6]), count: (found, all), worst: optional(fields[9]),
      amount: amount, breakpoint: optional(fields[11]), cause: cause(fields[12]),
      members: parts(fields[13], marks.part))
  }

  private static func cause(_ text: String) -> FindingGroup.Cause? {
    let fields = split(text, marks.part)
    guard fields.count == 4 else { return nil }
    return FindingGroup.Cause(
      culprit: optional(fields[0]), id: optional(fields[1]), place: place(fields[2]),
      remedy: optional(fields[3]) ?? "")
  }

  private static func place(_ text: String) -> DocumentPlace? {
    let numbers = split(text, ":").compactMap { Int($0) }
    return numbers.count == 2 ? DocumentPlace(line: numbers[0], column: numbers[1]) : nil
  }

  private static func optional(_ text: String) -> String? { text == missing ? nil : text }

  private static func parts(_ text: String, _ mark: String) -> [String] {
    text.isEmpty ? [] : split(text, mark)
  }

  private static func split(_ text: String, _ mark: String) -> [String] {
    text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }
}
