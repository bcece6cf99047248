/// The baselines of a view's text at its intrinsic height.
package struct TextBaselines: Hashable, Sendable {
  /// Points from the top edge down to the first baseline.
  package let first: Double
  /// Points from the last baseline down to the bottom edge.
  package let last: Double

  /// Creates baselines.
  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }

  /// The baselines of lines that are centred between two insets of a view.
  ///
  /// Saved pairs of labels, text fields and buttons agree within the half point that their rounding
  /// leaves open.
  package init(
    centring lines: Int, of metrics: TextMetrics, inHeight height: Double, top: Double = 0,
    bottom: Double = 0
  ) {
    let padding = (height - top - bottom - metrics.height(lines: lines)) / 2
    first = top + padding + metrics.ascender
    last = bottom + padding + metrics.descender
  }
}
