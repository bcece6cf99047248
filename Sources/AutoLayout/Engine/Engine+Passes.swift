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

  /// How often margins may move views that have margins themselves.
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

  /// What a view's place means for its margins and guides, by the last solution.
  ///
  /// A safe area reaches as far into subviews as it overlaps them. The additional insets of a view
  /// add to its own and so, like bars, reach into its subviews. It ends at views that keep clear of
  /// it: below, margins reach into subviews as if there were none.
  package func surroundings(of item: Item.ID, in model: Model) -> Surroundings {
    let root = model.rootSurroundings
    // What holds with the safe area, and what would hold without one.
    var (found, clear) = (root, Surroundings(keyboard: root.keyboard))
    // The view whose safe area reaches into the next ones: the root or the last with additions.
    var (source, sourceArea) = (Model.root, root.safeArea)
    // From the root view down to the item, as margins reach from superviews into their subviews.
    let path = model.ancestry(of: item).reversed().drop { $0 != Model.root }
    for (superview, view) in zip(path, path.dropFirst()) {
      if model.isClearOfSafeArea(superview) || model.isClearOfSafeArea(view) {
        (found, sourceArea) = (clear, .zero)
      }
      let keyboard = EdgeInsets(top: 0, left: 0, bottom: root.keyboard, right: 0)
      let covered = overlap(of: view, with: keyboard, in: Model.root, model).bottom
      clear = Surroundings(
        superviewMargins: superviewMargins(of: view, in: superview, clear, model),
        keyboard: covered)
      found = Surroundings(
        safeArea: coverage(of: view, by: sourceArea, of: source, model),
        superviewMargins: superviewMargins(of: view, in: superview, found, model),
        keyboard: covered)
      let additional = model[view].state.additionalSafeAreaInsets
      if additional != .zero {
        found.safeArea = (found.safeArea + additional).union(.zero)
        (source, sourceArea) = (view, found.safeArea)
      }
      guard let width = unknowns(of: view)?.width else { continue }
      found.readableInset = model.readableInset(
        of: view, width: solver.value(of: width), in: found)
    }
    return found
  }

  /// How far the margins of a superview with some surroundings reach into a view; not at all unless
  /// it preserves them.
  ///
  /// Rows scroll, so that those above and below a table reach into none.
  private func superviewMargins(
    of view: Item.ID, in superview: Item.ID, _ surroundings: Surroundings, _ model: Model
  ) -> EdgeInsets {
    guard model[view].state.preservesSuperviewMargins else { return .zero }
    let margins = model.layoutMargins(of: superview, in: surroundings)
    var reach = overlap(of: view, with: margins, in: superview, model)
    if model[superview].state.viewClass.contents == .cells { (reach.top, reach.bottom) = (0, 0) }
    return reach
  }

  /// How far insets of a view reach into one that it holds; zero at edges that keep clear of them.
  private func overlap(
    of item: Item.ID, with insets: EdgeInsets, in holder: Item.ID, _ model: Model
  ) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    return (insets - gaps(around: item, in: holder, model)).union(.zero)
  }

  /// How much of a view the safe area insets of one that holds it cover.
  ///
  /// What reaches past the holder's edge is covered no more than the edge is, and a view outside
  /// altogether not at all; that UIKit counts so is a guess.
  private func coverage(
    of item: Item.ID, by insets: EdgeInsets, of holder: Item.ID, _ model: Model
  ) -> EdgeInsets {
    guard insets != .zero, let size = unknowns(of: holder) else { return .zero }
    let gaps = gaps(around: item, in: holder, model)
    let (width, height) = (solver.value(of: size.width), solver.value(of: size.height))
    if max(gaps.left, gaps.right) >= width || max(gaps.top, gaps.bottom) >= height { return .zero }
    return (insets - gaps.union(.zero)).union(.zero)
  }

  /// The distances of the edges of a view from those of one that holds it; negative beyond them.
  private func gaps(around item: Item.ID, in holder: Item.ID, _ model: Model) -> EdgeInsets {
    let lowering = Lowering(situation: Situation(model, findings), variables: variables)
    func value(_ item: Item.ID, _ attribute: Attribute) -> Double {
      let expression = lowering.expression(of: Anchor(item, attribute), in: holder)
      return expression.terms.reduce(expression.constant) { sum, term in
        sum + term.coefficient * solver.value(of: term.variable)
      }
    }
    return EdgeInsets(
      top: value(item, .top) - value(holder, .top),
      left: value(item, .left) - value(holder, .left),
      bottom: value(holder, .bottom) - value(item, .bottom),
      right: value(holder, .right) - value(item, .right))
  }
}
