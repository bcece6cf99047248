import AutoLayout
import LayoutDiagnostics
import TextSizes

/// Things that a picture shows besides the views themselves.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The bars around the root view, with their names.
  case bars
  /// The keyboard, if it is shown, in front of the views.
  case keyboard
  /// The constraints in Interface Builder's colors: blue if they hold, red if they conflict, orange if what they lay
  /// out is ambiguous.
  case constraints
  /// Dashed orange edges around views whose frame is not unique.
  case ambiguity
  /// Dashed lines at the layout margins of views that hold others.
  case margins
  /// Dashed lines around layout guides and the safe area.
  case guides
  /// Thin lines around views that draw nothing themselves.
  case bounds
}

extension LayoutPainter {
  /// The layer of an overlay, in the coordinates of the drawn view.
  ///
  /// - Parameters:
  ///   - overlay: What it shows.
  ///   - layers: What is drawn below it.
  /// - Returns: The layer.
  func layer(of overlay: Overlay, above layers: [Layer]) -> Layer {
    var layer = Layer(name: overlay.rawValue, kind: overlay.rawValue)
    switch overlay {
    case .constraints:
      let texts = layers.flatMap { $0.textRects(in: .identity) }
      layer.marks = ConstraintPainter(self, avoiding: texts).marks()
    case .ambiguity: layer.marks = ambiguityMarks()
    case .margins: layer.marks = marginMarks()
    case .guides: layer.marks = guideMarks()
    case .bounds: layer.marks = boundsMarks()
    case .bars: layer.marks = barMarks()
    case .keyboard: layer.marks = keyboardMarks()
    }
    return layer
  }

  /// The bounding box of an item, in the coordinates of the drawn view's rectangle; nil for items outside it.
  func place(of item: Item.ID) -> Rect? {
    if let transform = transform(of: item) {
      let size = layout.untransformedFrame(of: item).size
      return transform.applied(to: Rect(origin: .zero, size: size))
    }
    // A guide.
    guard let owner = layout.superview(of: item), let transform = transform(of: owner) else {
      return nil
    }
    var frame = layout.frame(of: item)
    let origin = layout.bounds(of: owner).origin
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return transform.applied(to: frame)
  }

  /// The same, but nil for hidden views and their guides.
  func visiblePlace(of item: Item.ID) -> Rect? {
    let view = layout.viewClass(of: item) == nil ? layout.superview(of: item) : item
    return view.map(isVisible) == true ? place(of: item) : nil
  }

  private func drawnItems() -> [Item.ID] {
    var (items, pending) = ([Item.ID](), [top])
    while let item = pending.popLast() {
      items.append(item)
      pending += layout.subviews(of: item).reversed().filter(isVisible)
    }
    return items
  }

  static let ambiguous = Paint("#ff9500")

  private func ambiguityMarks() -> [Mark] {
    drawnItems().filter { layout.isAmbiguous($0) }.compactMap { item in
      guard let rect = place(of: item) else { return nil }
      return Mark(
        .ambiguity, .rect(RoundedRect(rect)),
        stroke: Stroke(Self.ambiguous, width: 2, dashes: [6, 4]))
    }
  }

  private static let guide = Paint("#5856d6")

  private func outline(_ rect: Rect) -> Mark {
    Mark(
      .guide, .rect(RoundedRect(rect)), stroke: Stroke(Self.guide, width: 1, dashes: [4, 3]))
  }

  private func marginMarks() -> [Mark] {
    drawnItems().filter { !layout.subviews(of: $0).isEmpty }.compactMap { item in
      guard let rect = place(of: item) else { return nil }
      let margins = layout.pass.layoutMargins(of: item)
      return margins == .zero ? nil : outline(rect.inset(by: margins))
    }
  }

  private func boundsMarks() -> [Mark] {
    drawnItems().compactMap { item in
      guard let view = layout.model[item].view, Sketch.paint(.backgroundColor, of: view) == nil,
        let rect = place(of: item)
      else { return nil }
      return Mark(.guide, .rect(RoundedRect(rect)), stroke: Stroke(.systemGray3, width: 0.5))
    }
  }

  private func guideMarks() -> [Mark] {
    drawnItems().flatMap { layout.guides(of: $0) }.compactMap { guide in
      place(of: guide).map(outline)
    }
  }
}

extension Layer {
  /// The rectangles of its texts and those of nested layers, in the coordinates of a transform.
  func textRects(in around: AffineTransform) -> [Rect] {
    let transform = transform.concatenating(around)
    let own = marks.compactMap { mark -> Rect? in
      guard case .text(let run) = mark.shape else { return nil }
      return run.extent.map(transform.applied(to:))
    }
    return own + layers.flatMap { $0.textRects(in: transform) }
  }
}
