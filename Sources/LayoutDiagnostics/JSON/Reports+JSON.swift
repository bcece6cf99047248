import AutoLayout

extension ConstraintReference: JSONRepresentable {
  /// `id`, `text`, `priority`, `madeBy`; with `guess` where its number is one.
  package var json: JSONValue {
    .known([
      ("id", .string(id)), ("text", .string(text)), ("priority", .number(priority)),
      ("madeBy", .string(isUsers ? "user" : "UIKit")),
      ("guess", guess.map { .string($0.rawValue) }),
    ])
  }
}

extension AmbiguityReport: JSONRepresentable {
  /// `ambiguous`: the entries.
  public var json: JSONValue { ["ambiguous": .list(entries)] }
}

extension AmbiguityReport.Entry: JSONRepresentable {
  /// `item`, its `open` values and the views `shifting` with them.
  public var json: JSONValue {
    ["item": .string(name), "open": .list(openValues), "shifting": .strings(shifting)]
  }
}

extension AmbiguityReport.OpenValue: JSONRepresentable {
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

extension Explanation: JSONRepresentable {
  /// `attribute`, `value`, `sum` with its `shifting` or `open` parts, and the ones that `lost`.
  public var json: JSONValue {
    [
      "attribute": .string(subject), "value": .measured(value), "sum": .list(summands),
      "shifting": .strings(shifting), "open": .list(openValues), "lost": .list(losses),
    ]
  }
}

extension Explanation.Summand: JSONRepresentable {
  /// `kind`, `name`, `constraint`, `coefficient`, `constant`, `amount`.
  package var json: JSONValue {
    let kind: String
    var constraint = JSONValue.null
    switch source {
    case .constraint(let reference):
      kind = "constraint"
      constraint = reference.json
    case .given: kind = "given"
    case .inset: kind = "inset"
    }
    return [
      "kind": .string(kind), "name": .string(name), "constraint": constraint,
      "coefficient": .number(coefficient), "constant": .number(constant),
      "amount": .measured(amount),
    ]
  }
}

extension Explanation.Loss: JSONRepresentable {
  /// `constraint`, `error`, `winners`.
  package var json: JSONValue {
    [
      "constraint": constraint.json, "error": .missed(error), "winners": .list(winners),
    ]
  }
}

extension WhyNot: JSONRepresentable {
  /// `demand`, `value`, `wanted`, and what stands against it: `excludedBy` with whether that
  /// `isComplete`, or `prices`.
  package var json: JSONValue {
    [
      "demand": .string("\(subject) = \(target)"), "value": .measured(value),
      "wanted": .measured(wanted),
      "excludedBy": .list(exclusions), "isComplete": .bool(isComplete), "prices": .list(prices),
    ]
  }
}

extension WhyNot.Exclusion: JSONRepresentable {
  /// `constraints`, `given`, `shortfall`.
  package var json: JSONValue {
    [
      "constraints": .list(constraints), "given": .strings(given),
      "shortfall": .missed(shortfall),
    ]
  }
}

extension WhyNot.Price: JSONRepresentable {
  /// `constraint`, `error`, `errorNow`.
  package var json: JSONValue {
    ["constraint": constraint.json, "error": .missed(error), "errorNow": .measured(errorNow)]
  }
}

extension Alternatives: JSONRepresentable {
  /// `items`, the `solutions` with a frame for each, and what is `shifting` in them.
  package var json: JSONValue {
    [
      "items": .strings(items),
      "solutions": .array(
        solutions.map { ["name": .string($0.name), "frames": .list($0.frames)] }),
      "shifting": .strings(shifting),
    ]
  }
}
