/// Which rows share unknowns.
struct RowGraph {
  typealias Row = ContradictionSearch.Row

  let rows: [Row]
  private let isHolding: [Bool]
  private var rowOfConstraint: [LinearConstraint.ID: Int] = [:]
  /// By row: the numbers of its unknowns.
  private let unknowns: Lists
  /// By unknown: its rows.
  private let users: Lists

  init(_ rows: [Row], _ solver: Solver) {
    self.rows = rows
    isHolding = rows.map { !solver.isBroken($0.id) }
    var number: [Int32: Int] = [:]
    var unknowns = Lists()
    for (place, row) in rows.enumerated() {
      rowOfConstraint[row.id] = place
      for term in solver.constraints.terms(Int(row.id.rawValue)) {
        let variable = solver.constraints.variable(at: term)
        if solver.variables[variable].isSuggested { continue }
        let unknown = number[Int32(variable)] ?? number.count
        number[Int32(variable)] = unknown
        unknowns.items.append(Int32(unknown))
      }
      unknowns.ends.append(unknowns.items.count)
    }
    self.unknowns = unknowns
    users = unknowns.inverted(count: number.count)
  }

  func row(of constraint: LinearConstraint.ID) -> Int? { rowOfConstraint[constraint] }

  /// Whether a row holds; the others are broken.
  func holds(_ row: Int) -> Bool { isHolding[row] }

  /// Whether a row holds, and is kept longer than another one.
  func isHeld(_ row: Int, against target: Int) -> Bool {
    isHolding[row] && rows[row].place < rows[target].place
  }

  /// The rows that share an unknown with a row, itself included.
  func neighbors(of row: Int) -> some Sequence<Int> {
    unknowns[row].lazy.flatMap { users[Int($0)] }.map(Int.init)
  }

  /// The unknowns of a row.
  func unknowns(of row: Int) -> ArraySlice<Int32> { unknowns[row] }

  /// The rows that mention an unknown.
  func users(of unknown: Int32) -> ArraySlice<Int32> { users[Int(unknown)] }

  /// Everything that is connected with a row, in order, the row included.
  func group(of row: Int) -> [Int] {
    var found: Set<Int> = [row]
    var pending = [row]
    while let next = pending.popLast() {
      for other in neighbors(of: next) where found.insert(other).inserted { pending.append(other) }
    }
    return found.sorted()
  }

  /// The rows beyond doubt about unknowns that some rows mention.
  func given(mentionedBy members: [Int]) -> [Int] {
    Set(members.flatMap { neighbors(of: $0).filter { rows[$0].isGiven && isHolding[$0] } }).sorted()
  }
}

/// Lists of numbers, one after the other.
private struct Lists {
  var items: [Int32] = []
  var ends: [Int] = []

  subscript(list: Int) -> ArraySlice<Int32> { items[(list == 0 ? 0 : ends[list - 1])..<ends[list]] }

  /// By item: the lists that it is in.
  func inverted(count: Int) -> Lists {
    var result = Lists()
    result.ends = Array(repeating: 0, count: count)
    for item in items { result.ends[Int(item)] += 1 }
    for item in result.ends.indices.dropFirst() { result.ends[item] += result.ends[item - 1] }
    result.items = Array(repeating: 0, count: items.count)
    // Each list fills from its end, so that its end becomes its beginning.
    for list in ends.indices.reversed() {
      for item in self[list] {
        result.ends[Int(item)] -= 1
        result.items[result.ends[Int(item)]] = Int32(list)
      }
    }
    result.ends = Array(result.ends.dropFirst()) + [items.count]
    return result
  }
}

/// The rows around a row that it can contradict, in circles: those that share unknowns with it, then those
/// that share unknowns with these.
struct RowCircle {
  /// The rows so far, nearest first.
  private(set) var rows: [Int] = []
  private let target: Int
  private var seenRows: Set<Int>
  private var seenUnknowns: Set<Int32>
  private var frontier: [Int32]

  init(around target: Int, in graph: RowGraph) {
    self.target = target
    seenRows = [target]
    frontier = Array(graph.unknowns(of: target))
    seenUnknowns = Set(frontier)
  }

  /// Whether nothing more is connected.
  var isComplete: Bool { frontier.isEmpty }

  /// Takes the next circle in; false where there is none, or it makes more rows than a limit.
  mutating func widen(in graph: RowGraph, limit: Int) -> Bool {
    let first = rows.count
    for unknown in frontier {
      for row in graph.users(of: unknown).lazy.map(Int.init)
      where graph.isHeld(row, against: target) && seenRows.insert(row).inserted {
        rows.append(row)
        if rows.count > limit { return false }
      }
    }
    frontier = rows[first...].flatMap { graph.unknowns(of: $0) }
      .filter { seenUnknowns.insert($0).inserted }
    return rows.count > first
  }
}
