/// The format of numbers, in one place so that all commands print alike.
package enum NumberText {
  /// A number that the user entered: the shortest text that reads back as the same number.
  package static func exact(_ value: Double) -> String {
    // Most numbers are whole, and written much faster as such.
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
  /// Sizes are often exact sixteenths, which end in the middle between two thousandths. As the last bits of a sum depend on
  /// the order of its terms, what is next to the middle counts as the middle, and is rounded away from 0.
  package static func thousandths(_ value: Double) -> Double {
    // Beyond this, numbers have no thousandths, and dividing would change them.
    guard value.magnitude < 1e12 else { return value }
    let scaled = value.magnitude * 1000
    let rounded = (scaled + max(1e-4, 4 * scaled.ulp)).rounded() / 1000
    return value < 0 ? -rounded : rounded
  }

  /// An error: like ``measured(_:)``, but 0 only for ``isMet(_:)``.
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
