/// The decimal digits of a number.
struct DecimalDigits {
  /// The number of digits that C's `%g` keeps.
  private static let precision = 6

  private let value: Double
  /// The shortest digits that read back as the number, as numbers from 0 to 9; the first is not 0.
  private let digits: [Int]
  /// Of which power of ten the first digit is a multiple.
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

  /// A number of its whole part and its fraction, without the zeros at the end of the latter.
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
  /// Exact where the power of ten between them is, up to the 22nd: the digits of a number are not all that it holds.
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
