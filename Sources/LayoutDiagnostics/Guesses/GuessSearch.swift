import AutoLayout

extension Layout {
  /// The views whose frames are guesses, each with its own reason or ``Guess/follows``.
  ///
  /// Lays out again with larger and smaller sizes in place of the guesses: views that stay in place don't depend on
  /// them. The layout must be solved.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - isWhole: Whether ties are settled in another way, too, and saved frames are believed where they contradict
  ///     the document.
  /// - Returns: The guesses; nothing for other frames.
  package func guessedFrames(
    of views: [Item.ID], isWhole: Bool = false
  ) -> [Item.ID: Guess] {
    var search = GuessSearch(of: views, in: self)
    search.run()
    if isWhole { search.doubtTies() }
    return search.found
  }
}

extension Layout {
  /// The layout solved with larger contents in place of those that are guesses, and with smaller ones.
  ///
  /// Unlike ``guessedFrames(of:isWhole:)``, what has no size because only the app's code gives it one gets one.
  package func withOtherContents(_ guesses: [Item.ID: Guess]) -> [Layout] {
    let search = GuessSearch(of: Array(guesses.keys), in: self)
    return search.layoutsWithOtherSizes(in: guesses, givingSizes: true)
  }
}

/// Lays a solved layout out again with other sizes in place of its guesses.
private struct GuessSearch {
  private let layout: Layout
  private let views: [Item.ID]
  private(set) var found: [Item.ID: Guess] = [:]

  init(of views: [Item.ID], in layout: Layout) { (self.views, self.layout) = (views, layout) }

  mutating func run() {
    let sizes = Dictionary(
      uniqueKeysWithValues: views.compactMap { item in
        layout.model.sizeGuess(of: item).map { (item, $0) }
      })
    let ambiguous = views.filter(layout.isAmbiguous)
    var open = ambiguous
    for other in layoutsWithOtherSizes(in: sizes) {
      note(in: other, as: sizes)
      // A value that is open only because of an unknown size follows from that size.
      open = open.filter(other.isAmbiguous)
    }
    noteConflicts()
    for item in ambiguous { found[item] = found[item] ?? .follows }
    for item in open { found[item] = .ambiguous }
  }

  /// Settles ties in another way, and believes saved frames where they contradict the document.
  mutating func doubtTies() {
    let contents = views.compactMap { ContentExtent(of: $0, in: layout) }
    let ties = ContentTies(of: contents, in: layout)
    if !ties.isEmpty {
      let reasons = Dictionary(uniqueKeysWithValues: ties.items.map { ($0, Guess.ambiguous) })
      note(in: ties.settledOtherwise(layout), as: reasons)
    }
    let saved = SavedContradictions(of: views, contents, in: layout)
    guard !saved.isEmpty else { return }
    for item in elsewhere(in: saved.settled(layout)) where found[item] == nil {
      found[item] = .saved
    }
  }

  /// Notes the views that another layout puts elsewhere: those whose own size is a guess, and those that follow.
  private mutating func note(in other: Layout, as reasons: [Item.ID: Guess]) {
    for item in elsewhere(in: other) where found[item] == nil {
      let hasOtherSize = layout.frame(of: item).size != other.frame(of: item).size
      found[item] = hasOtherSize ? reasons[item] ?? .follows : .follows
    }
  }

  private func elsewhere(in other: Layout) -> [Item.ID] {
    views.filter { layout.frame(of: $0) != other.frame(of: $0) }
  }

  private mutating func noteConflicts() {
    let broken = layout.brokenConstraints
    guard !broken.isEmpty else { return }
    let items = Set(broken.map(layout.constraint).flatMap { $0.items })
    let settled = settledOtherwise(broken, about: items)
    for item in views.filter(items.contains) + elsewhere(in: settled) { found[item] = .conflict }
  }

  /// The solved layout where the constraints that gave way hold, and their rivals give way.
  private func settledOtherwise(_ broken: [LayoutConstraint.ID], about items: Set<Item.ID>)
    -> Layout
  {
    var settled = layout
    for id in layout.constraints where !broken.contains(id) {
      let constraint = layout.constraint(id)
      if constraint.priority.isRequired, !items.isDisjoint(with: constraint.items) {
        settled.setPriority(.nearlyRequired, of: id)
      }
    }
    settled.solve()
    return settled
  }

  /// The layout solved with other sizes in place of the guesses: larger ones, then smaller ones.
  func layoutsWithOtherSizes(
    in guesses: [Item.ID: Guess], givingSizes: Bool = false
  ) -> [Layout] {
    guard !guesses.isEmpty, let property = ViewProperty.named("intrinsicContentSize") else {
      return []
    }
    // Size classes may leave a view out.
    let installed = guesses.filter { layout.contains($0.key) }
    let sizes = installed.sorted { $0.key < $1.key }.enumerated().compactMap {
      place, guessed -> (Item.ID, PerAxis<Double?>, Double)? in
      guard case .size(let width, let height)? = property.value(of: guessed.key, in: layout) else {
        return nil
      }
      // A view of unknown size does have a size.
      let hasSize = givingSizes || guessed.value == .image || guessed.value == .placeholder
      let none: Double? = hasSize ? 0 : nil
      let size = PerAxis(horizontal: width ?? none, vertical: height ?? none)
      return (guessed.key, size, guessed.value.change(at: place))
    }
    var changed = layout
    return [1.0, -1].map { direction in
      for (item, size, change) in sizes {
        let value = PropertyValue.size(
          width: size.horizontal.map { max(0, $0 + direction * change) },
          height: size.vertical.map { max(0, $0 + direction * change) })
        // A size that can't be changed stays, and counts as known.
        try? property.set(value, of: item, in: &changed)
      }
      changed.solve()
      return changed
    }
  }
}

extension Guess {
  /// The change of a guessed size that reveals what depends on it, in points.
  ///
  /// A text in a font that isn't known keeps its magnitude; anything else may have any size. Each view of
  /// a layout has a change of its own, so that views don't change alike.
  fileprivate func change(at place: Int) -> Double {
    (self == .font ? 7 : 50) + Double(place % 16) / 2
  }
}
