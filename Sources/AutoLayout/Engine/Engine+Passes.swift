import Cassowary

/// Layout in passes: what a view needs may depend on the size that it gets.
extension Engine {
  /// Lays everything out that changed, and breaks what contradicts itself in any pass.
  ///
  /// Each pass starts from what the pass before it found, the first from nothing, so that all of them
  /// depend on the model alone. Where other constraints break than those that a pass was made with, its
  /// findings are out of date, and it is made again once.
  mutating func runPasses(_ model: Model) {
    defer {
      isSolved = true
      work.solutions += 1
    }
    // While a view is fitted its surroundings are those that it has in the whole layout.
    _ = update(to: Situation(model, scope == nil ? Findings() : findings))
    solveRows(of: model)
    for _ in 0..<2 {
      let brokenBefore = broken
      refine(model)
      solveRows(of: model)
      if broken == brokenBefore { return }
    }
  }

  /// The maximum number of passes in which margins move views that have margins themselves.
  private static let passLimit = 4

  /// The passes after the first: texts that wrap ask for the height at the width that they got, as
  /// UIKit's labels set their `preferredMaxLayoutWidth` when they are laid out, and views learn how far
  /// bars, notches and the margins of their superviews reach into them.
  ///
  /// Margins come first, as they narrow texts; the heights of texts may move views with margins.
  private mutating func refine(_ model: Model) {
    settleSurroundings(model)
    guard !wrapping.isEmpty else { return }
    var found = findings
    for item in wrapping {
      if let own = unknowns(of: item) { found.wrapWidths[item] = solver.value(of: own.width) }
    }
    if update(to: Situation(model, found)) { solveRows(of: model) }
    settleSurroundings(model)
  }

  /// Solves until no view's surroundings change, or as often as ``passLimit`` allows.
  private mutating func settleSurroundings(_ model: Model) {
    guard scope == nil else { return }
    for _ in 0..<Self.passLimit {
      var found = findings
      for item in inset { found.setSurroundings(surroundings(of: item, in: model), of: item) }
      guard update(to: Situation(model, found)) else { return }
      solveRows(of: model)
    }
  }
}
