import AutoLayout
import Cassowary

/// Insets that another solution of an ambiguous layout would change.
///
/// What is open is asked of the solver, to which an inset is a number. Where a view would have another
/// one in another of the solutions, the answer is right only for the inset that it has now.
extension Layout {
  /// What a view would have reaching into it elsewhere.
  struct Shift: Hashable {
    let view: Item.ID
    let surroundings: Surroundings
  }

  /// The views whose insets some intervals rest on and that can move, by the variable of the interval.
  func shiftingViews(behind freedoms: [Freedom]) -> [Variable: Set<Item.ID>] {
    var found: [Variable: Set<Item.ID>] = [:]
    if engine.inset.isEmpty || freedoms.isEmpty { return found }
    for shift in openShifts {
      var ranges: [Variable: ClosedRange<Double>] = [:]
      let solver = shifted(by: shift).engine.solver
      for freedom in solver.freedoms(of: freedoms.map({ $0.variable }), nameLimit: 1) {
        ranges[freedom.variable] = freedom.range
      }
      for freedom in freedoms
      where ranges[freedom.variable].map({ $0.isClose(to: freedom.range) }) != true {
        found[freedom.variable, default: []].insert(shift.view)
      }
    }
    return found
  }

  /// The views whose insets the frames of a solution rest on and that moved in it.
  func shiftingViews(behind solution: Layout) -> [Item.ID] {
    let items = treeOrder()
    return solution.shifts.filter { shift in
      let settled = solution.shifted(by: shift)
      return items.contains { settled.frame(of: $0) != solution.frame(of: $0) }
    }.map { $0.view }
  }

  /// What the extremes of every place that is open do to the insets of the views there.
  private var openShifts: Set<Shift> {
    let places = Set(engine.inset.flatMap(model.ancestry)).sorted()
    var found: Set<Shift> = []
    let freedoms = engine.solver.freedoms(of: places.flatMap(engine.variables), nameLimit: 1)
    for freedom in freedoms {
      let value = engine.solver.value(of: freedom.variable)
      for end in Self.ends(of: freedom.range, now: value) {
        found.formUnion(demanding(end, of: freedom.variable).shifts)
      }
    }
    return found
  }

  /// The insets that are others where views are now than those that the rows hold.
  private var shifts: [Shift] {
    engine.inset.compactMap { view in
      let found = engine.surroundings(of: view, in: model)
      return found == engine.findings.surroundings(of: view)
        ? nil : Shift(view: view, surroundings: found)
    }
  }

  /// A copy in which a view has other insets.
  private func shifted(by shift: Shift) -> Layout {
    var (result, situation) = (self, situation)
    situation.findings.setSurroundings(shift.surroundings, of: shift.view)
    _ = result.engine.update(to: situation)
    result.engine.solveRows(of: model)
    return result
  }
}

extension ClosedRange<Double> {
  /// Whether both ends are the same, but for rounding.
  fileprivate func isClose(to other: Self) -> Bool {
    lowerBound.isClose(to: other.lowerBound) && upperBound.isClose(to: other.upperBound)
  }
}

extension Double {
  /// Whether two values, which may be infinite, are the same but for rounding.
  fileprivate func isClose(to other: Double) -> Bool {
    self == other || (self - other).magnitude < 1e-6
  }
}
