import AutoLayout

/// Where an item is, and where an expectation wants it; in points of its superview.
package struct FrameMismatch: Hashable, Sendable {
  /// The item as commands name it.
  package let item: String
  /// Where it is wanted.
  package let expected: Rect
  /// Where it is.
  package let actual: Rect
}

extension FrameMismatch {
  /// How the place of an item differs from one where an attribute has another value.
  init(of anchor: Anchor, by difference: Double, in layout: Layout) {
    actual = layout.frame(of: anchor.item)
    var expected = actual
    switch (anchor.attribute.isSize, anchor.attribute.axis) {
    case (true, .horizontal): expected.size.width += difference
    case (true, .vertical): expected.size.height += difference
    case (false, .horizontal):
      let isReversed =
        !anchor.attribute.isAbsoluteSide && layout.model.direction(of: anchor.item) == .rightToLeft
      expected.origin.x += isReversed ? -difference : difference
    case (false, .vertical): expected.origin.y += difference
    }
    (item, self.expected) = (layout.path(of: anchor.item), expected)
  }
}
