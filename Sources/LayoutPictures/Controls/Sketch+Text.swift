import AutoLayout
import TextSizes

/// How text is placed in a rectangle.
struct TextPlacement {
  var font: Font
  var paint: Paint
  var alignment = TextAlignment.center
  /// 0 for any.
  var lines = 1
  var mode = LineBreakMode.tailTruncation
  var role = Mark.Role.text
  /// The smallest scale to which a single line may shrink to fit.
  var least = 1.0
  /// Whether text that is shorter than its rectangle starts at the top instead of being centered.
  var startsAtTop = false
}

extension TextPlacement {
  /// The same with the font size that makes a single line fit, within the allowed shrinking.
  fileprivate func shrunk(for text: String, to width: Double, in traits: RenderingTraits) -> Self {
    guard least < 1, lines == 1 else { return self }
    let metrics = TextMetrics(font, in: traits)
    let wanted = metrics.width(of: text)
    guard wanted > width else { return self }
    var placement = self
    placement.font.sizing = .points(metrics.pointSize * max(least, width / wanted))
    return placement
  }
}

extension Sketch {
  /// Lines of text in a rectangle, broken, truncated and aligned as the view would.
  mutating func write(_ text: String, in rect: Rect, _ placement: TextPlacement) {
    guard !text.isEmpty, rect.size.width > 0, rect.size.height > 0 else { return }
    let placement = placement.shrunk(for: text, to: rect.size.width, in: traits)
    let metrics = TextMetrics(placement.font, in: traits)
    guard metrics.pointSize > 0, metrics.leading > 0 else { return }
    // A label shows as many lines as fit, but at least one.
    let room = max(1, Int(min(1e6, (rect.size.height + 0.5) / metrics.leading)))
    let count = placement.lines == 0 ? room : min(room, placement.lines)
    let limits = TextBlock.Limits(
      width: count == 1 ? nil : rect.size.width, lines: count, mode: placement.mode)
    let block = metrics.block(of: text, within: limits)
    var texts = block.lines.map { String($0.text) }
    let isCut = block.isTruncated || block.width > rect.size.width + Self.tolerance
    if isCut, let last = block.lines.last {
      // The rest of the text goes on the last visible line, as far as it fits.
      let rest = String(text[last.text.startIndex...])
      texts[texts.count - 1] = Self.truncated(rest, to: rect.size.width, metrics, placement.mode)
    }
    let height = metrics.height(lines: texts.count)
    let slack = placement.startsAtTop ? 0 : (rect.size.height - height) / 2
    var top = rect.origin.y + slack
    for line in texts {
      addLine(line, baseline: top + metrics.ascender, in: rect, metrics, placement)
      top += metrics.leading
    }
  }

  /// Text is truncated if it is wider than its rectangle by more points than our measure may be off.
  private static let tolerance = 2.0

  private mutating func addLine(
    _ line: String, baseline: Double, in rect: Rect, _ metrics: TextMetrics,
    _ placement: TextPlacement
  ) {
    let free = rect.size.width - metrics.width(of: line)
    let start =
      switch placement.alignment {
      case .left: rect.origin.x
      case .center: rect.origin.x + free / 2
      case .right: rect.origin.x + free
      }
    var run = TextRun(
      words: metrics.words(of: line, from: start), baseline: baseline,
      pointSize: metrics.pointSize, weight: placement.font.weight,
      fontName: placement.font.name)
    if run.words.isEmpty { return }
    run.alignment = placement.alignment
    add(Mark(placement.role, .text(run), fill: placement.paint))
  }

  /// The text with an ellipsis where it doesn't fit, as `NSLineBreakMode` says.
  private static func truncated(
    _ text: String, to width: Double, _ metrics: TextMetrics, _ mode: LineBreakMode
  ) -> String {
    let line = String(text.prefix { !$0.isNewline })
    let characters = Array(line)
    func fits(_ text: String) -> Bool { metrics.width(of: text) <= width + tolerance }
    if fits(line), line.count == text.count { return line }
    // Find the longest that fits by binary search: a line may have thousands of characters.
    func longest(_ make: (Int) -> String) -> String {
      var (low, high) = (0, characters.count)
      while low < high {
        let middle = (low + high + 1) / 2
        if fits(make(middle)) { low = middle } else { high = middle - 1 }
      }
      return make(low)
    }
    switch mode {
    case .wordWrap, .characterWrap, .clip:
      return longest { String(characters.prefix($0)) }
    case .tailTruncation: return longest { String(characters.prefix($0)) + "…" }
    case .headTruncation: return longest { "…" + String(characters.suffix($0)) }
    case .middleTruncation:
      return longest {
        String(characters.prefix(($0 + 1) / 2)) + "…" + String(characters.suffix($0 / 2))
      }
    }
  }
}

extension TextMetrics {
  /// The words of a line in the order of the text, each with its visual distance from a left edge, in points.
  package func words(of line: String, from start: Double) -> [TextRun.Word] {
    var texts: [Substring] = []
    var gaps: [Double] = []
    var rest = line[...]
    while let first = rest.firstIndex(where: { $0 != " " }) {
      let end = rest[first...].firstIndex(of: " ") ?? rest.endIndex
      gaps.append(width(of: String(rest[..<first])))
      texts.append(rest[first..<end])
      rest = rest[end...]
    }
    var words = texts.map { TextRun.Word(text: String($0), x: 0, width: width(of: String($0))) }
    let order = ReadingOrder(of: texts)
    // In a line read from right to left, the space before a word is on its other side.
    var left = start
    for (number, place) in order.places.enumerated() {
      if !order.isRightToLeft { left += gaps[place] }
      words[place].x = left
      left += words[place].width
      if order.isRightToLeft, number + 1 < words.count { left += gaps[place] }
    }
    return words
  }
}

extension Font {
  /// Its PostScript name; nil for the system's font.
  fileprivate var name: String? {
    guard case .named(let name) = family else { return nil }
    return name
  }
}
