import AutoLayout

/// Pairs of the app's lines that were probably meant as alternatives.
extension ConflictSuggestion {
  /// The exact length of a view that also has a minimum or a maximum.
  static func bounded(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    guard members.count == 2, members[0].first == members[1].first,
      members.allSatisfy({ $0.maker.isApp && $0.second == nil }),
      let exact = members.first(where: { $0.relation == .equal }),
      let limit = members.first(where: { $0.relation != .equal })
    else { return nil }
    let side = "\(scene.views[exact.first.view].name).\(exact.first.attributeName)"
    let least = limit.relation == .greaterThanOrEqual ? "at least" : "at most"
    let (length, bound) = (
      NumberText.measured(exact.constant), NumberText.measured(limit.constant)
    )
    return ConflictSuggestion(
      action: .remove, constraint: exact,
      reason: "without \(exact.typeableName), \(side) is \(least) \(bound); without "
        + "\(limit.typeableName), it is \(length)",
      twin: limit)
  }

  /// One of two lines that measure to one end of a view, to its edge and to a guide or a margin in it, if nothing gives
  /// the view a length: the rest can be laid out from either place.
  static func pinnedApart(
    among members: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene
  ) -> ConflictSuggestion? {
    guard !members.contains(where: { $0.maker.setsLength || $0.maker.kind == .autoresizing })
    else { return nil }
    let unsized = SceneConstraint.unsized(among: members)
    let pins = members.compactMap { Pin($0, in: scene) }
    for (place, pin) in pins.enumerated() {
      guard let other = pins[..<place].first(where: { $0.isApart(from: pin) }),
        !members.contains(where: { $0.second == nil && $0.first.view == pin.holder })
      else { continue }
      let isFirst =
        pin.constraint == broken || other.constraint != broken && unsized.contains(pin.view)
      let (extra, twin) = isFirst ? (pin, other) : (other, pin)
      return ConflictSuggestion(
        action: .remove, constraint: extra.constraint,
        reason:
          "one is measured from \(extra.anchor), the other from \(twin.anchor); or measure both from the same place",
        twin: twin.constraint)
    }
    return nil
  }
}

/// A line of the app's that ties an end of a view to the same end of what holds it.
private struct Pin {
  let constraint: SceneConstraint
  let view: Int
  /// The view to whose end it leads.
  let holder: Int
  let end: AxisEnd
  /// The place it leads to: `view.bottom`, `safeAreaGuide.bottom`.
  let anchor: String
  /// The view or guide of the place, and whether it is its margin.
  private let base: Int
  private let isMargin: Bool

  init?(_ constraint: SceneConstraint, in scene: ConflictScene) {
    guard constraint.maker.isApp, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second,
      let end = AxisEnd(edgeOrMargin: second.attribute),
      end == AxisEnd(edgeOrMargin: constraint.first.attribute)
    else { return nil }
    let isTurned =
      scene.views[constraint.first.view].isGuide
      || scene.views[second.view].parent == constraint.first.view
    let (own, base) = isTurned ? (second, constraint.first) : (constraint.first, second)
    let guide = scene.views[base.view]
    guard !scene.views[own.view].isGuide, let holder = guide.isGuide ? guide.parent : base.view,
      holder != own.view
    else { return nil }
    self.constraint = constraint
    self.holder = holder
    self.end = end
    view = own.view
    self.base = base.view
    isMargin = base.attribute?.isMargin == true
    anchor = "\(guide.name).\(base.attributeName)"
  }

  /// Whether another view is tied to the same end of the same view, but not to the same place.
  func isApart(from other: Pin) -> Bool {
    view != other.view && holder == other.holder && end == other.end
      && (base != other.base || isMargin != other.isMargin)
  }
}
