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
