/// Where a constraint stands in Apple's reports.
///
/// Lines without an identifier come first, by class; then the others by identifier without regard to
/// case (129 of 130 lists); among equals those of the deepest holder, then the oldest.
package struct ListedPlace: Comparable {
  private let hasIdentifier: Bool
  private let name: String
  private let depth: Int
  /// When the constraint was made, in relation to others of its kind.
  private let age: (Int, Int)

  package init(_ name: ListedName, depth: Int, age: (Int, Int) = (0, 0)) {
    hasIdentifier = name.identifier != nil
    self.name = name.identifier?.lowercased() ?? name.className
    self.depth = depth
    self.age = age
  }

  private var key: (Int, String, Int, Int, Int) {
    (hasIdentifier ? 1 : 0, name, -depth, age.0, age.1)
  }

  package static func < (lhs: ListedPlace, rhs: ListedPlace) -> Bool { lhs.key < rhs.key }
  package static func == (lhs: ListedPlace, rhs: ListedPlace) -> Bool { lhs.key == rhs.key }
}
