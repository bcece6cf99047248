/// How the solution of a component follows one parameter while the same rows stay tight.
///
/// While no row crosses its breakpoint the optimal basis stays optimal, and every variable is a
/// linear function of the parameter. A resize step is then one multiplication for each variable that
/// follows, and the component itself, which copies of the solver may share, is left as it is: it
/// stays solved for ``origin``.
///
/// `@unchecked Sendable`: nothing in it ever changes.
final class ParameterRay: @unchecked Sendable {
  /// The solver's number of the parameter.
  let parameter: Int32
  /// The value of the parameter for which the component is solved.
  let origin: Double
  /// The values of the parameter for which the same rows stay tight.
  let reach: ClosedRange<Double>
  /// The solver's numbers of the variables that follow.
  let variable: FlatArray<Int32>
  /// Their values at the origin.
  let start: FlatArray<Double>
  /// Their change per point of the parameter.
  let rate: FlatArray<Double>

  /// The ray of a local parameter from the last solution of a component.
  init(_ core: borrowing ComponentCore, parameter local: Int) {
    let slot = Int(~core.tableau.location[core.variableEntity[local]])
    let room = core.tableau.roomToMove(slot: slot, isBlocked: core.uniqueness == .blocked)
    parameter = core.system.variable[local]
    origin = core.system.value[local]
    reach = origin - room.down...origin + room.up
    let weights = FlatArray<Double>(repeating: 0, count: core.tableau.slotCount)
    weights[slot] = 1
    let rates = core.rates(weights: weights)
    var variable = FlatArray<Int32>()
    var start = FlatArray<Double>()
    var rate = FlatArray<Double>()
    for unknown in 0..<core.system.unknownCount where rates[unknown] != 0 {
      variable.append(core.system.variable[unknown])
      start.append(core.system.value[unknown])
      rate.append(rates[unknown])
    }
    self.variable = variable
    self.start = start
    self.rate = rate
  }
}

extension Tableau {
  /// How far a slot can move either way before a row of any level crosses its breakpoint.
  ///
  /// Where rows at their breakpoints block what costs nothing (`isBlocked`), these may not move.
  fileprivate func roomToMove(slot: Int, isBlocked: Bool) -> (down: Double, up: Double) {
    var down = Double.infinity
    var up = Double.infinity
    let first = Int(columns.start[slot])
    for place in first..<first + Int(columns.length[slot]) {
      let row = Int(columns.keys[place])
      if row >= rowCount { continue }
      let cell = rows.index(of: Int32(slot), in: row, hint: Int(columns.payloads[place]))
      let entity = basic[row]
      if cell < 0 || level[entity] == Tableau.never { continue }
      let rate = rows.payloads[Int(rows.start[row]) + cell]
      if isBlocked, abs(breakpoint[entity] - value[entity]) <= tolerance { return (0, 0) }
      let time = max(0, (breakpoint[entity] - value[entity]) / rate)
      if blocks(entity, rising: rate > 0) { up = min(up, time) }
      let timeDown = max(0, (value[entity] - breakpoint[entity]) / rate)
      if blocks(entity, rising: rate < 0) { down = min(down, timeDown) }
    }
    return (down, up)
  }
}

extension ComponentCore {
  /// The one parameter whose value differs from the one that the component is solved for: nil when
  /// several do, -1 when none does.
  func movedParameter(_ variables: borrowing VariableStore) -> Int? {
    var moved = -1
    for local in system.unknownCount..<system.variableCount
    where system.value[local] != variables.suggestion[Int(system.variable[local])] {
      if moved >= 0 { return nil }
      moved = local
    }
    return moved
  }
}
