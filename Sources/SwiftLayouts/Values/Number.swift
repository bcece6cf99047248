/// A number, and what Swift would infer about it.
struct Number: Hashable {
  enum Kind: Hashable {
    /// A literal, or arithmetic on literals, which becomes whatever the context requires.
    case literal
    case integer
    case floating
  }

  /// The number as a floating-point number.
  let value: Double
  /// The number as an `Int`: `7 / 2` is 3.5 where a `CGFloat` is expected, and 3 elsewhere.
  let whole: Double
  let kind: Kind

  init(_ value: Double, _ kind: Kind = .floating, whole: Double? = nil) {
    self.value = value
    self.whole = whole ?? value
    self.kind = kind
  }

  /// The number without a type from the context: literals are `Int` by default.
  var inferred: Double { kind == .floating ? value : whole }

  /// A literal as a number of a kind; other numbers stay unchanged.
  func literal(as kind: Kind) -> Number {
    guard self.kind == .literal else { return self }
    return Number(kind == .integer ? whole : value, kind, whole: kind == .literal ? whole : nil)
  }

  /// The common kind of operands.
  static func kind(of numbers: [Number]) -> Kind {
    let kinds = numbers.map { $0.kind }
    return kinds.contains(.floating) ? .floating : kinds.contains(.integer) ? .integer : .literal
  }

  /// The result of a function of numbers, in their common type.
  ///
  /// For literals it is computed both ways; nil if the function has no value.
  static func combined(_ numbers: [Number], _ function: ([Double], _ isWhole: Bool) -> Double?)
    -> Number?
  {
    let kind = kind(of: numbers)
    let value = kind == .integer ? 0 : function(numbers.map { $0.value }, false)
    let whole = kind == .floating ? 0 : function(numbers.map { $0.whole }, true)
    guard let value, let whole, value.isFinite, whole.magnitude <= mostExact else { return nil }
    return kind == .integer
      ? Number(whole, kind) : Number(value, kind, whole: kind == .floating ? nil : whole)
  }

  /// Beyond it, this type can't represent every whole number.
  private static let mostExact = 0x1p53
}

/// A range of numbers: `0..<4`, `0...375`, `...12.5`.
struct NumberRange {
  let lower: Number?
  let upper: Number?
  let isClosed: Bool

  init(_ range: Range<Int>) {
    lower = Number(Double(range.lowerBound), .integer)
    upper = Number(Double(range.upperBound), .integer)
    isClosed = false
  }

  /// Creates a range; nil if the end is before the start, which would end the program.
  init?(_ lower: Number?, _ upper: Number?, isClosed: Bool) {
    let kind = Number.kind(of: [lower, upper].compactMap { $0 })
    self.lower = lower?.literal(as: kind == .floating ? .floating : .integer)
    self.upper = upper?.literal(as: kind == .floating ? .floating : .integer)
    self.isClosed = isClosed
    if let lower = self.lower, let upper = self.upper, lower.value > upper.value { return nil }
  }

  func contains(_ number: Double) -> Bool {
    if let lower, number < lower.value { return false }
    guard let upper else { return true }
    return isClosed ? number <= upper.value : number < upper.value
  }

  /// The whole numbers of the range; nil if it has only one bound, or floating-point bounds.
  var indices: Range<Int>? {
    guard let lower, let upper, lower.kind != .floating, upper.kind != .floating else { return nil }
    return indices(in: 0)
  }

  /// The same, with a missing bound taken from a list of the given length.
  func indices(in count: Int) -> Range<Int>? {
    let start = lower.map { Int(exactly: $0.value) } ?? 0
    let end = upper.map { Int(exactly: $0.value).map { isClosed ? $0 &+ 1 : $0 } } ?? count
    // Beyond these bounds not every difference is an `Int`.
    guard let start, let end, start <= end, max(start.magnitude, end.magnitude) <= 1 << 53
    else { return nil }
    return start..<end
  }
}

/// Operators on numbers.
extension Number {
  /// The result of an operator: a number, a comparison or a range.
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
