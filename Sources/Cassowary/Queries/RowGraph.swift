/// Which rows share unknowns.
///
/// A class, as a search hands it on at every step.
final class RowGraph {
  typealias Row = ContradictionSearch.Row

  let rows: [Row]
  private let isHolding: [Bool]
  /// By `LinearConstraint.ID.rawValue`; -1 for what takes no part.
  private let rowOfConstraint: FlatArray<Int32>
  /// By row: the numbers of its unknowns.
  private let unknowns: Lists
  /// By place in ``unknowns``: the signs that the coefficient of the unknown can have in a multiple of the row.
  private let signs: FlatArray<Signs>
  /// By unknown: its rows.
  private let users: Lists

  init(_ rows: [Row], _ solver: Solver) {
    self.rows = rows
    isHolding = rows.map { !solver.isBroken($0.id) }
    var number = FlatArray<Int32>(repeating: -1, count: solver.variables.count)
    var numbered: Int32 = 0
    var rowOfConstraint = FlatArray<Int32>(repeating: -1, count: solver.constraints.count)
    var unknowns = Lists()
    var signs = FlatArray<Signs>()
    for (place, row) in rows.enumerated() {
      rowOfConstraint[row.id.rawValue] = Int32(place)
      let multiples = Signs(multiplesOf: row.id, solver)
      for term in solver.constraints.terms(Int(row.id.rawValue)) {
        let variable = solver.constraints.variable(at: term)
        if solver.variables[variable].isSuggested { continue }
        if number[variable] < 0 {
          number[variable] = numbered
          numbered += 1
        }
        unknowns.append(number[variable])
        signs.append(solver.constraints.factor(at: term) < 0 ? multiples.opposite : multiples)
      }
      unknowns.endList()
    }
    users = unknowns.inverted(count: Int(numbered))
    self.rowOfConstraint = rowOfConstraint
    self.unknowns = unknowns
    self.signs = signs
  }

  func row(of constraint: LinearConstraint.ID) -> Int? {
    let index = Int(constraint.rawValue)
    return index < rowOfConstraint.count && rowOfConstraint[index] >= 0
      ? Int(rowOfConstraint[index]) : nil
  }

  /// Whether a constraint is one of the rows, and not beyond doubt.
  func counts(_ constraint: LinearConstraint.ID) -> Bool {
    row(of: constraint).map { !rows[$0].isGiven } ?? false
  }

  /// How many unknowns the rows mention.
  var unknownCount: Int { users.count }

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

  /// Calls `body` with the unknowns of a row.
  @inline(__always)
  func forEachUnknown(of row: Int, _ body: (Int) -> Void) { unknowns.forEach(in: row, body) }

  /// Calls `body` with the unknowns of a row, and with the signs that their coefficients can have in a multiple
  /// of it that takes part in a contradiction.
  @inline(__always)
  func forEachTerm(of row: Int, _ body: (_ unknown: Int, _ signs: Signs) -> Void) {
    for place in unknowns.places(of: row) { body(unknowns.item(at: place), signs[place]) }
  }

  /// Calls `body` with the rows that mention an unknown.
  @inline(__always)
  func forEachUser(of unknown: Int, _ body: (Int) -> Void) { users.forEach(in: unknown, body) }

  /// Everything that is connected with a row, in order, the row included.
  func group(of row: Int) -> [Int] {
    var isFound = FlatArray(repeating: false, count: rows.count)
    isFound[row] = true
    var pending = FlatArray<Int32>()
    pending.append(Int32(row))
    while let next = pending.popLast() {
      forEachUnknown(of: Int(next)) { unknown in
        forEachUser(of: unknown) { other in
          if isFound[other] { return }
          isFound[other] = true
          pending.append(Int32(other))
        }
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
private struct Lists: ~Copyable {
  private var items = FlatArray<Int32>()
  /// Where each list begins, and where the last one ends.
  private var bounds = FlatArray<Int32>(repeating: 0, count: 1)

  /// How many lists there are.
  var count: Int { bounds.count - 1 }

  /// Appends a number to the list that was not ended yet.
  mutating func append(_ item: Int32) { items.append(item) }

  mutating func endList() { bounds.append(Int32(items.count)) }

  /// The places of the items of a list.
  @inline(__always)
  func places(of list: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(bounds[list]), Int(bounds[list + 1])))
  }

  @inline(__always)
  func item(at place: Int) -> Int { Int(items[place]) }

  /// Calls `body` with the items of a list.
  @inline(__always)
  func forEach(in list: Int, _ body: (Int) -> Void) {
    for place in places(of: list) { body(item(at: place)) }
  }

  /// By item, of which there are so many: the lists that it is in.
  func inverted(count: Int) -> Lists {
    var result = Lists()
    result.items = FlatArray(repeating: 0, count: items.count)
    result.bounds = FlatArray(repeating: 0, count: count + 1)
    for place in 0..<items.count { result.bounds[items[place]] += 1 }
    for item in 0..<count { result.bounds[item + 1] += result.bounds[item] }
    // Each list fills from its end, so that its end becomes its beginning.
    for list in (0..<self.count).reversed() {
      forEach(in: list) { item in
        result.bounds[item] -= 1
        result.items[result.bounds[item]] = Int32(list)
      }
    }
    return result
  }
}
