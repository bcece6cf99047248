import AutoLayout
import TextSizes

/// Images of the app, and placeholders for missing ones.
extension Sketch {
  mutating func drawImageView() {
    guard let name = text(.image) else {
      return drawMissingImage(named: self.name, in: place(of: view.content.imageSize))
    }
    let image = images.image(named: name)
    let rect = place(of: image?.size ?? view.content.imageSize)
    draw(image, named: name, in: rect, isTemplate: false)
  }

  /// Draws the image behind everything else that a button shows.
  mutating func drawBackgroundImage() {
    guard let name = text(.backgroundImage) else { return }
    drawImage(named: name, in: bounds, isTemplate: false)
  }

  /// The size of the image of a button; nil if it shows none.
  var buttonImageSize: Size? {
    let button = view.content
    let isDetail = (button.text ?? "").isEmpty && button.buttonKind == .detail
    if text(.image) != nil || text(.backgroundImage) == nil, let size = button.imageSize {
      return size
    }
    return isDetail || text(.image) != nil ? Self.detail : nil
  }

  /// The size of an unknown image, and of controls with built-in pictures.
  private static let detail = Size(width: 20, height: 20)

  /// Draws the image of a button, scaled down to fit; system buttons show its shape in their color.
  mutating func drawButtonImage(in rect: Rect) {
    let ratio = min(
      1, rect.size.width > 0 ? bounds.size.width / rect.size.width : 1,
      rect.size.height > 0 ? bounds.size.height / rect.size.height : 1)
    let size = Size(width: rect.size.width * ratio, height: rect.size.height * ratio)
    let place = ratio < 1 ? centred(size, in: bounds) : rect
    guard let name = text(.image) else { return drawMissingImage(named: self.name, in: place) }
    drawImage(named: name, in: place, isTemplate: view.content.buttonKind != .custom)
  }

  /// The image with a name, or its placeholder.
  mutating func drawImage(named name: String, in rect: Rect, isTemplate: Bool) {
    draw(images.image(named: name), named: name, in: rect, isTemplate: isTemplate)
  }

  private mutating func draw(
    _ image: PictureImage?, named name: String, in rect: Rect, isTemplate: Bool
  ) {
    guard let image else {
      if let glyph = Glyph(named: name) {
        for mark in glyph.marks(in: rect, tint) { add(mark) }
        return
      }
      return drawMissingImage(named: name, in: rect)
    }
    let paint = image.isTemplate ?? isTemplate ? tint : nil
    for part in image.parts(in: rect) {
      let placed = PlacedImage(image: image, rect: part.place, part: part.part, tint: paint)
      add(Mark(.placeholder, .image(placed)))
    }
  }

  /// The place of an image according to its content mode; the whole bounds if there is no image.
  private func place(of image: Size?) -> Rect {
    guard let image, image.width > 0, image.height > 0 else { return bounds }
    let mode = choice(.contentMode)
    let ratios = [bounds.size.width / image.width, bounds.size.height / image.height]
    let fit = ratios.min() ?? 1
    let fill = ratios.max() ?? 1
    let size =
      switch mode {
      case "scaleAspectFit": Size(width: image.width * fit, height: image.height * fit)
      case "scaleAspectFill": Size(width: image.width * fill, height: image.height * fill)
      case "scaleToFill", "redraw": bounds.size
      default: image
      }
    var rect = centred(size, in: bounds)
    let lowered = mode.lowercased()
    if lowered.contains("left") { rect.origin.x = 0 }
    if lowered.contains("right") { rect.origin.x = bounds.size.width - size.width }
    if lowered.contains("top") { rect.origin.y = 0 }
    if lowered.contains("bottom") { rect.origin.y = bounds.size.height - size.height }
    return rect
  }

  // MARK: Images that are not there

  private static let captionFont = Font.system(9)

  /// A plain box with a small hill and sun, and the name of the image if there is room for it.
  private mutating func drawMissingImage(named name: String, in rect: Rect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    fill(rect, radius: min(4, rect.size.height / 5), .systemGray5, .placeholder)
    let metrics = TextMetrics(Self.captionFont, in: traits)
    let isNamed =
      metrics.width(of: name) + 4 <= rect.size.width
      && rect.size.height >= Self.hills + 4 + metrics.lineHeight
    let side = min(Self.hills, 0.8 * min(rect.size.width, rect.size.height))
    var box = centred(Size(width: side, height: side), in: rect)
    if isNamed {
      box.origin.y -= metrics.lineHeight / 2
      let line = Rect(
        x: rect.origin.x, y: box.origin.y + side + 2, width: rect.size.width,
        height: metrics.lineHeight)
      write(
        name, in: line,
        TextPlacement(font: Self.captionFont, paint: .systemGray, role: .placeholder))
    }
    drawHills(in: box)
  }

  /// The side of the picture in the middle, in points.
  private static let hills = 24.0

  private mutating func drawHills(in box: Rect) {
    let side = box.size.width
    let hill = [(0.0, 0.85), (0.36, 0.35), (0.6, 0.65), (0.72, 0.5), (1, 0.85)].map {
      Point(x: box.origin.x + side * $0.0, y: box.origin.y + side * $0.1)
    }
    add(Mark(.placeholder, .line(hill), fill: .systemGray3))
    let radius = side * 0.1
    let sun = Rect(
      x: box.origin.x + side * 0.75 - radius, y: box.origin.y + side * 0.26 - radius,
      width: 2 * radius, height: 2 * radius)
    add(Mark(.placeholder, .ellipse(in: sun), fill: .systemGray3))
  }
}

extension PictureImage {
  /// The visible parts of the image file and their places: for a sliced image, the edges at their own size, and what is
  /// between them.
  fileprivate func parts(in rect: Rect) -> [(part: Rect?, place: Rect)] {
    guard let slices else { return [(nil, rect)] }
    let columns = Self.spans(
      slices.caps.left, slices.center.width, slices.caps.right, of: slices.whole.width,
      in: rect.size.width)
    let rows = Self.spans(
      slices.caps.top, slices.center.height, slices.caps.bottom, of: slices.whole.height,
      in: rect.size.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          Rect(x: column.from, y: row.from, width: column.length, height: row.length),
          Rect(
            x: rect.origin.x + column.to, y: rect.origin.y + row.to, width: column.stretched,
            height: row.stretched)
        )
      }
    }
  }

  /// The parts of an image along an axis: where each is in the file, and where in the rectangle.
  private static func spans(
    _ start: Double, _ center: Double, _ end: Double, of whole: Double, in room: Double
  ) -> [(from: Double, length: Double, to: Double, stretched: Double)] {
    // If there isn't enough room for the edges, they share it.
    let ratio = start + end > room && start + end > 0 ? room / (start + end) : 1
    let parts: [(from: Double, length: Double, to: Double, stretched: Double)] = [
      (0, start, 0, start * ratio),
      (start, center, start * ratio, max(0, room - (start + end) * ratio)),
      (whole - end, end, room - end * ratio, end * ratio),
    ]
    return parts.filter { $0.length > 0 && $0.stretched > 0 }
  }
}
