import AutoLayout
import LayoutDiagnostics
import TextSizes

extension LayoutPainter {
  private static let barFont = Font.system(11, weight: .medium)
  private static let barColor = Paint.bar.withAlpha(0.85)

  /// The bars of the screen with their contents, as strips if these are unknown, and the keyboard.
  ///
  /// - Parameters:
  ///   - contents: The bars of the document, or their replacement.
  ///   - showsBeyond: Whether the picture shows bars that end at the root view, so that they have no strips in it.
  /// - Returns: Layers in the coordinates of the root view.
  func screenBars(with contents: SurroundingBars, showsBeyond: Bool) -> [Layer] {
    var strips = layer(of: .bars, above: [])
    let drawn: Set<Bars.Bar> = contents.areStandIns ? Set(Bars.Bar.allCases) : [.status]
    strips.marks = barMarks(besides: showsBeyond ? drawn.union(contents.beyond) : drawn)
    let status = contents.statusBar(on: self, isBeyond: showsBeyond && contents.above > 0)
    let layers = [strips] + contents.layers + [status, layer(of: .keyboard, above: [])]
    return layers.filter { !$0.marks.isEmpty }
  }

  /// The bars of the screen as strips with their names; none in the picture of another view.
  func barMarks(besides others: Set<Bars.Bar> = []) -> [Mark] {
    guard top == layout.root else { return [] }
    let marks = layout.environment.barFrames.filter { !others.contains($0.bar) }.flatMap {
      bar, frame in
      let strip = Mark(
        .guide, .rect(RoundedRect(frame)), fill: Self.barColor, stroke: Stroke(.separator))
      return [strip] + name(Self.barNames[bar] ?? bar.rawValue, in: frame)
    }
    return marks.map { $0.resolved(in: layout.environment.appearance) }
  }

  /// The keyboard as a strip at the bottom of the screen; none in the picture of another view.
  func keyboardMarks() -> [Mark] {
    guard top == layout.root, let height = layout.environment.keyboardHeight else { return [] }
    let size = layout.untransformedFrame(of: top).size
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let strip = Mark(
      .guide, .rect(RoundedRect(frame)), fill: Paint("#d1d4da", dark: "#2b2b2d"),
      stroke: Stroke(.separator))
    return ([strip] + name("keyboard", in: frame)).map {
      $0.resolved(in: layout.environment.appearance)
    }
  }

  private static let barNames: [Bars.Bar: String] = [
    .status: "status bar", .navigation: "navigation bar", .largeTitle: "large title",
    .tab: "tab bar",
  ]

  /// A text in the middle of a strip, if it has room.
  private func name(_ text: String, in frame: Rect) -> [Mark] {
    let metrics = TextMetrics(Self.barFont, in: RenderingTraits(scale: 2))
    let width = metrics.width(of: text)
    guard width <= frame.size.width, metrics.lineHeight <= frame.size.height else { return [] }
    let run = TextRun(
      words: metrics.words(of: text, from: frame.origin.x + (frame.size.width - width) / 2),
      baseline: frame.origin.y + (frame.size.height - metrics.lineHeight) / 2 + metrics.ascender,
      pointSize: metrics.pointSize, weight: Self.barFont.weight)
    return [Mark(.guide, .text(run), fill: .secondaryLabel)]
  }
}
