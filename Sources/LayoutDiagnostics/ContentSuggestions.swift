import AutoLayout
import Cassowary

extension SuggestionSearch {
  /// Those that settle the content area of a scroll view, with a search in a copy that has them; none for
  /// other items, and nil where none do.
  func settlingContent(of scrollView: Item.ID)
    -> (ties: [LayoutConstraint], settled: SuggestionSearch)?
  {
    var (ties, settled) = ([LayoutConstraint](), self)
    for axis in Axis.allCases {
      // Axis by axis, as what is missing on one says nothing about the other.
      guard let more = settled.contentSuggestions(for: scrollView, axis),
        let next = settled.solved(with: more)
      else { return nil }
      settled = next
      ties += more
    }
    return (ties, settled)
  }

  /// Those on one axis.
  func contentSuggestions(for scrollView: Item.ID, _ axis: Axis) -> [LayoutConstraint]? {
    guard layout.model.usesContentArea(of: scrollView),
      let area = layout.model.contentLayoutGuide(of: scrollView), isOpen(area, axis)
    else { return [] }
    for content in contents(of: scrollView, axis) {
      let candidates = ties(of: area, to: content, in: scrollView, axis)
      if let found = fewest(of: candidates, for: area, of: scrollView, axis) { return found }
    }
    // Nothing that lies in it decides: the area stays as it is, or as large as the scroll view.
    let extent = Attribute.extent(axis)
    let size = layout.value(of: Anchor(area, extent))
    let last = [
      LayoutConstraint(Anchor(area, extent), to: Anchor(scrollView, extent)),
      LayoutConstraint(Anchor(area, extent), constant: size),
    ]
    return (size > 0 ? last.reversed() : last).lazy.compactMap {
      fewest(of: [$0], for: area, of: scrollView, axis)
    }.first
  }

  /// How many subviews of a scroll view are tried.
  private static let contentLimit = 8

  /// The subviews, those first that reach farthest, and hidden ones last.
  private func contents(of scrollView: Item.ID, _ axis: Axis) -> ArraySlice<Item.ID> {
    let model = layout.model
    let contents = model[scrollView].subviews.map { ($0, layout.value(of: Anchor($0, .far(axis)))) }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { $0.element.0 }
    return (contents.filter { !model.isHidden($0) } + contents.filter(model.isHidden))
      .prefix(Self.contentLimit)
  }

  /// What may tie an open content area to what lies in it.
  ///
  /// An open size of 0 makes room for the area to be as large as the scroll view's frame, as in the
  /// `Auto Layout Guide`'s recipes; another size stays.
  private func ties(
    of area: Item.ID, to content: Item.ID, in scrollView: Item.ID, _ axis: Axis
  ) -> [LayoutConstraint] {
    let (near, far, extent) = (Attribute.near(axis), Attribute.far(axis), Attribute.extent(axis))
    let size = layout.value(of: Anchor(content, extent))
    let (own, edge) = layout.values(of: Anchor(content, near), and: Anchor(area, near))
    let fitting: LayoutConstraint
    if size > 0 {
      fitting = LayoutConstraint(Anchor(content, extent), constant: size)
    } else {
      let (inner, outer) = (Anchor(content, extent), Anchor(scrollView, extent))
      let border = border(of: area, around: content, extent)
      fitting =
        border > 0
        ? LayoutConstraint(outer, to: inner, constant: border)
        : LayoutConstraint(inner, to: outer, constant: -border)
    }
    return [
      LayoutConstraint(Anchor(area, far), to: Anchor(content, far)),
      LayoutConstraint(Anchor(content, near), to: Anchor(area, near), constant: own - edge),
      fitting,
    ]
  }

  /// By how much an area is always larger than a content; 0 where the constraints don't tell.
  private func border(of area: Item.ID, around content: Item.ID, _ extent: Attribute) -> Double {
    let place = extent == .width ? 2 : 3
    let engine = layout.engine
    let (outer, inner) = (engine.variables(of: area), engine.variables(of: content))
    guard outer.indices.contains(place), inner.indices.contains(place),
      engine.solver.isUnique([Term(outer[place]), Term(inner[place], -1)])
    else { return 0 }
    return layout.value(of: Anchor(area, extent)) - layout.value(of: Anchor(content, extent))
  }

  /// The fewest of some constraints that settle a content area on an axis; nil where none do.
  ///
  /// What lies in the area may move only where nothing else helps.
  private func fewest(
    of candidates: [LayoutConstraint], for area: Item.ID, of scrollView: Item.ID, _ axis: Axis
  ) -> [LayoutConstraint]? {
    var second: [LayoutConstraint]?
    for choice in Self.choices(of: candidates) {
      guard let trial = solved(with: choice), !trial.isOpen(area, axis) else { continue }
      if keepsFrames(in: trial) { return choice }
      if second == nil, keepsFrames(in: trial, besidesContentOf: scrollView) { second = choice }
    }
    return second
  }

  private func isOpen(_ area: Item.ID, _ axis: Axis) -> Bool {
    layout.engine.ambiguousVariables(of: area).contains {
      $0.isMultiple(of: 2) == (axis == .horizontal)
    }
  }
}
