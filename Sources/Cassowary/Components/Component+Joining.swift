extension Component {
  /// Adds required rows one after another; a row that can't hold together with those before it is broken.
  ///
  /// This is the additive method (Tamiz, Mardle & Jones 1996), and its result is that of a greedy choice: the current
  /// values show that everything that holds can hold together, so nothing is reconsidered. Definitions hold from the
  /// start; if one of them is the first to break in a conflict, it must join at its turn like other rows.
  mutating func joinRequiredRows(_ order: [Int32]) {
    var places: [Int32: Int] = [:]
    for (place, constraint) in order.enumerated() { places[constraint] = place }
    func place(_ row: Int32) -> Int { places[problem.rows[Int(row)].constraint] ?? 0 }
    var pending = Heap<Pending>()
    for row in problem.rows.indices where problem.rows[row].level == .required && !isDefinition(row)
    {
      pending.insert(Pending(place: place(Int32(row)), row: Int32(row)))
    }
    while let next = pending.popFirst() {
      updateValues()
      addRow(Int(next.row))
      // In each round a definition yields, or finally the row itself; with numbers that overflow, this could go on
      // forever.
      var rounds = 0
      while rounds <= problem.rows.count, let stuck = tableau.run(through: .required) {
        rounds += 1
        let conflict = conflict(ofStuck: stuck)
        let last = conflict.members.map { $0.row }.max { place($0) < place($1) } ?? next.row
        if last == next.row || !isDefinition(Int(last)) {
          conflicts.append(RowConflict(row: next.row, members: conflict.members))
          setLevel(.broken, of: Int(next.row))
        } else {
          release(definition: Int(last))
          removeFromTableau(row: Int(last))
          pending.insert(Pending(place: place(last), row: last))
        }
      }
    }
  }

  /// A row that is to join.
  private struct Pending: Comparable {
    let place: Int
    let row: Int32

    static func < (lhs: Pending, rhs: Pending) -> Bool {
      (lhs.place, lhs.row) < (rhs.place, rhs.row)
    }
  }

  /// The contradiction between a required row that can't hold and those that hold the slots of its cells.
  ///
  /// It is irreducible: rows in slots are linearly independent, so only one combination of them makes the
  /// row (Gleeson & Ryan 1990).
  func conflict(ofStuck entity: Int32) -> RowConflict {
    guard case .row(let row) = subjects[Int(entity)] else {
      return RowConflict(row: -1, members: [])
    }
    let sign: Double = tableau.entities[Int(entity)].value < 0 ? 1 : -1
    var remainder = Remainder(self)
    remainder.add(sign, of: row, in: self)
    for cell in tableau.cells(of: entity) where abs(cell.factor) > Tolerance.coefficient {
      guard case .row(let holder) = subjects[Int(tableau.slots[Int(cell.slot)].occupant)] else {
        continue
      }
      remainder.add(-sign * cell.factor, of: holder, in: self)
    }
    remainder.eliminateDefinitions(in: self)
    return RowConflict(row: row, members: remainder.rows)
  }
}

/// What remains of a sum of rows, and the multiples of rows that were added.
struct Remainder {
  /// By variable.
  private(set) var coefficients: [Double]
  /// By row.
  private var multipliers: [Double]

  /// Nothing.
  init(_ component: Component) {
    coefficients = Array(repeating: 0, count: component.problem.variables.count)
    multipliers = Array(repeating: 0, count: component.problem.rows.count)
  }

  /// The rows whose multipliers aren't negligible.
  var rows: [(row: Int32, multiplier: Double)] {
    multipliers.indices.filter { abs(multipliers[$0]) > Tolerance.coefficient }
      .map { (Int32($0), multipliers[$0]) }
  }

  /// Adds a multiple of a variable.
  mutating func add(_ factor: Double, of term: Problem.LocalTerm) {
    let local = Int(term.variable)
    coefficients[local] = Tolerance.sum(coefficients[local], factor * term.factor)
  }

  /// Adds a multiple of a row.
  mutating func add(_ factor: Double, of row: Int32, in component: Component) {
    multipliers[Int(row)] += factor
    for place in component.problem.rows[Int(row)].terms {
      add(factor, of: component.problem.terms[place])
    }
  }

  /// Adds multiples of definitions until nothing is left of what they define.
  mutating func eliminateDefinitions(in component: Component) {
    for definition in component.definitions.inOrder.reversed() where definition.unknown >= 0 {
      let rest = coefficients[Int(definition.unknown)]
      if rest == 0 { continue }
      add(-rest / definition.factor, of: definition.row, in: component)
      coefficients[Int(definition.unknown)] = 0
    }
  }
}
