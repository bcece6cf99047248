import AutoLayout

/// The faults of a solved layout: advice may remove some of them, and add none.
package struct LayoutFaults {
  /// One length that can't be right.
  private struct Length: Hashable {
    let item: Item.ID
    let axis: Axis
  }

  private let broken: Set<ConstraintID>
  private let open: Set<Item.ID>
  /// Lengths of 0.
  private let empty: Set<Length>
  /// Lengths that are smaller than the content.
  private let clipped: Set<Length>
  /// Views that reach out of what holds them.
  private let outside: Set<Item.ID>

  /// Sizes are rounded to pixels.
  private static let tolerance = 0.75

  /// Looks for them.
  package init(_ layout: Layout) {
    broken = Set(layout.engine.broken)
    open = layout.engine.ambiguousItems
    var empty: Set<Length> = []
    var clipped: Set<Length> = []
    var outside: Set<Item.ID> = []
    for item in layout.items where layout.model[item].isView && layout.isVisible(item) {
      let size = layout.untransformedFrame(of: item).size
      let wanted = ContentExtent(of: item, in: layout)
      for axis in Axis.allCases {
        let isClipped =
          wanted.map { ($0.wanted[axis] ?? 0) - $0.size[axis] > Self.tolerance } ?? false
        let length = axis == .horizontal ? size.width : size.height
        if length <= 0 { empty.insert(Length(item: item, axis: axis)) }
        if isClipped { clipped.insert(Length(item: item, axis: axis)) }
      }
      if Self.isOutside(item, in: layout) { outside.insert(item) }
    }
    (self.empty, self.clipped, self.outside) = (empty, clipped, outside)
  }

  /// A scroll view shows more than its frame.
  private static func isOutside(_ item: Item.ID, in layout: Layout) -> Bool {
    guard let parent = layout.superview(of: item), parent != layout.window,
      layout.model[parent].view?.scroll == nil
    else { return false }
    let room = Rect(
      origin: layout.model.boundsOrigin(of: parent), size: layout.frame(of: parent).size)
    return room.isLeft(by: layout.frame(of: item), tolerance: tolerance)
  }

  /// Whether another layout, which was made from this one, has no fault that this one hasn't.
  ///
  /// There may be no more cut off views than before: if the space is too small for two, it may be either of them.
  package func includes(_ other: LayoutFaults) -> Bool {
    other.broken.isSubset(of: broken) && other.open.isSubset(of: open)
      && other.empty.isSubset(of: empty) && other.clipped.count <= clipped.count
      && other.outside.isSubset(of: outside)
  }

  /// Whether a view has some length of 0 or is cut off.
  func isShort(_ item: Item.ID, _ axis: Axis) -> Bool {
    empty.union(clipped).contains(Length(item: item, axis: axis))
  }
}
