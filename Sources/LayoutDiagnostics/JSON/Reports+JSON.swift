import AutoLayout

extension ConstraintReference: JSONRepresentable {
  /// `id`, `text`, `priority`, `madeBy`; with `guess` where its number is one.
  package var json: JSONValue {
    .object(
      [
        JSONValue.Member("id", .string(id)), JSONValue.Member("text", .string(text)),
        JSONValue.Member("priority", .number(priority)),
        JSONValue.Member("madeBy", .string(isUsers ? "user" : "UIKit")),
      ] + (guess.map { [JSONValue.Member("guess", .string($0.rawValue))] } ?? []))
  }
}

extension AmbiguityReport: JSONRepresentable {
  /// `ambiguous`: the entries.
  public var json: JSONValue { ["ambiguous": .list(entries)] }
}

extension AmbiguityReport.Entry: JSONRepresentable {
  /// `item`, its `open` values and the views `shifting` with them.
  public var json: JSONValue {
    ["item": .string(name), "open": .list(openings), "shifting": .strings(shifting)]
  }
}

extension AmbiguityReport.Opening: JSONRepresentable {
  /// `attribute`, `value`, `range` with null for an end without bound, `reason`, `constraints`.
  public var json: JSONValue {
    [
      "item": .string(item), "attribute": .string(attribute), "value": .measured(value),
      "range": .array([.measured(range.lowerBound), .measured(range.upperBound)]),
      "reason": .string(reason.kind.rawValue), "constraints": .list(reason.constraints),
    ]
  }
}

extension ConflictReport: JSONRepresentable {
  /// `broken`, `shortfall`, `members`, `given` and Apple's `lines`.
  public var json: JSONValue {
    [
      "broken": .string(brokenHandle), "shortfall": .missed(shortfall),
      "members": .strings(handles), "given": .strings(given), "lines": .strings(lines),
    ]
  }
}

extension ConflictAnalysis: JSONRepresentable {
  /// `broken`, `shortfall`, `error`, `members` with what would happen, `given`, `reasons`, Apple's
  /// `lines`.
  package var json: JSONValue {
    [
      "broken": .string(report.brokenHandle), "shortfall": .missed(report.shortfall),
      "error": .missed(error), "members": .list(members), "given": .strings(given),
      "reasons": .strings(reasons),
      "lines": .strings(report.lines),
    ]
  }
}

extension ConflictAnalysis.Member: JSONRepresentable {
  /// `constraint`, `isBroken`, and the outcomes `removed` and `at999`.
  package var json: JSONValue {
    [
      "constraint": constraint.json, "isBroken": .bool(isBroken),
      "removed": removed?.json ?? .null, "at999": lowered?.json ?? .null,
    ]
  }
}

extension ConflictAnalysis.Outcome: JSONRepresentable {
  /// `broken`, `error`, `moved`, `ambiguous`.
  package var json: JSONValue {
    [
      "broken": .strings(broken), "error": .missed(error),
      "moved": .array(moved.map { ["item": .string($0.name), "frame": $0.frame.json] }),
      "ambiguous": .strings(ambiguous),
    ]
  }
}

extension Rect: JSONRepresentable {
  /// x, y, width, height.
  public var json: JSONValue {
    .array(inOrder.map(JSONValue.measured))
  }
}
