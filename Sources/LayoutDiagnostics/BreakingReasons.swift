import AutoLayout

extension BreakingRule {
  /// Why the rule chooses a constraint, a step for each thing that decided.
  mutating func reasons(for victim: ConstraintID, among participants: [ConstraintID]) -> [String] {
    let ranked = participants.map { (id: $0, rank: rank(of: $0)) }
    guard let first = ranked.max(by: { $0.rank < $1.rank }), first.id == victim else {
      return ["it clashed with others then"]
    }
    if !first.rank.isListed { return [] }
    let chosen = first.rank.candidate
    var rivals = ranked.filter { $0.rank.isListed }.map { $0.rank.candidate }
    var reasons: [String] = []
    for criterion in BreakingCandidate.Criterion.allCases {
      let kept = rivals.filter { criterion.weight(of: $0) == criterion.weight(of: chosen) }
      if kept.count < rivals.count { reasons.append(criterion.reason(for: chosen)) }
      rivals = kept
    }
    if rivals.count > 1 { reasons.append("among equals the last listed goes") }
    return reasons.isEmpty ? ["it is the only one that can go"] : reasons
  }
}

extension BreakingCandidate.Criterion {
  /// Why a candidate breaks that differs from others in this.
  fileprivate func reason(for candidate: BreakingCandidate) -> String {
    switch self {
    case .isUsers: "what UIKit made is spared"
    case .depth: "constraints of the deepest view break first"
    case .kind: "among these \(candidate.kind.text) breaks first"
    case .constant: "among constraints of one kind the largest constant breaks first"
    }
  }
}

extension BreakingCandidate.Kind {
  /// The kind in a sentence.
  var text: String {
    switch self {
    case .other: "a leading or top edge or a center"
    case .sizeRelation: "a relation between sizes"
    case .farEdge: "a trailing or bottom edge"
    case .gap: "a gap"
    case .aspectRatio: "an aspect ratio"
    case .constantSize: "a constant size"
    }
  }
}
