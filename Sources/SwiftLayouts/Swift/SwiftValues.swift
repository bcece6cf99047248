/// Members, methods and initializers of Swift's own types.
struct SwiftValues: EvaluatorPart {
  let evaluator: Evaluator

  /// The elements of a loop; nil if unknown.
  func elements(of value: Value) -> [Value]? {
    if case .dictionary(let pairs) = value {
      return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    }
    // This is `.allCases` of an enum in the app.
    return value.asArray
  }

  func arrayMember(_ name: String, _ values: [Value]) -> Value? {
    switch name {
    case "first": values.first ?? Value.none
    case "last": values.last ?? Value.none
    case "count": .integer(values.count)
    case "isEmpty": .bool(values.isEmpty)
    case "indices": .range(NumberRange(values.indices))
    case "startIndex": .integer(0)
    case "endIndex": .integer(values.count)
    case "lazy": .array(values)
    default: nil
    }
  }

  func stringMember(_ name: String, _ text: String) -> Value? {
    switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .integer(text.count)
    case "localized": .string(text)
    default: nil
    }
  }

  /// Calls a method of an array; nil if arrays have none with that name.
  func callArray(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let first = arguments.first?.value
    if values.isEmpty, case .closure(let closure)? = first, sites.isIn(closure.node) {
      evaluator.explore(closure.node.place) { _ = evaluator.call(closure, [], at: node.place) }
    }
    switch name {
    case "forEach":
      guard let first else { return nil }
      for value in values { _ = evaluator.apply(first, [value], at: node.place) }
      return .void
    case "map", "compactMap", "flatMap": return mapped(name, values, first, node)
    case "filter":
      guard let first else { return nil }
      var kept: [Value] = []
      for value in values {
        guard let holds = evaluator.apply(first, [value], at: node.place).asBool else {
          return .unknown("which elements are kept isn't known")
        }
        if holds { kept.append(value) }
      }
      return .array(kept)
    case "enumerated":
      return .array(
        values.enumerated().map { index, value in
          .tuple([("offset", .integer(index)), ("element", value)])
        })
    case "reversed": return .array(values.reversed())
    case "dropFirst", "dropLast", "prefix", "suffix": return cut(name, values, arguments.first)
    case _ where Self.changesArray.contains(name):
      return changeArray(name, values, arguments, node, frame)
    case "reduce": return reduced(values, arguments, node)
    case "joined": return joined(values, arguments)
    case "count":
      guard let first else { return nil }
      let holds = values.map { evaluator.apply(first, [$0], at: node.place).asBool }
      return holds.contains(nil)
        ? .unknown("what is counted isn't known") : .integer(holds.count { $0 == true })
    default: return searched(name, values, arguments, node)
    }
  }

  private func mapped(_ name: String, _ values: [Value], _ closure: Value?, _ node: SyntaxNode)
    -> Value?
  {
    guard let closure else { return nil }
    var made: [Value] = []
    for value in values {
      let result = evaluator.apply(closure, [value], at: node.place)
      switch (name, result) {
      case ("flatMap", .array(let parts)): made += parts
      case ("compactMap", .none): continue
      default: made.append(result)
      }
      if case .unknown = Value.array(made).limited { break }
    }
    return Value.array(made).limited
  }

  private func reduced(_ values: [Value], _ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    guard arguments.count == 2, arguments[0].label != "into" else { return nil }
    return values.reduce(arguments[0].value) {
      evaluator.apply(arguments[1].value, [$0, $1], at: node.place)
    }
  }

  private func cut(_ name: String, _ values: [Value], _ argument: Argument?) -> Value {
    let label = argument?.label ?? ""
    guard ["", "upTo"].contains(label), let count = argument.map({ $0.value.asInteger }) ?? 1,
      count >= 0
    else {
      return .unknown("a number of elements isn't known")
    }
    return switch name {
    case "dropFirst": .array(Array(values.dropFirst(count)))
    case "dropLast": .array(Array(values.dropLast(count)))
    case "prefix": .array(Array(values.prefix(count)))
    default: .array(Array(values.suffix(count)))
    }
  }
}

extension Evaluator {
  var swiftValues: SwiftValues { SwiftValues(evaluator: self) }
}
