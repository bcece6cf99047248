import Cassowary

/// What follows from a ``Model``: its solution, with the solver's state and what must be brought up to
/// date.
///
/// Changes only mark items and constraints; ``solve(_:)`` computes the rows that these should have
/// now and changes the solver where they differ. An engine that was never solved builds everything.
/// It reads the model and never writes to it.
package struct Engine: Sendable {
  package var solver = Solver()
  /// By `Item.ID.rawValue`.
  package private(set) var variables: [ItemVariables?] = []
  /// One place for each role of each item: see ``systemIndex(_:_:)``.
  private var systemRows: [LinearConstraint.ID?] = []
  /// By `LayoutConstraint.ID.rawValue`.
  private var constraintRows: [LinearConstraint.ID?] = []
  /// By stack view: the rows of the constraints that it made.
  var stackRows: [Item.ID: [GeneratedConstraint.Key: LinearConstraint.ID]] = [:]
  /// By stack view: what its rows were made of, where they can be continued.
  var continuations: [Item.ID: StackContinuation] = [:]
  /// By stack view: the arranged views whose values changed, or that are new.
  var changedMembers: [Item.ID: [Item.ID]] = [:]
  /// By `LinearConstraint.ID.rawValue`; nil for removed rows.
  private(set) var origins = SharedArray<ConstraintID?>()
  private(set) var changedItems = Marks<Item.ID>()
  private var changedConstraints = Marks<LayoutConstraint.ID>()
  /// The views whose height depends on the width that they are laid out with.
  private(set) var wrapping = Marks<Item.ID>()
  /// Those of them that must have their height.
  private(set) var rigidTexts = Marks<Item.ID>()
  /// The views below the root whose margins or safe area something depends on.
  package private(set) var inset = Marks<Item.ID>()
  /// Unknowns of removed items, which rows may mention until these are brought up to date.
  private var retiredVariables: [Variable] = []
  /// What the layout passes found out about views.
  package var findings = Findings()
  /// What is broken, oldest first.
  package internal(set) var broken: [ConstraintID] = []
  /// Why it is.
  var breaks: [LinearConstraint.ID: Break] = [:]
  /// Rows that may be others than when the breaks were decided.
  var touched: Set<LinearConstraint.ID> = []
  /// Whether the root view has another size than then.
  var isRootMoved = false
  /// The variables of the root view, with the values that come from outside.
  private(set) var given: [Variable: Double] = [:]
  /// Whether rows left the solver since it last solved.
  private var hasRemovals = false
  /// Whether the solver knows the model.
  private(set) var isBuilt = false
  /// Whether values are those of the last update.
  var isSolved = false
  /// How many solutions were made so far, and how many rows.
  package internal(set) var work = (solutions: 0, rows: 0)
  /// What takes part; nil for everything.
  let scope: FittingScope?

  /// Creates an engine that knows nothing yet.
  init() { scope = nil }

  /// Creates an engine for a part of a layout, about whose views something is known.
  init(scope: FittingScope, _ findings: Findings) {
    self.scope = scope
    self.findings = findings
  }

  // MARK: Marking
  // Before the engine is built there is nothing to mark: it will build everything.

  /// Notes that the values of an item changed, or that it is new.
  mutating func itemChanged(_ item: Item.ID) {
    if isBuilt { changedItems.insert(item) }
  }

  /// Notes that a constraint changed, or that it is new.
  mutating func constraintChanged(_ constraint: LayoutConstraint.ID) {
    if isBuilt { changedConstraints.insert(constraint) }
  }

  /// Notes that the values of a view changed that constraints on its attributes depend on: margins,
  /// text and baselines.
  ///
  /// A stack view that arranges it may have other constraints, and another baseline; the hidden stacks
  /// inside a stack have no length on its axis.
  package mutating func attributesChanged(of item: Item.ID, in model: Model) {
    guard isBuilt else { return }
    changedItems.insert(item)
    changedItems.formUnion(model[item].guides)
    changedItems.formUnion(model.hiddenStacks(in: item))
    changedConstraints.formUnion(model.mentions[Int(item.rawValue)])
    var member = item
    while let stack = model.stack(arranging: member) {
      changedMembers[stack, default: []].append(member)
      changedConstraints.formUnion(model.mentions[Int(stack.rawValue)])
      member = stack
    }
  }

  /// Notes that an item has another parent, or another direction: paths to common ancestors changed
  /// below it, or the sides that leading and trailing are there.
  mutating func itemMoved(_ item: Item.ID, in model: Model) {
    guard isBuilt else { return }
    for item in model.subtree(of: item) { attributesChanged(of: item, in: model) }
  }

  /// Notes that size or bars of the root view changed, or pixels or text sizes too.
  mutating func environmentChanged(in model: Model, changesText: Bool) {
    attributesChanged(of: Model.root, in: model)
    guard changesText else { return }
    for item in model.items where model[item].state.explicitSize == nil {
      attributesChanged(of: item, in: model)
    }
  }

  /// Takes the rows and variables of an item out of the solver.
  mutating func removeItem(_ item: Item.ID) {
    changedItems.remove(item)
    changedMembers[item] = nil
    continuations[item] = nil
    wrapping.remove(item)
    rigidTexts.remove(item)
    inset.remove(item)
    findings.forget(item)
    broken.removeAll { $0.item == item }
    let index = Int(item.rawValue)
    guard index < variables.count, let own = variables[index] else { return }
    for role in SystemRole.allCases {
      let place = Self.systemIndex(role, item)
      if let row = systemRows[place] { removeRow(row) }
      systemRows[place] = nil
    }
    if let rows = stackRows.removeValue(forKey: item) { removeRows(rows.values) }
    variables[index] = nil
    retiredVariables += own.all
  }

  /// Takes the row of a constraint out of the solver.
  mutating func removeConstraint(_ constraint: LayoutConstraint.ID) {
    changedConstraints.remove(constraint)
    broken.removeAll { $0 == .user(constraint) }
    let index = Int(constraint.rawValue)
    guard index < constraintRows.count, let row = constraintRows[index] else { return }
    removeRow(row)
    constraintRows[index] = nil
  }

  // MARK: Solving

  /// Brings the solution up to date with the model.
  ///
  /// The solution follows from the model, however it came about.
  package mutating func solve(_ model: Model) {
    guard needsUpdate || !isSolved else { return }
    if isWornOut { renew() }
    runPasses(model)
  }

  /// Whether anything changed since the last solution.
  var needsUpdate: Bool {
    !isBuilt || hasRemovals || !changedItems.isEmpty || !changedConstraints.isEmpty
      || !changedMembers.isEmpty
  }

  /// Computes the rows that what changed should have.
  ///
  /// - Returns: Whether there was anything to do.
  package mutating func update(from model: Model) -> Bool {
    guard needsUpdate else { return false }
    let (items, constraints) = changes(in: model)
    isBuilt = true
    isSolved = false
    grow(to: model)
    for item in items where variables[Int(item.rawValue)] == nil {
      variables[Int(item.rawValue)] = ItemVariables(
        in: &solver, rank: model.rank(of: item))
    }
    var memory = RowMemory()
    let situation = Situation(model, findings)
    for item in items { updateItem(item, situation, &memory) }
    let lowering = Lowering(situation: situation, variables: variables)
    for item in items { updateStack(item, lowering, &memory) }
    updateArrangements(lowering, &memory)
    for constraint in constraints { updateConstraint(constraint, lowering, &memory) }
    for variable in retiredVariables { attempt { try $0.removeVariable(variable) } }
    retiredVariables = []
    changedItems = Marks()
    changedMembers = [:]
    changedConstraints = Marks()
    hasRemovals = false
    return true
  }

  /// What to bring up to date, oldest first: everything that takes part, in an engine that isn't built
  /// yet.
  private func changes(in model: Model) -> ([Item.ID], [LayoutConstraint.ID]) {
    guard isBuilt else {
      return (
        scope?.items.sorted() ?? model.itemsByRank,
        scope?.constraints.sorted() ?? model.constraintIDs
      )
    }
    guard let scope else { return (Array(changedItems), Array(changedConstraints)) }
    return (
      changedItems.filter(scope.items.contains),
      changedConstraints.filter(scope.constraints.contains)
    )
  }

  private mutating func grow(to model: Model) {
    // Even appending nothing would copy an array that another engine shares.
    let items = model.records.count - variables.count
    if items > 0 {
      variables += Array(repeating: nil, count: items)
      systemRows += Array(repeating: nil, count: items * SystemRole.allCases.count)
    }
    let constraints = model.constraints.count - constraintRows.count
    if constraints > 0 { constraintRows += Array(repeating: nil, count: constraints) }
  }

  /// Memory that the rows of one update share.
  struct RowMemory {
    var system: [SystemConstraint] = []
    var sum = LinearExpression()
  }

  private mutating func updateItem(
    _ item: Item.ID, _ situation: Situation, _ memory: inout RowMemory
  ) {
    if item == Model.root, scope == nil { placeRoot(in: situation.model) }
    noteWrapping(item, situation.model)
    if let kind = situation.model[item].systemGuide, !kind.isOfScrollViews,
      let owner = situation.model[item].parent
    {
      noteInset(owner)
    }
    memory.system.removeAll(keepingCapacity: true)
    SystemConstraint.append(of: item, in: situation, variables: variables, to: &memory.system)
    // The frame of a view that is fitted does not count.
    if item == scope?.view { memory.system.removeAll { $0.role.isOfFrame } }
    for wanted in memory.system {
      let row = wanted.row(summing: &memory.sum)
      let place = Self.systemIndex(wanted.role, item)
      let (old, origin) = (systemRows[place], ConstraintID.system(wanted.role, item))
      let new = reconcile(old, with: row, from: origin)
      if new != old { systemRows[place] = new }
    }
    for role in SystemRole.allCases {
      let place = Self.systemIndex(role, item)
      guard let row = systemRows[place], !memory.system.contains(where: { $0.role == role })
      else { continue }
      removeRow(row)
      systemRows[place] = nil
    }
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

  mutating func noteMargins(of constraint: ConstraintRecord) {
    if constraint.first.attribute.isMargin { noteInset(constraint.first.item) }
    if let second = constraint.second, second.attribute.isMargin { noteInset(second.item) }
  }

  private mutating func noteInset(_ item: Item.ID) {
    if item != Model.root { inset.insert(item) }
  }

  /// Oldest first, so that the solver's state does not depend on the order of a dictionary.
  mutating func removeRows(_ rows: some Sequence<LinearConstraint.ID>) {
    for row in rows.sorted(by: { $0.rawValue < $1.rawValue }) { removeRow(row) }
  }

  private static func systemIndex(_ role: SystemRole, _ item: Item.ID) -> Int {
    Int(item.rawValue) * SystemRole.allCases.count + role.rawValue
  }

  private mutating func updateConstraint(
    _ id: LayoutConstraint.ID, _ lowering: Lowering, _ memory: inout RowMemory
  ) {
    let index = Int(id.rawValue)
    let constraint = lowering.model.constraints.record(of: id)
    noteMargins(of: constraint)
    let old = constraintRows[index]
    if constraint.isActive, let holder = lowering.model.holder(of: constraint) {
      let row = lowering.row(of: constraint, in: holder, summing: &memory.sum)
      let new = reconcile(old, with: row, from: .user(id))
      if new != old { constraintRows[index] = new }
    } else if let old {
      removeRow(old)
      constraintRows[index] = nil
    }
  }

  /// The root's rectangle comes from outside: it is suggested, not constrained, which keeps the two
  /// axes and separate groups of views apart in the solver.
  private mutating func placeRoot(in model: Model) {
    guard let own = variables[Int(Model.root.rawValue)] else { return }
    let size = model.environment.size
    let values = [(own.minX, 0), (own.minY, 0), (own.width, size.width), (own.height, size.height)]
    for (variable, value) in values {
      if given.updateValue(value, forKey: variable) != value { isRootMoved = true }
      attempt { try $0.suggest(value, for: variable) }
    }
  }

  /// Makes the solver hold `row`, with the least change to what it holds already.
  mutating func reconcile(
    _ old: LinearConstraint.ID?, with row: LinearConstraint, from origin: ConstraintID
  ) -> LinearConstraint.ID? {
    work.rows += 1
    if let old, let present = solver.constraint(old), present.terms == row.terms,
      present.relation == row.relation
    {
      if present.constant != row.constant { attempt { try $0.setConstant(row.constant, of: old) } }
      if present.priority != row.priority { attempt { try $0.setPriority(row.priority, of: old) } }
      touch(old)
      return old
    }
    if let old { removeRow(old) }
    guard let id = attempt({ try $0.add(row) }) else { return nil }
    // Questions on copies add rows that come from nowhere.
    while origins.count < Int(id.rawValue) { origins.append(nil) }
    origins.append(origin)
    return id
  }

  private mutating func removeRow(_ row: LinearConstraint.ID) {
    attempt { try $0.remove(row) }
    origins[Int(row.rawValue)] = nil
    breaks[row] = nil
    touch(row)
    hasRemovals = true
  }

  /// Notes that a row may be another one than when breaks were decided.
  mutating func touch(_ row: LinearConstraint.ID) {
    if !breaks.isEmpty { touched.insert(row) }
  }

  /// Calls the solver with numbers that the layout has checked already, so that it can't refuse.
  @discardableResult
  package mutating func attempt<Result>(
    _ change: (inout Solver) throws -> Result
  ) -> Result? {
    do {
      return try change(&solver)
    } catch {
      assertionFailure("the solver refused a checked value: \(error)")
      return nil
    }
  }

  // MARK: Reading

  /// Whether a variable is one of the root view's, which come from outside.
  package func isGiven(_ variable: Variable) -> Bool { given[variable] != nil }

  /// The row of a constraint of the user's or of the system, if it is in the solver.
  package func row(of origin: ConstraintID) -> LinearConstraint.ID? {
    switch origin {
    case .user(let id):
      Int(id.rawValue) < constraintRows.count ? constraintRows[Int(id.rawValue)] : nil
    case .system(let role, let item):
      Int(item.rawValue) < variables.count ? systemRows[Self.systemIndex(role, item)] : nil
    case .stack(let item, let key): stackRows[item]?[key]
    }
  }

  /// Every row with where it comes from, oldest first.
  package var rows: [(LinearConstraint.ID, ConstraintID)] {
    origins.compactMap { origin in
      origin.flatMap { origin in row(of: origin).map { ($0, origin) } }
    }
  }

  /// Where a row comes from.
  package func origin(of row: LinearConstraint.ID) -> ConstraintID? {
    Int(row.rawValue) < origins.count ? origins[Int(row.rawValue)] : nil
  }
}
