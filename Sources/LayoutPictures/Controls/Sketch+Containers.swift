import AutoLayout
import TextSizes

/// What stands for maps, pages and rows, which are not there.
extension Sketch {
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

  /// A collection whose cells code brings along.
  mutating func drawItems() {
    if paint(.backgroundColor) == nil { fill(bounds, .systemGray6, .placeholder) }
    let side = min(24, 0.5 * min(bounds.size.width, bounds.size.height))
    let box = centred(Size(width: side, height: side), in: bounds)
    for mark in Glyph(named: "square.grid.2x2")?.marks(in: box, .systemGray3) ?? [] { add(mark) }
    let line = Rect(x: 0, y: box.origin.y + side + 4, width: bounds.size.width, height: 14)
    guard line.origin.y + line.size.height <= bounds.size.height else { return }
    write(
      name, in: line, TextPlacement(font: .system(11), paint: .systemGray, role: .placeholder))
  }

  /// What a row of a table has besides its content: the line below it, and its accessory.
  mutating func drawRow() {
    let y = bounds.size.height - 0.25
    line(
      [Point(x: 16, y: y), Point(x: bounds.size.width, y: y)], .separator, width: 0.5)
    let glyphs = [
      "disclosureIndicator": ("chevron.right", Size(width: 8, height: 13), Paint.systemGray3),
      "checkmark": ("checkmark", Size(width: 14, height: 13), tint),
      "detailButton": ("info.circle", Size(width: 22, height: 22), tint),
      "detailDisclosureButton": ("info.circle", Size(width: 22, height: 22), tint),
    ]
    guard let (name, size, paint) = glyphs[choice(.accessoryType)] else { return }
    let place = Rect(
      x: bounds.size.width - 16 - size.width, y: (bounds.size.height - size.height) / 2,
      width: size.width, height: size.height)
    for mark in Glyph(named: name)?.marks(in: fromLeading(place), paint) ?? [] { add(mark) }
  }
}
