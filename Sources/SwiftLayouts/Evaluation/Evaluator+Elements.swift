/// Elements of values, and values that are called.
extension Evaluator {
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
      let function = types.method("subscript", of: type, arguments, from: frame.owner)
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
      guard let function = types.choose(declarations.functions(name, from: file) ?? [], arguments)
      else {
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
