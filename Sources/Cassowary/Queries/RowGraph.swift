/// Which rows share unknowns.
///
/// A class, as a search hands it on at every step, and each copy of a struct would retain all its arrays.
final class RowGraph: Sendable {
  typealias Row = ContradictionSearch.Row

  let rows: [Row]
  private let isHolding: [Bool]
  /// By `LinearConstraint.ID.rawValue`; -1 for what takes no part.
  private let rowOfConstraint: [Int32]
  /// By row: the numbers of its unknowns.
  private let unknowns: Lists
  /// By unknown: its rows.
  private let users: Lists

  init(_ rows: [Row], _ solver: Solver) {
    self.rows = rows
    isHolding = rows.map { !solver.isBroken($0.id) }
    var number: [Int32] = Array(repeating: -1, count: solver.variables.count)
    var numbered: Int32 = 0
    var rowOfConstraint: [Int32] = Array(repeating: -1, count: solver.constraints.count)
    var unknowns = Lists()
    unknowns.ends.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      rowOfConstraint[Int(row.id.rawValue)] = Int32(place)
      for term in solver.constraints.terms(Int(row.id.rawValue)) {
        let variable = solver.constraints.variable(at: term)
        if solver.variables[variable].isSuggested { continue }
        if number[variable] < 0 {
          number[variable] = numbered
          numbered += 1
        }
        unknowns.items.append(number[variable])
      }
      unknowns.ends.append(unknowns.items.count)
    }
    self.rowOfConstraint = rowOfConstraint
    self.unknowns = unknowns
    users = unknowns.inverted(count: Int(numbered))
  }

  func row(of constraint: LinearConstraint.ID) -> Int? {
    let index = Int(constraint.rawValue)
    return index < rowOfConstraint.count && rowOfConstraint[index] >= 0
      ? Int(rowOfConstraint[index]) : nil
  }

  /// How many unknowns the rows mention.
  var unknownCount: Int { users.ends.count }

  /// Whether a row holds; the others are broken.
  func holds(_ row: Int) -> Bool { isHolding[row] }

  /// Whether a row holds, and is kept longer than another one.
  func isHeld(
    _ row: Int, against target: Int, _ order: inout some ContradictionSearch.Order
  ) -> Bool {
    // What is beyond doubt never breaks.
    isHolding[row]
      && (rows[row].isGiven || order.keeps(rows[row].id, longerThan: rows[target].id))
  }

  /// The rows that share an unknown with a row, itself included.
  func neighbors(of row: Int) -> some Sequence<Int> {
    unknowns[row].lazy.flatMap { [users] in users[Int($0)] }.map(Int.init)
  }

  /// Calls `body` with the unknowns of a row.
  @inline(__always)
  func forEachUnknown(of row: Int, _ body: (Int) -> Void) { unknowns.forEach(in: row, body) }

  /// Calls `body` with the rows that mention an unknown.
  @inline(__always)
  func forEachUser(of unknown: Int, _ body: (Int) -> Void) { users.forEach(in: unknown, body) }

  /// Everything that is connected with a row, in order, the row included.
  func group(of row: Int) -> [Int] {
    var isFound = Array(repeating: false, count: rows.count)
    isFound[row] = true
    var pending = [row]
    while let next = pending.popLast() {
      for other in neighbors(of: next) where !isFound[other] {
        isFound[other] = true
        pending.append(other)
      }
    }
    return rows.indices.filter { isFound[$0] }
  }

  /// The rows beyond doubt about unknowns that some rows mention.
  func given(mentionedBy members: [Int]) -> [Int] {
    var found: [Int] = []
    for member in members {
      forEachUnknown(of: member) { unknown in
        forEachUser(of: unknown) { user in
          if rows[user].isGiven, isHolding[user], !found.contains(user) { found.append(user) }
        }
      }
    }
    return found.sorted()
  }
}

/// Lists of numbers, one after the other.
private struct Lists {
  var items: [Int32] = []
  var ends: [Int] = []

  subscript(list: Int) -> ArraySlice<Int32> { items[(list == 0 ? 0 : ends[list - 1])..<ends[list]] }

  /// Calls `body` with the items of a list; quicker than the list, which has to be retained.
  @inline(__always)
  func forEach(in list: Int, _ body: (Int) -> Void) {
    var place = list == 0 ? 0 : ends[list - 1]
    while place < ends[list] {
      body(Int(items[place]))
      place += 1
    }
  }

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
///
/// There are few of them, so that looking through all is quicker than a set.
struct RowCircle {
  /// The rows so far, nearest first.
  private(set) var rows: [Int] = []
  private let target: Int
  /// The unknowns of all circles, in the order in which they came.
  private var unknowns: [Int] = []
  /// Where those of the last circle begin, which the next one mentions.
  private var frontier = 0

  init(around target: Int, in graph: RowGraph) {
    self.target = target
    graph.forEachUnknown(of: target) { unknowns.append($0) }
  }

  /// Takes the next circle in; false where there is none, or it makes more rows than a limit.
  mutating func widen(
    in graph: RowGraph, _ order: inout some ContradictionSearch.Order, limit: Int
  ) -> Bool {
    let first = rows.count
    for unknown in unknowns[frontier...] {
      graph.forEachUser(of: unknown) { row in
        if rows.count <= limit, row != target, !rows.contains(row),
          graph.isHeld(row, against: target, &order)
        {
          rows.append(row)
        }
      }
    }
    if rows.count > limit {
      rows.removeSubrange(first...)
      return false
    }
    frontier = unknowns.count
    for row in rows[first...] {
      graph.forEachUnknown(of: row) { unknown in
        if !unknowns.contains(unknown) { unknowns.append(unknown) }
      }
    }
    return rows.count > first
  }
}
