import AutoLayout
import TextSizes

/// The status bar, and placeholders for the contents of bars without a document.
extension SurroundingBars {
  /// The status bar with the time and a battery, wherever the device has it; nothing if it is hidden.
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
  /// Screens with a home button have the time in the middle, those with a notch at its left.
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
