import Cassowary

/// Layout in passes, because what a view needs may depend on the size that it gets.
extension Engine {
  /// Lays out everything that changed, and breaks constraints that contradict each other in any pass.
  ///
  /// Each pass starts from what the one before it found, and the first from nothing, so that all of them depend on the
  /// model alone. If the constraints that break aren't those that a pass started with, its results are out of date, and
  /// it is repeated once.
  mutating func runPasses(_ model: Model) {
    defer {
      isSolved = true
      work.solutions += 1
    }
    // While a view is fitted, its inherited insets are those that it has in the whole layout.
    _ = update(to: LayoutPass(model, scope == nil ? PassResults() : results))
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
    settleInheritedInsets(model)
    guard !wrapping.isEmpty else { return }
    var found = results
    for item in wrapping {
      if let own = unknowns(of: item) { found.wrapWidths[item] = solver.value(of: own.width) }
    }
    if update(to: LayoutPass(model, found)) { solveRows(of: model) }
    settleInheritedInsets(model)
  }

  /// Solves until no view's inherited insets change, or as often as ``passLimit`` allows.
  private mutating func settleInheritedInsets(_ model: Model) {
    guard scope == nil else { return }
    for _ in 0..<Self.passLimit {
      var found = results
      for item in inset { found.setInheritedInsets(inheritedInsets(of: item, in: model), of: item) }
      guard update(to: LayoutPass(model, found)) else { return }
      solveRows(of: model)
    }
  }
}

/// The items and constraints whose rows may differ between two passes.
///
/// Including too many does no harm: rows that come out unchanged don't touch the solver.
struct Invalidation {
  /// The items, including those that are new or gone.
  private(set) var items: Set<Item.ID> = []
  /// The constraints, including those that are new or gone.
  private(set) var constraints: Set<LayoutConstraint.ID> = []

  /// Everything that takes part in a pass.
  init(everythingIn model: Model) {
    items = Set(model.items)
    constraints = Set(model.constraintIDs)
  }

  /// Compares two passes.
  ///
  /// Both are states of one layout, so the same numbers mean the same things.
  init(from old: LayoutPass, to new: LayoutPass) {
    let (before, model) = (old.model, new.model)
    constraints.formUnion(model.constraints(differingFrom: before))
    for item in model.items(differingFrom: before) {
      note(item, in: model)
      guard before.contains(item), model.contains(item) else { continue }
      let (was, now) = (before[item], model[item])
      // The rows of a stack's arranged views depend on more than its record.
      for member in Set(was.arranged).symmetricDifference(now.arranged) { note(member, in: model) }
      if was.leads(elsewhereThan: now) { noteSubtree(of: item, in: model) }
    }
    noteEnvironment(from: before, to: model)
    for item in new.results.items(differingFrom: old.results) { note(item, in: model) }
  }

  /// Removes items that take no part: the window and, while a view is fitted, everything outside it.
  mutating func restrict(to scope: FittingScope?) {
    items.remove(Model.window)
    guard let scope else { return }
    items.formIntersection(scope.items)
    constraints.formIntersection(scope.constraints)
  }

  /// Whether all rows are the same as before.
  var isEmpty: Bool { items.isEmpty && constraints.isEmpty }

  /// Notes an item whose attributes may differ: its own rows, and those of everything that depends on them.
  ///
  /// A stack view that arranges it may have other constraints, and another baseline; the hidden stacks
  /// inside a stack have no length on its axis.
  private mutating func note(_ item: Item.ID, in model: Model) {
    items.insert(item)
    guard model.contains(item) else { return }
    items.formUnion(model[item].guides)
    items.formUnion(model.hiddenStacks(in: item))
    constraints.formUnion(model.mentions[Int(item.rawValue)])
    var member = item
    while let stack = model.stack(arranging: member) {
      items.insert(stack)
      constraints.formUnion(model.mentions[Int(stack.rawValue)])
      member = stack
    }
  }

  private mutating func noteSubtree(of item: Item.ID, in model: Model) {
    for item in model.subtree(of: item) { note(item, in: model) }
  }

  private mutating func noteEnvironment(from old: Model, to model: Model) {
    if old.environment == model.environment, old.fonts == model.fonts { return }
    note(Model.root, in: model)
    if old.environment.direction != model.environment.direction {
      noteSubtree(of: Model.root, in: model)
    }
    if old.environment.renderingTraits != model.environment.renderingTraits
      || old.fonts != model.fonts
    {
      for item in model.items where model[item].state.explicitSize == nil { note(item, in: model) }
    }
  }
}

extension ItemRecord {
  /// Whether the way from what an item holds to what lies outside differs, or which sides leading and trailing are
  /// there.
  fileprivate func leads(elsewhereThan other: ItemRecord) -> Bool {
    parent != other.parent || state.boundsOrigin != other.state.boundsOrigin
      || state.scroll != other.state.scroll
      || state.semanticContentAttribute != other.state.semanticContentAttribute
      || state.traitOverrides != other.state.traitOverrides
  }
}

/// The views and constraints that take part while a view is fitted.
struct FittingScope {
  let view: Item.ID
  /// The view and everything in it.
  let items: Set<Item.ID>
  /// The constraints that these views hold.
  let constraints: Set<LayoutConstraint.ID>

  init(_ view: Item.ID, in model: Model) {
    self.view = view
    let items = Set(model.subtree(of: view))
    self.items = items
    constraints = Set(
      items.flatMap { model.mentions[Int($0.rawValue)] }
        .filter { model.holder(of: model[$0]).map(items.contains) ?? false })
  }
}
