import Cassowary

/// A constraint's place in Apple's reports.
///
/// Lines without an identifier come first, by class, those with an underscore before all others (28 of 29 lists); then
/// the others by identifier ignoring case (129 of 130 lists); among equals those of the deepest holder, then the
/// oldest.
package struct ListedPlace: Comparable {
  private let hasIdentifier: Bool
  private let name: String
  private let depth: Int
  private let order: CreationOrder

  /// The place of a constraint that has a name in reports, or of one that has none.
  package init(_ name: ListedName?, depth: Int, _ order: CreationOrder = .first) {
    hasIdentifier = name?.identifier != nil
    self.name = name?.identifier ?? name?.className ?? ""
    self.depth = depth
    self.order = order
  }

  /// Whether reports list the first one earlier.
  package static func < (lhs: ListedPlace, rhs: ListedPlace) -> Bool {
    if lhs.hasIdentifier != rhs.hasIdentifier { return rhs.hasIdentifier }
    if lhs.name != rhs.name {
      // Most have the same name, so that this is put off until it is needed.
      let (name, other) = (lhs.name.lowercased(), rhs.name.lowercased())
      if name != other { return name < other }
    }
    return lhs.depth == rhs.depth ? lhs.order < rhs.order : lhs.depth > rhs.depth
  }
}
