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
  /// A longer description, for people who can't see it.
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

  /// A part of the picture that is small enough to be overlooked, in the coordinates of the picture; nil for larger
  /// parts.
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

  /// The picture with room added above and below.
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

/// A group of marks in a picture: a view with all its contents, or one kind of overlay.
package struct Layer: Hashable, Sendable {
  /// The path of the view, or what the overlay shows.
  package var name: String
  /// UIKit's class of the view, or `constraints`, `guides` and so on.
  package var kind: String
  /// The size in points; zero for overlays.
  package var size = Size.zero
  /// The transform from the layer's coordinates to those around it.
  package var transform = AffineTransform.identity
  /// Why a view is invisible; nil if it is visible, apart from what lies in front of it.
  package var unseen: Absence?
  /// From 0 to 1.
  package var opacity = 1.0
  /// The part of the layer that shows, in its own coordinates; nil for all of it.
  package var clip: RoundedRect?
  /// Back to front.
  package var marks: [Mark] = []
  /// The layers in front of the marks, back to front.
  package var layers: [Layer] = []

  /// Why a view is invisible.
  package enum Absence: String, Hashable, Sendable {
    case hidden = "hidden"
    case transparent = "alpha 0"
    case inside = "in a hidden view"
  }

  /// The views that it shows: itself and those inside.
  var viewCount: Int { layers.reduce(1) { $0 + $1.viewCount } }

  package init(name: String, kind: String) {
    (self.name, self.kind) = (name, kind)
  }
}

/// A rectangle whose corners may be rounded; lengths in points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: Rect
  package var radius: Double

  /// Creates a rectangle; the radius is limited to half of the shorter side, as in a layer.
  package init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
  }
}
