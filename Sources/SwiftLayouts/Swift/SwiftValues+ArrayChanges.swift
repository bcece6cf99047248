/// Methods that change an array where it is stored.
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
