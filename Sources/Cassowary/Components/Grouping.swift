/// Divides constraints into groups that share no unknown.
enum Grouping {
  /// The groups, each in the order given, by their first members.
  ///
  /// A constraint without unknowns forms a group by itself.
  static func groups(
    of rows: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore,
    _ numbering: inout Numbering
  ) -> [[Int32]] {
    var sets = DisjointSets()
    let owners = rows.map { row -> Int32 in
      var owner: Int32 = -1
      for term in constraints.terms(of: row) where !variables[term.variable.rawValue].isSuggested {
        let number = numbering.number(of: term.variable.rawValue)
        sets.include(number)
        if owner < 0 { owner = number } else { sets.unite(owner, number) }
      }
      return owner
    }
    var places = Array(repeating: -1, count: numbering.variables.count)
    numbering.clear()
    var groups: [[Int32]] = []
    for (row, owner) in zip(rows, owners) {
      let set = owner < 0 ? -1 : Int(sets.representative(of: owner))
      if set >= 0, places[set] >= 0 {
        groups[places[set]].append(row)
      } else {
        if set >= 0 { places[set] = groups.count }
        groups.append([row])
      }
    }
    return groups
  }
}

/// Sets of numbers that grow together: union–find with path halving.
private struct DisjointSets {
  private var parents: [Int32] = []

  /// Makes sure that a number is in a set; numbers are added in order.
  mutating func include(_ number: Int32) {
    if number == parents.count { parents.append(number) }
  }

  mutating func representative(of number: Int32) -> Int32 {
    var number = number
    while parents[Int(number)] != number {
      parents[Int(number)] = parents[Int(parents[Int(number)])]
      number = parents[Int(number)]
    }
    return number
  }

  mutating func unite(_ first: Int32, _ second: Int32) {
    parents[Int(representative(of: second))] = representative(of: first)
  }
}
