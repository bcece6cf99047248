import AutoLayout

extension [ReportLine] {
  /// Why the constraint of one of these lines breaks and none of the others, a step for each thing that decided.
  func reasons(for victim: ConstraintID) -> [String] {
    let clashed = ["it clashed with others then"]
    guard let first = first(where: { $0.id == victim })?.rank else { return clashed }
    var rivals: [BreakingCandidate] = []
    rivals.reserveCapacity(count)
    for line in self {
      guard let rank = line.rank else { continue }
      if first < rank { return clashed }
      if rank.isListed { rivals.append(rank.candidate) }
    }
    if !first.isListed { return [] }
    let chosen = first.candidate
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
