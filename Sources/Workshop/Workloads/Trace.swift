import Cassowary
import SeededRandom

/// Named lists of edits to one system, so that every measured solver does the same work.
///
/// The lists are part of what is measured: which width comes next and which constraint is edited
/// decide how much a solver can reuse.
package struct Trace: Sendable {
  /// A change to the system; rows are places in ``LinearSystem/constraints``.
  package enum Edit: Sendable {
    case suggest(Variable, Double)
    case setConstant(row: Int, Double)
    case setPriority(row: Int, Priority)
    case remove(row: Int)
    case add(row: Int)
  }

  /// Steps that are taken in turn, over and over.
  ///
  /// After each step all values are brought up to date and read.
  package struct Operation: Sendable {
    package let name: String
    /// The number of steps that count as one operation: 2 for removing something and adding it back.
    package var stepsPerUse = 1
    /// Whether the steps start with an empty solver, and all of them are one operation.
    package var startsEmpty = false
    /// Whether the state before each step is kept, as a history does.
    package var keepsHistory = false
    package var steps: [[Edit]]
  }

  package let system: LinearSystem
  package let operations: [Operation]

  /// The operations of the benchmark on a workload.
  ///
  /// - Throws: What the solver refuses, which no workload makes it do.
  package init(_ load: Workload) throws {
    system = LinearSystem(load)
    var draft = try TraceDraft(system)
    operations = try draft.operations()
  }
}

/// Draws the operations of a ``Trace``.
struct TraceDraft {
  private let system: LinearSystem
  /// The whole system, solved.
  private let start: TraceReplay
  private var random = SeededGenerator(seed: 17)

  init(_ system: LinearSystem) throws(SolverError) {
    self.system = system
    start = try TraceReplay(system)
  }

  /// The possible growths of the root, as fractions; a workload gets the largest one without a contradiction.
  private static let growths = [0.2, 0.1, 0.05, 0.02, 0.01]
  private static let drawnTargets = 40

  mutating func operations() throws -> [Trace.Operation] {
    let randomConstants = try constants(of: draw(system.equations))
    let wider = try growth { [[wide(1 + $0)]] }
    let larger = try growth { [[wide(1 + $0)], [high(1 + $0)], [wide(1 + $0), high(1 + $0)]] }
    let (parts, wishes) = (partRows, optionalRows)
    return [
      Trace.Operation(name: "build by commands", startsEmpty: true, steps: viewByView),
      Trace.Operation(name: "resize, random widths", steps: randomWidths(upTo: wider)),
      Trace.Operation(name: "resize, sweep", steps: sweep(upTo: wider)),
      Trace.Operation(name: "resize, both axes", steps: randomSizes(upTo: larger)),
      Trace.Operation(name: "constant", steps: try constants(of: middle(of: system.equations))),
      Trace.Operation(name: "constant, random", steps: randomConstants),
      Trace.Operation(name: "constant, session", keepsHistory: true, steps: randomConstants),
      Trace.Operation(name: "toggle", stepsPerUse: 2, steps: parts.suffix(1).flatMap(toggle)),
      Trace.Operation(
        name: "toggle, random view", stepsPerUse: 2, steps: draw(parts).flatMap(toggle)),
      Trace.Operation(
        name: "toggle, random row", stepsPerUse: 2,
        steps: draw(parts.flatMap(\.self).map { [$0] }).flatMap(toggle)),
      Trace.Operation(name: "priority", steps: priorities(middle(of: wishes), [600])),
      Trace.Operation(
        name: "priority, random", steps: priorities(draw(wishes), [50, 300, 600, 900])),
    ]
  }

  // MARK: The root

  private func wide(_ factor: Double) -> Trace.Edit {
    .suggest(system.suggestions[0].variable, system.suggestions[0].value * factor)
  }

  private func high(_ factor: Double) -> Trace.Edit {
    .suggest(system.suggestions[1].variable, system.suggestions[1].value * factor)
  }

  /// Whether an edit contradicts nothing that is required; others are not drawn, because other solvers refuse them.
  private func isSound(_ edits: [Trace.Edit]) throws -> Bool {
    var replay = start
    _ = try replay.take(edits)
    return replay.solver.conflicts.isEmpty
  }

  /// The largest growth with which the root only gets sizes that it can have.
  ///
  /// Required constraints allow a convex set of sizes, so the corners stand for all sizes between them.
  private func growth(corners: (Double) -> [[Trace.Edit]]) throws -> Double {
    try Self.growths.first { try corners($0).allSatisfy(isSound) } ?? 0
  }

  /// Edits like those when a window's edge is dragged to the right and back.
  private func sweep(upTo growth: Double) -> [[Trace.Edit]] {
    let there = (1...200).map { 1 + growth * Double($0) / 200 }
    return (there + there.reversed()).map { [wide($0)] }
  }

  private mutating func randomWidths(upTo growth: Double) -> [[Trace.Edit]] {
    (0..<500).map { _ in [wide(.random(in: 1...1 + growth, using: &random))] }
  }

  private mutating func randomSizes(upTo growth: Double) -> [[Trace.Edit]] {
    randomWidths(upTo: growth).map { $0 + [high(.random(in: 1...1 + growth, using: &random))] }
  }

  // MARK: Rows

  /// Pairs of steps: the constant of a row goes up by 5 and comes back, if nothing contradicts that.
  private func constants(of rows: [Int]) throws -> [[Trace.Edit]] {
    try rows.flatMap { row -> [[Trace.Edit]] in
      let constant = system.constraints[row].constant
      let edit = [Trace.Edit.setConstant(row: row, constant + 5)]
      return try isSound(edit) ? [edit, [.setConstant(row: row, constant)]] : []
    }
  }

  private func toggle(_ rows: [Int]) -> [[Trace.Edit]] {
    [rows.map { .remove(row: $0) }, rows.map { .add(row: $0) }]
  }

  /// Pairs of steps: a row gets another priority, and then its own again.
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

  private func middle(of rows: [Int]) -> [Int] { rows.isEmpty ? [] : [rows[rows.count / 2]] }

  private var optionalRows: [Int] {
    system.constraints.indices.filter { !system.constraints[$0].priority.isRequired }
  }

  /// The rows of each view except the root: those that can be stated once the view exists.
  private var rowsByView: [[Int]] {
    var rows = [[Int]](repeating: [], count: system.variableCount / 4)
    for (index, constraint) in system.constraints.enumerated() {
      let last = constraint.terms.map { Int($0.variable.rawValue) / 4 }.max() ?? 0
      rows[last].append(index)
    }
    return rows
  }

  /// The rows of each view without those that forbid negative lengths.
  private var partRows: [[Int]] {
    let lengths = system.variableCount / 2
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
