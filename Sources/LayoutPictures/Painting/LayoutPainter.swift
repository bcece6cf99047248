import AutoLayout
import TextSizes

/// Makes the layers of a picture from a layout.
struct LayoutPainter {
  let layout: Layout
  /// The view that is drawn with everything in it.
  let top: Item.ID
  private let images: ImageStore
  /// Whether it is that of a document, of which only what an app shows is drawn.
  private let isOfDocument: Bool

  init(_ layout: Layout, top: Item.ID, images: ImageStore = ImageStore { _ in nil }) {
    (self.layout, self.top, self.images) = (layout, top, images)
    isOfDocument = layout.environment.barContents != nil
  }

  /// Deeper views are left out: nobody could tell them apart.
  private static let deepest = 200

  /// A view that is waiting to be drawn.
  private struct Visit {
    let item: Item.ID
    /// The color of what can be touched around it.
    let tint: Paint
    /// The color behind it.
    let ground: Paint
    let depth: Int
    /// Where the layer of the superview is in the list.
    let parent: Int?
  }

  /// The view and everything in it.
  func layers() -> [Layer] {
    var list: [(layer: Layer, parent: Int?)] = []
    var grounds = TextGrounds()
    let ground = isOfDocument ? TextGrounds.canvas(of: layout, below: top) : .white
    var pending = [
      Visit(item: top, tint: .systemBlue, ground: ground, depth: 0, parent: nil)
    ]
    while let visit = pending.popLast() {
      let subviews = layout.subviews(of: visit.item).filter(isDrawn)
      var (layer, tint, ground) = layer(of: visit, isEmpty: subviews.isEmpty)
      if isOfDocument { ground = grounds.readable(&layer, on: ground, at: place(of: visit.item)) }
      let place = list.count
      list.append((layer, visit.parent))
      if visit.depth == Self.deepest { continue }
      pending += subviews.reversed().map {
        Visit(item: $0, tint: tint, ground: ground, depth: visit.depth + 1, parent: place)
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

  private func layer(of visit: Visit, isEmpty: Bool) -> (Layer, tint: Paint, ground: Paint) {
    let item = visit.item
    var layer = Layer(
      name: layout.path(of: item), kind: layout.viewClass(of: item)?.className ?? "UIView")
    guard let view = layout.model[item].view else {
      return (layer, visit.tint, visit.ground)
    }
    let tint = Sketch.paint(.tintColor, of: view) ?? visit.tint
    layer.size = layout.untransformedFrame(of: item).size
    var sketch = Sketch(
      view, named: layout.name(of: item), size: layer.size,
      in: layout.model.renderingTraits(of: item), layout.model.direction(of: item), tint: tint,
      images: images)
    draw(item, &sketch, on: visit.ground, isEmpty: isEmpty)
    layer.marks = sketch.marks
    layer.opacity = view.alpha
    if item != top { layer.transform = placement(of: item) }
    if view.clipsToBounds || view.viewClass.isScrollView || item == top {
      layer.clip = RoundedRect(sketch.bounds, radius: sketch.length(.cornerRadius))
    }
    let own = Sketch.paint(.backgroundColor, of: view)
    return (layer, tint, own.flatMap { $0.alpha > 0.5 ? $0 : nil } ?? visit.ground)
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

  private func draw(_ item: Item.ID, _ sketch: inout Sketch, on ground: Paint, isEmpty: Bool) {
    let radius = sketch.length(.cornerRadius)
    let background = sketch.paint(.backgroundColor) ?? (item == top ? ground : nil)
    if let background { sketch.fill(sketch.bounds, radius: radius, background, .fill) }
    if let painter = ControlPicture.painter(of: sketch.view.viewClass, isEmpty: isEmpty) {
      painter(&sketch)
    } else if isOfDocument {
      drawPart(&sketch, on: background, isEmpty: isEmpty)
    } else {
      drawPlain(&sketch, on: background, isEmpty: isEmpty)
    }
    let border = sketch.length(.borderWidth)
    if border > 0 {
      let paint = sketch.paint(.borderColor) ?? .black
      sketch.frame(sketch.bounds, radius: radius, paint, width: border, .outline)
    }
  }

  /// A view of an app that draws nothing itself is seen by what is in it; where its class draws, a box has its name.
  private func drawPart(_ sketch: inout Sketch, on background: Paint?, isEmpty: Bool) {
    if sketch.view.viewClass == .tableViewCell { sketch.drawRow() }
    guard isEmpty, let name = sketch.text(.customClass) else { return }
    if background == nil {
      sketch.fill(sketch.bounds, radius: sketch.length(.cornerRadius), .systemGray6, .fill)
    }
    write(name, &sketch, on: background)
  }

  /// A view that draws nothing itself shows its edges, and its name if nothing is in it.
  private func drawPlain(_ sketch: inout Sketch, on background: Paint?, isEmpty: Bool) {
    if background == nil {
      let radius = sketch.length(.cornerRadius)
      if isEmpty { sketch.fill(sketch.bounds, radius: radius, .systemGray6, .fill) }
      sketch.frame(sketch.bounds, radius: radius, .systemGray4, width: 0.5, .outline)
    }
    if isEmpty { write(sketch.name, &sketch, on: background) }
  }

  /// A name in the middle of a view that has room for it.
  private func write(_ name: String, _ sketch: inout Sketch, on background: Paint?) {
    let font = Font.system(11)
    let width = TextMetrics(font, in: sketch.traits).width(of: name)
    guard width + 4 <= sketch.bounds.size.width, sketch.bounds.size.height >= 14 else { return }
    let paint = background.map { $0.isDark ? Paint.white : .black } ?? .secondaryLabel
    sketch.write(
      name, in: sketch.bounds,
      TextPlacement(font: font, paint: paint.withAlpha(0.8), role: .label))
  }
}
