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
