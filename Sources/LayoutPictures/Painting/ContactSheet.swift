import AutoLayout
import TextSizes

extension Drawing {
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
  /// In points; one picture may be wider.
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
