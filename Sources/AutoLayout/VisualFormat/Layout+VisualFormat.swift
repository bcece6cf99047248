extension Layout {
  /// The constraints that a format draws, in its order, and then those of its alignment.
  ///
  /// They are `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`. A bare hyphen
  /// is `Standard` spacing between views and the margin at the edge of the superview (iOS 8 and
  /// later).
  ///
  /// - Parameters:
  ///   - format: What to draw.
  ///   - options: Alignment, direction and spacing.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Returns: Constraints that are not added yet.
  /// - Throws: What UIKit refuses, with its reason and the part of the format.
  package func constraints(
    of format: VisualFormat, options: VisualFormatOptions = VisualFormatOptions(),
    metrics: [String: Double] = [:], views: [String: Item.ID]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(
      layout: self, format: format, options: options, metrics: metrics, views: views)
    try builder.build()
    return builder.constraints
  }
}
