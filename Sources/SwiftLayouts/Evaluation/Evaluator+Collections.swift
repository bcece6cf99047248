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
    case "count": .number(Number(Double(values.count), .integer))
    case "isEmpty": .bool(values.isEmpty)
    case "indices": .range(0, values.count)
    case "startIndex": .number(Number(0, .integer))
    case "endIndex": .number(Number(Double(values.count), .integer))
    case "lazy": .array(values)
    default: nil
    }
  }

  func stringMember(_ name: String, _ text: String) -> Value? {
    switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .number(Number(Double(text.count), .integer))
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
      if case .range(let start, let end) = key, start >= 0, end <= values.count, start <= end {
        return .array(Array(values[start..<end]))
      }
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
          .tuple([("offset", .number(Number(Double(index), .integer))), ("element", value)])
        })
    case "reversed": return .array(values.reversed())
    case "dropFirst", "dropLast", "prefix", "suffix": return cut(name, values, first)
    case "contains":
      if case .closure? = first { return .unknown("a search isn't read") }
      let found = values.map { value in first.flatMap { value.isEqual(to: $0) } }
      if found.contains(true) { return .bool(true) }
      return found.contains(nil) ? .unknown("a search isn't known") : .bool(false)
    case "append", "insert", "removeAll", "removeLast", "removeFirst", "remove":
      return change(name, values, arguments, node, frame)
    case "reduce": return reduced(values, arguments, node)
    case "joined": return Value.array(values.flatMap { $0.asArray ?? [$0] }).limited
    case "firstIndex":
      let index = values.firstIndex { value in first.flatMap { value.isEqual(to: $0) } == true }
      return index.map { .number(Number(Double($0), .integer)) } ?? Value.none
    default: return nil
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

  private func cut(_ name: String, _ values: [Value], _ count: Value?) -> Value {
    guard let count = count.map({ $0.asInteger }) ?? 1, count >= 0 else {
      return .unknown("a number of elements isn't known")
    }
    return switch name {
    case "dropFirst": .array(Array(values.dropFirst(count)))
    case "dropLast": .array(Array(values.dropLast(count)))
    case "prefix": .array(Array(values.prefix(count)))
    default: .array(Array(values.suffix(count)))
    }
  }

  /// Changes an array where it is stored.
  private func change(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    guard let target = node.child(at: 0)?.child(at: 0) else { return nil }
    var changed = values
    var result = Value.void
    switch (name, arguments.first?.label) {
    case ("append", "contentsOf"):
      guard let more = arguments.first.flatMap({ elements(of: $0.value) }) else {
        assign(
          .unknown(arguments.first?.value.unknownReason ?? "an array isn't known"), to: target,
          frame)
        return .void
      }
      changed += more
    case ("append", _): changed += arguments.first.map { [$0.value] } ?? []
    case ("insert", _):
      guard let value = arguments.first?.value, let index = arguments.last?.value.asInteger,
        (0...changed.count).contains(index)
      else { return .unknown("an insertion isn't known") }
      changed.insert(value, at: index)
    case ("removeAll", nil): changed = []
    case ("removeLast", nil) where !changed.isEmpty: result = changed.removeLast()
    case ("removeFirst", nil) where !changed.isEmpty: result = changed.removeFirst()
    default:
      assign(.unknown("what is removed isn't known"), to: target, frame)
      return .unknown("what is removed isn't known")
    }
    assign(Value.array(changed).limited, to: target, frame)
    return result
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
