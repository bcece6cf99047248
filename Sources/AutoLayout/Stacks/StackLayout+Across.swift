import Cassowary

/// Across the axis: alignment, and the edges of the stack in both directions.
extension StackLayout {
  /// Ties the arranged views to the stack: `UISV-canvas-connection`.
  ///
  /// Along the axis these are the first and the last view, hidden or not; across it, what ``holders`` says. If all
  /// views are hidden, only the first one is tied at its start, and the stack may have any size (a guess: UIKit reports
  /// no conflict when everything in a wide stack is hidden).
  var canvasConnections: [GeneratedConstraint] {
    guard let first = arranged.first, let last = arranged.last else { return [] }
    let axis = state.axis
    guard let reference = visible.first else {
      return [connection(.near(axis), of: first), connection(.near(cross), of: first)]
    }
    let holders = holders(reference)
    let center =
      state.effectiveAlignment == .center ? [connection(.center(cross), of: reference)] : []
    return [
      connection(.near(axis), of: first), connection(.far(axis), of: last),
      connection(.near(cross), of: holders.near), connection(.far(cross), of: holders.far),
    ] + center
  }

  /// The items whose edges are the stack's across the axis: the first view, if it marks the edge, or else the spanner.
  ///
  /// With baselines, that is the first view's top or bottom, so others may stick out on that side (a saved document of
  /// Xcode 7 has a text field 5 points above its stack; four later ones agree). No view has to touch that edge: if one
  /// is pinned at a distance, the others follow it (a saved document has two labels 8 and 8.5 points below the top;
  /// that this constraint is just below required is a guess).
  private func holders(_ reference: Item.ID) -> (near: Item.ID, far: Item.ID) {
    switch state.effectiveAlignment {
    case .fill: (reference, reference)
    case .leading, .firstBaseline: (reference, spanner)
    case .trailing, .lastBaseline: (spanner, reference)
    case .center: (spanner, spanner)
    }
  }

  private func connection(_ attribute: Attribute, of item: Item.ID) -> GeneratedConstraint {
    let isCollapsing = isCollapsed(attribute.axis) && attribute != .near(attribute.axis)
    let isLoose = isCollapsing || item != spanner && isBaselineEdge(attribute)
    return GeneratedConstraint(
      .canvasConnection, canvas(attribute), to: Anchor(item, attribute),
      priority: isLoose ? .nearlyRequired : .required)
  }

  /// Whether views are at an edge only because their baselines are aligned there.
  private func isBaselineEdge(_ attribute: Attribute) -> Bool {
    attribute.axis == cross && state.effectiveAlignment.isBaseline
  }

  /// Whether this stack is hidden, and its outer stack gives it no length on an axis.
  ///
  /// From iOS 11 on, that does not contradict the gaps inside; that the far edges give way is a guess.
  private func isCollapsed(_ axis: Axis) -> Bool {
    guard model.isHidden(stack), let outer = model.stack(arranging: stack) else { return false }
    return model[outer].view?.stack?.axis == axis
  }

  /// Each view at the same place across the axis as the first: `UISV-alignment`.
  ///
  /// The first visible view is on the left of the equation (2 of 2 reports). Of a hidden view only its place is fixed,
  /// so its size affects nothing.
  var alignments: [GeneratedConstraint] {
    guard let reference = visible.first ?? arranged.first else { return [] }
    let attributes = aligned
    return arranged.filter { $0 != reference }.flatMap { item in
      (model.isHidden(item) ? Array(attributes.prefix(1)) : attributes).map {
        GeneratedConstraint(.alignment, Anchor(reference, $0), to: Anchor(item, $0))
      }
    }
  }

  /// The aligned attributes.
  private var aligned: [Attribute] {
    if visible.isEmpty { return [.near(cross)] }
    return switch state.effectiveAlignment {
    case .fill: [.near(cross), .far(cross)]
    case .leading: [.near(cross)]
    case .center: [.center(cross)]
    case .trailing: [.far(cross)]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// The spanner encloses the visible views as tightly as it can.
  ///
  /// `UISV-spanning-boundary` and `UISV-spanning-fit`: its alignment edge equals the views' at 999.5.
  var spanning: [GeneratedConstraint] {
    let alignment = state.effectiveAlignment
    guard alignment != .fill, !visible.isEmpty else { return [] }
    let boundaries: [(Attribute, Relation, isStrong: Bool)] = [
      (.near(cross), .lessThanOrEqual, alignment == .leading),
      (.far(cross), .greaterThanOrEqual, alignment == .trailing),
    ]
    return visible.flatMap { view in
      boundaries.map { attribute, relation, isStrong in
        GeneratedConstraint(
          .spanningBoundary, Anchor(spanner, attribute), isStrong ? .equal : relation,
          to: Anchor(view, attribute), priority: isStrong ? .spanningBoundary : .required)
      }
    } + [GeneratedConstraint(.spanningFit, Anchor(spanner, .extent(cross)), priority: .spanningFit)]
  }
}
