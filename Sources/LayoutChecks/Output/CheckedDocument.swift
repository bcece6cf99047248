import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// A file with what was found in it.
package struct CheckedDocument: Sendable {
  /// The path, as people and other tools see it.
  package let path: String
  /// The findings, in document order.
  package internal(set) var groups: [FindingGroup] = []
  /// The failures, as lines for readers.
  package var failures: [String] = []
  /// The omissions in code, which limit the check, as lines for readers.
  package var notes: [String] = []
  /// The only screens that the app has, and who says so, where others were left out: `portrait only on iPhone: Info.plist`.
  package var screens: String?
  /// The counts of things that rules couldn't judge.
  package var leftOut: [LeftOutCount] = []
  /// Why the file isn't checked though nothing is wrong with it; nil if it is.
  package var skipped: String?
  /// The lines of the file that the groups point to, by number from 1.
  package let excerpts: [Int: String]
  /// Where what begins at a place ends: the place after its last character.
  package let ends: [DocumentPlace: DocumentPlace]
  /// The fixes of some of the groups, if they were searched for.
  package var fixes: [FindingFix] = []
  /// The duration of reading and checking it.
  package var duration = Duration.zero

  /// The fix of a whole group.
  func fix(of group: FindingGroup) -> FindingFix? {
    let names = [group.fingerprint] + group.members
    return fixes.first { $0.gone.isSuperset(of: names) }
  }

  /// Whether something is wrong with it: notes aren't faults.
  package var isFaulty: Bool {
    !failures.isEmpty || groups.contains { $0.severity != .note }
  }

  /// The same file with only some of its groups.
  package func showing(_ some: [FindingGroup]) -> CheckedDocument {
    var document = self
    document.groups = some
    return document
  }

  /// The same file with pictures of no more than its first findings.
  package func drawing(atMost count: Int) -> CheckedDocument {
    if pictureCount <= count { return self }
    var left = count
    return showing(
      groups.map { group in
        var group = group
        if group.picture != nil { left -= 1 }
        if left < 0 { group.picture = nil }
        return group
      })
  }

  /// The number of findings with a picture.
  package var pictureCount: Int { groups.count { $0.picture != nil } }

  /// The notes of the given files about the screens of their apps, each once, in order.
  package static func screens(of documents: [CheckedDocument]) -> [String] {
    documents.compactMap { $0.screens }.unique
  }

  /// The groups with their fingerprints, which differ from each other.
  package var fingerprinted: [(group: FindingGroup, fingerprint: String)] {
    var numbering = Numbering()
    return groups.map { ($0, numbering.name($0.fingerprint)) }
  }
}

/// Tells names apart that are used more than once.
struct Numbering {
  private var counts: [String: Int] = [:]

  /// The name itself, then `name/2`, `name/3` and so on.
  mutating func name(_ base: String) -> String {
    let count = counts[base, default: 0] + 1
    counts[base] = count
    return count == 1 ? base : "\(base)/\(count)"
  }
}

extension CheckedDocument {
  /// Puts together what was found in a file, whose bytes are there for excerpts.
  package init(
    path: String, groups: [FindingGroup], failures: [String] = [], notes: [String] = [],
    screens: String? = nil, leftOut: [LeftOutCount] = [], bytes: [UInt8] = []
  ) {
    let text = DocumentText(bytes)
    self.init(
      path: path, failures: failures, notes: notes, screens: screens, leftOut: leftOut,
      excerpts: text.excerpts(of: groups.compactMap { $0.place?.line }),
      ends: text.ends(of: groups.flatMap { $0.places }))
    self.groups = groups.map { $0.mappingPlaces(text.inCodePoints) }.enumerated().sorted {
      first, second in
      (first.element.place ?? .none, first.offset) < (second.element.place ?? .none, second.offset)
    }.map { $0.element }
  }

  /// A file that can't be checked, which isn't an error.
  package init(path: String, skipped reason: String) {
    self.init(path: path, skipped: reason, excerpts: [:], ends: [:])
  }
}

extension DocumentPlace {
  /// Before every other place.
  fileprivate static let none = DocumentPlace(line: 0, column: 0)
}

/// A fix of one finding by itself, in the document as it was read: what reports tell other programs.
package struct FindingFix: Hashable, Sendable {
  /// Bytes in place of others.
  package struct Replacement: Hashable, Sendable {
    /// The first byte that goes.
    let offset: Int
    /// The number of removed bytes.
    let length: Int
    /// Where they begin, with the column in code points.
    let start: DocumentPlace
    /// The place after the last of them.
    let end: DocumentPlace
    /// The replacement.
    let text: String
  }

  /// The change in Interface Builder's words.
  let text: String
  /// The fingerprints of what is no longer found.
  let gone: Set<String>
  let replacements: [Replacement]
}

extension CheckedDocument: JSONRepresentable {
  /// `document`, `findings`, `failures`, `screens` and what was left out; `Docs/JSON.md` has the schema.
  package var json: JSONValue {
    [
      "document": .string(path),
      "findings": .array(fingerprinted.map { $0.group.json(fingerprint: $0.fingerprint) }),
      "failures": .strings(failures), "screens": .optional(screens),
      "leftOut": .array(
        leftOut.map { count in
          [
            "scene": .string(count.scene), "what": .string(count.what),
            "reason": .string(count.reason), "count": .number(Double(count.count)),
          ]
        }),
    ]
  }
}

extension FindingGroup {
  func json(fingerprint: String) -> JSONValue {
    [
      "rule": .string(rule.id), "severity": .string(severity.rawValue),
      "scene": .string(sceneID), "text": .string(text), "others": .strings(others),
      "line": .number(place?.line), "column": .number(place?.column),
      "subjects": .array(subjects.map { $0.json }),
      "found": .number(Double(count.found)), "configurations": .number(Double(count.all)),
      "where": .optional(configurations), "worst": .optional(worst), "amount": .measured(amount),
      "breakpoint": .optional(breakpoint), "cause": cause?.json ?? .null,
      "fingerprint": .string(fingerprint),
    ]
  }
}

extension FindingSubject {
  var json: JSONValue {
    [
      "id": .string(id), "name": .string(name), "line": .number(place?.line),
      "column": .number(place?.column), "equation": .optional(equation),
    ]
  }
}

extension FindingGroup.Cause {
  var json: JSONValue {
    [
      "text": .optional(culprit), "id": .optional(id),
      "line": .number(place?.line), "column": .number(place?.column), "remedy": .string(remedy),
    ]
  }
}

extension JSONValue {
  /// A whole number, or null.
  static func number(_ value: Int?) -> JSONValue {
    value.map { .number(Double($0)) } ?? .null
  }
}
