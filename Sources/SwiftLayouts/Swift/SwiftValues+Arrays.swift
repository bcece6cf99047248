/// Methods that change an array in place.
extension SwiftValues {
  static let changesArray: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "popLast", "popFirst", "sort", "reverse", "shuffle", "swapAt", "partition",
  ]

  func changeArray(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    guard let target = node.child(at: 0)?.child(at: 0) else { return nil }
    guard let (changed, result) = changed(name, values, arguments, node) else {
      let reason =
        arguments.lazy.compactMap { $0.value.unknownReason }.first
        ?? "what '\(name)' makes of an array isn't known"
      evaluator.assignment.assign(.unknown(reason), to: target, frame)
      return .unknown(reason)
    }
    evaluator.assignment.assign(Value.array(changed).limited, to: target, frame)
    return result
  }

  /// The array after a change, and what the method returns; nil if unknown.
  private func changed(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode
  ) -> (values: [Value], result: Value)? {
    var values = values
    let first = arguments.first?.value
    let index = arguments.last?.value.asInteger
    switch (name, arguments.map { $0.label }) {
    case ("append", [""]): values += first.map { [$0] } ?? []
    case ("append", ["contentsOf"]):
      guard let more = first.flatMap(elements) else { return nil }
      values += more
    case ("insert", ["", "at"]), ("insert", ["contentsOf", "at"]):
      let more = arguments[0].label.isEmpty ? first.map { [$0] } : first.flatMap(elements)
      guard let more, let index, (0...values.count).contains(index) else { return nil }
      values.insert(contentsOf: more, at: index)
    case ("remove", ["at"]):
      guard let index, values.indices.contains(index) else { return nil }
      let removed = values.remove(at: index)
      return (values, removed)
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]): values = []
    case ("removeAll", ["where"]), ("removeAll", ["{"]):
      guard let first else { return nil }
      let holds = values.map { evaluator.apply(first, [$0], at: node.place).asBool }
      guard !holds.contains(nil) else { return nil }
      values = zip(values, holds).filter { $0.1 == false }.map { $0.0 }
    case ("removeLast", []) where !values.isEmpty, ("popLast", []) where !values.isEmpty:
      let removed = values.removeLast()
      return (values, removed)
    case ("popLast", []): return (values, .none)
    case ("removeFirst", []) where !values.isEmpty:
      let removed = values.removeFirst()
      return (values, removed)
    case ("removeFirst", [""]), ("removeLast", [""]):
      guard let index, (0...values.count).contains(index) else { return nil }
      values = Array(name == "removeFirst" ? values.dropFirst(index) : values.dropLast(index))
    case ("reverse", []): values.reverse()
    case ("sort", _):
      guard let order = sorted(values, by: arguments.first, node) else { return nil }
      values = order
    case ("swapAt", ["", ""]):
      guard let first = first?.asInteger, let index, values.indices.contains(first),
        values.indices.contains(index)
      else { return nil }
      values.swapAt(first, index)
    default: return nil
    }
    return (values, .void)
  }
}

/// Methods of arrays that ask a closure about elements, or compare them.
extension SwiftValues {
  /// Whether something holds for an element; nil if unknown.
  private typealias Test = (Value) -> Bool?

  /// The result of a search: the index of an element, or nothing.
  private enum Finding {
    case at(Int)
    case nothing
    case unknown
  }

  /// The result of a search or a sort; nil for other methods.
  func searched(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    let unknown = Value.unknown(
      arguments.lazy.compactMap { $0.value.unknownReason }.first
        ?? "what '\(name)' finds isn't known")
    switch name {
    case "contains", "firstIndex", "lastIndex", "index", "first", "last":
      guard arguments.count == 1, Self.searches.contains(arguments[0].label) else { return nil }
      let isBackward = name.hasPrefix("last")
      switch find(in: values, isBackward: isBackward, test(arguments[0], node)) {
      case .unknown: return unknown
      case .nothing: return name == "contains" ? .bool(false) : Value.none
      case .at(let index):
        return name == "contains"
          ? .bool(true) : name.lowercased().hasSuffix("index") ? .integer(index) : values[index]
      }
    case "allSatisfy":
      guard arguments.count == 1 else { return nil }
      let holds = test(arguments[0], node)
      switch find(in: values, isBackward: false, { holds($0).map { !$0 } }) {
      case .unknown: return unknown
      case .nothing: return .bool(true)
      case .at: return .bool(false)
      }
    case "sorted": return sorted(values, by: arguments.first, node).map(Value.array) ?? unknown
    case "min", "max":
      if values.isEmpty { return Value.none }
      if arguments.isEmpty, values.allSatisfy({ $0.asNumber != nil }) {
        return extreme(name, values)
      }
      return outermost(name, values, by: arguments.first, node) ?? unknown
    default: return nil
    }
  }

  /// The argument labels of searches: `[5, 7].firstIndex(of: 7)`.
  private static let searches: Set<String> = ["", "of", "where", "{"]

  /// The first of the smallest or greatest elements; nil if unknown.
  private func outermost(
    _ name: String, _ values: [Value], by order: Argument?, _ node: SyntaxNode
  ) -> Value? {
    var found = values[0]
    for value in values.dropFirst() {
      let pair = name == "min" ? [value, found] : [found, value]
      guard let isLess = isLess(pair, by: order, node) else { return nil }
      if isLess { found = value }
    }
    return found
  }

  private func isLess(_ pair: [Value], by order: Argument?, _ node: SyntaxNode) -> Bool? {
    order.map { evaluator.apply($0.value, pair, at: node.place).asBool }
      ?? pair[0].isLess(than: pair[1])
  }

  /// A test for whether the closure holds, or whether the element is the one being searched for.
  private func test(_ argument: Argument, _ node: SyntaxNode) -> Test {
    switch argument.value {
    case .closure, .method, .keyPath:
      { evaluator.apply(argument.value, [$0], at: node.place).asBool }
    default: { $0.isEqual(to: argument.value) }
    }
  }

  private func find(in values: [Value], isBackward: Bool, _ test: Test) -> Finding {
    for index in isBackward ? Array(values.indices.reversed()) : Array(values.indices) {
      guard let holds = test(values[index]) else { return .unknown }
      if holds { return .at(index) }
    }
    return .nothing
  }

  /// The elements in an order; nil if unknown.
  func sorted(_ values: [Value], by order: Argument?, _ node: SyntaxNode) -> [Value]? {
    var isKnown = true
    let made = values.sorted { first, second in
      guard isKnown, !evaluator.isExhausted else { return false }
      let isLess = isLess([first, second], by: order, node)
      isKnown = isKnown && isLess != nil
      return isLess ?? false
    }
    return isKnown && !evaluator.isExhausted ? made : nil
  }

  /// `["a", "b"].joined(separator: ", ")`, `[[1], [2]].joined()`.
  func joined(_ values: [Value], _ arguments: [Argument]) -> Value {
    let texts = values.compactMap { $0.asString }
    let separator = arguments.first?.value ?? .string("")
    if texts.count == values.count, !texts.isEmpty, let separator = separator.asString {
      return Value.string(texts.joined(separator: separator)).limited
    }
    let lists = values.compactMap { $0.asArray }
    guard lists.count == values.count, arguments.isEmpty else {
      return values.isEmpty && separator.asString != nil
        ? .string("") : .unknown("what is joined isn't known")
    }
    return Value.array(lists.flatMap { $0 }).limited
  }
}

extension Value {
  /// Whether the value comes before another one; nil if unknown.
  fileprivate func isLess(than other: Value) -> Bool? {
    switch (self, other) {
    case (.number(let a), .number(let b)): a.inferred < b.inferred
    case (.string(let a), .string(let b)): a < b
    default: nil
    }
  }
}
