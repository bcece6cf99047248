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
      "originalUriBaseIds": .object([
        JSONValue.Member(base, ["description": ["text": .string("where lay was run")]])
      ]),
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
    var members = [
      JSONValue.Member("id", .string(rule.id)),
      JSONValue.Member("shortDescription", ["text": .string(rule.reason)]),
      JSONValue.Member("fullDescription", ["text": .string("\(rule.reason); \(rule.remedy)")]),
    ]
    if let page { members.append(JSONValue.Member("helpUri", .string("\(page)#\(rule.id)"))) }
    members += [
      JSONValue.Member(
        "help",
        ["text": .string(rule.remedy), "markdown": .string(RuleReference.body(of: rule))]),
      JSONValue.Member("defaultConfiguration", ["level": .string(rule.severity.rawValue)]),
    ]
    return .object(members)
  }

  /// One finding.
  private struct Result {
    let group: FindingGroup
    let fingerprint: String
    let file: JSONValue
    let ends: [DocumentPlace: DocumentPlace]
    let fix: FindingFix?

    func json(_ rules: [CheckRule]) -> JSONValue {
      var members = [
        JSONValue.Member("ruleId", .string(group.rule.id)),
        JSONValue.Member(
          "ruleIndex", .number(Double(rules.firstIndex { $0.id == group.rule.id } ?? -1))),
        JSONValue.Member("level", .string(group.severity.rawValue)),
        JSONValue.Member("message", ["text": .string(TextReport.message(group))]),
        JSONValue.Member("locations", .array([location(group.place)])),
      ]
      if !related.isEmpty {
        members.append(
          JSONValue.Member(
            "relatedLocations", .array(related.map { location($0.place, $0.text) })))
      }
      members.append(
        JSONValue.Member(
          "partialFingerprints",
          .object([JSONValue.Member(fingerprintName, .string(fingerprint))])))
      if let fix { members.append(JSONValue.Member("fixes", .array([fix.json(of: file)]))) }
      return .object(members)
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
      var physical = [JSONValue.Member("artifactLocation", file)]
      if let place { physical.append(JSONValue.Member("region", region(place))) }
      let members = [JSONValue.Member("physicalLocation", .object(physical))]
      return .object(
        members
          + [text].compactMap { $0 }.map { JSONValue.Member("message", ["text": .string($0)]) }
      )
    }

    private func region(_ place: DocumentPlace) -> JSONValue {
      let ends = [
        ends[place].map { ("endLine", $0.line) }, ends[place].map { ("endColumn", $0.column) },
      ]
      let numbers =
        [("startLine", place.line), ("startColumn", place.column)] + ends.compactMap { $0 }
      return .object(numbers.map { JSONValue.Member($0.0, .number(Double($0.1))) })
    }
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
      let region = [
        ("startLine", replacement.start.line), ("startColumn", replacement.start.column),
        ("endLine", replacement.end.line), ("endColumn", replacement.end.column),
        ("byteOffset", replacement.offset), ("byteLength", replacement.length),
      ]
      return [
        "deletedRegion": .object(region.map { JSONValue.Member($0.0, .number(Double($0.1))) }),
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
