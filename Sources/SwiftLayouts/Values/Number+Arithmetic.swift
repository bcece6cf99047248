/// Operators on numbers.
extension Number {
  /// A number, a comparison or a range.
  static func arithmetic(_ sign: String, _ a: Number, _ b: Number) -> Value {
    if let holds = comparisons[sign] {
      let isFloating = Number.kind(of: [a, b]) == .floating
      return .bool(isFloating ? holds(a.value, b.value) : holds(a.whole, b.whole))
    }
    if sign == "..<" || sign == "..." {
      return NumberRange(a, b, isClosed: sign == "...").map(Value.range) ?? .unknown("a range")
    }
    guard let operation = operations[sign] else {
      return .unknown("the operator \(sign) isn't read here")
    }
    let result = Number.combined([a, b]) { operation($0[0], $0[1], $1) }
    if let result { return .number(result) }
    let isDivision = (sign == "/" || sign == "%") && b.inferred == 0
    return .unknown(isDivision ? "a division by zero" : "a number is too large, or isn't whole")
  }

  private static let comparisons: [String: @Sendable (Double, Double) -> Bool] = [
    "<": { $0 < $1 }, ">": { $0 > $1 }, "<=": { $0 <= $1 }, ">=": { $0 >= $1 },
    "==": { $0 == $1 }, "!=": { $0 != $1 },
  ]

  /// The results of operators on two numbers, which may be integers; nil if they have no value.
  private static let operations: [String: @Sendable (Double, Double, Bool) -> Double?] = [
    "+": { a, b, _ in a + b }, "-": { a, b, _ in a - b }, "*": { a, b, _ in a * b },
    "&+": { a, b, _ in a + b }, "&-": { a, b, _ in a - b }, "&*": { a, b, _ in a * b },
    "/": { a, b, isWhole in
      b == 0 ? nil : isWhole ? (a / b).rounded(.towardZero) : a / b
    },
    "%": { a, b, _ in b == 0 ? nil : a.truncatingRemainder(dividingBy: b) },
    "&": { a, b, _ in bits(a, b) { $0 & $1 } }, "|": { a, b, _ in bits(a, b) { $0 | $1 } },
    "^": { a, b, _ in bits(a, b) { $0 ^ $1 } }, "<<": { a, b, _ in bits(a, b) { $0 << $1 } },
    ">>": { a, b, _ in bits(a, b) { $0 >> $1 } },
  ]

  private static func bits(_ a: Double, _ b: Double, _ operation: (Int, Int) -> Int) -> Double? {
    guard let a = Int(exactly: a), let b = Int(exactly: b) else { return nil }
    return Double(operation(a, b))
  }
}
