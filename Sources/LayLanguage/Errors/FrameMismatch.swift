import AutoLayout

/// The actual and the expected frame of an item, in points of its superview.
package struct FrameMismatch: Hashable, Sendable {
  /// The item as commands name it.
  package let item: String
  /// The expected frame.
  package let expected: Rect
  /// Where it is.
  package let actual: Rect
}

extension FrameMismatch {
  /// Creates the mismatch of an item whose attribute should have another value.
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
