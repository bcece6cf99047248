import Cassowary

/// The effect of views' positions on their margins and guides, according to the last solution.
///
/// A safe area reaches as far into subviews as it overlaps them. The additional insets of a view add to its own and so,
/// like bars, reach into its subviews. It ends at views that keep clear of it; below them, margins reach into subviews
/// as if there were no safe area.
extension Engine {
  /// The insets that follow from a view's position.
  package func inheritedInsets(of item: Item.ID, in model: Model) -> InheritedInsets {
    var descent = Descent(into: model)
    // From the root view down to the item, because margins reach from superviews into their subviews.
    let path = model.ancestry(of: item).reversed().drop { $0 != Model.root }
    for (superview, view) in zip(path, path.dropFirst()) {
      enter(view, from: superview, &descent, model)
    }
    return descent.found
  }

  /// The same for all views, without walking from the root view to each.
  package func inheritedInsets(in model: Model) -> [Item.ID: InheritedInsets] {
    var found: [Item.ID: InheritedInsets] = [:]
    var pending = [(view: Model.root, descent: Descent(into: model))]
    while let (superview, descent) = pending.popLast() {
      found[superview] = descent.found
      for view in model[superview].subviews {
        var deeper = descent
        enter(view, from: superview, &deeper, model)
        pending.append((view: view, descent: deeper))
      }
    }
    return found
  }

  /// The facts about a view that are collected on the way down from the root view.
  private struct Descent {
    /// The insets with the safe area, and without it.
    var found: InheritedInsets
    var clear: InheritedInsets
    /// The safe area that reaches into the next views (that of the root view, or of the last view that adds to it), and
    /// the way from there.
    var sourceArea: EdgeInsets
    var fromSource = InsetPath(from: Model.root)
    var fromRoot = InsetPath(from: Model.root)

    init(into model: Model) {
      found = model.rootInheritedInsets
      clear = InheritedInsets(keyboard: found.keyboard)
      sourceArea = found.safeArea
    }
  }

  private func enter(
    _ view: Item.ID, from superview: Item.ID, _ descent: inout Descent, _ model: Model
  ) {
    if model.isClearOfSafeArea(superview) || model.isClearOfSafeArea(view) {
      (descent.found, descent.sourceArea) = (descent.clear, .zero)
    }
    descent.fromSource.ahead.append(view)
    descent.fromRoot.ahead.append(view)
    let keyboard = EdgeInsets(top: 0, left: 0, bottom: model.rootInheritedInsets.keyboard, right: 0)
    let covered = overlap(of: &descent.fromRoot, with: keyboard, model).bottom
    descent.clear = InheritedInsets(
      superviewMargins: superviewMargins(of: view, in: superview, descent.clear, model),
      keyboard: covered)
    descent.found = InheritedInsets(
      safeArea: coverage(of: &descent.fromSource, by: descent.sourceArea, model),
      superviewMargins: superviewMargins(of: view, in: superview, descent.found, model),
      keyboard: covered)
    let additional = model[view].state.additionalSafeAreaInsets
    if additional != .zero {
      descent.found.safeArea = (descent.found.safeArea + additional).union(.zero)
      (descent.fromSource, descent.sourceArea) = (InsetPath(from: view), descent.found.safeArea)
    }
    guard let width = unknowns(of: view)?.width else { return }
    descent.found.readableInset = model.readableInset(
      of: view, width: solver.value(of: width), in: descent.found)
  }

  /// How far the margins of a superview with some inherited insets reach into a view; not at all unless
  /// it preserves them.
  ///
  /// Rows scroll, so the margins above and below a table don't reach into them.
  private func superviewMargins(
    of view: Item.ID, in superview: Item.ID, _ inheritedInsets: InheritedInsets, _ model: Model
  ) -> EdgeInsets {
    guard model[view].state.preservesSuperviewMargins else { return .zero }
    let margins = model.layoutMargins(of: superview, in: inheritedInsets)
    var path = InsetPath(from: superview, ahead: [view])
    var reach = overlap(of: &path, with: margins, model)
    if model[superview].state.viewClass.contents == .cells { (reach.top, reach.bottom) = (0, 0) }
    return reach
  }

  /// How far insets of the first view of a path reach into the last; zero at edges that keep clear of them.
  private func overlap(of path: inout InsetPath, with insets: EdgeInsets, _ model: Model)
    -> EdgeInsets
  {
    guard insets != .zero else { return .zero }
    return (insets - path.gaps { gaps(around: $0, in: $1, model) }).union(.zero)
  }

  /// How much of the last view of a path the safe area insets of the first cover.
  ///
  /// A part beyond the holder's edge is covered as much as the edge is, and a view entirely outside isn't covered at
  /// all. That UIKit counts this way is a guess.
  private func coverage(
    of path: inout InsetPath, by insets: EdgeInsets, _ model: Model
  ) -> EdgeInsets {
    guard insets != .zero, let size = unknowns(of: path.start) else { return .zero }
    let away = path.gaps { gaps(around: $0, in: $1, model) }
    let (width, height) = (solver.value(of: size.width), solver.value(of: size.height))
    if max(away.left, away.right) >= width || max(away.top, away.bottom) >= height { return .zero }
    return (insets - away.union(.zero)).union(.zero)
  }

  /// The distances of a view's edges from its superview's; negative beyond them.
  private func gaps(around item: Item.ID, in holder: Item.ID, _ model: Model) -> EdgeInsets {
    let lowering = Lowering(pass: LayoutPass(model, results), variables: variables)
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

/// The path from an ancestor down to a view, and how far its edges are from the ancestor's; it is measured step by step
/// on demand, so that the path to a deep view isn't walked again for each view along it.
private struct InsetPath {
  /// Where it begins.
  let start: Item.ID
  /// How far the path has been measured: the last view reached, and the gaps up to it.
  private(set) var measured: (last: Item.ID, gaps: EdgeInsets)
  /// The views further down.
  var ahead: [Item.ID]

  init(from start: Item.ID, ahead: [Item.ID] = []) {
    (self.start, self.ahead, measured) = (start, ahead, (start, .zero))
  }

  /// The distances of the last view's edges from those of the first; negative beyond them.
  mutating func gaps(_ step: (_ view: Item.ID, _ holder: Item.ID) -> EdgeInsets) -> EdgeInsets {
    for view in ahead { measured = (view, measured.gaps + step(view, measured.last)) }
    ahead = []
    return measured.gaps
  }
}
