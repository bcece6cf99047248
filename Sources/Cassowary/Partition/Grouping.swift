/// Constraints divided by the unknowns they share (parameters do not join); every list is in order of
/// creation, but for unknowns with a rank, which come last.
struct Groups: ~Copyable {
  private var block: MemoryBlock
  /// By group: where its rows begin; one more entry says where the last ones end.
  private var rowStart: FlatArray<Int32>
  private var rows: FlatArray<Int32>
  private var unknownStart: FlatArray<Int32>
  private var unknowns: FlatArray<Int32>
  /// By group: how many terms its rows have, and how many of those are parameters.
  private var termCount: FlatArray<Int32>
  private var parameterTermCount: FlatArray<Int32>
  let count: Int

  /// Groups `wanted`, constraint numbers in ascending order, whose unknowns have no component.
  init(of wanted: [Int32], _ constraints: ConstraintStore, _ variables: inout VariableStore) {
    var union = UnknownUnion(capacity: wanted.count)
    // A row without unknowns is a group of its own, hence at most as many groups as rows.
    let rowCount = wanted.count
    block = MemoryBlock(estimate: 32 * rowCount + 64)
    var parameterTerms: FlatArray<Int32> = block.array(repeating: 0, count: rowCount)
    var termsOfRow: FlatArray<Int32> = block.array(repeating: 0, count: rowCount)
    var groupOfRow: FlatArray<Int32> = block.array(repeating: -1, count: rowCount)
    for index in 0..<rowCount {
      var first: Int32 = -1
      let terms = constraints.terms(Int(wanted[index]))
      termsOfRow[index] = Int32(terms.count)
      for place in terms {
        let variable = constraints.variable(at: place)
        if variables[variable].isSuggested {
          parameterTerms[index] += 1
          continue
        }
        let number = union.number(of: variable, &variables)
        if first < 0 { first = number } else { union.join(first, number) }
      }
      groupOfRow[index] = first
    }
    count = union.numberGroups(&groupOfRow)
    termCount = block.array(repeating: 0, count: count)
    parameterTermCount = block.array(repeating: 0, count: count)
    rowStart = block.array(repeating: 0, count: count + 1)
    for index in 0..<rowCount {
      let group = groupOfRow[index]
      rowStart[group + 1] += 1
      termCount[group] += termsOfRow[index]
      parameterTermCount[group] += parameterTerms[index]
    }
    rows = block.array(repeating: 0, count: rowCount)
    Self.accumulate(&rowStart)
    for index in 0..<rowCount {
      Self.place(wanted[index], in: groupOfRow[index], &rows, &rowStart)
    }
    Self.restoreStarts(&rowStart)
    unknownStart = block.array(repeating: 0, count: count + 1)
    unknowns = FlatArray(repeating: 0, count: union.unknowns.count)
    for number in 0..<Int32(unknowns.count) { unknownStart[union.group(of: number) + 1] += 1 }
    Self.accumulate(&unknownStart)
    union.sortUnknowns(variables)
    for index in 0..<unknowns.count {
      let unknown = union.unknowns[index]
      let group = union.group(of: variables[Int(unknown)].localIndex)
      Self.place(unknown, in: group, &unknowns, &unknownStart)
    }
    Self.restoreStarts(&unknownStart)
  }

  // MARK: Counting sort

  /// Turns counts, each one place after its group, into where the groups begin.
  private static func accumulate(_ start: inout FlatArray<Int32>) {
    for group in 1..<start.count { start[group] += start[group - 1] }
  }

  /// Puts an item after those that its group has already.
  private static func place(
    _ item: Int32, in group: Int32, _ items: inout FlatArray<Int32>,
    _ start: inout FlatArray<Int32>
  ) {
    items[start[group]] = item
    start[group] += 1
  }

  /// Restores the beginnings, which became ends when everything was placed.
  private static func restoreStarts(_ start: inout FlatArray<Int32>) {
    for group in stride(from: start.count - 1, to: 0, by: -1) { start[group] = start[group - 1] }
    start[0] = 0
  }

  // MARK: Systems

  /// The system of one group under local numbers.
  func makeSystem(
    _ index: Int, _ constraints: ConstraintStore, _ variables: inout VariableStore
  ) -> LocalSystem {
    let groupRows = Int(rowStart[index])..<Int(rowStart[index + 1])
    let groupUnknowns = Int(unknownStart[index])..<Int(unknownStart[index + 1])
    var system = LocalSystem(
      // The width and the height of the root are usually the only parameters.
      variableCount: groupUnknowns.count + Int(min(2, parameterTermCount[index])),
      rowCount: groupRows.count, termCount: Int(termCount[index]))
    for place in groupUnknowns {
      variables.setLocalIndex(Int32(system.variable.count), of: Int(unknowns[place]))
      system.variable.append(unknowns[place])
      system.value.append(0)
      system.choosesFirst.append(variables[Int(unknowns[place])].choosesFirst)
    }
    system.unknownCount = system.variable.count
    if parameterTermCount[index] > 0 {
      addParameters(groupRows, constraints, variables, to: &system)
    }
    for place in groupRows { system.appendRow(Int(rows[place]), constraints, variables) }
    return system
  }

  private func addParameters(
    _ groupRows: Range<Int>, _ constraints: ConstraintStore, _ variables: VariableStore,
    to system: inout LocalSystem
  ) {
    for place in groupRows {
      for term in constraints.terms(Int(rows[place])) {
        let variable = constraints.variable(at: term)
        if variables[variable].isSuggested, system.parameter(Int32(variable)) == nil {
          system.variable.append(Int32(variable))
        }
      }
    }
    system.variable.sort(from: system.unknownCount)
    for local in system.unknownCount..<system.variableCount {
      system.value.append(variables[Int(system.variable[local])].suggestion)
    }
  }
}

/// Unknowns that are to be divided, numbered in the order in which rows mention them (union-find).
///
/// Meanwhile their ``VariableStore/Record/localIndex`` is that number. So a small change costs
/// nothing for all the variables that it does not concern.
private struct UnknownUnion: ~Copyable {
  private(set) var unknowns: FlatArray<Int32>
  /// By number: another unknown of the same group, nearer to the one that stands for it.
  private var parent: FlatArray<Int32>
  /// By number of an unknown that stands for its group: the group, or -1.
  private var groupOfRoot = FlatArray<Int32>()

  init(capacity: Int) {
    unknowns = FlatArray(capacity: capacity)
    parent = FlatArray(capacity: capacity)
  }

  /// The number of an unknown; the next one where it has none.
  mutating func number(of variable: Int, _ variables: inout VariableStore) -> Int32 {
    let known = variables[variable].localIndex
    if known >= 0 { return known }
    let number = Int32(unknowns.count)
    variables.setLocalIndex(number, of: variable)
    unknowns.append(Int32(variable))
    parent.append(number)
    return number
  }

  mutating func join(_ first: Int32, _ second: Int32) {
    let one = root(first)
    let other = root(second)
    parent[max(one, other)] = min(one, other)
  }

  private mutating func root(_ number: Int32) -> Int32 {
    var current = number
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }

  /// Replaces the first unknown of each row, or -1, by the group of the row; returns how many there
  /// are.
  mutating func numberGroups(_ rows: inout FlatArray<Int32>) -> Int {
    groupOfRoot = FlatArray(repeating: -1, count: parent.count)
    var count: Int32 = 0
    for index in 0..<rows.count {
      var group = count
      if rows[index] >= 0 {
        let root = root(rows[index])
        if groupOfRoot[root] < 0 { groupOfRoot[root] = count }
        group = groupOfRoot[root]
      }
      if group == count { count += 1 }
      rows[index] = group
    }
    return Int(count)
  }

  mutating func group(of number: Int32) -> Int32 { groupOfRoot[root(number)] }

  /// Brings ``unknowns`` into the order in which choices are made: see ``TieBreak``.
  mutating func sortUnknowns(_ variables: VariableStore) {
    if unknowns.count < 2 { return }
    sortByAge(variables)
    guard variables.hasRanks else { return }
    var ranked: [Int32] = []
    var kept = 0
    for index in 0..<unknowns.count {
      let unknown = unknowns[index]
      if variables[Int(unknown)].rank != 0 {
        ranked.append(unknown)
      } else {
        unknowns[kept] = unknown
        kept += 1
      }
    }
    ranked.sort { (variables[Int($0)].rank, $0) < (variables[Int($1)].rank, $1) }
    for (place, unknown) in ranked.enumerated() { unknowns[kept + place] = unknown }
  }

  private mutating func sortByAge(_ variables: VariableStore) {
    var least = Int32.max
    var greatest: Int32 = -1
    for index in 0..<unknowns.count {
      least = min(least, unknowns[index])
      greatest = max(greatest, unknowns[index])
    }
    if Int(greatest) - Int(least) > 8 * unknowns.count {
      unknowns.sort()
      return
    }
    // In a fresh system they lie densely: then it is cheaper to look at all variables in between.
    unknowns.removeAll()
    for variable in least...greatest where variables.isNumbered(Int(variable)) {
      unknowns.append(variable)
    }
  }
}
