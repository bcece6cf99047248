/// Initializers and functions of Swift: numbers, texts and lists.
extension SwiftValues {
  /// A number, text or list of Swift; nil for any other type.
  func constructSwift(_ type: String, _ arguments: [Argument]) -> Value? {
    if let kind = UIKitConstants.numberTypes[type] { return convert(arguments, to: kind) }
    switch type {
    case "String": return text(arguments)
    case "Array": return list(arguments, of: nil, in: nil)
    default: return nil
    }
  }

  /// `[UIView](repeating: box, count: 2)`, `Array(0..<4)`.
  func list(_ arguments: [Argument], of element: String?, in owner: String?) -> Value {
    guard let first = arguments.first else { return .array([]) }
    let made: Value?
    switch arguments.map({ $0.label }) {
    case ["repeating", "count"]: made = repeated(first.value, arguments[1].value)
    case [""]: made = elements(of: first.value).map(Value.array)
    default: made = nil
    }
    guard let made else { return .unknown(first.value.unknownReason ?? "a list isn't known") }
    return evaluator.coerce(made, to: element.map { "[\($0)]" }, in: owner)
  }

  private func repeated(_ value: Value, _ count: Value) -> Value? {
    guard let count = count.asInteger, (0...Value.longestList).contains(count) else { return nil }
    return .array(Array(repeating: value, count: count))
  }

  private func text(_ arguments: [Argument]) -> Value {
    switch (arguments.map { $0.label }, arguments.first?.value) {
    case ([], _): return .string("")
    case (["repeating", "count"], .string(let text)?):
      guard let count = arguments[1].value.asInteger, (0...Value.longestText).contains(count),
        text.utf8.count <= Value.longestText / max(count, 1)
      else { break }
      return .string(String(repeating: text, count: count))
    case ([""], .string(let text)?): return .string(text)
    case ([""], .bool(let bool)?): return .string("\(bool)")
    case ([""], .number(let number)?) where number.kind != .floating:
      if let whole = Int(exactly: number.whole) { return .string(String(whole)) }
    default: break
    }
    return .unknown(
      arguments.lazy.compactMap { $0.value.unknownReason }.first ?? "a text isn't known")
  }

  private func convert(_ arguments: [Argument], to kind: Number.Kind) -> Value {
    guard let argument = arguments.first else { return .number(Number(0, kind)) }
    let unknown = Value.unknown(argument.value.unknownReason ?? "a number isn't known")
    guard arguments.count == 1, ["", "exactly", "truncating", "value"].contains(argument.label)
    else { return unknown }
    switch argument.value {
    case .number(let number):
      let value = number.inferred
      let whole = value.rounded(.towardZero)
      if kind == .integer, argument.label == "exactly", whole != value { return .none }
      return .number(Number(kind == .integer ? whole : value, kind))
    case .string(let text):
      let found = kind == .integer ? Int(text).map { Double($0) } : Double(text)
      guard let found else { return .none }
      return found.isFinite ? .number(Number(found, kind)) : unknown
    case .symbol:
      return evaluator.number(argument.value).map { .number(Number($0, kind)) } ?? unknown
    case .none: return .none
    default: return unknown
    }
  }

  /// Functions of Swift that take numbers.
  func callNumeric(function name: String, _ arguments: [Argument]) -> Value? {
    let values = arguments.map { $0.value }
    switch name {
    case "abs":
      guard case .number(let number)? = values.first else { return values.first }
      return Number.combined([number]) { numbers, _ in numbers[0].magnitude }.map(Value.number)
    case "floor", "ceil", "round", "trunc", "sqrt":
      guard let number = values.first?.asNumber else { return values.first }
      let functions: [String: (Double) -> Double] = [
        "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) }, "round": { $0.rounded() },
        "trunc": { $0.rounded(.towardZero) }, "sqrt": { $0.squareRoot() },
      ]
      guard let value = functions[name]?(number), value.isFinite else {
        return .unknown("a number without end")
      }
      return .number(value)
    case "min", "max": return extreme(name, values)
    case "stride": return strideValues(arguments)
    default: return nil
    }
  }

  /// The smallest or the greatest of some numbers.
  func extreme(_ name: String, _ values: [Value]) -> Value {
    let numbers = values.compactMap { value -> Number? in
      if case .number(let number) = value { number } else { nil }
    }
    guard numbers.count == values.count,
      let made = Number.combined(numbers, { all, _ in name == "min" ? all.min() : all.max() })
    else {
      return .unknown(values.lazy.compactMap { $0.unknownReason }.first ?? "a number isn't known")
    }
    return .number(made)
  }

  private func strideValues(_ arguments: [Argument]) -> Value {
    let numbers = arguments.compactMap { argument -> Number? in
      if case .number(let number) = argument.value { number } else { nil }
    }
    let kind = Number.kind(of: numbers)
    let steps = numbers.map { kind == .floating ? $0.value : $0.whole }
    guard steps.count == 3, steps[2] != 0, ((steps[1] - steps[0]) / steps[2]).magnitude < 1000
    else { return .unknown("a range isn't known") }
    let values =
      arguments[1].label == "through"
      ? Array(stride(from: steps[0], through: steps[1], by: steps[2]))
      : Array(stride(from: steps[0], to: steps[1], by: steps[2]))
    return .array(values.map { .number(Number($0, kind)) })
  }
}

/// Methods of Swift's numbers, texts and ranges.
extension SwiftValues {
  private static let roundings: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  func callNumber(
    _ name: String, _ number: Number, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "rounded":
      guard let first else { return .number(number.value.rounded()) }
      guard let rule = first.asSymbol.flatMap({ Self.roundings[$0] }) else {
        return .unknown("a way of rounding isn't known")
      }
      return .number(number.value.rounded(rule))
    case "squareRoot": return number.value < 0 ? nil : .number(number.value.squareRoot())
    case "advanced":
      guard case .number(let distance)? = first else { return nil }
      return Number.arithmetic("+", number, distance)
    case "isMultiple":
      guard number.kind != .floating, let whole = Int(exactly: number.whole),
        let divisor = first?.asInteger
      else { return nil }
      return .bool(whole.isMultiple(of: divisor))
    case "truncatingRemainder":
      guard case .number(let divisor)? = first else { return nil }
      return Number.arithmetic(
        "%", number.literal(as: .floating), divisor.literal(as: .floating))
    case "signum":
      return .number(Number(number.whole > 0 ? 1 : number.whole < 0 ? -1 : 0, .integer))
    case "negate", "round", "formRemainder", "formTruncatingRemainder", "formSquareRoot":
      return changeUnknown("what '\(name)' gives isn't known", node, frame)
    default: return nil
    }
  }

  func callString(
    _ name: String, _ text: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let other = arguments.first?.value.asString
    switch (name, arguments.count) {
    case ("uppercased", 0): return .string(text.uppercased())
    case ("lowercased", 0): return .string(text.lowercased())
    case ("hasPrefix", 1): return other.map { .bool(text.hasPrefix($0)) }
    case ("hasSuffix", 1): return other.map { .bool(text.hasSuffix($0)) }
    case ("contains", 1): return other.map { .bool(text.contains($0)) }
    case ("append", 1) where other != nil:
      guard let target = node.child(at: 0)?.child(at: 0) else { return nil }
      evaluator.assignment.assign(Value.string(text + (other ?? "")).limited, to: target, frame)
      return .void
    case _ where Self.changesText.contains(name):
      return changeUnknown("what '\(name)' makes of a text isn't known", node, frame)
    default: return nil
    }
  }

  private static let changesText: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "popLast", "makeContiguousUTF8", "write",
  ]

  /// Makes a method's receiver unknown, because the method changes it in a way that isn't followed.
  func changeUnknown(_ reason: String, _ node: SyntaxNode, _ frame: Frame) -> Value {
    if let target = node.child(at: 0)?.child(at: 0) {
      evaluator.assignment.assign(.unknown(reason), to: target, frame)
    }
    return .unknown(reason)
  }

  func rangeMember(_ name: String, _ range: NumberRange) -> Value {
    switch name {
    case "lowerBound": if let lower = range.lower { return .number(lower) }
    case "upperBound": if let upper = range.upper { return .number(upper) }
    case "isEmpty":
      if let lower = range.lower, let upper = range.upper {
        return .bool(!range.isClosed && lower.value == upper.value)
      }
    case "count": if let indices = range.indices { return .integer(indices.count) }
    default: break
    }
    return Value.range(range).asArray.flatMap { arrayMember(name, $0) }
      ?? .unknown("'\(name)' of a range isn't known")
  }

  func callRange(
    _ name: String, _ range: NumberRange, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    if name == "contains", case .number(let number)? = arguments.first?.value {
      return .bool(range.contains(number.inferred))
    }
    return Value.range(range).asArray.flatMap { callArray(name, $0, arguments, node, frame) }
  }
}
