import InterfaceBuilder
import LayoutDiagnostics

/// The result of checking a file, as text that can be read back, for caches: what `--json` prints of it, and what only
/// other reports show.
package enum StoredDocument {
  // MARK: Writing

  /// The text; that of a skipped file can't be read back.
  package static func text(_ document: CheckedDocument) -> String {
    let more: JSONValue = [
      "findings": .array(document.groups.map(json)), "notes": .strings(document.notes),
      "excerpts": .array(
        document.excerpts.sorted { $0.key < $1.key }.map {
          ["line": .number($0.key), "text": .string($0.value)]
        }),
      "ends": .array(
        document.ends.sorted { $0.key < $1.key }.map {
          ["start": json($0.key), "end": json($0.value)]
        }), "fixes": .array(document.fixes.map(json)),
    ]
    return JSONValue.object(more.members + document.json.members).line
  }

  /// What comes first counts.
  private static func json(_ group: FindingGroup) -> JSONValue {
    let more: JSONValue = [
      "sceneName": .optional(group.scene), "amount": .number(group.amount),
      "aspect": .string(group.aspect), "related": .array(group.related.map { $0.json }),
      "members": .strings(group.members),
    ]
    return .object(more.members + group.json(fingerprint: "").members)
  }

  private static func json(_ place: DocumentPlace) -> JSONValue {
    ["line": .number(place.line), "column": .number(place.column)]
  }

  private static func json(_ fix: FindingFix) -> JSONValue {
    [
      "text": .string(fix.text), "gone": .strings(fix.gone.sorted()),
      "replacements": .array(
        fix.replacements.map { replacement in
          [
            "offset": .number(replacement.offset), "length": .number(replacement.length),
            "start": json(replacement.start), "end": json(replacement.end),
            "text": .string(replacement.text),
          ]
        }),
    ]
  }

  // MARK: Reading

  /// The document of a path; nil if the text is none of these.
  package static func document(_ text: String, path: String) -> CheckedDocument? {
    guard let json = try? JSONValue(parsing: text), let found = json["findings"]?.elements else {
      return nil
    }
    let groups = found.compactMap(group)
    guard groups.count == found.count else { return nil }
    let excerpts = json.list("excerpts") { ($0.whole("line"), $0.string("text")) }
    let ends = json.list("ends") { end in
      end["start"]?.place.flatMap { start in end["end"]?.place.map { (start, $0) } }
    }
    return CheckedDocument(
      path: path, groups: groups, failures: json.list("failures") { $0.text },
      notes: json.list("notes") { $0.text }, screens: json["screens"]?.text,
      leftOut: json.list("leftOut") {
        LeftOutCount(
          scene: $0.string("scene"), what: $0.string("what"), reason: $0.string("reason"),
          count: $0.whole("count"))
      }, excerpts: Dictionary(excerpts, uniquingKeysWith: { first, _ in first }),
      ends: Dictionary(ends, uniquingKeysWith: { first, _ in first }),
      fixes: json.list("fixes", fix))
  }

  private static func group(_ json: JSONValue) -> FindingGroup? {
    guard let rule = CheckRule.named(json.string("rule")),
      let severity = Rule.Severity(rawValue: json.string("severity"))
    else { return nil }
    return FindingGroup(
      rule: rule, severity: severity, scene: json["sceneName"]?.text,
      sceneID: json.string("scene"), text: json.string("text"),
      others: json.list("others") { $0.text }, subjects: json.list("subjects", subject),
      related: json.list("related", subject), configurations: json["where"]?.text,
      count: (json.whole("found"), json.whole("configurations")), worst: json["worst"]?.text,
      amount: json["amount"]?.number ?? 0, aspect: json.string("aspect"),
      breakpoint: json["breakpoint"]?.text, cause: json["cause"].flatMap(cause),
      members: json.list("members") { $0.text })
  }

  private static func cause(_ json: JSONValue) -> FindingGroup.Cause? {
    json["remedy"]?.text.map {
      FindingGroup.Cause(
        culprit: json["text"]?.text, id: json["id"]?.text, place: json.place, remedy: $0)
    }
  }

  private static func subject(_ json: JSONValue) -> FindingSubject {
    FindingSubject(
      name: json.string("name"), id: json.string("id"), place: json.place,
      equation: json["equation"]?.text)
  }

  private static func fix(_ json: JSONValue) -> FindingFix {
    let replacements = json.list("replacements") { json -> FindingFix.Replacement? in
      guard let start = json["start"]?.place, let end = json["end"]?.place else { return nil }
      return FindingFix.Replacement(
        offset: json.whole("offset"), length: json.whole("length"), start: start, end: end,
        text: json.string("text"))
    }
    return FindingFix(
      text: json.string("text"), gone: Set(json.list("gone") { $0.text }),
      replacements: replacements)
  }
}

/// Members of objects.
extension JSONValue {
  fileprivate func list<Value>(_ key: String, _ read: (JSONValue) -> Value?) -> [Value] {
    (self[key]?.elements ?? []).compactMap(read)
  }

  fileprivate func string(_ key: String) -> String { self[key]?.text ?? "" }

  fileprivate func whole(_ key: String) -> Int {
    self[key]?.number.flatMap { Int(exactly: $0) } ?? 0
  }

  fileprivate var place: DocumentPlace? {
    self["line"]?.number.map { _ in DocumentPlace(line: whole("line"), column: whole("column")) }
  }
}
