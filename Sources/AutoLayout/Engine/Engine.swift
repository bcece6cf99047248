import Cassowary

/// The solution of a ``Model``, with the solver's state.
///
/// It isn't told about changes: it remembers what its rows were made from, recomputes those that may differ now, and
/// updates the solver where they do. It reads the model and never writes to it.
package struct Engine: Sendable {
  package var solver = Solver()
  /// By `Item.ID.rawValue`.
  package private(set) var variables: [ItemVariables?] = []
  /// The rows of the constraints in effect.
  private var rowsByOrigin: [ConstraintID: LinearConstraint.ID] = [:]
  /// The constraints that UIKit or a stack view makes for each item.
  private var madeConstraints: [Item.ID: [ConstraintID]] = [:]
  /// By `LinearConstraint.ID.rawValue`; nil for removed rows.
  private(set) var origins: [ConstraintID?] = []
  /// The pass that the rows were made from; nil before the first ones.
  private var made: LayoutPass?
  /// The views whose height depends on the width that they are laid out with.
  private(set) var wrapping: Set<Item.ID> = []
  /// Those among ``wrapping`` that must have their height.
  private(set) var rigidTexts: Set<Item.ID> = []
  /// The views below the root whose margins or safe area affect constraints.
  private var insetItems: [ConstraintID: [Item.ID]] = [:]
  /// The broken constraints, oldest first.
  package internal(set) var broken: [ConstraintID] = []
  /// Whether the values are those of the last update.
  var isSolved = false
  /// The numbers of solutions and rows made so far.
  package internal(set) var work = (solutions: 0, rows: 0)
  /// The items and constraints that take part; nil for everything.
  let scope: FittingScope?

  /// Creates an engine that knows nothing yet, for a layout or a part of one.
  init(scope: FittingScope? = nil) { self.scope = scope }

  // MARK: Solving

  /// The facts about views, besides the model, that the rows were made from.
  package var results: PassResults { made?.results ?? PassResults() }

  /// Brings the solution up to date with the model.
  ///
  /// The solution follows from the model alone, however the model came about.
  ///
  /// - Returns: Whether it was out of date.
  @discardableResult
  package mutating func solve(_ model: Model) -> Bool {
    if isSolved, invalidation(by: LayoutPass(model, results)).isEmpty { return false }
    runPasses(model)
    return true
  }

  /// Makes the rows those of a pass.
  ///
  /// - Returns: Whether any may have changed.
  package mutating func update(to pass: LayoutPass) -> Bool {
    let invalid = invalidation(by: pass)
    made = pass
    if invalid.isEmpty { return false }
    isSolved = false
    let model = pass.model
    let missing = model.records.count - variables.count
    // Even appending nothing would copy an array that another engine shares.
    if missing > 0 { variables += Array(repeating: nil, count: missing) }
    let (items, gone) = parted(invalid.items, by: model.contains)
    let (constraints, erased) = parted(invalid.constraints, by: model.contains)
    for constraint in erased { forget(.user(constraint)) }
    let retired = gone.flatMap { removeItem($0) }
    for item in items where variables[Int(item.rawValue)] == nil {
      variables[Int(item.rawValue)] = ItemVariables(in: &solver, rank: model.rank(of: item))
    }
    let lowering = Lowering(pass: pass, variables: variables)
    for item in items { updateItem(item, lowering) }
    for constraint in constraints { updateConstraint(constraint, lowering) }
    // No row mentions these variables anymore.
    for variable in retired {
      attempt { (solver) throws(SolverError) in try solver.removeVariable(variable) }
    }
    return true
  }

  /// The items whose rows may differ in another pass; the window has no rows.
  private func invalidation(by pass: LayoutPass) -> Invalidation {
    var invalid =
      made.map { Invalidation(from: $0, to: pass) }
      ?? Invalidation(everythingIn: pass.model)
    invalid.restrict(to: scope)
    return invalid
  }

  /// Oldest first, so that the solver's state does not depend on the order of a set.
  private func parted<ID: Comparable>(_ ids: Set<ID>, by exists: (ID) -> Bool) -> ([ID], [ID]) {
    let sorted = ids.sorted()
    return (sorted.filter(exists), sorted.filter { !exists($0) })
  }

  /// Takes the rows of an item out of the solver.
  ///
  /// - Returns: Its unknowns, which rows of others may mention.
  private mutating func removeItem(_ item: Item.ID) -> [Variable] {
    wrapping.remove(item)
    rigidTexts.remove(item)
    for origin in madeConstraints.removeValue(forKey: item) ?? [] { forget(origin) }
    let own = unknowns(of: item)
    if own != nil { variables[Int(item.rawValue)] = nil }
    return own?.all ?? []
  }

  /// Brings the rows of an item up to date.
  private mutating func updateItem(_ item: Item.ID, _ lowering: Lowering) {
    let model = lowering.model
    if item == Model.root, scope == nil { placeRoot(in: model) }
    noteWrapping(item, model)
    let owner = model[item].systemGuide.flatMap { $0.isOfScrollViews ? nil : model[item].parent }
    var made: [ConstraintID] = []
    for wanted in SystemConstraint.all(of: item, in: lowering.pass, variables: variables) {
      // The view's own frame does not count while the view is fitted.
      if item == scope?.view, wanted.role.isOfFrame { continue }
      made.append(.system(wanted.role, item))
      if let owner { note([owner], behind: .system(wanted.role, item)) }
      let order = model.creationOrder(of: wanted.role, item)
      reconcile(.system(wanted.role, item), with: wanted.row, order)
    }
    // Queried first, because an initializer gets a copy of the model.
    let stack =
      model[item].state.stack == nil ? nil : StackLayout(of: item, in: lowering.pass)
    for (index, wanted) in (stack?.constraints ?? []).enumerated() {
      note(wanted.constraint.margins, behind: .stack(item, wanted.key))
      made.append(.stack(item, wanted.key))
      let row = lowering.row(of: wanted.constraint, in: item)
      reconcile(.stack(item, wanted.key), with: row, CreationOrder(index + 1, of: item))
    }
    let kept = Set(made)
    for origin in madeConstraints[item] ?? [] where !kept.contains(origin) { forget(origin) }
    // Storing an equal value would copy shared storage.
    if madeConstraints[item] != made { madeConstraints[item] = made }
  }

  private mutating func noteWrapping(_ item: Item.ID, _ model: Model) {
    guard model.wrapsText(item) else {
      wrapping.remove(item)
      rigidTexts.remove(item)
      return
    }
    wrapping.insert(item)
    let isRigid =
      model[item].state.hugging.vertical.isRequired
      || model[item].state.compressionResistance.vertical.isRequired
    if isRigid { rigidTexts.insert(item) } else { rigidTexts.remove(item) }
  }

  /// Notes the views whose margins or safe area affect a constraint.
  private mutating func note(_ items: [Item.ID], behind origin: ConstraintID) {
    let below = items.filter { $0 != Model.root }
    // Storing an equal value would copy shared storage.
    if insetItems[origin] ?? [] != below { insetItems[origin] = below.isEmpty ? nil : below }
  }

  private mutating func updateConstraint(_ id: LayoutConstraint.ID, _ lowering: Lowering) {
    let constraint = lowering.model[id]
    note(constraint.margins, behind: .user(id))
    if constraint.isActive, let row = lowering.row(of: constraint) {
      reconcile(.user(id), with: row, CreationOrder(id))
    } else {
      removeRow(of: .user(id))
    }
  }

  /// The root's rectangle comes from outside: it is suggested, not constrained, which keeps the two
  /// axes and separate groups of views apart in the solver.
  private mutating func placeRoot(in model: Model) {
    guard let own = variables[Int(Model.root.rawValue)] else { return }
    let size = model.environment.size
    let values = [(own.minX, 0), (own.minY, 0), (own.width, size.width), (own.height, size.height)]
    for (variable, value) in values {
      attempt { (solver) throws(SolverError) in try solver.suggest(value, for: variable) }
    }
  }

  /// Makes the solver hold a row, with the least change to what it holds already.
  private mutating func reconcile(
    _ origin: ConstraintID, with row: LinearConstraint, _ order: CreationOrder
  ) {
    work.rows += 1
    if let old = rowsByOrigin[origin], let present = solver.constraint(old),
      present.terms == row.terms, present.relation == row.relation
    {
      if present.constant != row.constant {
        attempt { (solver) throws(SolverError) in try solver.setConstant(row.constant, of: old) }
      }
      if present.priority != row.priority {
        attempt { (solver) throws(SolverError) in try solver.setPriority(row.priority, of: old) }
      }
      solver.setOrder(order, of: old)
      return
    }
    removeRow(of: origin)
    guard let id = attempt({ (solver) throws(SolverError) in try solver.add(row, order: order) })
    else { return }
    // Questions on copies add rows that have no origin.
    while origins.count <= Int(id.rawValue) { origins.append(nil) }
    origins[Int(id.rawValue)] = origin
    rowsByOrigin[origin] = id
  }

  /// Forgets a constraint that is gone.
  private mutating func forget(_ origin: ConstraintID) {
    removeRow(of: origin)
    note([], behind: origin)
  }

  private mutating func removeRow(of origin: ConstraintID) {
    guard let row = rowsByOrigin.removeValue(forKey: origin) else { return }
    attempt { (solver) throws(SolverError) in try solver.remove(row) }
    origins[Int(row.rawValue)] = nil
  }

  /// Calls the solver with numbers that the layout has already checked, so that it can't refuse.
  @discardableResult
  package mutating func attempt<Result>(
    _ change: (inout Solver) throws(SolverError) -> Result
  ) -> Result? {
    do throws(SolverError) {
      return try change(&solver)
    } catch {
      assertionFailure("the solver refused a checked value")
      return nil
    }
  }

  // MARK: Reading

  /// The views below the root whose margins or safe area something depends on, oldest first.
  package var inset: [Item.ID] { Set(insetItems.values.joined()).sorted() }

  /// The row of a constraint, if it is in the solver.
  package func row(of origin: ConstraintID) -> LinearConstraint.ID? { rowsByOrigin[origin] }

  /// Every row with its origin, in the order a new layout would make them.
  package var rows: [(LinearConstraint.ID, ConstraintID)] {
    solver.sorted(rowsByOrigin.map { ($0.value, $0.key) }) { $0.0 }
  }

  /// Where a row comes from.
  package func origin(of row: LinearConstraint.ID) -> ConstraintID? { origins.origin(of: row) }
}
