/// The format of numbers, in one place so that all commands print them alike.
package enum NumberText {
  /// A number that the user entered: the shortest text that reads back as the same number.
  package static func exact(_ value: Double) -> String {
    // Most numbers are whole, and writing them as such is much faster.
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return String(whole) }
    if let words = words(for: value) { return words }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number that was computed: to a thousandth of a point, so that the last bits of a sum do not
  /// show and every machine prints the same.
  package static func measured(_ value: Double) -> String {
    exact(thousandths(value))
  }

  /// A number to a thousandth.
  ///
  /// Sizes are often exact sixteenths, which end in the middle between two thousandths. Because the last bits of a sum
  /// depend on the order of its terms, anything very close to the middle counts as the middle, and is rounded away from
  /// 0.
  package static func thousandths(_ value: Double) -> Double {
    // Beyond this, numbers have no thousandths, and dividing would change them.
    guard value.magnitude < 1e12 else { return value }
    let scaled = value.magnitude * 1000
    let rounded = (scaled + max(1e-4, 4 * scaled.ulp)).rounded() / 1000
    return value < 0 ? -rounded : rounded
  }

  /// An error: like ``measured(_:)``, but 0 only if ``isMet(_:)``.
  package static func missed(_ value: Double) -> String {
    let text = measured(value.magnitude)
    return text == "0" && !isMet(value) ? "less than 0.001" : text
  }

  /// Whether a difference is only rounding.
  package static func isMet(_ difference: Double) -> Bool { difference.magnitude <= 1e-6 }

  /// The words for a result that isn't a finite number; nil for every number.
  private static func words(for value: Double) -> String? {
    if value.isNaN { return "an unknown number of" }
    if value.isFinite { return nil }
    return value > 0 ? "more than 1e308" : "less than -1e308"
  }

  /// A number as Apple's constraint lines print it, like C's `%g`: six significant digits
  /// (`94.3333`, `2.22507e-308`).
  package static func general(_ value: Double) -> String {
    if let words = words(for: value) { return words }
    if value.magnitude < 1e6, let whole = Int(exactly: value) { return String(whole) }
    return (value < 0 ? "-" : "") + DecimalDigits(value.magnitude).general
  }
}

/// The decimal digits of a number.
struct DecimalDigits {
  /// The number of digits that C's `%g` keeps.
  private static let precision = 6

  private let value: Double
  /// The shortest digits that read back as the number, as numbers from 0 to 9; the first is not 0.
  private let digits: [Int]
  /// The power of ten of the first digit.
  private let exponent: Int

  /// The digits of a number above 0.
  init(_ value: Double) {
    self.value = value
    let parts = value.description.split(separator: "e")
    let halves = parts[0].split(separator: ".")
    let written = halves.joined().utf8.map { Int($0) - 48 }
    let zeros = written.prefix { $0 == 0 }.count
    let end = (written.lastIndex { $0 != 0 } ?? -1) + 1
    digits = Array(written[zeros..<max(zeros, end)])
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    exponent = halves[0].count - 1 - zeros + power
  }

  /// The number as C's `%g` writes it.
  var general: String {
    var (kept, exponent) = (significand, exponent)
    if String(kept).count > Self.precision { (kept, exponent) = (kept / 10, exponent + 1) }
    let text = String(kept)
    guard (-4..<Self.precision).contains(exponent) else {
      let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      return Self.joined(text.prefix(1), text.dropFirst()) + (exponent < 0 ? "e-" : "e+") + power
    }
    if exponent < 0 {
      return Self.joined("0", String(repeating: "0", count: -exponent - 1) + text)
    }
    return Self.joined(text.prefix(exponent + 1), text.dropFirst(exponent + 1))
  }

  /// A number from its whole part and its fraction, without trailing zeros.
  private static func joined(_ whole: some StringProtocol, _ fraction: some StringProtocol)
    -> String
  {
    let zeros = fraction.reversed().prefix { $0 == "0" }.count
    return zeros == fraction.count ? String(whole) : "\(whole).\(fraction.dropLast(zeros))"
  }

  /// The first six digits as one number, rounded.
  private var significand: Int {
    let padded = digits + Array(repeating: 0, count: Self.precision)
    let kept = padded.prefix(Self.precision).reduce(0) { 10 * $0 + $1 }
    let rest = digits.dropFirst(Self.precision)
    guard rest.elementsEqual([5]) else { return (rest.first ?? 0) < 5 ? kept : kept + 1 }
    let excess = difference(from: Double(10 * kept + 5))
    return excess > 0 || excess == 0 && kept % 2 == 1 ? kept + 1 : kept
  }

  /// The difference from a number with one more digit than are kept.
  ///
  /// It is exact if the power of ten between them is, up to the 22nd; a number holds more than its digits show.
  private func difference(from middle: Double) -> Double {
    let shift = exponent - Self.precision
    let power = (0..<abs(shift)).reduce(1.0) { power, _ in 10 * power }
    let (factor, other) = shift < 0 ? (value, middle) : (middle, value)
    let product = factor * power
    let excess = (product - other) + Self.lost(product, factor, power)
    return shift < 0 ? excess : -excess
  }

  /// The rounding error of a product (Dekker 1971).
  private static func lost(_ product: Double, _ a: Double, _ b: Double) -> Double {
    let (a, b) = (halves(a), halves(b))
    return a.high * b.high - product + a.high * b.low + a.low * b.high + a.low * b.low
  }

  /// A number as a sum of two, whose products with other halves are exact.
  private static func halves(_ number: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * number
    let high = shifted - (shifted - number)
    return (high, number - high)
  }
}
