import AutoLayout

/// Constraints that an open view lacks, as a person would choose them who wants it where it was drawn: along the
/// nearest edges, to its neighbors, and by a length only where the view shows nothing that may want another one.
package struct DrawnConstraints {
  private let layout: Layout
  private let item: Item.ID

  /// The greatest distance of an edge that a designer would tie a view to, in points.
  private static let farthest = 64.0
  /// The maximum of fixed lengths: longer views follow the screen.
  private static let longest = PerAxis(horizontal: 160.0, vertical: 320.0)
  /// Frames are rounded to pixels.
  private static let tolerance = 0.75
  /// The maximum numbers of choices that are tried along an axis, and offered.
  private static let limits = (tried: 48, offered: 2)

  /// Looks at a view of a solved layout on the screen of the canvas.
  package init(of item: Item.ID, in layout: Layout) { (self.item, self.layout) = (item, layout) }

  /// The constraints that settle the view, the likeliest first; none if it isn't open, or nothing does.
  ///
  /// - Parameter followers: Views that depend on it; what they lack besides is added.
  /// - Returns: The choices, of one constraint or more each.
  package func choices(with followers: [Item.ID] = []) -> [[LayoutConstraint]] {
    let horizontal = settling(.horizontal)
    let vertical = settling(.vertical)
    let both = horizontal.flatMap { first in vertical.map { first + $0 } }
    return both.filter { !$0.isEmpty }.compactMap { choice in
      guard let trial = Advice(adding: choice).done(to: layout) else { return nil }
      return choice + Self.rest(of: followers, in: trial)
    }
  }

  /// The ties of a scroll view's open content area to its contents.
  package var contentTies: [LayoutConstraint] {
    var trial = layout
    var found: [LayoutConstraint] = []
    for axis in Axis.allCases {
      let ties = AmbiguityAdvice.settlingContent(of: item, axis, in: trial)
      trial = Advice(adding: ties).done(to: trial) ?? trial
      found += ties
    }
    return found
  }

  /// The likeliest choices of views one after another.
  private static func rest(of followers: [Item.ID], in layout: Layout) -> [LayoutConstraint] {
    var trial = layout
    var found: [LayoutConstraint] = []
    for item in followers where trial.isAmbiguous(item) {
      let choice = DrawnConstraints(of: item, in: trial).choices().first ?? []
      trial = Advice(adding: choice).done(to: trial) ?? trial
      found += choice
    }
    return found
  }

  // MARK: Trials

  /// The constraints that settle the view along an axis; none if it isn't open there.
  private func settling(_ axis: Axis) -> [[LayoutConstraint]] {
    let open = layout.engine.ambiguousVariables(of: item, along: axis)
    if open.isEmpty { return [[]] }
    let singles = ties(axis).sorted { $0.cost < $1.cost }
    let ones = singles.map { (cost: $0.cost, made: [$0.made]) }
    // Where only the place or only the length is open, one constraint has to do.
    let isBothOpen = open.count > 1
    let pairs = (isBothOpen ? singles : []).enumerated().flatMap { place, first in
      singles.dropFirst(place + 1).map {
        (cost: first.cost + $0.cost, made: [first.made, $0.made])
      }
    }
    let sorted = (ones + pairs).sorted { $0.cost < $1.cost }.prefix(Self.limits.tried)
    let faults = LayoutFaults(layout)
    return Array(
      sorted.lazy.map { $0.made }.filter { settles($0, axis, faults) }
        .prefix(Self.limits.offered))
  }

  /// Whether the given constraints settle the view without harm, where it was drawn as far as its content allows.
  private func settles(
    _ choice: [LayoutConstraint], _ axis: Axis, _ faults: LayoutFaults
  ) -> Bool {
    guard let trial = Advice(adding: choice).done(to: layout),
      trial.engine.ambiguousVariables(of: item, along: axis).isEmpty,
      faults.includes(LayoutFaults(trial))
    else { return false }
    return trial.untransformedFrame(of: item)
      .isDrawn(layout.canvasFrame(of: item), or: layout.untransformedFrame(of: item), axis)
  }

  // MARK: What may be tied

  /// A constraint that holds where the views were drawn, and how unlikely it is to be wanted.
  private typealias Tie = (cost: Double, made: LayoutConstraint)

  private func ties(_ axis: Axis) -> [Tie] {
    guard let parent = layout.superview(of: item), parent != layout.window else { return [] }
    let isArranged = layout.model.stack(arranging: item) != nil
    let places =
      isArranged ? [] : edges(parent, axis) + neighbors.flatMap { beside($0, axis) }
    return places + lengths(axis)
  }

  private func edges(_ parent: Item.ID, _ axis: Axis) -> [Tie] {
    let (near, far, center) = (Attribute.near(axis), Attribute.far(axis), Attribute.center(axis))
    let guide = layout.model.guide(.safeArea, of: parent)
    let holders = [guide.map { ($0, 0.0) }, (parent, 0.5)].compactMap { $0 }
    let sides = holders.flatMap { holder, extra in
      [
        distance(Anchor(item, near), Anchor(holder, near), extra),
        distance(Anchor(holder, far), Anchor(item, far), extra),
      ]
    }
    return (sides + [aligned(Anchor(item, center), Anchor(parent, center), 4)]).compactMap { $0 }
  }

  private func beside(_ other: Item.ID, _ axis: Axis) -> [Tie] {
    let (near, far, center) = (Attribute.near(axis), Attribute.far(axis), Attribute.center(axis))
    let isAcross = isBeside(other, axis)
    return [
      isAcross ? distance(Anchor(item, near), Anchor(other, far), 1) : nil,
      isAcross ? distance(Anchor(other, near), Anchor(item, far), 1) : nil,
      isAcross ? nil : aligned(Anchor(item, center), Anchor(other, center), 6),
      isAcross ? nil : aligned(Anchor(item, near), Anchor(other, near), 7),
      isAcross ? nil : aligned(Anchor(item, far), Anchor(other, far), 8),
    ].compactMap { $0 }
  }

  /// A length of its own, or that of a neighbor of the same class which is open, too; none for what shows a text, which
  /// may become another one.
  private func lengths(_ axis: Axis) -> [Tie] {
    guard let viewClass = layout.viewClass(of: item), !viewClass.hasText, viewClass != .button
    else {
      return []
    }
    let extent = Attribute.extent(axis)
    let drawn = layout.canvasFrame(of: item).range(axis).length
    let open = neighbors.filter { other in
      layout.viewClass(of: other) == viewClass
        && layout.engine.hasOpenLength(other, along: axis)
    }
    let equal = open.compactMap { aligned(Anchor(item, extent), Anchor($0, extent), 10) }
    guard layout.pass.intrinsicSize(of: item)[axis] == nil, drawn > 0,
      drawn <= Self.longest[axis]
    else { return equal }
    let fixed = LayoutConstraint(Anchor(item, extent))
    return equal + [(20, holding(fixed))]
  }

  /// Visible views in the same superview.
  private var neighbors: [Item.ID] {
    guard let parent = layout.superview(of: item) else { return [] }
    return layout.subviews(of: parent).filter { $0 != item && layout.isVisible($0) }
  }

  /// Whether a view is drawn before or after this one along an axis, not apart from it along the other.
  private func isBeside(_ other: Item.ID, _ axis: Axis) -> Bool {
    let one = layout.canvasFrame(of: item).range(axis.crossed)
    let two = layout.canvasFrame(of: other).range(axis.crossed)
    return one.start < two.start + two.length && two.start < one.start + one.length
  }

  private func distance(_ first: Anchor, _ second: Anchor, _ extra: Double) -> Tie? {
    let made = holding(LayoutConstraint(first, to: second))
    return (-0.01...Self.farthest).contains(made.constant) ? (made.constant + extra, made) : nil
  }

  /// A constraint without a constant, where views were drawn so.
  private func aligned(_ first: Anchor, _ second: Anchor, _ cost: Double) -> Tie? {
    let made = LayoutConstraint(first, to: second)
    return abs(holding(made).constant) < Self.tolerance ? (cost, made) : nil
  }

  /// The constraint with the constant, in whole pixels, that satisfies it for its views' frames on the canvas.
  private func holding(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var made = constraint
    let scale = layout.environment.scale
    let constant = CanvasComparison(layout).constant(of: constraint)
    made.constant = (constant * scale).rounded() / scale + 0
    return made
  }
}

extension Rect {
  /// Where it begins and how long it is along an axis.
  fileprivate func range(_ axis: Axis) -> (start: Double, length: Double) {
    (origin.coordinate(axis), size[axis])
  }

  /// Whether it is where another one is along an axis, with the rounding errors of the last digits.
  package func isNear(_ other: Rect, along axis: Axis) -> Bool {
    let (own, other) = (range(axis), other.range(axis))
    return abs(own.start - other.start) < 0.01 && abs(own.length - other.length) < 0.01
  }

  /// Whether it is, along an axis, where a view was drawn; `known` is where that was until now.
  ///
  /// A content may have another length now; then it is a side or the center that stays.
  package func isDrawn(_ drawn: Rect, or known: Rect, _ axis: Axis) -> Bool {
    let (own, drawn, known) = (range(axis), drawn.range(axis), known.range(axis))
    let shift = (own.start - drawn.start, own.length - drawn.length)
    let isPlaced = [shift.0, shift.0 + shift.1 / 2, shift.0 + shift.1]
      .contains { abs($0) < Self.drawnTolerance }
    return isPlaced
      && (abs(shift.1) < Self.drawnTolerance
        || abs(own.length - known.length) < Self.drawnTolerance)
  }

  /// Frames are rounded to pixels.
  private static let drawnTolerance = 1.0
}
