import Cassowary
import SeededRandom

/// Draws the operations of a ``Trace``.
struct TraceDraft {
  private let load: Workload
  private let system: LinearSystem
  /// Tells whether an edit contradicts what is required; edits that do are not drawn, because other
  /// solvers refuse them.
  private var trial: Solver
  private var random = SeededGenerator(seed: 17)

  init(_ load: Workload, _ system: LinearSystem, _ solver: Solver) {
    self.load = load
    self.system = system
    trial = solver
  }

  /// How far the root may grow, as shares; a workload gets the largest that contradicts nothing.
  private static let growths = [0.2, 0.1, 0.05, 0.02, 0.01]
  private static let drawnTargets = 40

  mutating func operations() throws(SolverError) -> [Trace.Operation] {
    let grow = Trace.Operation(name: "build by commands", startsEmpty: true, steps: viewByView)
    let fixedConstant = [
      [Trace.Edit.setConstant(row: system.moved, constant(system.moved) + 5)],
      [.setConstant(row: system.moved, constant(system.moved) - 5)],
    ]
    let randomConstants = try constants()
    let wider = try growth { [(1 + $0, 1)] }
    let larger = try growth { [(1 + $0, 1), (1, 1 + $0), (1 + $0, 1 + $0)] }
    return [
      grow,
      Trace.Operation(name: "resize, 50 widths", steps: fiftyWidths(upTo: wider)),
      Trace.Operation(name: "resize, random widths", steps: randomSizes(upTo: (wider, nil))),
      Trace.Operation(name: "resize, sweep", steps: sweep(upTo: wider)),
      Trace.Operation(name: "resize, both axes", steps: randomSizes(upTo: (larger, larger))),
      Trace.Operation(name: "constant", steps: fixedConstant),
      Trace.Operation(name: "constant, random", steps: randomConstants),
      Trace.Operation(name: "constant, session", keepsHistory: true, steps: randomConstants),
      Trace.Operation(name: "toggle", stepsPerUse: 2, steps: toggle(system.toggled)),
      Trace.Operation(
        name: "toggle, random view", stepsPerUse: 2, steps: draw(partRows).flatMap(toggle)),
      Trace.Operation(
        name: "toggle, random row", stepsPerUse: 2,
        steps: draw(partRows.flatMap(\.self).map { [$0] }).flatMap(toggle)),
      Trace.Operation(name: "priority", steps: priorities([system.reprioritized], [600])),
      Trace.Operation(
        name: "priority, random", steps: priorities(draw(optionalRows), [50, 300, 600, 900])),
    ]
  }

  // MARK: The root

  private var width: (variable: Variable, value: Double) { system.suggestions[0] }
  private var height: (variable: Variable, value: Double) { system.suggestions[1] }

  /// The largest growth that leaves the root only sizes that it can have.
  ///
  /// What is required allows a convex set of sizes, so that corners speak for all sizes between them.
  private mutating func growth(
    corners: (Double) -> [(Double, Double)]
  ) throws(SolverError) -> Double {
    for growth in Self.growths {
      var isSound = true
      for (wide, high) in corners(growth) where isSound {
        try trial.suggest(width.value * wide, for: width.variable)
        try trial.suggest(height.value * high, for: height.variable)
        trial.solve()
        isSound = trial.conflicts.isEmpty
      }
      try trial.suggest(width.value, for: width.variable)
      try trial.suggest(height.value, for: height.variable)
      if isSound { return growth }
    }
    return 0
  }

  private func fiftyWidths(upTo growth: Double) -> [[Trace.Edit]] {
    (1...50).map { [.suggest(width.variable, width.value * (1 + growth * Double($0) / 50))] }
  }

  /// As the edge of a window is dragged: to the right, and back.
  private func sweep(upTo growth: Double) -> [[Trace.Edit]] {
    let there = (1...200).map { width.value * (1 + growth * Double($0) / 200) }
    return (there + there.reversed()).map { [.suggest(width.variable, $0)] }
  }

  private mutating func randomSizes(upTo growth: (Double, Double?)) -> [[Trace.Edit]] {
    (0..<500).map { _ in
      let wide = width.value * Double.random(in: 1...1 + growth.0, using: &random)
      let edits = [Trace.Edit.suggest(width.variable, wide)]
      guard let second = growth.1 else { return edits }
      let high = height.value * Double.random(in: 1...1 + second, using: &random)
      return edits + [.suggest(height.variable, high)]
    }
  }

  // MARK: Rows

  private func constant(_ row: Int) -> Double { system.constraints[row].constant }

  /// Pairs of steps: the constant of a row goes up by 5 and comes back.
  private mutating func constants() throws(SolverError) -> [[Trace.Edit]] {
    var steps: [[Trace.Edit]] = []
    for row in draw(equations) where try allows(constant(row) + 5, in: row) {
      steps.append([.setConstant(row: row, constant(row) + 5)])
      steps.append([.setConstant(row: row, constant(row))])
    }
    return steps
  }

  private mutating func allows(_ value: Double, in row: Int) throws(SolverError) -> Bool {
    let id = LinearConstraint.ID(rawValue: Int32(row))
    try trial.setConstant(value, of: id)
    trial.solve()
    let isSound = trial.conflicts.isEmpty
    try trial.setConstant(constant(row), of: id)
    return isSound
  }

  private func toggle(_ rows: [Int]) -> [[Trace.Edit]] {
    [rows.map { .remove(row: $0) }, rows.map { .add(row: $0) }]
  }

  /// Pairs of steps: a row gets another priority and its own back.
  private mutating func priorities(_ rows: [Int], _ levels: [Double]) -> [[Trace.Edit]] {
    rows.flatMap { row -> [[Trace.Edit]] in
      let own = system.constraints[row].priority
      let level = levels[Int.random(in: 0..<levels.count, using: &random)]
      return [
        [.setPriority(row: row, Priority(level) ?? own)], [.setPriority(row: row, own)],
      ]
    }
  }

  // MARK: Choices

  private var equations: [Int] {
    system.constraints.indices.filter {
      system.constraints[$0].relation == .equal && system.constraints[$0].terms.count > 1
    }
  }

  private var optionalRows: [Int] {
    system.constraints.indices.filter { !system.constraints[$0].priority.isRequired }
  }

  /// The rows of each view but the root: those that can be said once the view exists.
  private var rowsByView: [[Int]] {
    var rows = [[Int]](repeating: [], count: load.views.count)
    for (index, constraint) in system.constraints.enumerated() {
      let last = constraint.terms.map { Int($0.variable.rawValue) / 4 }.max() ?? 0
      rows[last].append(index)
    }
    return rows
  }

  /// The rows of each view without those that forbid negative lengths.
  private var partRows: [[Int]] {
    let lengths = 2 * load.views.count
    return rowsByView.dropFirst().map { $0.filter { $0 >= lengths } }.filter { !$0.isEmpty }
  }

  private var viewByView: [[Trace.Edit]] {
    var steps = rowsByView.map { $0.map { Trace.Edit.add(row: $0) } }
    steps[0] += system.suggestions.map { .suggest($0.variable, $0.value) }
    return steps
  }

  private mutating func draw<Choice>(_ choices: [Choice]) -> [Choice] {
    choices.isEmpty
      ? []
      : (0..<Self.drawnTargets).map { _ in
        choices[Int.random(in: 0..<choices.count, using: &random)]
      }
  }
}
