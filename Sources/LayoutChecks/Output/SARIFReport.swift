import InterfaceBuilder
import LayoutDiagnostics

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
package enum SARIFReport {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  /// The key of fingerprints, with the version of their algorithm.
  private static let fingerprintName = "layCheck/v1"
  /// The base of relative addresses: the directory of the run, which is the repository's.
  private static let base = "%SRCROOT%"

  /// The whole document: a run with all rules that were applied, even if nothing was found.
  ///
  /// - Parameters:
  ///   - documents: The files.
  ///   - rules: The rules.
  ///   - page: The address of the page about rules, which rules link to; nil if unknown.
  ///   - version: The version of the program.
  ///   - absolute: Completes paths that lead out of the directory of the run.
  /// - Returns: JSON, with a final newline.
  package static func text(
    _ documents: [CheckedDocument], rules: [CheckRule], page: String?, version: String,
    absolute: (String) -> String
  ) -> String {
    let results = documents.flatMap { document in
      let file = Self.file(document.path, absolute)
      return document.fingerprinted.map { found in
        Result(
          group: found.group, fingerprint: "\(document.path)/\(found.fingerprint)", file: file,
          ends: document.ends, fix: document.fix(of: found.group)
        ).json(rules)
      }
    }
    let failures = documents.flatMap { $0.failures }
    let notes =
      failures.map { notification("error", $0) }
      + CheckedDocument.screens(of: documents).map { notification("note", "checked \($0)") }
      + TextReport.leftOut(documents).map { notification("note", $0) }
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": .string("lay"), "version": .string(version), "semanticVersion": .string(version),
          "rules": .array(rules.map { rule($0, page) }),
        ]
      ],
      "columnKind": .string("unicodeCodePoints"),
      "originalUriBaseIds": [
        base: ["description": ["text": .string("where lay was run")]]
      ],
      "invocations": .array([
        [
          "executionSuccessful": .bool(failures.isEmpty),
          "toolExecutionNotifications": .array(notes),
        ]
      ]),
      "results": .array(results),
    ]
    let log: JSONValue = [
      "$schema": .string(schema), "version": .string("2.1.0"), "runs": .array([run]),
    ]
    return log.description + "\n"
  }

  private static func notification(_ level: String, _ text: String) -> JSONValue {
    ["level": .string(level), "message": ["text": .string(text)]]
  }

  private static func rule(_ rule: CheckRule, _ page: String?) -> JSONValue {
    .known([
      ("id", .string(rule.id)), ("shortDescription", ["text": .string(rule.reason)]),
      ("fullDescription", ["text": .string("\(rule.reason); \(rule.remedy)")]),
      ("helpUri", page.map { .string("\($0)#\(rule.id)") }),
      (
        "help",
        ["text": .string(rule.remedy), "markdown": .string(RuleReference.body(of: rule))]
      ), ("defaultConfiguration", ["level": .string(rule.severity.rawValue)]),
    ])
  }

  /// One finding.
  private struct Result {
    let group: FindingGroup
    let fingerprint: String
    let file: JSONValue
    let ends: [DocumentPlace: DocumentPlace]
    let fix: FindingFix?

    func json(_ rules: [CheckRule]) -> JSONValue {
      .known([
        ("ruleId", .string(group.rule.id)),
        ("ruleIndex", .number(rules.firstIndex { $0.id == group.rule.id } ?? -1)),
        ("level", .string(group.severity.rawValue)),
        ("message", ["text": .string(TextReport.message(group))]),
        ("locations", .array([location(group.place)])),
        (
          "relatedLocations",
          related.isEmpty ? nil : .array(related.map { location($0.place, $0.text) })
        ),
        ("partialFingerprints", [fingerprintName: .string(fingerprint)]),
        ("fixes", fix.map { .array([$0.json(of: file)]) }),
      ])
    }

    /// The constraint to change and other related places, each once, without that of the finding.
    private var related: [(place: DocumentPlace, text: String)] {
      let culprit = (group.cause?.place, group.cause?.culprit ?? "")
      var seen = Set([group.place])
      return ([culprit] + group.related.map { ($0.place, $0.equation ?? $0.name) }).compactMap {
        place, text in
        guard let place, seen.insert(place).inserted else { return nil }
        return (place, text)
      }
    }

    private func location(_ place: DocumentPlace?, _ text: String? = nil) -> JSONValue {
      .known([
        (
          "physicalLocation",
          .known([("artifactLocation", file), ("region", place.map { region($0, ends[$0]) })])
        ), ("message", text.map { ["text": .string($0)] }),
      ])
    }
  }

  /// From one place to another, if it is known where it ends.
  fileprivate static func region(
    _ start: DocumentPlace, _ end: DocumentPlace?, bytes: (offset: Int, length: Int)? = nil
  ) -> JSONValue {
    let numbers = [
      ("startLine", start.line), ("startColumn", start.column), ("endLine", end?.line),
      ("endColumn", end?.column), ("byteOffset", bytes?.offset), ("byteLength", bytes?.length),
    ]
    return .known(numbers.map { name, number in (name, number.map { .number($0) }) })
  }

  /// A file outside the directory of the run has an absolute address.
  private static func file(_ path: String, _ absolute: (String) -> String) -> JSONValue {
    if path.hasPrefix("/") || path.hasPrefix("../") {
      return ["uri": .string("file://" + address(of: absolute(path)))]
    }
    return ["uri": .string(address(of: path)), "uriBaseId": .string(base)]
  }

  /// A path as a relative address: bytes that addresses can't hold are written as `%20` (RFC 3986).
  static func address(of path: String) -> String {
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return relative.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      if allowed.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }

  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".unicodeScalars)
}

extension FindingFix {
  /// A `fix` object: regions have both lines and bytes, as some programs read only one of them.
  fileprivate func json(of file: JSONValue) -> JSONValue {
    let replacements = replacements.map { replacement -> JSONValue in
      [
        "deletedRegion": SARIFReport.region(
          replacement.start, replacement.end, bytes: (replacement.offset, replacement.length)),
        "insertedContent": ["text": .string(replacement.text)],
      ]
    }
    return [
      "description": ["text": .string(text)],
      "artifactChanges": .array([
        ["artifactLocation": file, "replacements": .array(replacements)]
      ]),
    ]
  }
}
