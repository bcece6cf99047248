import TextSizes

/// The width of a word in a font, in points; nil if unknown.
package typealias WordMeasure = (_ word: String, _ run: TextRun) -> Double?

/// Lines of text.
extension SVGWriter {
  /// A line, with a clear box for each word that would be a row of little ones.
  mutating func write(_ run: TextRun, _ mark: Mark) {
    var shown = run
    shown.words = run.words.filter { $0.text.unicodeScalars.allSatisfy(canDraw) }
    if !shown.words.isEmpty { put(line(of: shown, mark)) }
    for word in run.words where !shown.words.contains(word) {
      let height = 0.8 * run.pointSize
      let box = Rect(x: word.x, y: run.baseline - height, width: word.width, height: height)
      var stand = Mark(mark.role, .rect(RoundedRect(box, radius: 2)))
      stand.stroke = mark.fill.map { Stroke($0, width: 0.75) }
      stand.fill = mark.fill?.withAlpha(0.12)
      write(stand)
    }
  }

  private func line(of run: TextRun, _ mark: Mark) -> String {
    let order = run.order
    let scale = scale(of: run)
    var attributes = [("font-size", number(run.pointSize * scale))]
    if let name = run.fontName, names.contains(name) {
      attributes.append(("font-family", "'\(name)', \(Self.families)"))
    } else if run.weight != .regular {
      attributes.append(("font-weight", Self.weights[run.weight] ?? "400"))
    }
    if order.isRightToLeft { attributes.append(("direction", "rtl")) }
    let words =
      order.isUniform ? [turned(run)] : run.words.map { word(of: run, $0, scale, order) }
    return "<text\(list(attributes + style(mark)))>\(words.joined(separator: " "))</text>"
  }

  private func word(
    of run: TextRun, _ word: TextRun.Word, _ scale: Double, _ order: ReadingOrder
  ) -> String {
    // A line that is read from right to left starts at its right.
    let x = order.isRightToLeft ? word.x + word.width : word.x
    var attributes = [("x", number(x)), ("y", number(run.baseline))]
    // Where the font differs from the one that was measured, browsers then keep the width.
    if let measure {
      if let spacing = spacing(of: word, run, scale, measure) {
        attributes.append(("letter-spacing", number(spacing)))
      }
    } else if word.text.count > 1, !Self.isTurned(word) {
      attributes += [
        ("lengthAdjust", "spacingAndGlyphs"), ("textLength", number(word.width)),
      ]
    }
    return "<tspan\(list(attributes))>\(text(word.text))</tspan>"
  }

  /// A line of a script that is read from right to left as a whole: how its letters join, which decides how wide they
  /// are, only the renderer knows.
  private func turned(_ run: TextRun) -> String {
    let extent = run.extent ?? .zero
    let (x, anchor) =
      switch run.alignment {
      case .left: (extent.origin.x, "end")
      case .center: (extent.middle.x, "middle")
      case .right: (extent.origin.x + extent.size.width, "start")
      }
    let attributes = [("x", number(x)), ("y", number(run.baseline)), ("text-anchor", anchor)]
    return "<tspan\(list(attributes))>\(text(run.text))</tspan>"
  }

  private static func isTurned(_ word: TextRun.Word) -> Bool {
    word.text.unicodeScalars.contains(where: ReadingOrder.isRightToLeft)
  }

  /// The scale of a line that avoids moving its letters apart: a slightly larger font is less noticeable than gaps in
  /// words.
  private func scale(of run: TextRun) -> Double {
    guard let measure else { return 1 }
    let widths = run.words.compactMap { word in
      measure(word.text, run).map { (word.width, $0) }
    }
    let (wanted, drawn) = widths.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
    return drawn > 0 ? min(max(wanted / drawn, 0.88), 1.12) : 1
  }

  /// The spacing of each character that gives a word its measured width.
  private func spacing(
    of word: TextRun.Word, _ run: TextRun, _ scale: Double, _ measure: WordMeasure
  ) -> Double? {
    // Letters that join would be torn apart.
    guard !Self.isTurned(word),
      let width = measure(word.text, run), width > 0
    else { return nil }
    let spacing = (word.width - width * scale) / Double(word.text.count)
    return abs(spacing) < 0.005 ? nil : spacing
  }

  static let families = "Inter, 'Helvetica Neue', Arial, sans-serif"

  private static let weights: [FontWeight: String] = [
    .ultraLight: "100", .thin: "200", .light: "300", .medium: "500", .semibold: "600",
    .bold: "700", .heavy: "800", .black: "900",
  ]
}
