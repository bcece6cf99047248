import AutoLayout
import TextSizes

/// What stands for images, maps and pages, which are not there.
extension Sketch {
  /// Where the image is, as the content mode says; all of the bounds without an image.
  var imageRect: Rect {
    guard let image = view.content.imageSize, image.width > 0, image.height > 0 else {
      return bounds
    }
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

  /// A frame with a hill and a sun, as documents show a missing image.
  mutating func drawImagePlaceholder(in rect: Rect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (width, height) = (rect.size.width, rect.size.height)
    fill(rect, .systemGray5, .placeholder)
    let hill = [(0.1, 0.85), (0.4, 0.4), (0.6, 0.65), (0.7, 0.55), (0.9, 0.85)].map {
      Point(x: left + width * $0.0, y: top + height * $0.1)
    }
    add(Mark(.placeholder, .line(hill), fill: .systemGray3))
    let radius = min(width, height) * 0.09
    let sun = Rect(
      x: left + width * 0.72 - radius, y: top + height * 0.28 - radius, width: 2 * radius,
      height: 2 * radius)
    add(Mark(.placeholder, .ellipse(in: sun), fill: .systemGray3))
  }

  mutating func drawMap() {
    fill(bounds, Paint("#dfeedd"), .placeholder)
    let (width, height) = (bounds.size.width, bounds.size.height)
    for (from, to) in [((0, 0.7), (1, 0.35)), ((0.35, 0), (0.6, 1)), ((0, 0.2), (0.45, 0.35))] {
      line(
        [
          Point(x: width * from.0, y: height * from.1), Point(x: width * to.0, y: height * to.1),
        ], .white, width: min(6, min(width, height) / 10))
    }
  }

  mutating func drawPage() {
    fill(bounds, .white, .placeholder)
    frame(bounds, .systemGray4)
    let gap = 14.0
    var top = gap
    while top + 6 < bounds.size.height, top < 10 * gap {
      let share = top == gap ? 0.5 : 1
      fill(
        fromLeading(
          Rect(x: gap, y: top, width: max(0, bounds.size.width - 2 * gap) * share, height: 6)),
        radius: 3, .systemGray5, .placeholder)
      top += gap
    }
  }

  mutating func drawRows() {
    if paint(.backgroundColor) == nil { fill(bounds, .white, .placeholder) }
    let rowHeight = 44.0
    // Every row of a very long table would be drawn for nothing.
    var y = rowHeight
    while y < bounds.size.height, y < 100 * rowHeight {
      line([Point(x: 16, y: y), Point(x: bounds.size.width, y: y)], .separator, width: 0.5)
      y += rowHeight
    }
  }

  mutating func drawItems() {
    if paint(.backgroundColor) == nil { fill(bounds, .white, .placeholder) }
    let (side, gap) = (50.0, 10.0)
    var y = gap
    while y + side <= bounds.size.height, y < 20 * (side + gap) {
      var x = gap
      while x + side <= bounds.size.width, x < 20 * (side + gap) {
        frame(Rect(x: x, y: y, width: side, height: side), radius: 4, .systemGray4)
        x += side + gap
      }
      y += side + gap
    }
  }
}
