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
  /// By local number: the values of all variables at the origin.
  let solution: FlatArray<Double>
  /// By local number: which variables are ambiguous.
  let isAmbiguous: FlatArray<Bool>

  /// The ray of a local parameter from the last solution of a component.
  init(_ core: borrowing ComponentCore, parameter local: Int) {
    let slot = Int(~core.tableau.location[core.variableEntity[local]])
    var room = core.tableau.roomToMove(slot: slot, uniqueness: core.uniqueness)
    var weights = FlatArray<Double>(repeating: 0, count: core.tableau.slotCount)
    weights[slot] = 1
    let rates = core.rates(weights: weights)
    core.limitToChoice(&room, rates: rates)
    parameter = core.system.variable[local]
    origin = core.system.value[local]
    reach = origin - room.down...origin + room.up
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
    solution = core.system.value.copy()
    isAmbiguous = core.isAmbiguous.copy()
  }

  /// About how much memory it takes.
  var byteCount: Int { 20 * variable.count + 9 * solution.count }
}

/// How far a parameter can move either way.
private struct Room {
  var down = Double.infinity
  var up = Double.infinity
}

extension Tableau {
  /// How far a slot can move either way before a row of any level crosses its breakpoint.
  ///
  /// Where something costs nothing, rows that lie on their breakpoints and so block it may not move;
  /// and where it is really open, none may come near: at its breakpoint it would close the way.
  fileprivate func roomToMove(slot: Int, uniqueness: ComponentCore.Uniqueness) -> Room {
    var room = Room()
    let margin = uniqueness == .none ? Tolerance.room * tolerance : 0
    for (listedRow, hint) in columns[slot] {
      let row = Int(listedRow)
      if row >= rowCount { continue }
      let cell = rows.index(of: Int32(slot), in: row, hint: Int(hint))
      let entity = basic[row]
      if cell < 0 || level[entity] == Tableau.never { continue }
      let rate = rows.entry(cell, of: row).payload
      let distance = abs(breakpoint[entity] - value[entity])
      let isClose = distance <= max(margin, tolerance)
      // A required row that a movement would violate turns a solution into a contradiction.
      let isEdgeOfContradiction = level[entity] == 0 && state[entity] != 0
      if isClose, uniqueness != .priced || isEdgeOfContradiction { return Room(down: 0, up: 0) }
      let isAhead = (breakpoint[entity] > value[entity]) == (rate > 0)
      let time = max(0, (distance - margin) / abs(rate))
      if blocks(entity, rising: rate > 0) { room.up = min(room.up, isAhead ? time : 0) }
      if blocks(entity, rising: rate < 0) { room.down = min(room.down, isAhead ? 0 : time) }
    }
    return room
  }
}

extension ComponentCore {
  /// Keeps every variable that the tie-break chose on its side of the target: on the other side the
  /// choice is another function of the parameter.
  fileprivate func limitToChoice(_ room: inout Room, rates: borrowing FlatArray<Double>) {
    if uniqueness != .none { return }
    for unknown in 0..<system.unknownCount where isAmbiguous[unknown] && rates[unknown] != 0 {
      let offset = system.value[unknown] - TieBreak.target
      let time = max(0, abs(offset) - tableau.tolerance) / abs(rates[unknown])
      if time == 0 || (offset > 0) != (rates[unknown] > 0) { room.up = min(room.up, time) }
      if time == 0 || (offset > 0) == (rates[unknown] > 0) { room.down = min(room.down, time) }
    }
  }

  /// The one parameter whose value differs from the one that the component is solved for: nil when
  /// several do, -1 when none does.
  func movedParameter(_ variables: borrowing VariableStore) -> Int? {
    var moved = -1
    for local in system.unknownCount..<system.variableCount
    where system.value[local] != variables[Int(system.variable[local])].suggestion {
      if moved >= 0 { return nil }
      moved = local
    }
    return moved
  }
}
