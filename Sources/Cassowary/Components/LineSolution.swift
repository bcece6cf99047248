/// Solving a component whose presolve leaves at most one unknown free.
///
/// All assignments that satisfy the definitions then lie on one line, and every row is a
/// piecewise-linear function of the position on it: each level narrows the interval of best
/// positions. That needs no tableau, which takes most of the time that a build takes. It is made
/// when an edit, a resize or a question needs it (see ``ComponentCore/complete()``).
extension ComponentCore {
  /// Solves the peeled system on its line.
  ///
  /// Returns false, and leaves the values open, where only the tableau can tell: more than one
  /// unknown is free, the required rows conflict, the levels leave an interval, or numbers are of
  /// extreme size.
  mutating func solveOnLine() -> Bool {
    guard let free = onlyFreeUnknown() else { return false }
    let tolerance = system.tolerance()
    var line = Line(&system, presolve, free: free, tolerance: tolerance)
    guard line.narrow(system, presolve) else { return false }
    if free >= 0 {
      system.value[free] = line.best.lowerBound
      presolve.evaluate(&system)
    }
    guard system.requiredRowsHold(within: Tolerance.accuracy * tolerance) else { return false }
    for variable in 0..<system.unknownCount {
      system.value[variable] = presentable(system.value[variable])
    }
    isAmbiguous.removeAll()
    isAmbiguous.append(repeating: false, count: system.variableCount)
    state = .line
    return true
  }

  /// The one unknown that is not defined: -1 where there is none, nil where there are several.
  private func onlyFreeUnknown() -> Int? {
    guard system.unknownCount - presolve.order.count <= 1 else { return nil }
    for unknown in 0..<system.unknownCount where presolve.position[unknown] == 0 { return unknown }
    return -1
  }
}

/// The positions of a free unknown that are best so far, while levels are looked at.
private struct Line: ~Copyable {
  private(set) var best = -Double.infinity...Double.infinity
  /// How every variable changes with the position; empty where nothing is free.
  private var rate = FlatArray<Double>()
  private let tolerance: Double
  private var bends = FlatArray<Bend>()

  /// Where a row has its breakpoint, and how steep its error is on both sides.
  private struct Bend: Comparable {
    let position: Double
    let slopeBefore: Double
    let slopeBehind: Double

    static func < (lhs: Bend, rhs: Bend) -> Bool { lhs.position < rhs.position }
  }

  /// How a row depends on the position.
  private enum Dependence {
    case none
    case bend(Bend)
    /// So slightly that dividing by it would magnify rounding.
    case unclear
  }

  /// Puts the values of all variables for position 0 into the system.
  init(
    _ system: inout LocalSystem, _ presolve: borrowing Presolve, free: Int,
    tolerance: Double
  ) {
    self.tolerance = tolerance
    if free >= 0 {
      system.value[free] = 0
      rate = FlatArray(repeating: 0, count: system.variableCount)
      rate[free] = 1
      presolve.propagate(system, rates: &rate)
    } else {
      best = 0...0
    }
    presolve.evaluate(&system)
  }

  /// Lets the levels narrow the interval until it is a point; false where it stays an interval, or
  /// required rows do not all hold.
  mutating func narrow(
    _ system: borrowing LocalSystem, _ presolve: borrowing Presolve
  ) -> Bool {
    if rate.isEmpty { return true }
    var priority = Priority.required.value
    while true {
      bends.removeAll()
      var next = -Double.infinity
      for row in 0..<system.rowCount where !presolve.isDefinition[row] {
        if system.priority[row] < priority {
          next = max(next, system.priority[row])
        } else if system.priority[row] == priority {
          switch dependence(of: row, system) {
          case .none: continue
          case .bend(let bend): bends.append(bend)
          case .unclear: return false
          }
        }
      }
      let lowest = minimize()
      // What required rows leave violated shows when all values are known.
      best = lowest
      if best.upperBound - best.lowerBound <= tolerance { return best.lowerBound.isFinite }
      if next == -.infinity { return false }
      priority = next
    }
  }

  private func dependence(of row: Int, _ system: borrowing LocalSystem) -> Dependence {
    var sum = NoisySum()
    var base = 0.0
    for term in system.terms(of: row) {
      let variable = system.termVariable[term]
      sum.add(system.termFactor[term] * rate[variable])
      base += system.termFactor[term] * system.value[variable]
    }
    let slope = sum.value
    if slope == 0 { return .none }
    if abs(slope) < Tolerance.divisor * max(1, sum.largest) { return .unclear }
    let position = (system.constant[row] - base) / slope
    guard position.isFinite else { return .unclear }
    let rises = slope > 0
    let above = system.penalty[row] & Tableau.Penalty.above != 0 ? abs(slope) : 0
    let below = system.penalty[row] & Tableau.Penalty.below != 0 ? abs(slope) : 0
    return .bend(
      Bend(
        position: position, slopeBefore: rises ? below : above,
        slopeBehind: rises ? above : below))
  }

  /// The part of ``best`` on which the errors of the level are smallest: walks the bends from the
  /// lower end while the total falls, and on while it stays the same.
  private mutating func minimize() -> ClosedRange<Double> {
    var slope = 0.0
    for index in 0..<bends.count {
      slope +=
        bends[index].position <= best.lowerBound
        ? bends[index].slopeBehind : -bends[index].slopeBefore
    }
    bends.sort()
    var lower = best.lowerBound
    var isFalling = slope < -Tolerance.coefficient
    if slope > Tolerance.coefficient { return lower...lower }
    for index in 0..<bends.count where bends[index].position > best.lowerBound {
      let position = bends[index].position
      if position >= best.upperBound { break }
      slope += bends[index].slopeBefore + bends[index].slopeBehind
      if isFalling, slope >= -Tolerance.coefficient {
        lower = position
        isFalling = false
      }
      if slope > Tolerance.coefficient { return lower...position }
    }
    if isFalling { lower = best.upperBound }
    return lower...best.upperBound
  }
}
