/// Values of size classes that views can no longer take.
extension Layout {
  /// The document with what some size classes change; for trials, as it can't be solved.
  func varied(by variations: some Sequence<Variation>) -> Layout {
    var varied = self
    for value in variations.flatMap({ $0.values }) { value.apply(to: &varied) }
    return varied
  }

  /// Forgets the values of size classes that an edit made impossible, as it forgets those that hold
  /// otherwise: what belongs to another class of view or to a configuration that is gone.
  ///
  /// - Parameter before: The layout before the edit.
  mutating func forgetImpossibleValues(since before: Layout) {
    guard !model.variations.isEmpty else { return }
    let turned = model.buttonsTurned(since: before.document)
    for (place, variation) in model.variations.enumerated() {
      let weaker = model.variations[..<place].filter {
        $0.sizeClasses.include(variation.sizeClasses)
      }
      var trial = varied(by: weaker)
      var turned = turned.subtracting(
        weaker.flatMap { $0.values }.compactMap { $0.configuredButton })
      model.variations[place].values.removeAll { value in
        if let button = value.configuredButton { turned.remove(button) }
        return value.isInsets(ofOneOf: turned) || !value.isAccepted(by: &trial)
      }
    }
    model.variations.removeAll { $0.values.isEmpty }
  }
}

extension Model {
  /// The buttons that an edit gave a configuration, or took it from: insets mean another thing now.
  fileprivate func buttonsTurned(since old: Model) -> Set<Item.ID> {
    Set(
      items.filter { item in
        guard old.records.indices.contains(Int(item.rawValue)),
          let was = old.records[Int(item.rawValue)].view, let view = self[item].view
        else { return false }
        return was.content.buttonKind.isConfigured != view.content.buttonKind.isConfigured
      })
  }
}

extension VariedValue {
  /// Applies it to a layout; false if that is impossible.
  fileprivate func isAccepted(by layout: inout Layout) -> Bool {
    guard case .property(let item, let name, let value) = self else { return true }
    do {
      try ViewProperty.named(name)?.set(value, of: item, in: &layout)
      return true
    } catch {
      return false
    }
  }

  /// The button that gets a configuration or loses it.
  fileprivate var configuredButton: Item.ID? {
    guard case .property(let item, "configured", _) = self else { return nil }
    return item
  }

  /// Whether it is the insets of one of some buttons.
  fileprivate func isInsets(ofOneOf buttons: Set<Item.ID>) -> Bool {
    guard case .property(let item, "contentInsets", _) = self else { return false }
    return buttons.contains(item)
  }
}
