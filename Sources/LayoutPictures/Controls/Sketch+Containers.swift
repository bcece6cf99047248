import AutoLayout
import TextSizes

/// Placeholders for maps, pages and rows.
extension Sketch {
  mutating func drawMap() {
    fill(bounds, Paint("#dfeedd", dark: "#26352a"), .placeholder)
    let (width, height) = (bounds.size.width, bounds.size.height)
    for (from, to) in [((0, 0.7), (1, 0.35)), ((0.35, 0), (0.6, 1)), ((0, 0.2), (0.45, 0.35))] {
      line(
        [
          Point(x: width * from.0, y: height * from.1), Point(x: width * to.0, y: height * to.1),
        ], Paint("#ffffff", dark: "#3f4a43"), width: min(6, min(width, height) / 10))
    }
  }

  mutating func drawPage() {
    fill(bounds, .systemBackground, .placeholder)
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
    // Apps that are dark around a table make it clear.
    let own = paint(.backgroundColor)
    let ink = (own ?? ground).isDark ? Paint.white.withAlpha(0.2) : .separator
    if own == nil, !ground.isDark { fill(bounds, .systemBackground, .placeholder) }
    let rowHeight = 44.0
    // Drawing every row of a very long table would be a waste.
    var y = rowHeight
    while y < bounds.size.height, y < 100 * rowHeight {
      line([Point(x: 16, y: y), Point(x: bounds.size.width, y: y)], ink, width: 0.5)
      y += rowHeight
    }
  }

  /// A collection whose cells code provides.
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

  /// The corner radius of a section that lies on the table like a card.
  private static let card = 10.0

  private mutating func drawRowGround(_ row: TableRows.Appearance) {
    guard paint(.backgroundColor) == nil, let ground = row.ground else { return }
    let half = bounds.size.height / 2
    let isCard = row.style == .insetGrouped
    fill(bounds, radius: isCard ? Self.card : 0, ground, .fill)
    guard isCard else { return }
    for (isEnd, y) in [(row.isFirst, 0), (row.isLast, half)] where !isEnd {
      fill(Rect(x: 0, y: y, width: bounds.size.width, height: half), ground, .fill)
    }
  }

  /// Draws the parts of a table row other than its content: the separators around it, and its accessory.
  mutating func drawRow(_ row: TableRows.Appearance) {
    drawRowGround(row)
    drawSeparators(row)
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

  private mutating func drawSeparators(_ row: TableRows.Appearance) {
    guard let paint = row.separator else { return }
    var insets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    if case .insets(let given)? = view.drawn[.separatorInset] { insets = given }
    let (width, bottom) = (bounds.size.width, bounds.size.height - 0.25)
    let isEnd = row.isLast && row.style != .plain
    if row.style == .grouped, row.isFirst {
      line([Point(x: 0, y: 0.25), Point(x: width, y: 0.25)], paint, width: 0.5)
    }
    if isEnd, row.style == .insetGrouped { return }
    let inside = fromLeading(
      Rect(
        x: isEnd ? 0 : insets.left, y: bottom,
        width: max(0, width - (isEnd ? 0 : insets.left + insets.right)), height: 0))
    line(
      [inside.origin, Point(x: inside.origin.x + inside.size.width, y: bottom)], paint, width: 0.5)
  }
}
