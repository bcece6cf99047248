import AutoLayout
import LayoutDiagnostics
import TextSizes

/// The bars that a picture has.
package enum DrawnBars: Sendable {
  /// None.
  case none
  /// The bars of the document, with their contents.
  case ofDocument
  /// All bars of the screen, and the keyboard.
  case all
}

extension Drawing {
  /// Draws a solved layout.
  ///
  /// Hidden and transparent views are left out, and so are those nested more than 200 levels deep.
  ///
  /// - Parameters:
  ///   - layout: A layout.
  ///   - view: The view that is drawn with everything in it; nil for the root view.
  ///   - overlays: What is shown besides the views.
  public init(of layout: Layout, view: Item.ID? = nil, showing overlays: Set<Overlay> = []) {
    self.init(of: layout, view: view, showing: overlays, ImageStore { _ in nil })
  }

  /// The same as a user sees it: with the bars of the document around the root view, and the images of the app, which
  /// ``init(of:view:showing:)`` draws as boxes with their names.
  ///
  /// - Parameters:
  ///   - layout: A layout.
  ///   - view: The view that is drawn with everything in it; nil for the root view.
  ///   - overlays: What is shown besides the views.
  ///   - room: The maximum number of bytes of images; nil for the default.
  ///   - bars: Which bars are drawn.
  ///   - listsUnseen: Whether invisible views get empty layers.
  ///   - images: Finds the images.
  package init(
    of layout: Layout, view: Item.ID? = nil, showing overlays: Set<Overlay> = [],
    room: Int? = nil, bars: DrawnBars = .ofDocument, listsUnseen: Bool = false,
    images: @escaping ImageFinder
  ) {
    let store = ImageStore(room: room ?? ImageStore.room, images)
    let top = view ?? layout.root
    guard bars != .none, top == layout.root, !overlays.contains(.bars) else {
      self.init(of: layout, view: view, showing: overlays, store, listsUnseen)
      return
    }
    let around = SurroundingBars(of: layout, images: store, standsIn: bars == .all)
    let painter = LayoutPainter(layout, top: top, images: store)
    let layers = bars == .all ? painter.screenBars(with: around, showsBeyond: true) : around.layers
    self = Drawing(of: layout, view: view, showing: overlays, store, below: layers)
      .extended(above: around.above, below: around.below)
  }

  /// A picture with layers between the views and the overlays.
  private init(
    of layout: Layout, view: Item.ID?, showing overlays: Set<Overlay>, _ images: ImageStore,
    _ listsUnseen: Bool = false, below bars: [Layer] = []
  ) {
    let top = view ?? layout.root
    let painter = LayoutPainter(layout, top: top, images: images, listsUnseen: listsUnseen)
    let views = painter.layers()
    var layers = views + bars
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

  /// Pictures side by side, each with its caption above it.
  package init(sheet pictures: [(caption: String, drawing: Drawing)], title: String) {
    var sheet = ContactSheet()
    for picture in pictures { sheet.add(picture.drawing, picture.caption) }
    self.init(
      size: sheet.size, title: title, summary: pictures.map { $0.caption }.joined(separator: ", "),
      layers: sheet.layers)
  }
}

/// Places pictures from left to right, in as many rows as they need.
private struct ContactSheet {
  private static let gap = 24.0
  private static let captionHeight = 20.0
  /// The width of the sheet in points; a single picture may be wider.
  private static let usualWidth = 1800.0
  private static let captionFont = Font.system(13, weight: .semibold)
  private static let ground = Paint("#d9d9de")

  private var pictures: [Layer] = []
  private var x = gap
  private var y = gap
  private var rowHeight = 0.0
  private var right = 0.0

  mutating func add(_ drawing: Drawing, _ caption: String) {
    if x > Self.gap, x + drawing.size.width + Self.gap > Self.usualWidth {
      (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
    }
    var layer = Layer(name: caption, kind: "picture")
    layer.transform = AffineTransform(translationX: x, y: y)
    let metrics = TextMetrics(Self.captionFont, in: RenderingTraits(scale: 2))
    let run = TextRun(
      words: metrics.words(of: caption, from: 0), baseline: metrics.ascender,
      pointSize: metrics.pointSize, weight: Self.captionFont.weight)
    layer.marks = [Mark(.label, .text(run), fill: .black)]
    layer.layers = drawing.layers.map { inner in
      var lowered = inner
      lowered.transform = inner.transform.concatenating(
        AffineTransform(translationX: 0, y: Self.captionHeight))
      return lowered
    }
    pictures.append(layer)
    x += max(drawing.size.width, metrics.width(of: caption)) + Self.gap
    right = max(right, x)
    rowHeight = max(rowHeight, drawing.size.height + Self.captionHeight)
  }

  var size: Size { Size(width: max(right, 2 * Self.gap), height: y + rowHeight + Self.gap) }

  var layers: [Layer] {
    var ground = Layer(name: "background", kind: "background")
    let whole = RoundedRect(Rect(origin: .zero, size: size))
    ground.marks = [Mark(.fill, .rect(whole), fill: Self.ground)]
    return [ground] + pictures
  }
}
