import AutoLayout

extension Layout {
  /// The views whose frames rest on a guess, each with its own or ``Guess/follows``.
  ///
  /// Found by laying out again with other sizes in place of the guesses, larger ones and smaller ones:
  /// what stays where it was doesn't rest on them. The layout must be solved.
  package func guessedFrames(of views: [Item.ID]) -> [Item.ID: Guess] {
    var found: [Item.ID: Guess] = [:]
    let guesses = Dictionary(
      uniqueKeysWithValues: views.compactMap { item in model.sizeGuess(of: item).map { (item, $0) }
      })
    for direction in [1.0, -1.0] where !guesses.isEmpty {
      let changed = changed(guesses, by: direction)
      for item in views where found[item] == nil {
        let (before, after) = (frame(of: item), changed.frame(of: item))
        if before.size != after.size {
          found[item] = guesses[item] ?? .follows
        } else if before != after {
          found[item] = .follows
        }
      }
    }
    let broken = brokenConstraints
    if !broken.isEmpty {
      let settled = settledOtherwise(broken)
      let named = Set(broken.map(constraint).flatMap { $0.items })
      for item in views
      where named.contains(item) || frame(of: item) != settled.frame(of: item) {
        found[item] = .conflict
      }
    }
    for item in views where isAmbiguous(item) {
      // Without the size of its image a view has none.
      found[item] = guesses[item] == .image ? .image : .ambiguous
    }
    return found
  }

  /// The solved layout in which the constraints that gave way hold, and those beside them give way.
  private func settledOtherwise(_ broken: [LayoutConstraint.ID]) -> Layout {
    var settled = self
    guard let optional = Priority(999) else { return self }
    let items = Set(broken.map(constraint).flatMap { $0.items })
    for id in constraints where !broken.contains(id) {
      let constraint = constraint(id)
      if constraint.priority.isRequired, !items.isDisjoint(with: constraint.items) {
        settled.setPriority(optional, of: id)
      }
    }
    settled.solve()
    return settled
  }

  /// The solved layout with other sizes in place of the guesses.
  private func changed(_ guesses: [Item.ID: Guess], by direction: Double) -> Layout {
    var changed = self
    guard let size = ViewProperty.named("intrinsicContentSize") else { return self }
    for (place, item) in guesses.keys.sorted().enumerated() {
      guard let guess = guesses[item],
        case .size(var width, var height) = size.value(of: item, in: self)
      else { continue }
      // What has a size that isn't known has one.
      if guess == .image || guess == .placeholder { (width, height) = (width ?? 0, height ?? 0) }
      let change = direction * guess.change(at: place)
      let other = PropertyValue.size(
        width: width.map { max(0, $0 + change) }, height: height.map { max(0, $0 + change) })
      // What can't be changed is left as it is, and counts as known.
      try? size.set(other, of: item, in: &changed)
    }
    changed.solve()
    return changed
  }
}

extension LayoutConstraint {
  fileprivate var items: [Item.ID] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension Guess {
  /// How much a size that is a guess is changed to find out what rests on it, in points.
  ///
  /// A text in a font that isn't known keeps its magnitude; anything else may have any size. Each view of
  /// a layout has a change of its own, so that views don't change alike.
  fileprivate func change(at place: Int) -> Double {
    (self == .font ? 7 : 50) + Double(place % 16) / 2
  }
}
