import AutoLayout
import TextSizes

/// Backgrounds for light texts, which would otherwise be white on white: apps show a color or a photograph there that
/// isn't in their documents.
struct TextGrounds {
  private static let dark = Paint("#6e6e73")
  /// The dark backgrounds drawn so far.
  private var known: [Rect] = []

  /// The ground of a whole picture whose root view has no color: dark where most of its texts are light.
  static func canvas(of layout: Layout, below top: Item.ID) -> Paint {
    var (light, other) = (0, 0)
    var pending = [top]
    while let item = pending.popLast() {
      guard let view = layout.model[item].view, !layout.isHidden(item),
        (Sketch.paint(.backgroundColor, of: view)?.alpha ?? 0) < 0.5
      else { continue }
      if view.viewClass.hasText, view.content.text?.isEmpty == false {
        let isLight = Sketch.paint(.textColor, of: view)?.isLight == true
        (light, other) = isLight ? (light + 1, other) : (light, other + 1)
      }
      pending += layout.subviews(of: item)
    }
    return light > other ? dark : .systemBackground
  }

  /// Puts a plate behind the light texts of a layer where nothing dark is, and remembers what is.
  ///
  /// - Parameters:
  ///   - layer: A view that is drawn in front of all before it.
  ///   - ground: The color behind it and, where it has one, its own.
  ///   - place: Where it is; nil if it isn't seen.
  /// - Returns: The color behind what is in it.
  mutating func readable(_ layer: inout Layer, on ground: Paint, at place: Rect?) -> Paint {
    guard let place else { return ground }
    let isCovered = layer.marks.contains { mark in
      switch mark.shape {
      case .image: true
      case .rect: mark.fill.map { $0.alpha > 0.5 && !$0.isLight } ?? false
      default: false
      }
    }
    if isCovered || !ground.isLight {
      known.append(place)
      return ground
    }
    let texts = layer.marks.compactMap { mark -> Rect? in
      guard case .text(let run) = mark.shape, mark.fill?.isLight == true else { return nil }
      return run.extent
    }
    guard let first = texts.first, !known.contains(where: { $0.covers(place.middle) }) else {
      return ground
    }
    let around = texts.dropFirst().reduce(first) { $0.union($1) }.inset(by: EdgeInsets(-3))
    layer.marks.insert(
      Mark(.placeholder, .rect(RoundedRect(around, radius: 4)), fill: Self.dark), at: 0)
    return ground
  }
}

extension Rect {
  fileprivate func covers(_ point: Point) -> Bool {
    point.x >= origin.x && point.x <= origin.x + size.width && point.y >= origin.y
      && point.y <= origin.y + size.height
  }
}
