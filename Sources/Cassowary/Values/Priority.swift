/// How strongly a constraint is wanted: a number from 1 to 1000.
///
/// 1000 is required. Everything below is optional, and a higher priority always wins over any
/// number of lower ones (WWDC 2012 session 228; `Anatomy of a Constraint`, Constraint Priorities).
/// Fractions are allowed, as UIKit itself uses 999.5.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, 1…1000.
  public let value: Double

  /// Creates a priority, or nil if `value` is not within 1…1000 (the last number below 1000 is reserved for
  /// ``broken``).
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
  /// According to Apple's archived Cocoa Auto Layout Guide, UIKit lowers it like this: to a value that is not required,
  /// but higher than any that can be specified.
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

/// The importance of an error: all errors of one level are added up, and each level outweighs all levels below it
/// together.
///
/// These are the levels of lexicographic goal programming (Charnes & Cooper 1961; Ignizio 1976).
struct Level: Comparable, Hashable, Sendable {
  /// Smaller is more important.
  private let key: Double

  private init(_ key: Double) { self.key = key }

  /// Required constraints, which hold.
  static let required = Level(0)
  /// Required constraints that can't hold together with the others.
  static let broken = Level(1)
  /// The level of a question's wish: below everything that the solution must keep, above all stays.
  static let question = Level(2000)
  /// The level of a side where nothing counts as an error.
  static let none = Level(.infinity)
  /// Below every constraint.
  static var lastOfConstraints: Level { Level(1999) }
  /// Below every stay.
  static var lastOfStays: Level { Level(.greatestFiniteMagnitude) }

  /// The level of a priority.
  init(_ priority: Priority) {
    self = priority.isRequired ? .required : Level(2 + 1000 - priority.value)
  }

  /// The level of the stay that comes at a 0-based place.
  static func stay(_ place: Int) -> Level { Level(3000 + Double(place)) }

  /// Whether `lhs` is more important.
  static func < (lhs: Level, rhs: Level) -> Bool { lhs.key < rhs.key }
}

/// The tie-break where the constraints leave a choice: the variables, in order of creation, are as close to a target as
/// possible.
///
/// Variables that choose first precede all others; within both groups, lower ranks come first.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
