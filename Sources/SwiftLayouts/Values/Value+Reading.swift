/// Values as plain Swift ones.
extension Value {
  static func number(_ value: Double) -> Value { .number(Number(value)) }

  /// An `Int`.
  static func integer(_ value: Int) -> Value { .number(Number(Double(value), .integer)) }

  /// The number; nil for anything else.
  var asNumber: Double? {
    switch self {
    case .number(let number): number.value
    default: nil
    }
  }

  /// The whole number; nil for anything else.
  var asInteger: Int? {
    if case .number(let number) = self { Int(exactly: number.inferred) } else { nil }
  }

  var asBool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var asString: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var asObject: ObjectID? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The name of a symbol without arguments.
  var asSymbol: String? {
    if case .symbol(let name, _, nil) = self { name } else { nil }
  }

  /// The elements of an array, or of another sequence.
  var asArray: [Value]? {
    switch self {
    case .array(let values): values
    case .range(let range): range.indices.flatMap { $0.count <= 1000 ? $0.map(Value.integer) : nil }
    default: nil
    }
  }

  /// The words of a set of options: `[.top, .bottom]` or `.top`.
  var asSymbols: [String]? {
    switch self {
    case .symbol(let name, _, nil): return [name]
    case .array(let values):
      let names = values.compactMap { $0.asSymbol }
      return names.count == values.count ? names : nil
    default: return nil
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }
  var isUnknown: Bool { unknownReason != nil }

  /// Whether two values are the same; nil if that isn't known.
  func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): nil
    case (.none, .none): true
    case (.number(let a), .number(let b)):
      Number.kind(of: [a, b]) == .floating ? a.value == b.value : a.whole == b.whole
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.symbol(let a, _, nil), .symbol(let b, _, nil)): a == b
    case (.structure(let a, let first), .structure(let b, let second)): a == b && first == second
    case (.none, .symbol), (.symbol, .none), (.none, .object), (.object, .none), (.none, .number),
      (.number, .none), (.none, .string), (.string, .none), (.none, .bool), (.bool, .none),
      (.none, .array), (.array, .none), (.none, .anchor), (.anchor, .none):
      false
    default: nil
    }
  }
}
