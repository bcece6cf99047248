/// The unique place of a constraint among all constraints of a system.
///
/// Where several answers are equally good, the earliest constraints decide which one is given. The order
/// is the caller's, so that an answer depends on what the system says and not on how it came about.
package struct CreationOrder: Hashable, Comparable, Sendable {
  private let group: Int32
  private let first: Int32
  private let second: Int64

  /// The place of a constraint: by group, then by two numbers.
  package init(group: Int32, _ first: Int32, _ second: Int64 = 0) {
    (self.group, self.first, self.second) = (group, first, second)
  }

  /// Before all others.
  package static let first = CreationOrder(group: .min, 0)

  /// Whether `lhs` stands before `rhs`.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.group, lhs.first, lhs.second) < (rhs.group, rhs.first, rhs.second)
  }
}
