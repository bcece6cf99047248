import Cassowary

/// Layout in passes: what a view needs may depend on the size that it gets.
extension Engine {
  /// Lays everything out that changed, and breaks what contradicts itself in any pass.
  mutating func runPasses(_ model: inout Model) -> [ConflictReport] {
    startFirstPass(&model)
    _ = update(from: model)
    solver.solve()
    let reports = breakConflicts(in: &model)
    refine(&model)
    return reports + breakConflicts(in: &model)
  }

  /// Starts the first pass, which knows neither the widths of texts that wrap nor what covers views.
  private mutating func startFirstPass(_ model: inout Model) {
    for item in isBuilt ? Array(wrapping.union(inset)) : model.items {
      let isFresh = model[item].wrapWidth == nil && model[item].surroundings == Surroundings()
      if isFresh { continue }
      model[item].wrapWidth = nil
      model[item].surroundings = Surroundings()
      attributesChanged(of: item, in: model)
    }
  }

  /// How often margins may move views that have margins themselves.
  private static let passLimit = 4

  /// The passes after the first: texts that wrap ask for the height at the width that they got, as
  /// UIKit's labels set their `preferredMaxLayoutWidth` when they are laid out, and views learn how far
  /// bars, notches and the margins of their superviews reach into them.
  ///
  /// Margins come first, as they narrow texts; the heights of texts may move views with margins.
  private mutating func refine(_ model: inout Model) {
    settleSurroundings(&model)
    guard !wrapping.isEmpty else { return }
    for item in wrapping.sorted() {
      guard let own = variables[Int(item.rawValue)] else { continue }
      model[item].wrapWidth = solver.value(of: own.width)
      attributesChanged(of: item, in: model)
    }
    settleSurroundings(&model)
  }

  /// Solves until no view's surroundings change, or as often as ``passLimit`` allows.
  private mutating func settleSurroundings(_ model: inout Model) {
    for _ in 0..<Self.passLimit {
      for item in inset.sorted() {
        let found = surroundings(of: item, in: model)
        guard found != model[item].surroundings else { continue }
        model[item].surroundings = found
        attributesChanged(of: item, in: model)
      }
      guard update(from: model) else { return }
      solver.solve()
    }
  }

  /// What a view's place means for its margins and guides, by the last solution.
  ///
  /// A safe area reaches as far into subviews as it overlaps them. The additional insets of a view
  /// add to its own and so, like bars, reach into its subviews.
  func surroundings(of item: Item.ID, in model: Model) -> Surroundings {
    let root = model.surroundings(of: Model.root)
    var found = root
    // The view whose safe area reaches into the next ones: the root or the last with additions.
    var (source, sourceArea) = (Model.root, root.safeArea)
    // From the root view down to the item, as margins reach from superviews into their subviews.
    let path = model.ancestry(of: item).reversed().drop { $0 != Model.root }
    for (superview, view) in zip(path, path.dropFirst()) {
      let margins = model.layoutMargins(of: superview, in: found)
      let preserves = model[view].view?.preservesSuperviewMargins ?? false
      let keyboard = EdgeInsets(top: 0, left: 0, bottom: root.keyboard, right: 0)
      found = Surroundings(
        safeArea: overlap(of: view, with: sourceArea, in: source, model),
        superviewMargins: preserves
          ? overlap(of: view, with: margins, in: superview, model) : .zero,
        keyboard: overlap(of: view, with: keyboard, in: Model.root, model).bottom)
      let additional = model[view].view?.additionalSafeAreaInsets ?? .zero
      if additional != .zero {
        found.safeArea = (found.safeArea + additional).union(.zero)
        (source, sourceArea) = (view, found.safeArea)
      }
      guard let width = variables[Int(view.rawValue)]?.width else { continue }
      found.readableInset = model.readableInset(
        of: view, width: solver.value(of: width), in: found)
    }
    return found
  }

  /// How far insets of a view reach into one that it holds; zero at edges that keep clear of them.
  private func overlap(
    of item: Item.ID, with insets: EdgeInsets, in holder: Item.ID, _ model: Model
  ) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    let lowering = Lowering(model: model, variables: variables)
    func value(_ item: Item.ID, _ attribute: Attribute) -> Double {
      let expression = lowering.expression(of: Anchor(item, attribute), in: holder)
      return expression.terms.reduce(expression.constant) { sum, term in
        sum + term.coefficient * solver.value(of: term.variable)
      }
    }
    let (top, left) = (value(holder, .top), value(holder, .left))
    return EdgeInsets(
      top: max(0, insets.top - (value(item, .top) - top)),
      left: max(0, insets.left - (value(item, .left) - left)),
      bottom: max(0, insets.bottom - (value(holder, .bottom) - value(item, .bottom))),
      right: max(0, insets.right - (value(holder, .right) - value(item, .right))))
  }
}
