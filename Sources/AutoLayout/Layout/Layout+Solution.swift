import Cassowary

extension Layout {
  /// The values that x, y, width and height of an item's frame can take without breaking anything
  /// more, in points, unrounded; single values where the layout is not ambiguous.
  public func ranges(of item: Item.ID) -> [ClosedRange<Double>] {
    let insets = model.alignmentRectInsets(of: item)
    let shifts = [
      -insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom,
    ]
    return zip(engine.variables(of: item), shifts).map { variable, shift in
      let range = engine.solver.range(of: [Term(variable)])
      return (range.lowerBound + shift)...(range.upperBound + shift)
    }
  }

  /// The lowering of anchors to terms.
  ///
  /// - Parameter anchors: Those that no constraint need mention; the engine keeps only the margins up to date that
  ///   constraints do.
  /// - Returns: What knows it, with the margins of these anchors.
  package func lowering(reading anchors: Anchor...) -> Lowering {
    var pass = pass
    for item in anchors.filter({ $0.attribute.isMargin }).map({ $0.item }) where item != root {
      pass.results.setInheritedInsets(inheritedInsets(of: item), of: item)
    }
    return Lowering(pass: pass, variables: engine.variables)
  }
}

/// The differences between two solved layouts of one session.
///
/// A command changes little of a large layout, so frames are computed only where the values of the
/// unknowns differ, or the memory that two layouts share ends.
extension Layout {
  /// A frame that moved, or that is new.
  package typealias Move = (item: Item.ID, from: Rect?, to: Rect)

  /// Enumerates the frames that differ from those of an earlier layout, oldest item first.
  ///
  /// They are computed one by one, as there may be thousands and the caller may only count them. If a layout replaced
  /// another one, items with the same name are the same item.
  package func forEachMove(since earlier: Layout, _ body: (Move) -> Void) {
    for item in itemsToCompare(with: earlier).sorted() where contains(item) {
      var before: Rect?
      // A function in place of the branch would copy the layout for each item.
      if let counterpart = earlier.counterpart(of: item, in: self) {
        before = earlier.frame(of: counterpart)
      }
      let now = frame(of: item)
      if before != now { body((item, before, now)) }
    }
  }

  /// The counterpart of another layout's item; nil if there is none.
  package func counterpart(of item: Item.ID, in other: Layout) -> Item.ID? {
    if isVersion(of: other) { return contains(item) ? item : nil }
    let name = other.name(of: item)
    return self.item(named: name).flatMap { self.name(of: $0) == name ? $0 : nil }
  }

  /// The items whose frames may have changed: one follows from the values of its unknowns, from its
  /// record, and from pixels and controls of the screen.
  private func itemsToCompare(with earlier: Layout) -> Set<Item.ID> {
    guard isVersion(of: earlier),
      environment.renderingTraits == earlier.environment.renderingTraits
    else {
      return Set(model.items)
    }
    var items = engine.items(movedSince: earlier.engine)
    for place in model.records.places(notSharedWith: earlier.model.records) {
      items.insert(Item.ID(rawValue: Int32(place)))
    }
    return items
  }

  /// The views and guides that are ambiguous, oldest first; see ``isAmbiguous(_:)``.
  package var ambiguousItems: [Item.ID] {
    let open = engine.ambiguousItems
    var candidates = open
    for item in open where model[item].systemGuide == .contentLayoutGuide {
      if let scrollView = model[item].parent { candidates.insert(scrollView) }
    }
    return candidates.filter { contains($0) && (open.contains($0) || isAmbiguous($0)) }.sorted()
  }
}
