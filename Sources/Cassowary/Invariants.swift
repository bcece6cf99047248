extension Solver {
  /// Checks the internal invariants.
  ///
  /// Traps on a violation. For tests.
  package func _checkInvariants() {
    for component in partition.components {
      guard let component, component.core.hasTableau else { continue }
      component.core.tableau.checkStructure()
      if component.core.isUnfinished { continue }
      precondition(
        component.core.isAccurate() || component.core.tableau.isExhausted, "row values drifted")
      component.core.tableau.checkValues()
    }
    for index in 0..<variables.count where variables[index].component >= 0 {
      let component = partition.component(variables[index].component)
      let local = Int(variables[index].localIndex)
      precondition(component?.core.system.variable[local] == Int32(index), "index map")
    }
  }
}

extension Tableau {
  /// Every entity is in one place, locks are valid, and scratch space is clean.
  func checkStructure() {
    for row in 0..<rowCount {
      precondition(location[basic[row]] == Int32(row), "basic entity and row disagree")
      for (slot, _) in rows[row] {
        precondition(slot >= 0 && slot < slotCount, "cell without a slot")
        precondition(columnLists(row, in: Int(slot)), "cell missing from its column")
      }
    }
    for slot in 0..<slotCount {
      precondition(location[occupant[slot]] == ~Int32(slot), "occupant and slot disagree")
      precondition(lockUp[slot] >= Tableau.always && lockDown[slot] >= Tableau.always, "lock")
      precondition(slope[slot] == 0 && !isTouched[slot] && !isQueued[slot], "pricing left over")
      precondition(sum[slot] == 0 && !isInSum[slot] && pivotIndex[slot] < 0, "scratch left over")
    }
    precondition(
      touched.isEmpty && queue.isEmpty && costFreeQueue.isEmpty && sumSlots.isEmpty,
      "scratch left over")
  }

  private func columnLists(_ row: Int, in slot: Int) -> Bool {
    columns[slot].contains { $0.key == Int32(row) }
  }

  /// Slots are at their breakpoints, and states match values.
  func checkValues() {
    for slot in 0..<slotCount where level[occupant[slot]] != Tableau.never {
      precondition(abs(offset(of: occupant[slot])) <= tolerance, "a slot is off its breakpoint")
    }
    for row in 0..<rowCount {
      let entity = basic[row]
      if level[entity] == Tableau.never { continue }
      if abs(offset(of: entity)) <= Tolerance.accuracy * tolerance { continue }
      precondition(state[entity] == currentState(of: entity), "state and value")
    }
  }
}
