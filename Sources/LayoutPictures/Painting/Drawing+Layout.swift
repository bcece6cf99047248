import AutoLayout
import LayoutDiagnostics
import TextSizes

extension Drawing {
  /// Draws a layout as it is solved.
  ///
  /// Hidden and transparent views are left out, and so is what is nested more than 200
  /// levels deep.
  ///
  /// - Parameters:
  ///   - layout: A layout.
  ///   - view: The view that is drawn with everything in it; nil for the root view.
  ///   - overlays: What is shown beside the views.
  public init(of layout: Layout, view: Item.ID? = nil, showing overlays: Set<Overlay> = []) {
    self.init(of: layout, view: view, showing: overlays) { _ in nil }
  }

  /// The same with the images of an app, which ``init(of:view:showing:)`` draws as boxes with their names.
  package init(
    of layout: Layout, view: Item.ID? = nil, showing overlays: Set<Overlay> = [],
    images: @escaping ImageFinder
  ) {
    let top = view ?? layout.root
    let painter = LayoutPainter(layout, top: top, images: ImageStore(images))
    let views = painter.layers()
    var layers = views
    let count = views.reduce(0) { $0 + $1.viewCount }
    for overlay in Overlay.allCases where overlays.contains(overlay) {
      layers.append(painter.layer(of: overlay, above: views))
    }
    let device = layout.environment.device.name
    let name = top == layout.root ? "" : "\(layout.path(of: top)) on "
    self.init(
      size: layout.untransformedFrame(of: top).size, title: "\(name)\(device)",
      summary: "\(count) view\(count == 1 ? "" : "s") laid out by Auto Layout", layers: layers)
  }
}
