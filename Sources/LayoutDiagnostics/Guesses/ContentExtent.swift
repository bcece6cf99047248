import AutoLayout

/// The size of a view's content, and of the view.
struct ContentExtent {
  let item: Item.ID
  /// The content size in points; nil along an axis without one.
  let wanted: PerAxis<Double?>
  /// The size of the alignment rectangle, in points.
  let size: PerAxis<Double>

  /// Measures a view of a solved layout; nil for guides, frames that were set, and views without a size of their own.
  init?(of item: Item.ID, in layout: Layout) {
    guard layout.model[item].isView, !layout.model[item].state.isManual else { return nil }
    wanted = layout.situation.intrinsicSize(of: item)
    guard wanted != PerAxis(nil) else { return nil }
    self.item = item
    let insets = layout.model.alignmentRectInsets(of: item)
    let rect = layout.untransformedFrame(of: item).inset(by: insets)
    size = PerAxis(horizontal: rect.size.width, vertical: rect.size.height)
  }
}
