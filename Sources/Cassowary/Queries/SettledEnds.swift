/// The variables that one solution of a tableau has at an end of their interval, and what stops them there.
///
/// In a chain each place is the one before and a size. Over the free unknowns that is an expression with a
/// term for each view, and expanding one after the other is quadratic. But a sum is at its lower end where
/// all its parts are, and what stops the parts stops the sum: nothing that one part could gain makes
/// up for another. So one walk over the rows as they are written settles most variables. It says
/// nothing where parts pull in opposite directions; such a variable has to be expanded.
struct SettledEnds {
  /// An end of a variable, a row or a slot.
  enum End: Int32, CaseIterable {
    case lower, upper

    var opposite: End { self == .lower ? .upper : .lower }

    /// Where something is when a multiple of it is at this end.
    func divided(by factor: Double) -> End { factor > 0 ? self : opposite }
  }

  private let nameLimit: Int
  /// By variable.
  private let values: [Double]
  /// By variable and end: whether that is settled.
  private var isSettled: [Bool]
  /// By variable and end: the oldest rows that stop the variable, oldest first.
  private var limits: [[Int]]
  /// By row and end: how many of its parts are not known to be there.
  private var missing: [Int32]
  /// By row and end: whether the row is named where it stops one of its parts there.
  private var isStop: [Bool]
  /// Variables with ends that are settled but not passed on.
  private var pending: [Int] = []

  /// Longer rows are left out: what stops one part of them takes looking at all the others.
  private static var termLimit: Int { 8 }
  /// Stands for all the parts of a row that says nothing.
  private static var never: Int32 { .max }

  /// Walks over the rows of a core whose stays were released, naming those that `isNamed` has by number.
  init(
    _ core: borrowing ComponentCore, nameLimit: Int, isNamed: borrowing FlatArray<Bool>
  ) {
    self.nameLimit = nameLimit
    let (variableCount, rowCount) = (core.system.variableCount, core.system.rowCount)
    let faceValues = core.faceValues()
    values = (0..<variableCount).map { faceValues[$0] }
    isSettled = Array(repeating: false, count: 2 * variableCount)
    limits = Array(repeating: [], count: 2 * variableCount)
    missing = Array(repeating: Self.never, count: 2 * rowCount)
    isStop = Array(repeating: false, count: 2 * rowCount)
    for variable in 0..<Int32(variableCount) {
      for end in End.allCases where core.variable(variable, restsAt: end) {
        settle(variable, end, [])
      }
    }
    for row in 0..<rowCount {
      let parts = core.system.terms(of: row).count
      if parts > Self.termLimit { continue }
      for end in End.allCases where core.row(row, restsAt: end.opposite) {
        let place = Self.place(Int32(row), end)
        missing[place] = Int32(parts)
        isStop[place] = isNamed[row] && core.rowCanReturn(row, from: end.opposite)
      }
    }
    inferAll(core.system)
  }

  /// Settles what follows from the rows, until nothing more does.
  private mutating func inferAll(_ system: borrowing LocalSystem) {
    for row in 0..<Int32(system.rowCount) {
      for end in End.allCases { infer(from: row, end, system) }
    }
    let uses = VariableUses(system)
    while let place = pending.popLast() { passOn(place, system, uses) }
  }

  /// The value of a variable at an end, and the rows that stop it there, oldest first; nil where the walk says
  /// nothing.
  func end(of variable: Int32, _ end: End) -> (value: Double, limits: [Int])? {
    let place = Self.place(variable, end)
    return isSettled[place] ? (values[Int(variable)], limits[place]) : nil
  }

  private static func place(_ number: Int32, _ end: End) -> Int { Int(2 * number + end.rawValue) }

  private mutating func settle(_ variable: Int32, _ end: End, _ rows: [Int]) {
    let place = Self.place(variable, end)
    isSettled[place] = true
    limits[place] = rows
    pending.append(place)
  }

  /// Tells the rows of a variable that it is at an end.
  private mutating func passOn(
    _ place: Int, _ system: borrowing LocalSystem, _ uses: VariableUses
  ) {
    let settled: End = place % 2 == 0 ? .lower : .upper
    var term = uses.last[place / 2]
    while term >= 0 {
      let row = uses.row[Int(term)]
      let end = settled.divided(by: system.termFactor[term])
      let count = missing[Self.place(row, end)]
      if count != Self.never {
        missing[Self.place(row, end)] = count - 1
        infer(from: row, end, system)
      }
      term = uses.previous[Int(term)]
    }
  }

  /// Where a row is at one end, and its parts but for one at the other, that one is at the same end as
  /// the row.
  private mutating func infer(from row: Int32, _ end: End, _ system: borrowing LocalSystem) {
    guard missing[Self.place(row, end)] <= 1 else { return }
    for term in system.terms(of: Int(row)) {
      let variable = system.termVariable[term]
      let factor = system.termFactor[term]
      let inferred = end.opposite.divided(by: factor)
      if isSettled[Self.place(variable, inferred)] { continue }
      let isMissing = !isSettled[Self.place(variable, end.divided(by: factor))]
      guard missing[Self.place(row, end)] == (isMissing ? 1 : 0) else { continue }
      var rows = isStop[Self.place(row, end)] ? [Int(row)] : []
      for other in system.terms(of: Int(row)) where other != term {
        let end = end.divided(by: system.termFactor[other])
        rows = merged(rows, limits[Self.place(system.termVariable[other], end)])
      }
      settle(variable, inferred, rows)
    }
  }

  /// The oldest of two lists of rows; rows are in order of age.
  private func merged(_ first: [Int], _ second: [Int]) -> [Int] {
    if first.isEmpty || second.isEmpty { return first + second }
    var result: [Int] = []
    var (left, right) = (first[...], second[...])
    while result.count < nameLimit, let next = [left.first, right.first].compactMap({ $0 }).min() {
      result.append(next)
      if left.first == next { left.removeFirst() }
      if right.first == next { right.removeFirst() }
    }
    return result
  }
}

extension ComponentCore {
  fileprivate func variable(_ variable: Int32, restsAt end: SettledEnds.End) -> Bool {
    slot(of: variableEntity[variable], restsAt: end)
  }

  /// Whether an entity has a slot that can't move beyond an end.
  private func slot(of entity: Int32, restsAt end: SettledEnds.End) -> Bool {
    guard entity >= 0, tableau.location[entity] < 0 else { return false }
    let slot = ~tableau.location[entity]
    return (end == .lower ? tableau.lockDown[slot] : tableau.lockUp[slot]) < firstStayLevel
  }

  /// Whether the left side of a row can't move beyond an end: a definition can't move at all.
  fileprivate func row(_ row: Int, restsAt end: SettledEnds.End) -> Bool {
    rowEntity[row] < 0 ? presolve.isDefinition[row] : slot(of: rowEntity[row], restsAt: end)
  }

  /// Whether the left side of a row that rests at an end can move away from it.
  fileprivate func rowCanReturn(_ row: Int, from end: SettledEnds.End) -> Bool {
    guard rowEntity[row] >= 0 else { return false }
    let slot = ~tableau.location[rowEntity[row]]
    return (end == .lower ? tableau.lockUp[slot] : tableau.lockDown[slot]) == Tableau.never
  }
}
