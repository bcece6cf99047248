import Cassowary

/// Contradictions as people see them.
extension Engine {
  /// Longer sets stay as they are: each member costs a solution of the set, and the longest public
  /// report has 46 lines.
  package static let reductionLimit = 64

  /// Contradictions without the constraints that are not needed for them, as no size is negative.
  ///
  /// No report shows that sizes can't be negative, so these rows count as given: in the solver's sets,
  /// which count every row, a visible constraint may stand where one of them would do.
  package func reduced(_ conflicts: [Conflict]) -> [Conflict] {
    let lists = conflicts.map(mentioned)
    let sizes = nonNegativeSizes(of: Set(lists.joined()))
    guard !sizes.isEmpty else { return conflicts }
    return zip(conflicts, lists).map { conflict, mentioned in
      conflict.members.count > Self.reductionLimit
        ? conflict : solver.reduced(conflict, beside: mentioned.compactMap { sizes[$0] })
    }
  }

  private func mentioned(in conflict: Conflict) -> Set<Variable> {
    Set(
      conflict.members.flatMap { solver.constraint($0.constraint)?.terms ?? [] }.map { $0.variable }
    )
  }

  /// Of some variables those that are sizes, with the rows that keep them from being negative.
  private func nonNegativeSizes(of wanted: Set<Variable>) -> [Variable: LinearConstraint.ID] {
    var found: [Variable: LinearConstraint.ID] = [:]
    guard !wanted.isEmpty else { return found }
    for (number, own) in variables.enumerated() {
      guard let own else { continue }
      let item = Item.ID(rawValue: Int32(number))
      for (variable, role) in [
        (own.width, SystemRole.nonNegativeWidth), (own.height, .nonNegativeHeight),
      ] where wanted.contains(variable) {
        found[variable] = row(of: .system(role, item))
      }
    }
    return found
  }
}
