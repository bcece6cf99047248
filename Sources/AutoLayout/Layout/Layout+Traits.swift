extension Layout {
  /// The traits of an item: `traitCollection`.
  public func traits(of item: Item.ID) -> TraitCollection { model.traits(of: item) }

  /// What a view overrides of the traits that it inherits; nothing for guides.
  public func traitOverrides(of item: Item.ID) -> TraitCollection {
    model[item].view?.traitOverrides ?? TraitCollection()
  }
}
