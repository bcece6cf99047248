import AutoLayout
import TextSizes

/// Controls and indicators.
extension Sketch {
  mutating func drawSwitch() {
    // UIKit draws it at its own size, regardless of the frame.
    let size = traits.era >= .ios26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let rect = fromLeading(Rect(origin: .zero, size: size))
    let isOn = view.drawn[.isOn] != .bool(false)
    fill(rect, radius: size.height / 2, isOn ? paint(.onTintColor) ?? .systemGreen : .systemGray5)
    let side = size.height - 4
    let isAtEnd = isOn == (direction == .leftToRight)
    let x = isAtEnd ? rect.origin.x + size.width - side - 2 : rect.origin.x + 2
    disc(Rect(x: x, y: 2, width: side, height: side), paint(.thumbTintColor) ?? .white)
  }

  mutating func drawSlider() {
    let middle = bounds.size.height / 2
    let knob = min(27, bounds.size.height, bounds.size.width)
    let reached = length(.fraction) * (bounds.size.width - knob)
    fill(
      Rect(x: 0, y: middle - 2, width: bounds.size.width, height: 4), radius: 2,
      paint(.trackTintColor) ?? .systemGray5)
    fill(
      fromLeading(Rect(x: 0, y: middle - 2, width: reached + knob / 2, height: 4)), radius: 2,
      paint(.onTintColor) ?? tint)
    let rect = fromLeading(Rect(x: reached, y: middle - knob / 2, width: knob, height: knob))
    disc(rect, paint(.thumbTintColor) ?? .white)
    add(Mark(.control, .ellipse(in: rect), stroke: Stroke(.systemGray4)))
  }

  mutating func drawStepper() {
    fill(bounds, radius: 8, .systemGray5)
    let (width, height) = (bounds.size.width, bounds.size.height)
    let middle = height / 2
    line(
      [Point(x: width / 2, y: height * 0.25), Point(x: width / 2, y: height * 0.75)], .systemGray3)
    let arm = min(width, height) * 0.2
    for x in [width * 0.25, width * 0.75] {
      line([Point(x: x - arm, y: middle), Point(x: x + arm, y: middle)], .label, width: 1.5)
    }
    line(
      [Point(x: width * 0.75, y: middle - arm), Point(x: width * 0.75, y: middle + arm)], .label,
      width: 1.5)
  }

  /// The selected segment; in the dark appearance, a guess from screenshots.
  private static let segment = Paint("#ffffff", dark: "#636366")

  mutating func drawSegments() {
    fill(bounds, radius: 8, .systemGray5)
    let titles = view.content.segments
    guard !titles.isEmpty else { return }
    let width = bounds.size.width / Double(titles.count)
    let font = view.content.effectiveFont(in: traits.era) ?? .system(13)
    for (index, title) in titles.enumerated() {
      let segment = fromLeading(
        Rect(x: width * Double(index), y: 0, width: width, height: bounds.size.height))
      if Double(index) == length(.selectedSegment) {
        fill(segment.inset(by: EdgeInsets(2)), radius: 7, paint(.onTintColor) ?? Self.segment)
      }
      write(title, in: segment, TextPlacement(font: font, paint: .label))
    }
  }

  mutating func drawProgress() {
    let radius = bounds.size.height / 2
    fill(bounds, radius: radius, paint(.trackTintColor) ?? .systemGray5)
    let reached = bounds.size.width * length(.fraction)
    fill(
      fromLeading(Rect(x: 0, y: 0, width: reached, height: bounds.size.height)), radius: radius,
      paint(.onTintColor) ?? tint)
  }

  mutating func drawActivity() {
    let size = view.content.hasSecondSize ? 37.0 : 20
    let center = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    // Eight spokes: unit vectors 45 degrees apart.
    let diagonal = 0.5.squareRoot()
    let spokes = [
      (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
      (0, -1), (diagonal, -diagonal),
    ]
    for (index, (x, y)) in spokes.enumerated() {
      line(
        [0.22, 0.45].map { Point(x: center.x + x * size * $0, y: center.y + y * size * $0) },
        Paint.systemGray.withAlpha(0.3 + 0.1 * Double(index)), width: size / 10)
    }
  }

  mutating func drawPages() {
    let count = min(max(0, view.content.numberOfPages), 40)
    let (dot, step) = (7.0, 16.0)
    var x = (bounds.size.width - dot - step * Double(count - 1)) / 2
    for index in 0..<count {
      disc(
        Rect(x: x, y: (bounds.size.height - dot) / 2, width: dot, height: dot),
        Double(index) == length(.selectedSegment)
          ? paint(.onTintColor) ?? .systemGray : paint(.trackTintColor) ?? .systemGray4)
      x += step
    }
  }
}

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

  /// Wheels with rows that fade toward the edges.
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
