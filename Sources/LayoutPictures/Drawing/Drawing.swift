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

  /// The picture with marks in front of everything, in the coordinates of the whole.
  package func marked(_ name: String, _ marks: [Mark]) -> Drawing {
    if marks.isEmpty { return self }
    var layer = Layer(name: name, kind: "marks")
    layer.marks = marks
    return Drawing(size: size, title: title, summary: summary, layers: layers + [layer])
  }
}
