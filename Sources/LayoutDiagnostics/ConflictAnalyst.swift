import AutoLayout
import Cassowary

/// Analyses the conflicts of one layout; what several of them need is worked out once.
struct ConflictAnalyst {
  private let layout: Layout
  private var index: ConstraintIndex
  private var rule: BreakingRule
  private var handles: ConstraintHandles
  /// What is broken now.
  private let broken: [String]
  private let ambiguous: Set<Item.ID>
  /// Where items come in the tree.
  private let treePlaces: [Item.ID: Int]

  /// Prepares for the conflicts of a solved layout.
  init(_ layout: Layout) {
    self.layout = layout
    index = ConstraintIndex(layout.situation)
    rule = BreakingRule(layout.situation)
    handles = ConstraintHandles(layout.situation)
    broken = layout.brokenHandles
    ambiguous = Set(layout.ambiguousItems)
    var places: [Item.ID: Int] = [:]
    for (place, item) in layout.treeOrder().enumerated() { places[item] = place }
    treePlaces = places
  }

  /// The analysis of one conflict, with what happens without some of its members.
  mutating func analysis(of report: ConflictReport, tries limit: Int) -> ConflictAnalysis {
    let victim = report.victim
    let list = report.list
    let origins = list.compactMap { $0.id }
    let tried = Set(([victim] + origins.filter { $0 != victim }).prefix(limit))
    var members: [ConflictAnalysis.Member] = []
    members.reserveCapacity(origins.count)
    for origin in origins {
      let isTried = !tried.isEmpty && tried.contains(origin)
      members.append(
        ConflictAnalysis.Member(
          constraint: index.reference(to: origin), isBroken: origin == victim,
          removed: isTried ? outcome(of: origin, removing: true) : nil,
          lowered: isTried ? outcome(of: origin, removing: false) : nil))
    }
    let engine = layout.engine
    let handle = report.brokenHandle
    return ConflictAnalysis(
      report: report, members: members,
      given: list.filter { $0.id == nil }.map { $0.line.handle },
      error: engine.row(of: victim).map(engine.solver.error)?.magnitude ?? 0,
      reasons: rule.reasons(for: victim, among: origins),
      others: tried.isEmpty ? [] : broken.filter { $0 != handle })
  }

  /// What happens when a constraint yields.
  private mutating func outcome(of id: ConstraintID, removing: Bool) -> ConflictAnalysis.Outcome {
    var trial = layout
    if case .user(let id) = id {
      if removing {
        trial.setActive(false, id)
      } else {
        trial.setPriority(.nearlyRequired, of: id)
      }
      trial.solve()
    } else {
      trial.engine.solve(trial.model, without: id, orAt: removing ? nil : .nearlyRequired)
    }
    var frames: [Item.ID: Rect] = [:]
    trial.forEachMove(since: layout) { frames[$0.item] = $0.to }
    let open = trial.ambiguousItems.filter { !ambiguous.contains($0) }
    return ConflictAnalysis.Outcome(
      broken: trial.engine.broken.compactMap { handles.handle(of: $0) },
      error: removing
        ? 0 : trial.engine.row(of: id).map(trial.engine.solver.error)?.magnitude ?? 0,
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
