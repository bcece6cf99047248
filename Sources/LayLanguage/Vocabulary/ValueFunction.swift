import AutoLayout
import LayoutDiagnostics

/// A function that expressions may use: `max(a.width, 44)`, `v1.bounds insetBy 10 10`.
struct ValueFunction: Sendable {
  /// Its name, ignoring case.
  let name: String
  /// The allowed numbers of arguments.
  let counts: ClosedRange<Int>
  /// Its arguments, for help and errors.
  let argumentText: String
  /// Whether it may be written between its first argument and the others.
  var isInfix = false
  /// The sets of labels that the arguments in parentheses may have in Swift, each in order.
  var labels: [[String]] = []
  /// One line for help.
  let summary: String
  /// The result; nil if the arguments are of the wrong kinds.
  let result: @Sendable ([PropertyValue]) throws(LayoutError) -> PropertyValue?

  /// The function with a name; nil for any other word.
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
      throw LayoutError("\(name) takes \(argumentText)\(objection(to: arguments))")
    }
    return try value.checked()
  }

  /// The objection to some arguments: `; height is missing`, `, not a rectangle and a number`.
  private func objection(to arguments: [PropertyValue]) -> String {
    let kinds = arguments.map { $0.kind }
    if let names = labels.first, kinds.allSatisfy({ $0 == .number }), kinds.count < names.count {
      let missing = names[kinds.count...]
      return "; \(Sentence.list(Array(missing))) \(missing.count == 1 ? "is" : "are") missing"
    }
    // Functions without labels take numbers.
    let wrong = labels.isEmpty ? kinds.filter { $0 != .number } : kinds
    return ", not \(Sentence.list((wrong.isEmpty ? kinds : wrong).map { $0.phrase }))"
  }
}

extension ValueFunction {
  /// Every function, in the order in which help lists them.
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
    ValueFunction(
      name: "sqrt", counts: 1...1, argumentText: "a number from 0", summary: "the square root"
    ) { arguments throws(LayoutError) in
      guard case .number(let number) = arguments[0] else { return nil }
      guard number >= 0 else { throw LayoutError("sqrt takes no negative number") }
      return .number(number.squareRoot())
    },
  ]

  private static let rectangular = [
    ValueFunction(
      name: "insetBy", counts: 2...3, argumentText: "a rectangle and one or two distances",
      isInfix: true, labels: [["dx", "dy"]],
      summary: "a rectangle whose sides are moved inward, as in insetBy(dx:dy:)"
    ) { arguments throws(LayoutError) in
      let numbers = arguments.dropFirst().flatMap { $0.numbers }
      guard case .rect(let rect) = arguments[0].read(as: .rect), let dx = numbers.first,
        let dy = numbers.last
      else { return nil }
      guard rect.size.width >= 2 * dx, rect.size.height >= 2 * dy else {
        let size = [rect.size.width, rect.size.height].map(NumberText.exact)
        throw LayoutError(
          "a rectangle of \(size[0]) × \(size[1]) has nothing left inside these insets",
          remedy: "give distances of at most half its width and height")
      }
      return .rect(
        Rect(
          x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width - 2 * dx,
          height: rect.size.height - 2 * dy))
    },
    ValueFunction(
      name: "offsetBy", counts: 2...3, argumentText: "a rectangle or point and two distances",
      isInfix: true, labels: [["dx", "dy"]],
      summary: "a rectangle or point that is moved, as in offsetBy(dx:dy:)"
    ) { arguments in
      let distance = arguments.dropFirst().flatMap { $0.numbers }
      guard distance.count == 2, [.rect, .point].contains(arguments[0].kind) else { return nil }
      let numbers = arguments[0].numbers
      let moved = zip(numbers, distance).map { $0 + $1 } + numbers.dropFirst(2)
      return PropertyValue(arguments[0].kind, numbers: moved)
    },
  ]

  private static let constructors = [
    constructor("CGRect", .rect, or: [.point, .size], ["origin", "size"]),
    constructor("CGPoint", .point), constructor("CGSize", .size),
    constructor("UIEdgeInsets", .insets),
    constructor(
      "NSDirectionalEdgeInsets", .insets, parts: ["top", "leading", "bottom", "trailing"]),
    constructor("CGAffineTransform", .transform),
  ]

  private static func numbers(
    _ name: String, _ counts: ClosedRange<Int>, _ argumentText: String, _ summary: String,
    _ result: @escaping @Sendable ([Double]) -> Double?
  ) -> ValueFunction {
    ValueFunction(name: name, counts: counts, argumentText: argumentText, summary: summary) {
      arguments in
      let numbers = arguments.flatMap { $0.numbers }
      guard counts.contains(numbers.count),
        arguments.allSatisfy({ [.number, .list].contains($0.kind) && !$0.numbers.isEmpty })
      else { return nil }
      return result(numbers).map(PropertyValue.number)
    }
  }

  /// Swift's way of writing a value: from its numbers, from other values, or from a list in parentheses.
  private static func constructor(
    _ name: String, _ kind: PropertyValue.Kind, parts: [String]? = nil,
    or kinds: [PropertyValue.Kind] = [], _ labels: [String] = []
  ) -> ValueFunction {
    let parts = parts ?? PropertyValue.parts(of: kind)
    let forms = [parts.map { _ in .number }, [kind], kinds]
    return ValueFunction(
      name: name, counts: 1...parts.count, argumentText: parts.joined(separator: ", "),
      labels: [parts, labels].filter { !$0.isEmpty }, summary: kind.phrase
    ) { arguments in
      for form in forms where form.count == arguments.count {
        let values = zip(arguments, form).map { $0.read(as: $1) }
        guard values.map({ $0.kind }) == form else { continue }
        return PropertyValue(kind, numbers: values.flatMap { $0.numbers })
      }
      return nil
    }
  }
}
