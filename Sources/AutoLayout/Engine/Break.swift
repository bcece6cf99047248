import Cassowary

/// Why a constraint is broken.
struct Break: Sendable {
  /// Constraints that contradict each other: the broken one, and others that hold and are kept longer.
  let conflict: Conflict

  init(_ conflict: Conflict) { self.conflict = conflict }

  /// Whether a row takes part.
  func rests(on row: LinearConstraint.ID) -> Bool {
    conflict.members.contains { $0.constraint == row }
  }

  /// Whether some rows take part, one of them left out.
  func rests(on rows: RowSet, besides excluded: LinearConstraint.ID? = nil) -> Bool {
    !rows.isEmpty
      && conflict.members.contains { rows.contains($0.constraint) && $0.constraint != excluded }
  }
}
