/// Why a change to a ``Layout``, or to a session of one, was refused.
///
/// A refused change leaves everything unchanged.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, in UIKit's words if it has any.
  public let reason: String
  /// What to do instead.
  public let remedy: String?

  /// Creates an error.
  public init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The reason, followed by the remedy.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}

/// The limits of a layout's numbers.
///
/// Positions are exact to fractions of a pixel only while their summands are: a `Double` carries 16 digits, so beyond
/// this limit sums begin to depend on the order of addition. A screen has fewer than 2,000 points, the longest scrolled
/// content a few million.
package enum Magnitude {
  /// The largest absolute value that a layout accepts: constants, multipliers, insets, frames and sizes, in points.
  package static let limit = 1e7

  /// The advice for numbers that are too large.
  package static let remedy = "use -1e7 to 1e7"

  /// The lengths that something may have, in points.
  static let lengths = 0...limit

  /// Refuses numbers beyond the limit, and NaN.
  package static func check(_ value: Double, _ what: String) throws(LayoutError) {
    guard value.magnitude <= limit else {
      let number = value.isFinite ? NumberText.exact(value) : "\(value)"
      throw LayoutError("the \(what) can't be \(number)", remedy: remedy)
    }
  }

  /// Refuses what can't be a length.
  static func checkLength(_ length: Double, _ what: String) throws(LayoutError) {
    try check(length, what)
    if length < 0 {
      throw LayoutError("the \(what) can't be negative", remedy: "use 0 or more points")
    }
  }
}
