import AutoLayout
import TextSizes

/// Search bars and pickers.
extension Sketch {
  mutating func drawSearchBar() {
    if paint(.backgroundColor) == nil { fill(bounds, .bar) }
    let height = min(36, max(0, bounds.size.height - 8))
    let field = centred(Size(width: max(0, bounds.size.width - 16), height: height), in: bounds)
    fill(field, radius: 10, .systemGray5)
    let glass = fromLeading(
      Rect(x: field.origin.x + 8, y: field.origin.y + height / 2 - 7, width: 11, height: 11))
    add(Mark(.control, .ellipse(in: glass), stroke: Stroke(.systemGray, width: 1.5)))
    line(
      [
        Point(x: glass.origin.x + 9.5, y: glass.origin.y + 9.5),
        Point(x: glass.origin.x + 14, y: glass.origin.y + 14),
      ], .systemGray, width: 1.5)
    let text = view.content.text ?? view.content.placeholder ?? "Search"
    let inside = fromLeading(
      Rect(
        x: field.origin.x + 28, y: field.origin.y, width: max(0, field.size.width - 36),
        height: height))
    let alignment: TextAlignment = direction == .leftToRight ? .left : .right
    write(
      text, in: inside,
      TextPlacement(font: .system(17), paint: .systemGray, alignment: alignment, role: .control))
  }

  /// Wheels with rows that fade towards the edges.
  mutating func drawWheels(_ count: Int) {
    let row = 32.0
    let middle = bounds.size.height / 2
    fill(
      Rect(x: 9, y: middle - row / 2, width: max(0, bounds.size.width - 18), height: row),
      radius: 8, .systemGray6)
    let width = (bounds.size.width - 18) / Double(count)
    for wheel in 0..<count {
      for step in -2...2 {
        let y = middle + Double(step) * row
        guard y - 4 > 0, y + 4 < bounds.size.height else { continue }
        let paint = Paint.systemGray.withAlpha(1 - 0.35 * Double(step.magnitude))
        let x = 9 + width * (Double(wheel) + 0.2)
        fill(
          Rect(x: x, y: y - 4, width: max(0, width * 0.6), height: 8), radius: 4, paint,
          .placeholder)
      }
    }
  }

  /// A month: seven columns and six rows of days.
  mutating func drawCalendar() {
    let header = min(44, bounds.size.height / 7)
    fill(
      fromLeading(
        Rect(
          x: 16, y: header / 2 - 4, width: max(0, min(120, bounds.size.width - 32)), height: 8)),
      radius: 4, .systemGray, .placeholder)
    let cell = Size(
      width: bounds.size.width / 7, height: (bounds.size.height - header) / 6)
    let side = min(cell.width, cell.height) * 0.3
    for day in 0..<31 {
      let place = Rect(
        x: cell.width * Double(day % 7), y: header + cell.height * Double(day / 7),
        width: cell.width, height: cell.height)
      disc(centred(Size(width: side, height: side), in: place), day == 9 ? tint : .systemGray4)
    }
  }
}
