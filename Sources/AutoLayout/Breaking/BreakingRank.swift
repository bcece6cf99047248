/// A constraint's rank in the order of breaking; the one that breaks first compares highest.
package struct BreakingRank: Comparable {
  /// Whether reports list the constraint; the others never break.
  package let isListed: Bool
  /// The facts that UIKit's choice depends on.
  package let candidate: BreakingCandidate
  /// The last criterion: the place in reports.
  package let place: ListedPlace
  /// The weights of the candidate, the first criterion first.
  private let weights: SIMD4<Double>

  init(isListed: Bool, candidate: BreakingCandidate, place: ListedPlace) {
    (self.isListed, self.candidate, self.place) = (isListed, candidate, place)
    weights = candidate.weights
  }

  /// The first criterion that differs between the candidates; nil if only their places decide.
  package func criterion(apartFrom other: BreakingRank) -> BreakingCandidate.Criterion? {
    weights.indices.first { weights[$0] != other.weights[$0] }
      .flatMap(BreakingCandidate.Criterion.init)
  }

  /// Whether the first is kept longer.
  package static func < (lhs: BreakingRank, rhs: BreakingRank) -> Bool {
    if lhs.isListed != rhs.isListed { return !lhs.isListed }
    for place in lhs.weights.indices where lhs.weights[place] != rhs.weights[place] {
      return lhs.weights[place] < rhs.weights[place]
    }
    return lhs.place < rhs.place
  }

  package static func == (lhs: BreakingRank, rhs: BreakingRank) -> Bool {
    !(lhs < rhs) && !(rhs < lhs)
  }
}
