/// The items and constraints whose rows may differ between two situations.
///
/// Too many do no harm: rows that come out as they were leave the solver alone.
struct Invalidation {
  /// Including those that are new or gone.
  private(set) var items: Set<Item.ID> = []
  /// Including those that are new or gone.
  private(set) var constraints: Set<LayoutConstraint.ID> = []

  /// Everything that takes part in a situation.
  init(everythingIn model: Model) {
    items = Set(model.items)
    constraints = Set(model.constraintIDs)
  }

  /// Compares two situations.
  ///
  /// Both are states of one layout, so that the same numbers mean the same things.
  init(from old: Situation, to new: Situation) {
    let (before, model) = (old.model, new.model)
    constraints.formUnion(model.constraints(differingFrom: before))
    for item in model.items(differingFrom: before) {
      note(item, in: model)
      guard before.contains(item), model.contains(item) else { continue }
      let (was, now) = (before[item], model[item])
      // The rows of a stack's arranged views don't depend on its record alone.
      for member in Set(was.arranged).symmetricDifference(now.arranged) { note(member, in: model) }
      if was.leads(elsewhereThan: now) { noteSubtree(of: item, in: model) }
    }
    noteEnvironment(from: before, to: model)
    for item in new.findings.items(differingFrom: old.findings) { note(item, in: model) }
  }

  /// Removes items that take no part: the window and, while a view is fitted, everything outside it.
  mutating func restrict(to scope: FittingScope?) {
    items.remove(Model.window)
    guard let scope else { return }
    items.formIntersection(scope.items)
    constraints.formIntersection(scope.constraints)
  }

  /// Whether all rows are those of before.
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
  /// Whether the way from what an item holds to what lies outside differs, or the sides that leading and
  /// trailing are in there.
  fileprivate func leads(elsewhereThan other: ItemRecord) -> Bool {
    parent != other.parent || state.boundsOrigin != other.state.boundsOrigin
      || state.scroll != other.state.scroll
      || state.semanticContentAttribute != other.state.semanticContentAttribute
      || state.traitOverrides != other.state.traitOverrides
  }
}
