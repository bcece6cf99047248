/// Sums and products of values.
extension PropertyValue {
  /// The maximum length of texts and lists, in characters and values, so that doubling them again and again ends in an
  /// error.
  package static let lengthLimit = 10_000

  /// The sum of two values of one kind.
  ///
  /// - Throws: When values of these kinds can't be added, or the sum is too large.
  package func adding(_ other: PropertyValue) throws(LayoutError) -> PropertyValue {
    switch (self, other) {
    case (.text(let one), .text(let two)):
      guard one.utf8.count + two.utf8.count <= Self.lengthLimit else {
        throw LayoutError("this text is too long")
      }
      return .text(one + two)
    default:
      return try combined(with: other, "added") { $0 + $1 }
    }
  }

  /// The difference of two values of one kind.
  ///
  /// - Throws: When values of these kinds have no difference, or it is too large.
  package func subtracting(_ other: PropertyValue) throws(LayoutError) -> PropertyValue {
    try combined(with: other, "subtracted") { $0 - $1 }
  }

  /// The value times a number, or a number times the value.
  ///
  /// - Throws: When values of these kinds can't be multiplied, or the product is too large.
  package func multiplied(by other: PropertyValue) throws(LayoutError) -> PropertyValue {
    switch (self, other) {
    case (_, .number(let factor)): try scaled(by: factor, other)
    case (.number(let factor), _): try other.scaled(by: factor, self)
    default: throw Self.mismatch(self, other, "multiplied")
    }
  }

  /// The value divided by a number.
  ///
  /// - Throws: When the other value is 0 or not a number, or the value can't be divided.
  package func divided(by other: PropertyValue) throws(LayoutError) -> PropertyValue {
    guard case .number(let divisor) = other else { throw Self.mismatch(self, other, "divided") }
    guard divisor != 0 else {
      throw LayoutError("division by zero", remedy: "divide by another number")
    }
    return try scaled(by: 1 / divisor, other, exactly: { $0 / divisor })
  }

  private static let summable: Set<Kind> = [.number, .point, .size, .insets]

  private func combined(
    with other: PropertyValue, _ verb: String, _ operation: (Double, Double) -> Double
  ) throws(LayoutError) -> PropertyValue {
    if case .list = self, case .list = other, numbers.count == other.numbers.count, !numbers.isEmpty
    {
      return try PropertyValue.list(zip(numbers, other.numbers).map { .number(operation($0, $1)) })
        .checked()
    }
    let (one, two) = (read(as: other.kind), other.read(as: kind))
    guard one.kind == two.kind, Self.summable.contains(one.kind),
      one.numbers.count == two.numbers.count,
      let result = PropertyValue(one.kind, numbers: zip(one.numbers, two.numbers).map(operation))
    else { throw Self.mismatch(self, other, verb) }
    return try result.checked()
  }

  private func scaled(
    by factor: Double, _ other: PropertyValue, exactly operation: ((Double) -> Double)? = nil
  ) throws(LayoutError) -> PropertyValue {
    if case .list = self, !numbers.isEmpty {
      return try PropertyValue.list(numbers.map { .number(operation?($0) ?? $0 * factor) })
        .checked()
    }
    guard Self.summable.contains(kind),
      let result = PropertyValue(kind, numbers: numbers.map(operation ?? { $0 * factor }))
    else { throw Self.mismatch(self, other, operation == nil ? "multiplied" : "divided") }
    return try result.checked()
  }

  /// Reads numbers in parentheses as the kind of value that is needed; any other value stays unchanged.
  package func read(as kind: Kind) -> PropertyValue {
    guard case .list = self else { return self }
    return PropertyValue(kind, numbers: numbers) ?? self
  }

  /// The value itself.
  ///
  /// - Throws: When one of its numbers is infinite or NaN.
  package func checked() throws(LayoutError) -> PropertyValue {
    guard numbers.allSatisfy({ $0.isFinite }) else { throw LayoutError("this number is too large") }
    return self
  }

  private static func mismatch(_ one: PropertyValue, _ two: PropertyValue, _ verb: String)
    -> LayoutError
  {
    LayoutError("\(one.kind.phrase) and \(two.kind.phrase) can't be \(verb)")
  }
}
