/// Arrays, texts and numbers of Swift.
extension Evaluator {
  /// What a loop goes through; nil where that isn't known.
  func elements(of value: Value) -> [Value]? {
    if case .dictionary(let pairs) = value {
      return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    }
    // `.allCases` of an enum of the app.
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

  /// `values[0]`, `views["name"]`.
  func element(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard let baseNode = node.child(at: 0) else { return .unknown("an element") }
    let base = evaluate(baseNode, frame)
    let arguments = evaluateArguments(of: node, frame)
    let key = arguments.first?.value ?? .void
    if case .keyPath(let names) = key, arguments.first?.label == "keyPath" {
      return names.reduce(base) { member($1, of: $0, at: node.place) }
    }
    if let type = typeName(of: base),
      let function = method("subscript", of: type, arguments, from: frame.owner)
    {
      return invoke(function, me: base, arguments, at: node.place)
    }
    switch base {
    case .unknown(let reason): return .unknown(reason)
    case .none: return .none
    case .array(let values):
      if case .range(let range) = key {
        guard let indices = range.indices(in: values.count), indices.lowerBound >= 0,
          indices.upperBound <= values.count
        else { return .unknown("a range of elements isn't known") }
        return .array(Array(values[indices]))
      }
      // A part of a list keeps the numbers that its elements had.
      if isPart(baseNode, frame) { return .unknown("an element of a part of a list isn't known") }
      guard let index = key.asInteger else {
        return .unknown(key.unknownReason ?? "an index isn't known")
      }
      return values.indices.contains(index) ? values[index] : .unknown("an index is out of range")
    case .dictionary(let pairs):
      for pair in pairs.reversed() {
        guard let isEqual = pair.key.isEqual(to: key) else { return .unknown("a key isn't known") }
        if isEqual { return pair.value }
      }
      return .none
    default: return .unknown("an element isn't known")
    }
  }

  /// Whether an expression is a part of a list that doesn't begin with the list: `values[1...]`.
  private func isPart(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .subscript, let key = node.child(at: 1)?.child(at: 0),
      case .range(let range) = evaluate(key, frame), let lower = range.lower
    else { return false }
    return lower.inferred != 0
  }

  /// A method of an array; nil where arrays have none of that name.
  func callArray(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let first = arguments.first?.value
    if values.isEmpty, case .closure(let closure)? = first, sites.isIn(closure.node) {
      explore(closure.node.place) { _ = call(closure, [], at: node.place) }
    }
    switch name {
    case "forEach":
      guard let first else { return nil }
      for value in values { _ = apply(first, [value], at: node.place) }
      return .void
    case "map", "compactMap", "flatMap": return mapped(name, values, first, node)
    case "filter":
      guard let first else { return nil }
      var kept: [Value] = []
      for value in values {
        guard let holds = apply(first, [value], at: node.place).asBool else {
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
      return change(name, values, arguments, node, frame)
    case "reduce": return reduced(values, arguments, node)
    case "joined": return joined(values, arguments)
    case "count":
      guard let first else { return nil }
      let holds = values.map { apply(first, [$0], at: node.place).asBool }
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
      let result = apply(closure, [value], at: node.place)
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
      apply(arguments[1].value, [$0, $1], at: node.place)
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

  /// Calls a closure or method with values.
  func apply(_ callee: Value, _ values: [Value], at place: SourcePlace) -> Value {
    let node = SyntaxNode(.unknown, "", place, [])
    let arguments = values.map { Argument(label: "", value: $0, node: node) }
    let frame = Frame(me: nil, owner: nil, scope: state.makeScope(in: nil))
    switch callee {
    case .keyPath(let names) where values.count == 1:
      return names.reduce(values[0]) { member($1, of: $0, at: place) }
    case .type(let type): return construct(type, arguments, node, frame)
    case .method(.void, let name) where name.first?.isLetter == false && values.count == 2:
      return apply(name, values[0], values[1], node, frame)
    case .method(.void, let name):
      guard let function = choose(declarations.functions(name, from: file) ?? [], arguments) else {
        return .unknown("the function '\(name)' has several forms")
      }
      return invoke(function, me: nil, arguments, at: place)
    case .closure(let closure): return call(closure, arguments, at: place)
    case .method(let receiver, let name):
      return call(method: name, of: receiver, arguments, node, frame)
    case .unknown: return callee
    default: return .unknown("a function isn't known")
    }
  }
}
