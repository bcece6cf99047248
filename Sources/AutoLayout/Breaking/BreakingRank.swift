/// Where a constraint stands in the order of breaking; what breaks first compares highest.
package struct BreakingRank: Comparable {
  /// Whether reports list the constraint; the others never break.
  package let isListed: Bool
  /// What UIKit's choice depends on.
  package let candidate: BreakingCandidate
  /// What decides where nothing else does.
  package let place: ListedPlace

  /// Whether the first is kept longer.
  package static func < (lhs: BreakingRank, rhs: BreakingRank) -> Bool {
    if lhs.isListed != rhs.isListed { return !lhs.isListed }
    return lhs.candidate == rhs.candidate
      ? lhs.place < rhs.place : lhs.candidate < rhs.candidate
  }
}
