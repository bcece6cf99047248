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

extension Layout {
  /// How the place of an item differs from one where an attribute has another value.
  func mismatch(of anchor: Anchor, by difference: Double) -> FrameMismatch {
    let actual = frame(of: anchor.item)
    var expected = actual
    switch (anchor.attribute.isSize, anchor.attribute.axis) {
    case (true, .horizontal): expected.size.width += difference
    case (true, .vertical): expected.size.height += difference
    case (false, .horizontal):
      let isReversed =
        !anchor.attribute.isAbsoluteSide && model.direction(of: anchor.item) == .rightToLeft
      expected.origin.x += isReversed ? -difference : difference
    case (false, .vertical): expected.origin.y += difference
    }
    return FrameMismatch(item: path(of: anchor.item), expected: expected, actual: actual)
  }
}
