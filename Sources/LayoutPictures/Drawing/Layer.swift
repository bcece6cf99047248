import AutoLayout
import TextSizes

/// A group of marks in a picture: a view with all its contents, or one kind of overlay.
package struct Layer: Hashable, Sendable {
  /// The path of the view, or what the overlay shows.
  package var name: String
  /// UIKit's class of the view, or `constraints`, `guides` and so on.
  package var kind: String
  /// In points; nothing for overlays.
  package var size = Size.zero
  /// From the layer's coordinates to those around it.
  package var transform = AffineTransform.identity
  /// Why a view is invisible; nil if it is visible, unless something lies in front of it.
  package var unseen: Absence?
  /// From 0 to 1.
  package var opacity = 1.0
  /// The part of the layer that shows, in its own coordinates; nil for all of it.
  package var clip: RoundedRect?
  /// Back to front.
  package var marks: [Mark] = []
  /// In front of the marks, back to front.
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

  /// The radius is brought down to half of the shorter side, as a layer draws it.
  package init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
  }
}

extension Rect {
  /// The point in its middle.
  var middle: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return Rect(
      x: left, y: top,
      width: max(origin.x + size.width, other.origin.x + other.size.width) - left,
      height: max(origin.y + size.height, other.origin.y + other.size.height) - top)
  }
}
