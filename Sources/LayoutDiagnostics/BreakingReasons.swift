import AutoLayout

extension [ReportLine] {
  /// Why the constraint of one of these lines breaks rather than the others, a step for each decisive criterion.
  func reasons(for victim: ConstraintID) -> [String] {
    let clashed = ["it clashed with others then"]
    guard let first = first(where: { $0.id == victim })?.rank else { return clashed }
    var isDeciding = [Bool](repeating: false, count: BreakingCandidate.Criterion.allCases.count)
    var equals = 0
    for line in self {
      guard let rank = line.rank else { continue }
      if first < rank { return clashed }
      if !rank.isListed { continue }
      if let criterion = first.criterion(apartFrom: rank) {
        isDeciding[criterion.rawValue] = true
      } else {
        equals += 1
      }
    }
    if !first.isListed { return [] }
    var reasons = BreakingCandidate.Criterion.allCases.filter { isDeciding[$0.rawValue] }
      .map { $0.reason(for: first.candidate) }
    if equals > 1 { reasons.append("among equals the last listed goes") }
    return reasons.isEmpty ? ["it is the only one that can go"] : reasons
  }
}

extension BreakingCandidate.Criterion {
  /// Why a candidate that differs from others in this criterion breaks.
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
