import AutoLayout
import Cassowary

/// Insets that another solution of an ambiguous layout would change.
///
/// The solver decides what is open, and to it an inset is a number. If a view's inset differs between solutions, the
/// answer is right only for its present inset.
struct InsetShifts {
  /// The insets that a view would have elsewhere.
  private struct Shift: Hashable {
    let view: Item.ID
    let surroundings: Surroundings

    /// A copy of a layout where the view has these insets.
    func applied(to layout: Layout) -> Layout {
      var (result, situation) = (layout, layout.situation)
      situation.findings.setSurroundings(surroundings, of: view)
      _ = result.engine.update(to: situation)
      result.engine.solveRows(of: result.model)
      return result
    }
  }

  private let layout: Layout

  /// Asks about a solved layout.
  init(_ layout: Layout) { self.layout = layout }

  /// The views whose insets some intervals rest on and that can move, by the variable of the interval.
  func views(behind freedoms: [Freedom]) -> [Variable: Set<Item.ID>] {
    var found: [Variable: Set<Item.ID>] = [:]
    if layout.engine.inset.isEmpty || freedoms.isEmpty { return found }
    for shift in openShifts {
      var ranges: [Variable: ClosedRange<Double>] = [:]
      let solver = shift.applied(to: layout).engine.solver
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

  /// The views whose insets the frames of another solution rest on and that moved in it.
  func views(behind solution: Layout) -> [Item.ID] {
    let items = layout.model.treeOrder()
    return Self.shifts(in: solution).filter { shift in
      let settled = shift.applied(to: solution)
      return items.contains { settled.frame(of: $0) != solution.frame(of: $0) }
    }.map { $0.view }
  }

  /// The shifts of insets at the extremes of every open position.
  private var openShifts: Set<Shift> {
    let engine = layout.engine
    let places = Set(engine.inset.flatMap(layout.model.ancestry)).sorted()
    var found: Set<Shift> = []
    let freedoms = engine.solver.freedoms(of: places.flatMap(engine.variables), nameLimit: 1)
    for freedom in freedoms {
      for end in freedom.range.ends(besides: engine.solver.value(of: freedom.variable)) {
        found.formUnion(Self.shifts(in: layout.demanding(end, of: freedom.variable)))
      }
    }
    return found
  }

  /// The insets at the views' present places that differ from those in the rows.
  private static func shifts(in layout: Layout) -> [Shift] {
    let engine = layout.engine
    return engine.inset.compactMap { view in
      let found = engine.surroundings(of: view, in: layout.model)
      return found == engine.findings.surroundings(of: view)
        ? nil : Shift(view: view, surroundings: found)
    }
  }
}

extension ClosedRange<Double> {
  /// The ends of an interval, or in place of a missing one a value 100 points away; without the present value.
  func ends(besides value: Double) -> [Double] {
    [
      lowerBound.isFinite ? lowerBound : Swift.min(value, upperBound) - 100,
      upperBound.isFinite ? upperBound : Swift.max(value, lowerBound) + 100,
    ].filter { ($0 - value).magnitude > 1e-6 }
  }

  /// Whether both ends are the same, but for rounding.
  fileprivate func isClose(to other: Self) -> Bool {
    zip([lowerBound, upperBound], [other.lowerBound, other.upperBound]).allSatisfy {
      // Ends may be infinite.
      $0 == $1 || ($0 - $1).magnitude < 1e-6
    }
  }
}

extension Layout {
  /// A copy where an open value is `value`.
  func demanding(_ value: Double, of variable: Variable) -> Layout {
    var trial = self
    let row = LinearConstraint([Term(variable)], .equal, value)
    _ = trial.engine.attempt { (solver) throws(SolverError) in try solver.add(row) }
    trial.engine.solveRows(of: model)
    return trial
  }
}
