import LayoutDiagnostics

extension CheckedDocument: JSONRepresentable {
  /// `document`, `findings`, `failures`, `screens` and what was left out; `Docs/JSON.md` has the schema.
  package var json: JSONValue {
    [
      "document": .string(path),
      "findings": .array(fingerprinted.map { $0.group.json(fingerprint: $0.fingerprint) }),
      "failures": .strings(failures), "screens": screens.map { .string($0) } ?? .null,
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
  fileprivate func json(fingerprint: String) -> JSONValue {
    [
      "rule": .string(rule.id), "severity": .string(severity.rawValue),
      "scene": .string(sceneID), "text": .string(text), "others": .strings(others),
      "line": .number(place?.line), "column": .number(place?.column),
      "subjects": .array(subjects.map { $0.json }),
      "found": .number(Double(count.found)), "configurations": .number(Double(count.all)),
      "where": configurations.map { .string($0) } ?? .null,
      "worst": worst.map { .string($0) } ?? .null, "amount": .measured(amount),
      "breakpoint": breakpoint.map { .string($0) } ?? .null, "cause": cause?.json ?? .null,
      "fingerprint": .string(fingerprint),
    ]
  }
}

extension FindingSubject {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "name": .string(name), "line": .number(place?.line),
      "column": .number(place?.column), "equation": equation.map { .string($0) } ?? .null,
    ]
  }
}

extension FindingGroup.Cause {
  fileprivate var json: JSONValue {
    [
      "text": culprit.map { .string($0) } ?? .null, "id": id.map { .string($0) } ?? .null,
      "line": .number(place?.line), "column": .number(place?.column), "remedy": .string(remedy),
    ]
  }
}

extension JSONValue {
  fileprivate static func number(_ value: Int?) -> JSONValue {
    value.map { .number(Double($0)) } ?? .null
  }
}
