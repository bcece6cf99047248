import AutoLayout
import TextSizes

/// Makes the layers of a picture from a layout.
struct LayoutPainter {
  let layout: Layout
  /// The view that is drawn with everything in it.
  let top: Item.ID
  private let images: ImageStore

  init(_ layout: Layout, top: Item.ID, images: ImageStore = ImageStore { _ in nil }) {
    (self.layout, self.top, self.images) = (layout, top, images)
  }

  /// Deeper views are left out: nobody could tell them apart.
  private static let deepest = 200

  /// A view that is waiting to be drawn.
  private struct Visit {
    let item: Item.ID
    /// The color of what can be touched around it.
    let tint: Paint
    let depth: Int
    /// Where the layer of the superview is in the list.
    let parent: Int?
  }

  /// The view and everything in it.
  func layers() -> [Layer] {
    var list: [(layer: Layer, parent: Int?)] = []
    var pending = [Visit(item: top, tint: .systemBlue, depth: 0, parent: nil)]
    while let visit = pending.popLast() {
      let subviews = layout.subviews(of: visit.item).filter(isDrawn)
      let (layer, tint) = layer(of: visit, isEmpty: subviews.isEmpty)
      let place = list.count
      list.append((layer, visit.parent))
      if visit.depth == Self.deepest { continue }
      pending += subviews.reversed().map {
        Visit(item: $0, tint: tint, depth: visit.depth + 1, parent: place)
      }
    }
    // Those further back are in front in the list, and every layer comes after its superview's.
    var finished: [Layer] = []
    while let (layer, parent) = list.popLast() {
      var layer = layer
      layer.layers.reverse()
      if let parent { list[parent].layer.layers.append(layer) } else { finished.append(layer) }
    }
    return finished
  }

  private func isDrawn(_ item: Item.ID) -> Bool {
    !layout.isHidden(item) && layout.alpha(of: item) > 0
  }

  private func layer(of visit: Visit, isEmpty: Bool) -> (Layer, tint: Paint) {
    let item = visit.item
    var layer = Layer(
      name: layout.path(of: item), kind: layout.viewClass(of: item)?.className ?? "UIView")
    guard let view = layout.model[item].view else { return (layer, visit.tint) }
    let tint = Sketch.paint(.tintColor, of: view) ?? visit.tint
    layer.size = layout.untransformedFrame(of: item).size
    var sketch = Sketch(
      view, named: layout.name(of: item), size: layer.size,
      in: layout.model.renderingTraits(of: item), layout.model.direction(of: item), tint: tint,
      images: images)
    draw(item, &sketch, isEmpty: isEmpty)
    layer.marks = sketch.marks
    layer.opacity = view.alpha
    if item != top { layer.transform = placement(of: item) }
    if view.clipsToBounds || view.viewClass.isScrollView || item == top {
      layer.clip = RoundedRect(sketch.bounds, radius: sketch.length(.cornerRadius))
    }
    return (layer, tint)
  }

  /// From the rectangle of a view to that of its superview: the frame and the transform, less what
  /// the superview has scrolled away.
  private func placement(of item: Item.ID) -> AffineTransform {
    let (size, center) = (layout.untransformedFrame(of: item).size, layout.center(of: item))
    let scrolled = layout.superview(of: item).map { layout.bounds(of: $0).origin } ?? .zero
    return AffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(layout.transform(of: item))
      .concatenating(
        AffineTransform(translationX: center.x - scrolled.x, y: center.y - scrolled.y))
  }

  private func draw(_ item: Item.ID, _ sketch: inout Sketch, isEmpty: Bool) {
    let radius = sketch.length(.cornerRadius)
    let background = sketch.paint(.backgroundColor) ?? (item == top ? .white : nil)
    if let background { sketch.fill(sketch.bounds, radius: radius, background, .fill) }
    if let painter = ControlPicture.painter(of: sketch.view.viewClass, isEmpty: isEmpty) {
      painter(&sketch)
    } else {
      drawPlain(&sketch, on: background, isEmpty: isEmpty)
    }
    let border = sketch.length(.borderWidth)
    if border > 0 {
      let paint = sketch.paint(.borderColor) ?? .black
      sketch.frame(sketch.bounds, radius: radius, paint, width: border, .outline)
    }
  }

  /// A view that draws nothing itself shows its edges, and its name if nothing is in it.
  private func drawPlain(_ sketch: inout Sketch, on background: Paint?, isEmpty: Bool) {
    if background == nil {
      let radius = sketch.length(.cornerRadius)
      if isEmpty { sketch.fill(sketch.bounds, radius: radius, .systemGray6, .fill) }
      sketch.frame(sketch.bounds, radius: radius, .systemGray4, width: 0.5, .outline)
    }
    let font = Font.system(11)
    let width = TextMetrics(font, in: sketch.traits).width(of: sketch.name)
    guard isEmpty, width + 4 <= sketch.bounds.size.width, sketch.bounds.size.height >= 14 else {
      return
    }
    let paint = background.map { $0.isDark ? Paint.white : .black } ?? .secondaryLabel
    sketch.write(
      sketch.name, in: sketch.bounds,
      TextPlacement(font: font, paint: paint.withAlpha(0.8), role: .label))
  }
}
