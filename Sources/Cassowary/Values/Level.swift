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
  /// Required constraints that can't hold beside the others.
  static let broken = Level(1)
  /// The wish of a question: below everything that the solution must keep, above all stays.
  static let question = Level(2000)
  /// The level of sides without error.
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
