import AutoLayout
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
  /// The subject in a few words: `login on iPhone 16`.
  package let title: String
  /// The same at more length, for people who can't see it.
  package let summary: String
  /// Back to front.
  package let layers: [Layer]
  /// The height of the picture above the drawn view, in points.
  private(set) var top = 0.0

  package init(size: Size, title: String, summary: String, layers: [Layer]) {
    (self.size, self.title, self.summary, self.layers) = (size, title, summary, layers)
  }

  /// The picture with marks in front of everything, in the coordinates of the drawn view.
  package func marked(_ name: String, _ marks: [Mark]) -> Drawing {
    if marks.isEmpty { return self }
    var layer = Layer(name: name, kind: "marks")
    layer.marks = marks
    layer.transform = AffineTransform(translationX: 0, y: top)
    var marked = Drawing(size: size, title: title, summary: summary, layers: layers + [layer])
    marked.top = top
    return marked
  }

  /// A part of the picture that is small enough to be missed, in the coordinates of the picture; nil for larger ones.
  package func focus(on rects: [Rect]) -> Rect? {
    guard var all = rects.first else { return nil }
    for rect in rects.dropFirst() { all = all.union(rect) }
    all.origin.y += top
    let isSmall = all.size.width < size.width / 3 && all.size.height < size.height / 6
    return isSmall ? all : nil
  }

  /// Every line of text.
  package var texts: [TextRun] {
    var (found, pending): ([TextRun], [Layer]) = ([], layers)
    while let layer = pending.popLast() {
      for case .text(let run) in layer.marks.map({ $0.shape }) { found.append(run) }
      pending += layer.layers
    }
    return found
  }

  /// The picture with room above and below what is drawn.
  func extended(above: Double, below: Double) -> Drawing {
    if above <= 0, below <= 0 { return self }
    let down = AffineTransform(translationX: 0, y: above)
    var extended = Drawing(
      size: Size(width: size.width, height: size.height + above + below), title: title,
      summary: summary,
      layers: layers.map { layer in
        var moved = layer
        moved.transform = layer.transform.concatenating(down)
        return moved
      })
    extended.top = top + above
    return extended
  }
}
