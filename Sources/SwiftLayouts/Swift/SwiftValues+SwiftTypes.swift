/// Initialisers and functions of Swift: numbers, texts and lists.
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

  /// The least or the greatest of numbers.
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
