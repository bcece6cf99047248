import AutoLayout
import Cassowary

/// Finds the contradictions that reports show.
///
/// A broken constraint may contradict others in several ways. Which of them is shown depends on the
/// layout alone, not on the edits that led to it: the search takes only constraints that hold and are
/// kept longer, and takes them in the order in which a new layout would make them.
struct ConflictSearch {
  private var search: ContradictionSearch
  private let engine: Engine

  /// A search for what some broken constraints of a solved layout contradict.
  init(_ layout: Layout, _ broken: [ConstraintID]) {
    engine = layout.engine
    var rule = BreakingRule(layout.situation)
    var rows: [ContradictionSearch.Row] = []
    var seen: Set<LinearConstraint.ID> = []
    for row in broken.compactMap(engine.row) where !seen.contains(row) {
      let connected = engine.connectedRequirements(with: row, &rule)
      seen.formUnion(connected.map { $0.id })
      rows += connected
    }
    search = ContradictionSearch(engine.solver, rows)
  }

  /// An irreducible set of constraints that contradict each other, of which the broken one is the first
  /// to break; nil where nothing keeps it from holding.
  mutating func conflict(ofBroken id: ConstraintID) -> Conflict? {
    engine.row(of: id).flatMap { search.conflict(ofBroken: $0) }
  }
}

extension Engine {
  /// The required constraints that share unknowns with one, in the order in which a new layout would make
  /// them, with their places in the order of breaking.
  fileprivate func connectedRequirements(
    with row: LinearConstraint.ID, _ rule: inout BreakingRule
  ) -> [ContradictionSearch.Row] {
    var found: [(row: LinearConstraint.ID, id: ConstraintID, rank: BreakingRank)] = []
    for row in solver.constraints(connectedWith: row) where solver.isRequired(row) {
      guard let id = origin(of: row) else { continue }
      found.append((row, id, rule.rank(of: id)))
    }
    found.sort { $0.rank < $1.rank }
    var numbered: [(seniority: Seniority, row: ContradictionSearch.Row)] = []
    for (place, (row, id, _)) in found.enumerated() {
      numbered.append(
        (rule.seniority(of: id), .init(row, place: place, isGiven: id.isNonNegativeSize)))
    }
    return numbered.sorted { $0.seniority < $1.seniority }.map { $0.row }
  }
}
