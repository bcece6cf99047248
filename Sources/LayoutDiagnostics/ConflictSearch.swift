import AutoLayout
import Cassowary

/// Finds the contradictions that reports show.
///
/// A broken constraint may contradict others in several ways. Which of them is shown depends on the
/// layout alone, not on the edits that led to it: the search takes only constraints that hold and are
/// kept longer, and takes them in the order in which a new layout would make them.
struct ConflictSearch: ~Copyable {
  private var search: ContradictionSearch
  private var order: RowOrder
  private let engine: Engine

  /// A search for what some broken constraints of a solved layout contradict.
  init(_ layout: Layout, _ broken: [ConstraintID]) {
    engine = layout.engine
    order = RowOrder(layout.model, engine)
    var rows: [ContradictionSearch.Row] = []
    var seen = Array(repeating: false, count: engine.rowCount)
    for row in broken.compactMap(engine.row) where !seen[Int(row.rawValue)] {
      let connected = engine.connectedRequirements(with: row, &order)
      for row in connected { seen[Int(row.id.rawValue)] = true }
      rows += connected
    }
    search = ContradictionSearch(engine.solver, rows)
  }

  /// An irreducible set of constraints that contradict each other, of which the broken one is the first
  /// to break; nil where nothing keeps it from holding.
  mutating func conflict(ofBroken id: ConstraintID) -> DeferredConflict? {
    engine.row(of: id).flatMap {
      search.conflict(ofBroken: $0, known: engine.proof(ofBroken: $0), &order)
    }
  }
}

extension RowOrder: ContradictionSearch.Order {}

extension Engine {
  /// The required constraints that share unknowns with one, in the order in which a new layout would make
  /// them.
  fileprivate func connectedRequirements(
    with row: LinearConstraint.ID, _ order: inout RowOrder
  ) -> [ContradictionSearch.Row] {
    var found: [(age: Seniority, row: ContradictionSearch.Row)] = []
    for row in solver.constraints(connectedWith: row) where solver.isRequired(row) {
      guard let id = origin(of: row) else { continue }
      found.append((order.age(of: id), .init(row, isGiven: id.isNonNegativeSize)))
    }
    return found.sorted { $0.age < $1.age }.map { $0.row }
  }
}
