import AutoLayout
import TextSizes

/// The drawing of a system symbol: simple strokes of our own that convey its meaning.
///
/// To draw another symbol, add a row to the tables; a symbol without a row is drawn as a box with its name.
struct Glyph {
  /// Its strokes, on a grid of 24 units.
  private let outlines: [Outline]
  /// A letter or a number drawn instead of strokes.
  private let text: String?
  /// The outlines around them, on the same grid; empty for none.
  private let around: [Outline]
  private let isFilled: Bool
  private let isStruck: Bool

  private static let grid = Rect(x: 0, y: 0, width: 24, height: 24)
  private static let strokeWidth = 1.8
  /// The fraction of a circle or square that its content takes up.
  private static let inner = 0.52

  /// Symbols that may be around others.
  private static let enclosures: Set<Substring> = [
    "circle", "square", "app", "rectangle", "octagon", "seal", "shield", "triangle",
  ]

  /// The symbol with a name; nil if it has no picture.
  init?(named name: String) {
    var words = name.split(separator: ".")
    isFilled = words.contains("fill")
    isStruck = words.contains("slash")
    words.removeAll { $0 == "fill" || $0 == "slash" }
    var around: [Outline] = []
    if words.count > 1, let last = words.last, Self.enclosures.contains(last),
      Self.path(words) == nil
    {
      around = Outline.read(Self.path([last]) ?? "")
      words.removeLast()
    }
    self.around = around
    let isText =
      words.count == 1 && !around.isEmpty && (words[0].count == 1 || Int(words[0]) != nil)
    text = isText ? words[0].uppercased() : nil
    var path = Self.path(words)
    // Draw `tray.and.arrow.down` as a tray rather than not at all.
    while path == nil, words.count > 1 {
      words.removeLast()
      path = Self.path(words)
    }
    outlines = Outline.read(path ?? "")
    if outlines.isEmpty && !isText { return nil }
  }

  private static func path(_ words: [Substring]) -> String? {
    let name = words.joined(separator: ".")
    let known = aliases[name] ?? name
    return firstPaths[known] ?? lastPaths[known]
  }

  /// The symbol, as large as fits into a rectangle.
  func marks(in rect: Rect, _ paint: Paint) -> [Mark] {
    guard rect.size.width > 0, rect.size.height > 0 else { return [] }
    if around.isEmpty {
      let fitted = Fit(outlines, in: rect)
      return drawn(outlines, fitted, paint, isFilled: isFilled) + strike(in: rect, paint)
    }
    let ring = Fit(around, in: rect)
    let box = ring.applied(to: Self.grid)
    let inside = Rect(
      x: box.center.x - box.size.width * Self.inner / 2,
      y: box.center.y - box.size.height * Self.inner / 2, width: box.size.width * Self.inner,
      height: box.size.height * Self.inner)
    let ink = isFilled ? Paint.white : paint
    let content =
      text.map { [Self.letter($0, in: inside, ink)] }
      ?? drawn(outlines, Fit(outlines, in: inside), ink, isFilled: false)
    return drawn(around, ring, paint, isFilled: isFilled) + content + strike(in: rect, paint)
  }

  private func strike(in rect: Rect, _ paint: Paint) -> [Mark] {
    guard isStruck else { return [] }
    let line = Outline.read("M3 3L21 21")
    return drawn(line, Fit([.rectangle(Self.grid, radius: 0)], in: rect), paint, isFilled: false)
  }

  private static func letter(_ text: String, in rect: Rect, _ paint: Paint) -> Mark {
    let font = Font.system(rect.size.height * 1.1, weight: .semibold)
    let metrics = TextMetrics(font, in: RenderingTraits(scale: 2))
    let width = metrics.width(of: text)
    let run = TextRun(
      words: metrics.words(of: text, from: rect.center.x - width / 2),
      baseline: rect.center.y + 0.38 * metrics.pointSize, pointSize: metrics.pointSize,
      weight: .semibold)
    return Mark(.placeholder, .text(run), fill: paint)
  }

  /// Strokes; if the symbol is filled, its closed outlines are filled, with what lies on them in white.
  private func drawn(_ outlines: [Outline], _ fit: Fit, _ paint: Paint, isFilled: Bool) -> [Mark] {
    var filled: [Rect] = []
    return outlines.map { outline in
      let bounds = outline.bounds
      let isOnFill = filled.contains { $0.contains(bounds) }
      let isDot = outline.isClosed && bounds.size.width <= 3.2
      let ink = isOnFill ? Paint.white : paint
      var fill: Paint?
      if isFilled, outline.isClosed, !isOnFill {
        filled.append(bounds)
        fill = paint
      } else if isDot {
        fill = ink
      }
      return Mark(
        .placeholder, .path(fit.applied(to: outline)), fill: fill,
        stroke: Stroke(ink, width: fit.scale * Self.strokeWidth))
    }
  }

  /// The transform from the grid to a rectangle.
  private struct Fit {
    let scale: Double
    let offset: Point

    /// Scales outlines to fit a rectangle, centered.
    init(_ outlines: [Outline], in rect: Rect) {
      let boxes = outlines.map { $0.bounds }
      let ink = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        .inset(by: EdgeInsets(-Glyph.strokeWidth / 2))
      scale = min(
        rect.size.width / max(ink.size.width, 1), rect.size.height / max(ink.size.height, 1))
      offset = Point(
        x: rect.center.x - ink.center.x * scale, y: rect.center.y - ink.center.y * scale)
    }

    func applied(to outline: Outline) -> Outline { outline.scaled(by: scale, movedBy: offset) }

    func applied(to rect: Rect) -> Rect {
      Rect(
        x: rect.origin.x * scale + offset.x, y: rect.origin.y * scale + offset.y,
        width: rect.size.width * scale, height: rect.size.height * scale)
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.origin.x >= origin.x && other.origin.y >= origin.y
      && other.origin.x + other.size.width <= origin.x + size.width
      && other.origin.y + other.size.height <= origin.y + size.height
  }
}

/// Symbols that are drawn like others.
extension Glyph {
  static let aliases: [String: String] = [
    "arrow.backward": "arrow.left", "arrow.counterclockwise.icloud": "cloud",
    "arrow.forward": "arrow.right", "arrow.triangle.2.circlepath": "arrow.2.circlepath",
    "arrow.turn.up.left": "arrow.uturn.left",
    "arrow.up.backward.and.arrow.down.forward": "arrow.up.right",
    "arrow.up.left.and.arrow.down.right": "arrow.up.right",
    "arrowshape.turn.up.left": "arrow.uturn.left",
    "arrowshape.turn.up.right": "arrow.uturn.right", "at": "envelope",
    "backward.end": "backward", "barcode.viewfinder": "barcode", "bell.badge": "bell",
    "books.vertical": "book", "bubble.left.and.bubble.right": "bubble.left",
    "bubble.right": "bubble.left", "building": "building.2", "building.columns": "building.2",
    "calendar.badge.plus": "calendar", "camera.viewfinder": "camera", "car.2": "car",
    "cart.badge.plus": "cart", "checklist": "list.bullet", "chevron.backward": "chevron.left",
    "chevron.compact.down": "chevron.down", "chevron.compact.up": "chevron.up",
    "chevron.forward": "chevron.right", "circle.grid.3x3": "grid",
    "clock.arrow.2.circlepath": "clock", "clock.arrow.circlepath": "clock",
    "cloud.rain": "cloud", "cloud.sun": "cloud", "creditcard.and": "creditcard",
    "cube": "archivebox", "display": "desktopcomputer", "doc.plaintext": "doc.text",
    "ellipsis.bubble": "bubble.left", "figure.wave": "figure.walk",
    "filemenu.and.selection": "list.bullet", "flag.2.crossed": "flag", "forward.end": "forward",
    "gear": "gearshape", "gearshape.2": "gearshape", "hand.tap": "hand.raised",
    "heart.text.square": "heart", "house.lodge": "house", "icloud": "cloud",
    "ipad": "rectangle.portrait", "laptopcomputer": "desktopcomputer",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "link.badge.plus": "link",
    "list.triangle": "list.bullet", "location.north": "location", "mail": "envelope",
    "mappin.circle": "mappin", "message": "bubble.left", "multiply": "xmark", "network": "globe",
    "note.text": "doc.text", "person.3": "person.2", "person.and.person": "person.2",
    "person.badge.plus": "person", "person.crop": "person", "phone.arrow.up.right": "phone",
    "photo.on.rectangle": "photo", "qrcode.viewfinder": "qrcode",
    "rectangle.and.arrow.up.right.and.arrow.down.left": "arrow.up.right",
    "rectangle.grid.2x2": "square.grid.2x2", "rectangle.portrait.and.arrow.right": "escape",
    "scanner": "viewfinder", "shippingbox": "archivebox",
    "slider.horizontal.below.rectangle": "slider.horizontal.3", "speaker.2": "speaker.wave.2",
    "speaker.3": "speaker.wave.2", "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "square.and.arrow.up.on.square": "square.and.arrow.up",
    "square.grid.3x2": "square.grid.2x2", "square.grid.3x3": "grid", "sun.min": "sun.max",
    "switch.2": "slider.horizontal.3", "tag.circle": "tag", "text.aligncenter": "text.alignleft",
    "text.badge.plus": "list.bullet", "text.bubble": "bubble.left",
    "text.justify": "line.3.horizontal", "tray.and.arrow.down": "tray", "tv.and.mediabox": "tv",
    "wallet.pass": "creditcard", "wrench.and.screwdriver": "wrench", "xmark.bin": "trash",
  ]
}
