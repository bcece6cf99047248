/// Unknowns that constraints connect, with those constraints and their solution: the unit of solving and copying.
struct Component: Sendable {
  var problem: Problem
  var definitions: Definitions
  var tableau = Tableau()
  /// Scratch memory.
  var expansion: Expansion
  /// By variable: the entity of a free unknown; -1 for defined ones and parameters.
  var entityOfVariable: [Int32]
  /// By row: its entity; -1 for definitions and removed rows.
  var entityOfRow: [Int32] = []
  /// Whether stays count.
  var hasStays = false
  /// By unknown: the entity of its stay, if a definition needed one.
  var entityOfStay: [Int32: Int32] = [:]
  /// By entity: what it stands for.
  var subjects: [Subject] = []
  /// The unknowns in the order in which they choose their values.
  var unknownsByTurn: [Int32]
  /// By variable: whether it has more than one optimal value.
  var isAmbiguous: [Bool]
  /// Why rows are broken.
  var conflicts: [RowConflict] = []
  /// The constraints in the order in which they join, if they contradict each other.
  let joinOrder: [Int32]?
  /// Whether the component has been edited, so that the rows alone don't decide which of several equally good answers
  /// is given.
  var isEdited = false
  /// The tableau's number of moves when the other values were last computed; -1 if they never were.
  private var movesOfValues = -1
  /// Whether values are too large for a number.
  var hasOverflowed = false
  /// The number of steps of the build.
  var stepsOfBuild = 0
  /// The number of rows and variables at the build.
  let rowCountOfBuild: Int
  let variableCountOfBuild: Int
  /// The number of steps when prices last closed all slots; -1 if they left one open.
  var stepsWhenClosed = -1

  /// The subject of an entity.
  enum Subject {
    case unknown(Int32)
    case row(Int32)
    case stay(Int32)
    /// The expression that a question is about; nothing once it is answered.
    case question
  }

  /// Required rows that contradict each other.
  struct RowConflict {
    /// The row that is broken.
    let row: Int32
    /// All rows of the set with their multipliers.
    let members: [(row: Int32, multiplier: Double)]
  }

  /// Solves some constraints, given in the order that decides among equally good answers.
  ///
  /// `sort` puts required constraints in the order in which they join, those that are kept longest first. It is called
  /// only if they contradict each other.
  init(
    _ group: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore,
    _ numbering: inout Numbering, sort: (inout [Int32]) -> Void
  ) {
    let problem = Problem(group, constraints, variables, &numbering)
    let turns = problem.variables.map { variables[$0].turn }
    let unknowns = problem.variables.indices.filter { !problem.isParameter[$0] }
      .sorted { turns[$0] < turns[$1] }.map(Int32.init)
    self.init(problem, unknowns, joinOrder: nil)
    if solveRequiredRows() != nil {
      var order = problem.rows.filter { $0.level == .required }.map { $0.constraint }
      sort(&order)
      self.init(problem, unknowns, joinOrder: order)
      joinRequiredRows(order)
    }
    finish()
  }

  /// Some required constraints, not solved; the last one defines nothing.
  init(
    required group: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore,
    _ numbering: inout Numbering
  ) {
    let problem = Problem(group, constraints, variables, &numbering)
    self.init(problem, [], joinOrder: nil, definingByLast: false)
  }

  private init(
    _ problem: Problem, _ unknownsByTurn: [Int32], joinOrder: [Int32]?, definingByLast: Bool = true
  ) {
    self.problem = problem
    (rowCountOfBuild, variableCountOfBuild) = (problem.rows.count, problem.variables.count)
    self.unknownsByTurn = unknownsByTurn
    self.joinOrder = joinOrder
    isAmbiguous = Array(repeating: false, count: problem.variables.count)
    entityOfVariable = Array(repeating: -1, count: problem.variables.count)
    entityOfRow = Array(repeating: -1, count: problem.rows.count)
    expansion = Expansion(variableCount: problem.variables.count)
    definitions = Peeling.definitions(
      problem, ofFirst: definingByLast ? problem.rows.count : problem.rows.count - 1)
    tableau.tolerance = Tolerance.ofValues(upTo: problem.magnitude)
    for unknown in problem.variables.indices {
      if problem.isParameter[unknown] { continue }
      self.problem.values[unknown] = 0
      if !definitions.isDefined(Int32(unknown)) { addFreeUnknown(Int32(unknown)) }
    }
  }

  /// Gives an unknown that nothing defines a slot.
  mutating func addFreeUnknown(_ unknown: Int32) {
    entityOfVariable[Int(unknown)] = tableau.addSlot(below: .none, above: .none)
    subjects.append(.unknown(unknown))
  }

  // MARK: Building

  /// Solves the required rows before a certain one all at once; returns an entity that can't hold, if any.
  mutating func solveRequiredRows(before end: Int = .max) -> Int32? {
    updateValues()
    for row in problem.rows.indices.prefix(end)
    where problem.rows[row].level == .required && !isDefinition(row) {
      addRow(row)
    }
    return tableau.run(through: .required)
  }

  /// Adds all other rows, level by level, and settles ties.
  private mutating func finish() {
    let rest = problem.rows.indices.filter { entityOfRow[$0] < 0 && !isDefinition($0) }
      .sorted { (problem.rows[$0].level, $0) < (problem.rows[$1].level, $1) }
    var level = Level.broken
    for row in rest {
      if problem.rows[row].level != level || row == rest.first {
        _ = tableau.run(through: level)
        updateValues()
        level = problem.rows[row].level
      }
      addRow(row)
    }
    _ = tableau.run(through: level)
    settle()
    stepsOfBuild = tableau.steps
  }

  func isDefinition(_ row: Int) -> Bool { definitions.unknown(definedBy: row) != nil }

  /// Adds a row to the tableau; the values must be up to date.
  mutating func addRow(_ row: Int) {
    let cells = cells(of: problem.terms[problem.rows[row].terms])
    let level = problem.rows[row].level
    let relation = problem.rows[row].relation
    entityOfRow[row] = tableau.addBasic(
      cells, value: problem.residual(of: row),
      below: relation == .lessThanOrEqual ? .none : level,
      above: relation == .greaterThanOrEqual ? .none : level)
    subjects.append(.row(Int32(row)))
  }

  /// An expression in the occupants of slots.
  mutating func cells(of terms: some Sequence<Problem.LocalTerm>) -> [Tableau.Cell] {
    expansion.expand(terms, definitions, problem)
    for part in expansion.parts {
      tableau.addToSum(entityOfVariable[Int(part.variable)], times: part.factor)
    }
    return tableau.takeSum()
  }

  // MARK: Values

  /// Takes the values of free unknowns from the tableau and computes all others.
  mutating func updateValues() {
    if tableau.moves == movesOfValues { return }
    movesOfValues = tableau.moves
    for local in entityOfVariable.indices where entityOfVariable[local] >= 0 {
      problem.values[local] = tableau.entities[Int(entityOfVariable[local])].value
    }
    problem.evaluate(definitions)
  }

  /// Brings the tableau's values up to date after constants or parameters changed.
  mutating func refresh() {
    problem.evaluate(definitions)
    for slot in tableau.slots.indices {
      if let value = valueOfExpression(tableau.slots[slot].occupant), value != 0 {
        tableau.shift(Int32(slot), by: value)
      }
    }
    updateValues()
    for place in tableau.basics.indices where tableau.basics[place].entity >= 0 {
      let entity = tableau.basics[place].entity
      if let value = valueOfExpression(entity) { tableau.entities[Int(entity)].value = value }
      tableau.check(entity)
    }
  }

  /// The value of an entity's expression at the current values; nil for free unknowns, which have none.
  private func valueOfExpression(_ entity: Int32) -> Double? {
    switch subjects[Int(entity)] {
    case .row(let row): problem.residual(of: Int(row))
    case .stay(let unknown): problem.values[Int(unknown)]
    case .unknown, .question: nil
    }
  }
}
