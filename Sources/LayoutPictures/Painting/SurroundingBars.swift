import AutoLayout
import TextSizes

/// The bars that cover the root view of a document or end at it, with their contents.
struct SurroundingBars {
  /// A layer for each bar, in the coordinates of the root view.
  let layers: [Layer]
  /// Their extent beyond the root view, in points.
  let above: Double
  let below: Double
  /// The bars shown beyond the root view.
  var beyond: Set<Bars.Bar> {
    (above > 0 ? [.status, .navigation, .largeTitle] as Set<Bars.Bar> : [])
      .union(below > 0 ? [.toolbar, .tab] : [])
  }

  /// The color behind the status bar, if a navigation bar extends behind it.
  let statusGround: Paint?
  /// Whether no document says what they show, so that they have the contents of new bars in Interface Builder.
  let areStandIns: Bool

  private typealias Painter = (inout Sketch) -> Void

  /// The bars of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - images: The images of their items.
  ///   - standsIn: Whether to draw bars without a document as well.
  init(of layout: Layout, images: ImageStore, standsIn: Bool = false) {
    areStandIns = standsIn && layout.environment.barContents == nil
    let places = areStandIns ? Places(framesOf: layout.environment) : Places(layout)
    let standIns = areStandIns ? BarContents(standingInFor: layout.environment.bars) : BarContents()
    let shown = layout.environment.barContents ?? standIns
    var bars: [(name: String, frame: Rect, paint: Painter)] = []
    let ground = shown.barColor.map(Paint.init) ?? .bar
    statusGround = places.navigation == nil || shown.navigation == nil ? nil : ground
    if let item = shown.navigation, let frame = places.navigation {
      bars.append(
        (
          "navigation bar", frame,
          {
            if let tint = shown.tint { $0.tint = Paint(tint) }
            $0.draw(
              item, isLarge: shown.hasLargeTitle, titled: shown.titleColor.map(Paint.init),
              on: ground)
          }
        ))
    }
    if let items = shown.toolbar, let frame = places.toolbar {
      bars.append(("toolbar", frame, { $0.drawToolbar(items) }))
    }
    if let items = shown.tabs, let frame = places.tabs {
      bars.append(("tab bar", frame, { $0.drawTabs(items, selected: shown.selectedTab) }))
    }
    layers = bars.compactMap { name, frame, paint in
      guard let root = layout.model[layout.root].view else { return nil }
      var sketch = Sketch(
        layout.root, root, named: name, size: frame.size, in: layout, tint: .systemBlue,
        images: images)
      paint(&sketch)
      var layer = Layer(name: name, kind: "bars")
      layer.size = frame.size
      layer.transform = AffineTransform(translationX: frame.origin.x, y: frame.origin.y)
      layer.marks = sketch.marks
      return layer
    }
    let height = layout.untransformedFrame(of: layout.root).size.height
    above = max(0, -(bars.map { $0.frame.origin.y }.min() ?? 0))
    below = max(0, (bars.map { $0.frame.origin.y + $0.frame.size.height }.max() ?? 0) - height)
  }

  /// Where the bars are: on the part of the root view that its safe area excludes for them, or else beyond it.
  private struct Places {
    private(set) var navigation: Rect?
    private(set) var toolbar: Rect?
    private(set) var tabs: Rect?

    /// The default heights, in points.
    private static let (navigationHeight, largeTitle) = (44.0, 52.0)
    private static let (tabHeight, toolbarHeight) = (49.0, 44.0)

    private static let scrolling: Set<ViewClass> = [.tableView, .collectionView]

    /// Creates the bars of a screen without a document; a bar at an edge extends up to it.
    init(framesOf environment: Environment) {
      for (bar, frame) in environment.barFrames {
        switch bar {
        case .status: break
        case .navigation, .largeTitle:
          navigation = Rect(
            x: 0, y: 0, width: frame.size.width, height: frame.origin.y + frame.size.height)
        case .tab: tabs = frame
        case .toolbar: toolbar = frame
        }
      }
      let height = environment.size.height
      if let frame = tabs { tabs?.size.height = height - frame.origin.y }
      if tabs == nil, let frame = toolbar { toolbar?.size.height = height - frame.origin.y }
    }

    /// Whether rows begin at the top of the root view: UIKit moves them below the bar, which isn't part of the layout.
    private static func startsWithRows(_ layout: Layout, _ insets: EdgeInsets) -> Bool {
      ([layout.root] + layout.subviews(of: layout.root)).contains { item in
        guard let viewClass = layout.viewClass(of: item), !layout.isHidden(item) else {
          return false
        }
        let isAtTop = item == layout.root || layout.frame(of: item).origin.y < insets.top
        return isAtTop && (viewClass.isScrollView || scrolling.contains(viewClass))
          && !layout.subviews(of: item).isEmpty
      }
    }

    init(_ layout: Layout) {
      let environment = layout.environment
      guard let shown = environment.barContents else { return }
      let size = layout.untransformedFrame(of: layout.root).size
      let (insets, bars) = (environment.safeArea, environment.bars.shown)
      func strip(_ y: Double, _ height: Double) -> Rect {
        Rect(x: 0, y: y, width: size.width, height: height)
      }
      if shown.navigation != nil {
        let height = Self.navigationHeight + (shown.hasLargeTitle ? Self.largeTitle : 0)
        let status = bars.contains(.status) ? environment.device.statusHeight : 0
        let isOnRoot =
          bars.contains(.navigation) && insets.top >= height && !Self.startsWithRows(layout, insets)
        navigation = isOnRoot ? strip(0, insets.top) : strip(-height - status, height + status)
      }
      let wanted = [
        shown.toolbar == nil ? 0 : Self.toolbarHeight, shown.tabs == nil ? 0 : Self.tabHeight,
      ]
      let isOnRoot = insets.bottom >= wanted[0] + wanted[1]
      let top = isOnRoot ? size.height - insets.bottom : size.height
      let whole = isOnRoot ? insets.bottom : wanted[0] + wanted[1]
      let isLast = shown.tabs == nil
      if shown.toolbar != nil { toolbar = strip(top, isLast ? whole : wanted[0]) }
      if shown.tabs != nil { tabs = strip(top + wanted[0], whole - wanted[0]) }
    }
  }
}

extension Device {
  /// The height of a device's status bar in portrait, in points.
  fileprivate var statusHeight: Double {
    Environment(device: self).safeArea.top
  }
}

/// The status bar, and placeholders for the contents of bars without a document.
extension SurroundingBars {
  /// The status bar, with the time and a battery where the device has them; nothing if it is hidden.
  ///
  /// - Parameters:
  ///   - painter: The picture.
  ///   - isBeyond: Whether it is above the root view.
  /// - Returns: A layer in the coordinates of the root view.
  func statusBar(on painter: LayoutPainter, isBeyond: Bool) -> Layer {
    let layout = painter.layout
    var layer = Layer(name: "status bar", kind: "bars")
    guard let frame = layout.environment.barFrames.first(where: { $0.bar == .status })?.frame,
      let root = layout.model[layout.root].view, painter.top == layout.root
    else { return layer }
    var sketch = Sketch(
      layout.root, root, named: layer.name, size: frame.size, in: layout, tint: .systemBlue,
      images: ImageStore { _ in nil })
    sketch.drawStatusBar(on: statusGround ?? Sketch.paint(.backgroundColor, of: root))
    layer.size = frame.size
    layer.marks = sketch.marks
    if isBeyond { layer.transform = AffineTransform(translationX: 0, y: -above) }
    return layer
  }
}

extension Sketch {
  /// Devices with a home button show the time in the middle, those with a notch to the left of it.
  fileprivate mutating func drawStatusBar(on ground: Paint?) {
    let isDark = ground?.resolved(in: appearance).isDark
    let ink = isDark.map { $0 ? Paint.white : .black } ?? .label
    let isTall = bounds.size.height >= 40
    let font = Font.system(isTall ? 16 : 12, weight: .semibold)
    let width = bounds.size.width
    let baseline = isTall ? bounds.size.height * 0.25 : 0
    let line = Rect(
      x: 0, y: baseline, width: isTall ? width / 3 : width,
      height: bounds.size.height - baseline * (isTall ? 1 : 0))
    write("9:41", in: fromLeading(line), TextPlacement(font: font, paint: ink, role: .guide))
    let side = isTall ? 12.0 : 9
    let middle = line.origin.y + line.size.height / 2
    let battery = fromLeading(
      Rect(
        x: width - (isTall ? width / 6 + side : side * 2 + 8), y: middle - side / 2,
        width: side * 2, height: side))
    frame(battery, radius: side / 3, ink.withAlpha(0.4), .guide)
    fill(battery.inset(by: EdgeInsets(2)), radius: side / 5, ink, .guide)
  }
}

extension BarContents {
  /// The contents of new bars in Interface Builder.
  init(standingInFor bars: Bars) {
    self.init()
    if bars.shown.contains(.navigation) {
      navigation = NavigationItem()
      navigation?.title = "Title"
      hasLargeTitle = bars.shown.contains(.largeTitle)
    }
    let items = BarItem.list("Item [square]|Item [square]")
    if bars.shown.contains(.tab) { tabs = items }
    if bars.shown.contains(.toolbar) { toolbar = BarItem.list("Item") }
  }
}
