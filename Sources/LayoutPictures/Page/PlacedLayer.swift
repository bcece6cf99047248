import AutoLayout

/// A layer of the flat list that a page draws.
struct PlacedLayer {
  let layer: Layer
  /// To the coordinates of the picture.
  let transform: AffineTransform
  let depth: Int
  /// The visible area inside the enclosing layers, in the coordinates of the picture.
  let clip: Rect?
  /// The layer's own times that of all around it.
  let opacity: Double

  /// The layers of a drawing and all that is in them, each after the one that it is in.
  static func all(in drawing: Drawing) -> [PlacedLayer] {
    var found: [PlacedLayer] = []
    var pending = drawing.layers.reversed().map {
      PlacedLayer(layer: $0, transform: $0.transform, depth: 0, clip: nil, opacity: $0.opacity)
    }
    while let place = pending.popLast() {
      found.append(place)
      pending += place.inner.reversed()
    }
    return found
  }

  private var inner: [PlacedLayer] {
    var visible = clip
    if let own = layer.clip {
      let rect = transform.applied(to: own.rect)
      visible = visible.map { $0.intersection(rect) } ?? rect
    }
    return layer.layers.map {
      PlacedLayer(
        layer: $0, transform: $0.transform.concatenating(transform), depth: depth + 1,
        clip: visible,
        opacity: $0.opacity * opacity)
    }
  }

  /// The insets of the visible part, top, right, bottom and left; nil for a rotated layer, and for one that isn't
  /// clipped.
  var clipInsets: [Double]? {
    guard let clip, transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1 else {
      return nil
    }
    let (x, y) = (clip.origin.x - transform.tx, clip.origin.y - transform.ty)
    let insets = [
      y, layer.size.width - x - clip.size.width, layer.size.height - y - clip.size.height, x,
    ]
    return insets.contains { $0 > 0 } ? insets.map { max(0, $0) } : nil
  }
}

extension Rect {
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
