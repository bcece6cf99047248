import AutoLayout
import TextSizes

/// Makes the layers of a picture from a layout.
struct LayoutPainter {
  let layout: Layout
  /// The view that is drawn with everything in it.
  let top: Item.ID
  private let images: ImageStore
  /// Whether it is a document's, so that only what an app shows is drawn.
  private let isOfDocument: Bool
  /// Whether invisible views get empty layers.
  private let listsUnseen: Bool
  /// The placements of views, collected once from the drawn one down: walking up from each view would take long in deep
  /// trees.
  private let placements: [Item.ID: Placement]

  init(
    _ layout: Layout, top: Item.ID, images: ImageStore = ImageStore { _ in nil },
    listsUnseen: Bool = false
  ) {
    (self.layout, self.top, self.images) = (layout, top, images)
    self.listsUnseen = listsUnseen
    placements = Self.placements(in: top, of: layout)
    isOfDocument = layout.environment.barContents != nil
  }

  /// Where a view is.
  private struct Placement {
    /// The transform from the view's rectangle to the drawn view's.
    let transform: AffineTransform
    /// Its opacity, including that of its ancestors; 0 if it is hidden.
    let alpha: Double
  }

  private static func placements(in top: Item.ID, of layout: Layout) -> [Item.ID: Placement] {
    let alpha = layout.isVisible(top) ? layout.effectiveAlpha(of: top) : 0
    var found = [top: Placement(transform: .identity, alpha: alpha)]
    var pending = [top]
    while let view = pending.popLast(), let around = found[view] {
      let subviews = layout.subviews(of: view)
      for subview in subviews {
        found[subview] = Placement(
          transform: layout.placement(of: subview).concatenating(around.transform),
          alpha: layout.isHidden(subview) ? 0 : layout.alpha(of: subview) * around.alpha)
      }
      pending += subviews
    }
    return found
  }

  /// The transform from a view's rectangle to the drawn view's; nil for views outside it.
  func transform(of view: Item.ID) -> AffineTransform? { placements[view]?.transform }

  /// ``Layout/isVisible(_:)`` of a view in the drawn one.
  func isVisible(_ view: Item.ID) -> Bool { placements[view].map { $0.alpha >= 0.01 } ?? false }

  /// Deeper views are left out, because they would be indistinguishable.
  private static let deepest = 200

  /// A view that is waiting to be drawn.
  private struct Visit {
    let item: Item.ID
    /// The tint color around it.
    let tint: Paint
    /// The color behind it.
    let ground: Paint
    let depth: Int
    /// The index of the superview's layer.
    let parent: Int?
    var unseen: Layer.Absence?
    /// How a table row is drawn because of its position.
    var row: TableRows.Appearance?
  }

  /// The view and everything in it.
  func layers() -> [Layer] {
    var list: [(layer: Layer, parent: Int?)] = []
    var grounds = TextGrounds()
    let isLight = layout.environment.appearance == .light
    let ground =
      isOfDocument && isLight ? TextGrounds.canvas(of: layout, below: top) : .systemBackground
    var pending = [
      Visit(item: top, tint: .systemBlue, ground: ground, depth: 0, parent: nil)
    ]
    while let visit = pending.popLast() {
      let subviews = layout.subviews(of: visit.item)
      let absences = subviews.map { absence(of: $0, in: visit) }
      var (layer, tint, ground, rows) = layer(of: visit, isEmpty: !absences.contains(nil))
      if isOfDocument, isLight, visit.unseen == nil {
        ground = grounds.readable(&layer, on: ground, at: place(of: visit.item))
      }
      let place = list.count
      list.append((layer, visit.parent))
      if visit.depth == Self.deepest { continue }
      let appearances = rows?.appearances ?? [:]
      pending += zip(subviews, absences).reversed().compactMap { subview, absence in
        absence != nil && !listsUnseen
          ? nil
          : Visit(
            item: subview, tint: tint, ground: ground, depth: visit.depth + 1, parent: place,
            unseen: absence, row: appearances[subview])
      }
    }
    // Layers further back come first in the list, and every layer comes after its superview's.
    var finished: [Layer] = []
    while let (layer, parent) = list.popLast() {
      var layer = layer
      layer.layers.reverse()
      if let parent { list[parent].layer.layers.append(layer) } else { finished.append(layer) }
    }
    return finished
  }

  private func absence(of item: Item.ID, in visit: Visit) -> Layer.Absence? {
    if visit.unseen != nil { return .inside }
    if layout.isHidden(item) { return .hidden }
    return layout.alpha(of: item) > 0 ? nil : .transparent
  }

  private func layer(
    of visit: Visit, isEmpty: Bool
  ) -> (Layer, tint: Paint, ground: Paint, rows: TableRows?) {
    let item = visit.item
    var layer = Layer(
      name: layout.path(of: item), kind: layout.viewClass(of: item)?.className ?? "UIView")
    guard let view = layout.model[item].view else {
      return (layer, visit.tint, visit.ground, nil)
    }
    let tint = Sketch.paint(.tintColor, of: view) ?? visit.tint
    layer.size = layout.untransformedFrame(of: item).size
    if item != top { layer.transform = layout.placement(of: item) }
    layer.unseen = visit.unseen
    if visit.unseen != nil { return (layer, tint, visit.ground, nil) }
    var sketch = Sketch(item, view, size: layer.size, in: layout, tint: tint, images: images)
    sketch.ground = visit.ground
    let rows =
      isOfDocument && view.viewClass == .tableView && !isEmpty
      ? TableRows(of: item, in: layout, sketch) : nil
    draw(visit, &sketch, rows, isEmpty: isEmpty)
    layer.marks = sketch.marks
    layer.opacity = view.alpha
    if view.clipsToBounds || view.viewClass.isScrollView || item == top {
      layer.clip = RoundedRect(sketch.bounds, radius: sketch.length(.cornerRadius))
    }
    let own = Sketch.paint(.backgroundColor, of: view)
    let ground =
      own.flatMap { $0.alpha > 0.5 ? $0 : nil } ?? visit.row?.ground ?? rows?.ground ?? visit.ground
    return (layer, tint, ground, rows)
  }

  private func draw(
    _ visit: Visit, _ sketch: inout Sketch, _ rows: TableRows?, isEmpty: Bool
  ) {
    let radius = sketch.length(.cornerRadius)
    let background =
      sketch.paint(.backgroundColor) ?? rows?.ground ?? (visit.item == top ? visit.ground : nil)
    if let background { sketch.fill(sketch.bounds, radius: radius, background, .fill) }
    rows?.draw(in: &sketch)
    if sketch.view.viewClass == .tableViewCell, isOfDocument {
      sketch.drawRow(visit.row ?? TableRows.Appearance())
    }
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

  /// In an app, a view that draws nothing itself is visible only by its contents; if its class draws, a box shows its
  /// name.
  private func drawPart(_ sketch: inout Sketch, on background: Paint?, isEmpty: Bool) {
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

  /// A name in the middle of a view, if it has room.
  private func write(_ name: String, _ sketch: inout Sketch, on background: Paint?) {
    let font = Font.system(11)
    let width = TextMetrics(font, in: sketch.traits).width(of: name)
    guard width + 4 <= sketch.bounds.size.width, sketch.bounds.size.height >= 14 else { return }
    let paint =
      background.map { $0.resolved(in: sketch.appearance).isDark ? Paint.white : .black }
      ?? .secondaryLabel
    sketch.write(
      name, in: sketch.bounds,
      TextPlacement(font: font, paint: paint.withAlpha(0.8), role: .label))
  }
}
