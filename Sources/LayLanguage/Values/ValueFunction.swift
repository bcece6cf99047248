import AutoLayout

/// A function that expressions may use: `max(a.width, 44)`, `v1.bounds insetBy 10 10`.
struct ValueFunction: Sendable {
  /// Its name, without regard to case.
  let name: String
  /// How many arguments it takes.
  let counts: ClosedRange<Int>
  /// What it takes, as help and errors say it.
  let argumentText: String
  /// Whether it may stand between its first argument and the others.
  var isInfix = false
  /// One line for help.
  let summary: String
  /// The result; nil when the arguments are of the wrong kinds.
  let result: @Sendable ([PropertyValue]) throws(LayoutError) -> PropertyValue?

  /// The function of a name; nil for any other word.
  static func named(_ name: String) -> ValueFunction? { byName[name.lowercased()] }

  private static let byName = Dictionary(
    all.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// Computes the result.
  ///
  /// - Throws: When the arguments are too few, too many or of the wrong kinds.
  func value(of arguments: [PropertyValue]) throws(LayoutError) -> PropertyValue {
    guard counts.contains(arguments.count) else {
      throw LayoutError("\(name) takes \(argumentText)")
    }
    guard let value = try result(arguments) else {
      let kinds = arguments.map { $0.kind.phrase }.joined(separator: ", ")
      throw LayoutError("\(name) takes \(argumentText), not \(kinds)")
    }
    return value
  }
}

extension ValueFunction {
  /// Every function, in the order help lists them.
  static let all = numeric + rectangular + constructors

  private static let numeric = [
    numbers("min", 1...1000, "numbers", "the smallest number") { $0.min() },
    numbers("max", 1...1000, "numbers", "the largest number") { $0.max() },
    numbers("abs", 1...1, "a number", "the number without its sign") { $0[0].magnitude },
    numbers("round", 1...1, "a number", "the nearest whole number, halves away from 0") {
      $0[0].rounded()
    },
    numbers("floor", 1...1, "a number", "the whole number below") { $0[0].rounded(.down) },
    numbers("ceil", 1...1, "a number", "the whole number above") { $0[0].rounded(.up) },
    numbers("sqrt", 1...1, "a number from 0", "the square root") {
      $0[0] < 0 ? nil : $0[0].squareRoot()
    },
  ]

  private static let rectangular = [
    ValueFunction(
      name: "insetBy", counts: 2...3, argumentText: "a rectangle and one or two distances",
      isInfix: true, summary: "a rectangle whose sides are moved inward, as in insetBy(dx:dy:)"
    ) { arguments in
      let numbers = arguments.dropFirst().flatMap { $0.numbers }
      guard case .rect(let rect) = arguments[0].read(as: .rect), let dx = numbers.first,
        let dy = numbers.last
      else { return nil }
      return .rect(
        Rect(
          x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width - 2 * dx,
          height: rect.size.height - 2 * dy))
    },
    ValueFunction(
      name: "offsetBy", counts: 2...3, argumentText: "a rectangle or point and two distances",
      isInfix: true, summary: "a rectangle or point that is moved, as in offsetBy(dx:dy:)"
    ) { arguments in
      let distance = arguments.dropFirst().flatMap { $0.numbers }
      guard distance.count == 2, [.rect, .point].contains(arguments[0].kind) else { return nil }
      let numbers = arguments[0].numbers
      let moved = zip(numbers, distance).map { $0 + $1 } + numbers.dropFirst(2)
      return PropertyValue(arguments[0].kind, numbers: moved)
    },
  ]

  private static let constructors = [
    constructor("CGRect", .rect), constructor("CGPoint", .point), constructor("CGSize", .size),
    constructor("UIEdgeInsets", .insets), constructor("NSDirectionalEdgeInsets", .insets),
    constructor("CGAffineTransform", .transform),
  ]

  private static func numbers(
    _ name: String, _ counts: ClosedRange<Int>, _ argumentText: String, _ summary: String,
    _ result: @escaping @Sendable ([Double]) -> Double?
  ) -> ValueFunction {
    ValueFunction(name: name, counts: counts, argumentText: argumentText, summary: summary) {
      arguments in
      guard arguments.allSatisfy({ $0.kind == .number }) else { return nil }
      return result(arguments.flatMap { $0.numbers }).map(PropertyValue.number)
    }
  }

  /// Swift's way to write a value; a rectangle may also be made of a point and a size.
  private static func constructor(_ name: String, _ kind: PropertyValue.Kind) -> ValueFunction {
    let parts = PropertyValue.parts(of: kind)
    return ValueFunction(
      name: name, counts: 1...parts.count, argumentText: parts.joined(separator: ", "),
      summary: kind.phrase
    ) { arguments in
      PropertyValue(kind, numbers: arguments.flatMap { $0.numbers })
    }
  }
}
