import AutoLayout

extension Layout {
  /// The views whose frames are guesses, each with its own reason or ``Guess/follows``.
  ///
  /// Found by laying out again with other sizes in place of the guesses, larger ones and smaller ones: what stays where
  /// it was doesn't rest on them. The layout must be solved.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - isWhole: Whether ties are settled in another way, too, and saved frames are believed where they contradict
  ///     the document.
  /// - Returns: The guesses; nothing for frames that are none.
  package func guessedFrames(
    of views: [Item.ID], isWhole: Bool = false
  ) -> [Item.ID: Guess] {
    var found: [Item.ID: Guess] = [:]
    let sizes = Dictionary(
      uniqueKeysWithValues: views.compactMap { item in model.sizeGuess(of: item).map { (item, $0) }
      })
    let ambiguous = views.filter(isAmbiguous)
    var open = ambiguous
    tryOtherSizes(in: sizes) { other in
      note(in: other, views, as: sizes, &found)
      // What is open only because a size isn't known follows from that.
      open = open.filter(other.isAmbiguous)
    }
    noteConflicts(views, &found)
    for item in ambiguous { found[item] = found[item] ?? .follows }
    for item in open { found[item] = .ambiguous }
    if isWhole {
      let contents = views.compactMap { ContentExtent(of: $0, in: self) }
      noteTies(of: contents, views, &found)
      noteContradictions(contents, views, &found)
    }
    return found
  }

  /// Notes the views that another layout puts elsewhere: those whose size is theirs to guess, and those that follow.
  private func note(
    in other: Layout, _ views: [Item.ID], as reasons: [Item.ID: Guess],
    _ found: inout [Item.ID: Guess]
  ) {
    for item in views where found[item] == nil {
      let (before, after) = (frame(of: item), other.frame(of: item))
      if before.size != after.size {
        found[item] = reasons[item] ?? .follows
      } else if before != after {
        found[item] = .follows
      }
    }
  }

  private func noteTies(
    of contents: [ContentExtent], _ views: [Item.ID], _ found: inout [Item.ID: Guess]
  ) {
    let ties = ContentTies(of: contents, in: self)
    guard !ties.isEmpty else { return }
    let reasons = Dictionary(uniqueKeysWithValues: ties.items.map { ($0, Guess.ambiguous) })
    note(in: ties.settledOtherwise(self), views, as: reasons, &found)
  }

  private func noteContradictions(
    _ contents: [ContentExtent], _ views: [Item.ID], _ found: inout [Item.ID: Guess]
  ) {
    let saved = SavedContradictions(of: views, contents, in: self)
    guard !saved.isEmpty else { return }
    let settled = saved.settled(self)
    for item in views where found[item] == nil && frame(of: item) != settled.frame(of: item) {
      found[item] = .saved
    }
  }

  private func noteConflicts(_ views: [Item.ID], _ found: inout [Item.ID: Guess]) {
    let broken = brokenConstraints
    guard !broken.isEmpty else { return }
    let settled = settledOtherwise(broken)
    let named = Set(broken.map(constraint).flatMap { $0.items })
    for item in views where named.contains(item) || frame(of: item) != settled.frame(of: item) {
      found[item] = .conflict
    }
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

  /// Solves the layout with other sizes in place of the guesses, first larger ones, then smaller ones.
  private func tryOtherSizes(in guesses: [Item.ID: Guess], _ look: (Layout) -> Void) {
    guard !guesses.isEmpty, let property = ViewProperty.named("intrinsicContentSize") else {
      return
    }
    let sizes = guesses.sorted { $0.key < $1.key }.enumerated().compactMap { place, guessed in
      property.value(of: guessed.key, in: self).flatMap {
        ChangedSize(of: guessed.key, guessed.value, $0, at: place)
      }
    }
    var changed = self
    for direction in [1.0, -1] {
      for size in sizes {
        // What can't be changed is left as it is, and counts as known.
        try? property.set(size.value(in: direction), of: size.item, in: &changed)
      }
      changed.solve()
      look(changed)
    }
  }
}

/// A size that is a guess, for which others are tried.
private struct ChangedSize {
  let item: Item.ID
  private let width: Double?
  private let height: Double?
  private let change: Double

  /// The size of a view; nil where it is none.
  init?(of item: Item.ID, _ guess: Guess, _ size: PropertyValue, at place: Int) {
    guard case .size(let width, let height) = size else { return nil }
    self.item = item
    // What has a size that isn't known has one.
    let hasSize = guess == .image || guess == .placeholder
    (self.width, self.height) = hasSize ? (width ?? 0, height ?? 0) : (width, height)
    change = guess.change(at: place)
  }

  /// A larger size, or in the direction -1 a smaller one.
  func value(in direction: Double) -> PropertyValue {
    .size(
      width: width.map { max(0, $0 + direction * change) },
      height: height.map { max(0, $0 + direction * change) })
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
