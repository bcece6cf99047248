import AutoLayout

/// A screen with a finding.
package struct FindingPicture: Sendable {
  /// The picture.
  package let svg: String
  /// The area of its views, in points of the picture, if it is small enough to be missed.
  package let focus: Rect?

  /// Creates a picture from its parts.
  package init(svg: String, focus: Rect? = nil) { (self.svg, self.focus) = (svg, focus) }
}
