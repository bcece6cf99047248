import LayoutDiagnostics

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
package enum SARIFReport {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  /// The name under which fingerprints are kept, with the version of how they are made.
  private static let fingerprintName = "layCheck/v1"
  /// What relative addresses are relative to: the directory of the run, which is the repository's.
  private static let base = "%SRCROOT%"

  /// The whole document: a run, also where nothing was found, with all rules that were applied.
  ///
  /// `absolute` completes paths that lead out of the directory of the run.
  package static func text(
    _ documents: [CheckedDocument], rules: [CheckRule], version: String,
    absolute: (String) -> String
  ) -> String {
    let results = documents.flatMap { document in
      let file = Self.file(document.path, absolute)
      return document.fingerprinted.map { found in
        result(found.group, "\(document.path)/\(found.fingerprint)", in: file, rules)
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
          "rules": .array(rules.map(rule)),
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

  private static func rule(_ rule: CheckRule) -> JSONValue {
    [
      "id": .string(rule.id), "shortDescription": ["text": .string(rule.reason)],
      "fullDescription": ["text": .string("\(rule.reason); \(rule.remedy)")],
      "help": ["text": .string(rule.remedy)],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  private static func result(
    _ group: FindingGroup, _ fingerprint: String, in file: JSONValue, _ rules: [CheckRule]
  ) -> JSONValue {
    var members = [
      JSONValue.Member("ruleId", .string(group.rule.id)),
      JSONValue.Member(
        "ruleIndex", .number(Double(rules.firstIndex { $0.id == group.rule.id } ?? -1))),
      JSONValue.Member("level", .string(group.severity.rawValue)),
      JSONValue.Member("message", ["text": .string(TextReport.message(group))]),
      JSONValue.Member(
        "locations", .array([location(file, group.place?.line, group.place?.column)])),
    ]
    if let place = group.cause?.place, let culprit = group.cause?.culprit {
      var related = location(file, place.line, place.column)
      if case .object(let parts) = related {
        related = .object(parts + [JSONValue.Member("message", ["text": .string(culprit)])])
      }
      members.append(JSONValue.Member("relatedLocations", .array([related])))
    }
    members.append(
      JSONValue.Member(
        "partialFingerprints",
        .object([JSONValue.Member(fingerprintName, .string(fingerprint))])))
    return .object(members)
  }

  /// What lies outside of the directory of the run has an address of its own.
  private static func file(_ path: String, _ absolute: (String) -> String) -> JSONValue {
    if path.hasPrefix("/") || path.hasPrefix("../") {
      return ["uri": .string("file://" + address(of: absolute(path)))]
    }
    return ["uri": .string(address(of: path)), "uriBaseId": .string(base)]
  }

  private static func location(_ file: JSONValue, _ line: Int?, _ column: Int?) -> JSONValue {
    guard let line, let column else { return ["physicalLocation": ["artifactLocation": file]] }
    return [
      "physicalLocation": [
        "artifactLocation": file,
        "region": ["startLine": .number(Double(line)), "startColumn": .number(Double(column))],
      ]
    ]
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
