import AutoLayout

extension Explanation: JSONRepresentable {
  /// `attribute`, `value`, `sum` with its `shifting` or `open` parts, and the ones that `lost`.
  public var json: JSONValue {
    [
      "attribute": .string(subject), "value": .measured(value), "sum": .list(summands),
      "shifting": .strings(shifting), "open": .list(openings), "lost": .list(losses),
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

extension Obstacle: JSONRepresentable {
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

extension Obstacle.Exclusion: JSONRepresentable {
  /// `constraints`, `given`, `shortfall`.
  package var json: JSONValue {
    [
      "constraints": .list(constraints), "given": .strings(given),
      "shortfall": .missed(shortfall),
    ]
  }
}

extension Obstacle.Price: JSONRepresentable {
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
