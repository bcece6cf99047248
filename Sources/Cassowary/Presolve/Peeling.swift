/// Chooses definitions: a required equality with one unknown left defines that unknown.
///
/// Layout equations are almost triangular. If no such row remains, an unknown is declared free, a *tear* of the
/// equation graph (Steward 1965), and the peeling continues. A row whose unknowns all became known through other rows
/// isn't a definition.
struct Peeling {
  /// A row, and how many unknowns it had when the entry was made.
  private struct Entry: Comparable {
    let unknownsLeft: Int32
    let row: Int32

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.unknownsLeft, lhs.row) < (rhs.unknownsLeft, rhs.row)
    }
  }

  private let problem: Problem
  private var definitions: Definitions
  private var isKnown: [Bool]
  /// By row: how many unknowns are left; 0 for rows that take no part.
  private var unknownsLeft: [Int32]
  /// By variable: where the rows that may define it begin among ``uses``.
  private var firstUse: [Int32]
  private var uses: [Int32]
  /// By variable: how many rows mention only it, and how many optional ones tie it to others.
  private var soloCount: [Int32]
  private var tieCount: [Int32]
  private var singletons: [Int32] = []
  private var nearest = Heap<Entry>()

  /// The definitions among the first rows of a problem.
  static func definitions(_ problem: Problem, ofFirst count: Int) -> Definitions {
    var peeling = Peeling(problem, ofFirst: count)
    peeling.run()
    return peeling.definitions
  }

  private init(_ problem: Problem, ofFirst count: Int) {
    self.problem = problem
    definitions = Definitions(
      variableCount: problem.variables.count, rowCount: problem.rows.count)
    isKnown = problem.isParameter
    unknownsLeft = Array(repeating: 0, count: problem.rows.count)
    firstUse = Array(repeating: 0, count: problem.variables.count + 1)
    uses = []
    soloCount = Array(repeating: 0, count: problem.variables.count)
    tieCount = soloCount
    for row in problem.rows.indices where !problem.rows[row].isRemoved {
      if problem.rows[row].isRequiredEquality, row < count {
        countUnknowns(in: row)
      } else {
        countUses(in: row)
      }
    }
    listUses()
  }

  private mutating func countUnknowns(in row: Int) {
    for place in problem.rows[row].terms {
      let variable = Int(problem.terms[place].variable)
      if isKnown[variable] { continue }
      firstUse[variable] += 1
      unknownsLeft[row] += 1
    }
    note(row)
  }

  /// Lists the equations by unknown; each list fills from its end.
  private mutating func listUses() {
    for variable in 1..<firstUse.count { firstUse[variable] += firstUse[variable - 1] }
    uses = Array(repeating: 0, count: Int(firstUse.last ?? 0))
    for row in problem.rows.indices.reversed() where unknownsLeft[row] > 0 {
      for place in problem.rows[row].terms {
        let variable = Int(problem.terms[place].variable)
        if isKnown[variable] { continue }
        firstUse[variable] -= 1
        uses[Int(firstUse[variable])] = Int32(row)
      }
    }
  }

  private mutating func countUses(in row: Int) {
    let terms = problem.rows[row].terms
    if terms.count == 1 {
      soloCount[Int(problem.terms[terms.lowerBound].variable)] += 1
    } else if problem.rows[row].level != .required {
      for place in terms { tieCount[Int(problem.terms[place].variable)] += 1 }
    }
  }

  private mutating func note(_ row: Int) {
    if unknownsLeft[row] == 1 { singletons.append(Int32(row)) }
    if unknownsLeft[row] > 1 {
      nearest.insert(Entry(unknownsLeft: unknownsLeft[row], row: Int32(row)))
    }
  }

  private mutating func run() {
    var next = 0
    while true {
      while next < singletons.count {
        let row = Int(singletons[next])
        next += 1
        if unknownsLeft[row] == 1 { define(by: row) }
      }
      guard let tear = nextTear() else { return }
      markKnown(tear)
    }
  }

  private mutating func define(by row: Int) {
    var largest = 0.0
    var unknown: (variable: Int32, factor: Double) = (-1, 0)
    for place in problem.rows[row].terms {
      let term = problem.terms[place]
      largest = max(largest, abs(term.factor))
      if !isKnown[Int(term.variable)] { unknown = (term.variable, term.factor) }
    }
    // Dividing by a relatively tiny coefficient would magnify rounding.
    if abs(unknown.factor) < Tolerance.divisor * largest { return }
    definitions.define(unknown.variable, by: row, times: unknown.factor)
    markKnown(unknown.variable)
  }

  private mutating func markKnown(_ variable: Int32) {
    isKnown[Int(variable)] = true
    for index in firstUse[Int(variable)]..<firstUse[Int(variable) + 1] {
      let row = Int(uses[Int(index)])
      unknownsLeft[row] -= 1
      note(row)
    }
  }

  /// The unknown to declare free next; nil if all equations are used.
  ///
  /// It is adjacent to what is known, so that definitions stay short. Among these, a size with constraints of its own,
  /// such as `width ≥ 0`, is preferred: that keeps their rows short, while free positions would turn every later row
  /// into a sum over all the views before it.
  private mutating func nextTear() -> Int32? {
    while let entry = nearest.popFirst() {
      guard unknownsLeft[Int(entry.row)] == entry.unknownsLeft else { continue }
      let candidates = problem.rows[Int(entry.row)].terms.map { problem.terms[$0].variable }
        .filter { !isKnown[Int($0)] }
      return candidates.min { weight(of: $0) < weight(of: $1) }
    }
    return nil
  }

  /// Smaller is better.
  private func weight(of variable: Int32) -> (Int32, Int32, Int32) {
    (
      -min(soloCount[Int(variable)], 2),
      firstUse[Int(variable)] - firstUse[Int(variable) + 1], variable
    )
  }
}
