import AutoLayout
import Cassowary

/// Insets of a solved layout that depend on a view's position: a view inherits the part of a safe area or of
/// superviews' margins that reaches into it.
///
/// Such an inset is a number to the solver, which solves again when the view has moved. So nothing in
/// a determination tells how fast it changes, and what the coefficients say holds while the view
/// stays where it is.
struct ShiftingInsets {
  private let layout: Layout
  private let pass: LayoutPass

  init(_ layout: Layout) { (self.layout, pass) = (layout, layout.pass) }

  /// The views whose margins or guides follow their place and take part in a determination, oldest
  /// first.
  func views(
    in found: Determination, reading anchor: Anchor, _ reader: LayoutPass,
    _ index: inout ConstraintIndex
  ) -> [Item.ID] {
    var views: Set<Item.ID> = []
    if follows(anchor, in: reader) { views.insert(anchor.item) }
    for part in found.contributions {
      guard let origin = layout.engine.origin(of: part.constraint) else { continue }
      if case .system(let role, let guide) = origin, let owner = layout.model[guide].parent,
        layout.model[guide].systemGuide != nil, follows(role, of: guide, owner)
      {
        views.insert(owner)
      }
      guard let constraint = index.constraint(behind: origin) else { continue }
      for anchor in [constraint.first, constraint.second].compactMap({ $0 })
      where follows(anchor, in: pass) {
        views.insert(anchor.item)
      }
    }
    return views.sorted()
  }

  /// Whether a margin is wider where its view is than it would be elsewhere.
  private func follows(_ anchor: Anchor, in pass: LayoutPass) -> Bool {
    guard anchor.attribute.isMargin, let still = standingAlone(anchor.item, in: pass) else {
      return false
    }
    func inset(_ pass: LayoutPass) -> Double? {
      anchor.attribute.position(in: .leftToRight).map {
        pass.inset(at: $0, of: anchor.attribute, on: anchor.item)
      }
    }
    return inset(pass) != inset(still)
  }

  /// Whether an edge of a guide of UIKit's lies elsewhere in its view where that is now.
  private func follows(_ role: SystemRole, of guide: Item.ID, _ owner: Item.ID) -> Bool {
    guard let still = standingAlone(owner, in: pass) else { return false }
    func constant(_ pass: LayoutPass) -> Double? {
      SystemConstraint.all(of: guide, in: pass, variables: layout.engine.variables)
        .first { $0.role == role }?.row.constant
    }
    return constant(pass) != constant(still)
  }

  /// The pass without insets that reach into a view; nil if there are none.
  private func standingAlone(_ view: Item.ID, in pass: LayoutPass) -> LayoutPass? {
    let record = layout.model[view]
    guard view != layout.root, record.isView else { return nil }
    let alone = InheritedInsets(safeArea: record.state.additionalSafeAreaInsets.union(.zero))
    guard pass.results.inheritedInsets(of: view) != alone else { return nil }
    var result = pass
    result.results.setInheritedInsets(alone, of: view)
    return result
  }
}

/// Insets that another solution of an ambiguous layout would change.
///
/// The solver decides what is open, and to it an inset is a number. If a view's inset differs between solutions, the
/// answer is right only for its present inset.
struct InsetShifts {
  /// The insets that a view would have elsewhere.
  private struct Shift: Hashable {
    let view: Item.ID
    let inheritedInsets: InheritedInsets

    /// A copy of a layout where the view has these insets.
    func applied(to layout: Layout) -> Layout {
      var (result, pass) = (layout, layout.pass)
      pass.results.setInheritedInsets(inheritedInsets, of: view)
      _ = result.engine.update(to: pass)
      result.engine.solveRows(of: result.model)
      return result
    }
  }

  private let layout: Layout

  /// Asks about a solved layout.
  init(_ layout: Layout) { self.layout = layout }

  /// The views whose insets some intervals rest on and that can move, by the variable of the interval.
  func views(behind optimalRanges: [OptimalRange]) -> [Variable: Set<Item.ID>] {
    var found: [Variable: Set<Item.ID>] = [:]
    if layout.engine.inset.isEmpty || optimalRanges.isEmpty { return found }
    for shift in openShifts {
      var ranges: [Variable: ClosedRange<Double>] = [:]
      let solver = shift.applied(to: layout).engine.solver
      for optimal in solver.optimalRanges(of: optimalRanges.map({ $0.variable }), nameLimit: 1) {
        ranges[optimal.variable] = optimal.range
      }
      for optimal in optimalRanges
      where ranges[optimal.variable].map({ $0.isClose(to: optimal.range) }) != true {
        found[optimal.variable, default: []].insert(shift.view)
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
    let optimalRanges = engine.solver.optimalRanges(
      of: places.flatMap(engine.variables), nameLimit: 1)
    for optimal in optimalRanges {
      for end in optimal.range.ends(besides: engine.solver.value(of: optimal.variable)) {
        found.formUnion(Self.shifts(in: layout.demanding(end, of: optimal.variable)))
      }
    }
    return found
  }

  /// The insets at the views' present places that differ from those in the rows.
  private static func shifts(in layout: Layout) -> [Shift] {
    let engine = layout.engine
    return engine.inset.compactMap { view in
      let found = engine.inheritedInsets(of: view, in: layout.model)
      return found == engine.results.inheritedInsets(of: view)
        ? nil : Shift(view: view, inheritedInsets: found)
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
