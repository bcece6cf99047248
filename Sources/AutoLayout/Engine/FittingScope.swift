import Cassowary

/// The views and constraints that take part while a view is fitted.
struct FittingScope {
  let view: Item.ID
  /// The view and everything in it.
  let items: Set<Item.ID>
  /// The constraints that these hold.
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
