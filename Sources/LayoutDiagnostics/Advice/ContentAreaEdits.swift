import AutoLayout
import Cassowary

/// The edits that may settle the content area of a scroll view along an axis, the fewest first: ties to its contents.
struct ContentAreaEdits {
  /// The area where it is open; nil for other items.
  let area: Item.ID?
  private let layout: Layout
  private let scrollView: Item.ID
  private let axis: Axis

  /// The maximum number of a scroll view's subviews that are tried.
  private static let contentLimit = 8

  init(of scrollView: Item.ID, _ axis: Axis, in layout: Layout) {
    (self.layout, self.scrollView, self.axis) = (layout, scrollView, axis)
    area = layout.model.contentLayoutGuide(of: scrollView).flatMap { area in
      layout.engine.ambiguousVariables(of: area, along: axis).isEmpty ? nil : area
    }
  }

  /// For each content the fewest ties first; where nothing lies in the area, it is as large as the scroll view.
  var all: [[Advice.Edit]] {
    guard let area else { return [] }
    let extent = Attribute.extent(axis)
    let whole = LayoutConstraint(Anchor(area, extent), to: Anchor(scrollView, extent))
    return contents.flatMap { ties(of: area, to: $0).map(Advice.Edit.add).choices } + [
      [.add(whole)]
    ]
  }

  /// The subviews, those first that reach farthest, and hidden ones last.
  private var contents: ArraySlice<Item.ID> {
    let model = layout.model
    let contents = model[scrollView].subviews.map { ($0, layout.value(of: Anchor($0, .far(axis)))) }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { $0.element.0 }
    return (contents.filter { !model.isHidden($0) } + contents.filter(model.isHidden))
      .prefix(Self.contentLimit)
  }

  /// The possible ties of an open content area to its contents.
  ///
  /// An open length makes room for the area to be as large as the scroll view's frame, as in the recipes of the
  /// `Auto Layout Guide`.
  private func ties(of area: Item.ID, to content: Item.ID) -> [LayoutConstraint] {
    let (near, far, extent) = (Attribute.near(axis), Attribute.far(axis), Attribute.extent(axis))
    let (inner, outer) = (Anchor(content, extent), Anchor(scrollView, extent))
    let border = border(of: area, around: content, extent)
    let ends = layout.model.mentions[Int(content.rawValue)].sorted().map(layout.constraint)
      .filter { $0.axis == axis && $0.items.contains(area) }
      .compactMap { $0.mirrored(from: content, in: layout) }
    return [
      ends.first ?? LayoutConstraint(Anchor(area, far), to: Anchor(content, far)),
      LayoutConstraint(Anchor(content, near), to: Anchor(area, near)),
      border > 0
        ? LayoutConstraint(outer, to: inner, constant: border)
        : LayoutConstraint(inner, to: outer, constant: -border),
    ]
  }

  /// The fixed excess of an area over a content; 0 if the constraints don't tell.
  private func border(of area: Item.ID, around content: Item.ID, _ extent: Attribute) -> Double {
    let place = extent == .width ? 2 : 3
    let engine = layout.engine
    let (outer, inner) = (engine.variables(of: area), engine.variables(of: content))
    guard outer.indices.contains(place), inner.indices.contains(place),
      engine.solver.isUnique([Term(outer[place]), Term(inner[place], -1)])
    else { return 0 }
    return layout.value(of: Anchor(area, extent)) - layout.value(of: Anchor(content, extent))
  }
}

extension LayoutConstraint {
  /// The axis of the first side.
  var axis: Axis { first.attribute.axis }

  /// The same inset at the opposite edges of an item and its container, or a guide of that, in layout order.
  ///
  /// - Returns: The constraint; nil unless this one ties such edges exactly.
  func mirrored(from item: Item.ID, in layout: Layout) -> LayoutConstraint? {
    guard let second, relation == .equal, multiplier == 1,
      first.attribute.edge == second.attribute.edge,
      let edge = first.attribute.opposite, let otherEdge = second.attribute.opposite
    else { return nil }
    // A guide counts as the view that has it.
    let holder = layout.owningView(of: first.item == item ? second.item : first.item)
    guard item != holder, layout.isDescendant(item, of: holder) else { return nil }
    let sides = (Anchor(first.item, edge), Anchor(second.item, otherEdge))
    guard constant != 0 else { return LayoutConstraint(sides.0, to: sides.1) }
    return LayoutConstraint(sides.1, to: sides.0, constant: constant)
  }
}
