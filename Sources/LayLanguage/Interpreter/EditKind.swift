/// What an edit may do with contradictions that haven't been noticed because the layout hasn't been solved since.
enum EditKind: Int, Comparable, Sendable {
  /// It adds views or constraints, which cures none.
  case adds
  /// It adds a view to a stack view, which then makes other constraints: a row may be filled that a width has
  /// left too short.
  case arranges
  /// It changes or removes what is there.
  case changes
  /// It reads what follows from the layout.
  case looks

  static func < (one: EditKind, other: EditKind) -> Bool { one.rawValue < other.rawValue }
}
