/// How strongly a constraint is wanted: a number from 1 to 1000.
///
/// 1000 is required. Everything below is optional, and a higher priority always wins over any
/// number of lower ones (WWDC 2012 session 228; `Anatomy of a Constraint`, Constraint Priorities).
/// Fractions are allowed, as UIKit itself uses 999.5.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, 1…1000.
  public let value: Double

  /// Creates a priority, or nil if `value` is not within 1…1000 (the last number below 1000 is ``broken``'s own).
  public init?(_ value: Double) {
    guard value >= 1, value < Priority.broken.value || value == 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  /// 1000: must hold.
  public static let required = Priority(unchecked: 1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = Priority(unchecked: 750)
  /// 250: the default content hugging.
  public static let defaultLow = Priority(unchecked: 250)
  /// The priority of a broken required constraint: below required, but above every optional one.
  ///
  /// So UIKit lowers it, according to Apple's archived Cocoa Auto Layout Guide: to a value that is
  /// not required, but higher than any that can be specified.
  package static let broken = Priority(unchecked: 1000.nextDown)
  /// 50: the pull of a fitting size.
  public static let fittingSizeLevel = Priority(unchecked: 50)

  /// Whether the priority is 1000.
  public var isRequired: Bool { value >= 1000 }

  /// Whether `lhs` yields to `rhs`.
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    lhs.value < rhs.value
  }
}
