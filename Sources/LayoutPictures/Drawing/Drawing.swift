import TextSizes

/// A picture of a layout as a value: what is where, in points, independent of any format.
///
/// ```swift
/// let drawing = Drawing(of: layout)
/// let svg = drawing.svg()
/// ```
public struct Drawing: Hashable, Sendable {
  /// Width and height in points.
  package let size: Size
  /// What is shown, in a few words: `login on iPhone 16`.
  package let title: String
  /// The same at more length, for people who can't see it.
  package let summary: String
  /// Back to front.
  package let layers: [Layer]

  package init(size: Size, title: String, summary: String, layers: [Layer]) {
    (self.size, self.title, self.summary, self.layers) = (size, title, summary, layers)
  }
}
