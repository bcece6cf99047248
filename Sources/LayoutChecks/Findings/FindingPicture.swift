import AutoLayout

/// A screen with a finding.
package struct FindingPicture: Sendable {
  /// The picture.
  package let svg: String
  /// Where the views are that it is about, in points of the picture, if they are so small that they could be missed.
  package let focus: Rect?

  /// Creates a picture from its parts.
  package init(svg: String, focus: Rect? = nil) { (self.svg, self.focus) = (svg, focus) }
}
