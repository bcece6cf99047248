import AutoLayout
import Cassowary

/// Analyzes the conflicts of one layout; what several of them need is worked out once.
struct ConflictAnalyst {
  private let layout: Layout
  private var handles: ConstraintHandles
  /// The constraints broken now.
  private let broken: [String]
  private let ambiguous: Set<Item.ID>
  /// The places of items in the tree.
  private let treePlaces: [Item.ID: Int]
  /// The remaining number of members to try.
  private var tries: Int

  /// Prepares for the conflicts of a solved layout, trying at most `tries` members.
  ///
  /// If many conflicts depend on each other, each try decides all of them again; then fewer are tried.
  init(_ layout: Layout, tries: Int) {
    self.layout = layout
    self.tries = tries
    handles = ConstraintHandles(layout.pass)
    broken = layout.brokenHandles
    ambiguous = Set(layout.ambiguousItems)
    treePlaces = Dictionary(uniqueKeysWithValues: zip(layout.model.treeOrder(), 0...))
  }

  /// The analysis of one conflict, with the outcome of removing each member that is still to be tried.
  mutating func analysis(of report: ConflictReport) -> ConflictAnalysis {
    let victim = report.victim
    let list = report.list
    let origins = list.compactMap { $0.id }
    let tried = Set(([victim] + origins.filter { $0 != victim }).prefix(tries))
    tries -= tried.count
    let members = zip(origins, report.references(of: list)).map { origin, reference in
      ConflictAnalysis.Member(
        reference, isBroken: origin == victim, tried.contains(origin) ? trial(of: origin) : nil)
    }
    let handle = report.brokenHandle
    return ConflictAnalysis(
      report: report, members: members,
      given: list.filter { $0.id == nil }.map { $0.line.handle },
      error: layout.engine.miss(of: victim),
      reasons: list.reasons(for: victim),
      others: tried.isEmpty ? [] : broken.filter { $0 != handle })
  }

  /// The outcomes when a constraint yields.
  ///
  /// Without it, the same constraints break as if it were optional. So that is decided once; then the constraint is
  /// removed like any optional one.
  private mutating func trial(of id: ConstraintID) -> ConflictAnalysis.Trial {
    var trial = layout
    if case .user(let id) = id {
      trial.setPriority(.nearlyRequired, of: id)
      trial.solve()
    } else {
      trial.engine.solve(trial.model, without: id, orAt: .nearlyRequired)
    }
    let lowered = outcome(in: trial, of: id)
    if case .user(let id) = id {
      trial.setActive(false, id)
      trial.solve()
    } else {
      trial.engine.solve(trial.model, without: id, orAt: nil)
    }
    return ConflictAnalysis.Trial(removed: outcome(in: trial, of: id), lowered: lowered)
  }

  /// The outcome in a copy of the layout with a changed constraint.
  private mutating func outcome(in trial: Layout, of id: ConstraintID) -> ConflictAnalysis.Outcome {
    var frames: [Item.ID: Rect] = [:]
    LayoutComparison(from: layout, to: trial).forEachMove { frames[$0.item] = $0.to }
    let open = trial.ambiguousItems.filter { !ambiguous.contains($0) }
    return ConflictAnalysis.Outcome(
      broken: trial.engine.broken.compactMap { handles.handle(of: $0) },
      error: trial.engine.miss(of: id),
      moved: inTreeOrder(frames.keys).compactMap { item in
        frames[item].map { ConflictAnalysis.Move(name: layout.model.path(of: item), frame: $0) }
      },
      ambiguous: inTreeOrder(open).map(layout.model.path))
  }

  /// Some items as the tree lists them, if it does.
  private func inTreeOrder(_ items: some Sequence<Item.ID>) -> [Item.ID] {
    items.compactMap { item in treePlaces[item].map { ($0, item) } }.sorted { $0.0 < $1.0 }
      .map { $0.1 }
  }
}

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
