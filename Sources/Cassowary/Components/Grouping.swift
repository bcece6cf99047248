/// Divides constraints into groups that share unknowns (union-find; parameters do not join).
struct Grouping: Sendable {
  // Scratch per variable, -1 between uses; kept so that a small change does not cost a large reset.
  private var parent: [Int32] = []
  private var groupOfRoot: [Int32] = []

  /// Groups of constraints; every list is in order of creation.
  struct Groups {
    fileprivate var rowStart: [Int] = [0]
    fileprivate var rows: [Int32] = []
    fileprivate var unknownStart: [Int] = [0]
    fileprivate var unknowns: [Int32] = []

    var count: Int { rowStart.count - 1 }
  }

  /// Groups `rows`, constraint numbers in ascending order.
  mutating func group(
    _ rows: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Groups {
    while parent.count < variables.count {
      parent.append(-1)
      groupOfRoot.append(-1)
    }
    let unknowns = joinUnknowns(rows, constraints, variables)
    var groupOfRow: [Int32] = []
    groupOfRow.reserveCapacity(rows.count)
    var groupCount: Int32 = 0
    for row in rows {
      let group = number(of: row, next: groupCount, constraints, variables)
      if group == groupCount { groupCount += 1 }
      groupOfRow.append(group)
    }
    let groupOfUnknown = unknowns.map { groupOfRoot[Int(root($0))] }
    var groups = Groups()
    (groups.rowStart, groups.rows) = bucket(rows, by: groupOfRow, count: Int(groupCount))
    (groups.unknownStart, groups.unknowns) =
      bucket(unknowns, by: groupOfUnknown, count: Int(groupCount))
    for unknown in unknowns {
      parent[Int(unknown)] = -1
      groupOfRoot[Int(unknown)] = -1
    }
    return groups
  }

  /// Joins the unknowns of every row; returns all unknowns in order of creation.
  private mutating func joinUnknowns(
    _ rows: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> [Int32] {
    var unknowns: [Int32] = []
    for row in rows {
      var first: Int32 = -1
      for place in constraints.terms(Int(row)) {
        let variable = constraints.variable(at: place)
        if variables.isSuggested[variable] { continue }
        if parent[variable] < 0 {
          parent[variable] = Int32(variable)
          unknowns.append(Int32(variable))
        }
        if first < 0 {
          first = Int32(variable)
        } else {
          join(first, Int32(variable))
        }
      }
    }
    if !zip(unknowns, unknowns.dropFirst()).allSatisfy({ $0 < $1 }) { unknowns.sort() }
    return unknowns
  }

  private mutating func join(_ first: Int32, _ second: Int32) {
    let one = root(first)
    let other = root(second)
    parent[Int(max(one, other))] = min(one, other)
  }

  private mutating func root(_ variable: Int32) -> Int32 {
    var current = variable
    while parent[Int(current)] != current {
      parent[Int(current)] = parent[Int(parent[Int(current)])]
      current = parent[Int(current)]
    }
    return current
  }

  /// The group of a row.
  ///
  /// `next` when it opens one. A row without unknowns is a group of its own.
  private mutating func number(
    of row: Int32, next: Int32, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Int32 {
    for place in constraints.terms(Int(row)) {
      let variable = constraints.variable(at: place)
      if variables.isSuggested[variable] { continue }
      let root = Int(root(Int32(variable)))
      if groupOfRoot[root] < 0 { groupOfRoot[root] = next }
      return groupOfRoot[root]
    }
    return next
  }

  /// Stable counting sort of `items` by their group.
  private func bucket(
    _ items: [Int32], by group: [Int32], count: Int
  ) -> (start: [Int], items: [Int32]) {
    var start = [Int](repeating: 0, count: count + 1)
    for number in group { start[Int(number) + 1] += 1 }
    for index in 0..<count { start[index + 1] += start[index] }
    var next = start
    var result = [Int32](repeating: 0, count: items.count)
    for index in items.indices {
      let number = Int(group[index])
      result[next[number]] = items[index]
      next[number] += 1
    }
    return (start, result)
  }
}

extension Grouping.Groups {
  /// The system of one group under local numbers.
  func makeSystem(
    _ index: Int, _ constraints: ConstraintStore, _ variables: inout VariableStore
  ) -> LocalSystem {
    let groupRows = rowStart[index]..<rowStart[index + 1]
    let unknownCount = unknownStart[index + 1] - unknownStart[index]
    var termCount = 0
    for place in groupRows { termCount += constraints.terms(Int(rows[place])).count }
    var system = LocalSystem(
      // Hardly more than the width and the height of the root are parameters.
      variableCount: unknownCount + 2, rowCount: groupRows.count, termCount: termCount)
    for place in unknownStart[index]..<unknownStart[index + 1] {
      let variable = unknowns[place]
      variables.localIndex[Int(variable)] = Int32(system.variable.count)
      system.variable.append(variable)
      system.value.append(0)
    }
    system.unknownCount = system.variable.count
    addParameters(groupRows, constraints, variables, to: &system)
    system.start.append(0)
    for place in groupRows {
      system.appendRow(Int(rows[place]), constraints, variables)
    }
    return system
  }

  private func addParameters(
    _ groupRows: Range<Int>, _ constraints: ConstraintStore, _ variables: VariableStore,
    to system: inout LocalSystem
  ) {
    var parameters: [Int32] = []
    for place in groupRows {
      for term in constraints.terms(Int(rows[place])) {
        let variable = constraints.variable(at: term)
        if variables.isSuggested[variable], parameters.last != Int32(variable) {
          parameters.append(Int32(variable))
        }
      }
    }
    parameters.sort()
    var previous: Int32 = -1
    for parameter in parameters where parameter != previous {
      system.variable.append(parameter)
      system.value.append(variables.suggestion[Int(parameter)])
      previous = parameter
    }
  }
}
