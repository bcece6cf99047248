import TextSizes

/// The width of a word in a font, in points; nil if unknown.
package typealias WordMeasure = (_ word: String, _ run: TextRun) -> Double?

/// Lines of text.
extension SVGWriter {
  /// Writes a line; a word that would appear as a row of small boxes becomes a single one.
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
    // A line that is read from right to left starts at its right end.
    let x = order.isRightToLeft ? word.x + word.width : word.x
    var attributes = [("x", number(x)), ("y", number(run.baseline))]
    // If the font differs from the measured one, this makes browsers keep the width.
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

  /// A line in a script that is read from right to left, written as a whole: only the renderer knows how its letters
  /// join, which decides their widths.
  private func turned(_ run: TextRun) -> String {
    let extent = run.extent ?? .zero
    let (x, anchor) =
      switch run.alignment {
      case .left: (extent.origin.x, "end")
      case .center: (extent.center.x, "middle")
      case .right: (extent.origin.x + extent.size.width, "start")
      }
    let attributes = [("x", number(x)), ("y", number(run.baseline)), ("text-anchor", anchor)]
    return "<tspan\(list(attributes))>\(text(run.text))</tspan>"
  }

  private static func isTurned(_ word: TextRun.Word) -> Bool {
    word.text.unicodeScalars.contains(where: ReadingOrder.isRightToLeft)
  }

  /// The scale of a line that avoids spacing out its letters: a slightly larger font is less noticeable than gaps in
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

/// Images, which are data inside the document, so that it loads nothing.
extension SVGWriter {
  mutating func write(_ image: PlacedImage) {
    var filter: String?
    if let tint = image.tint { filter = self.filter(for: tint) }
    guard let part = image.part, let whole = image.image.slices?.whole else {
      return put(element("image", place(image.rect) + link(to: image.image, filter)))
    }
    let box = [part.origin.x, part.origin.y, part.size.width, part.size.height].map(number)
    open(
      "svg",
      place(image.rect) + [
        ("viewBox", box.joined(separator: " ")), ("preserveAspectRatio", "none"),
      ])
    put(
      element("image", place(Rect(origin: .zero, size: whole)) + link(to: image.image, filter)))
    close("svg")
  }

  private func place(_ rect: Rect) -> [(String, String)] {
    [
      ("x", number(rect.origin.x)), ("y", number(rect.origin.y)),
      ("width", number(max(0, rect.size.width))), ("height", number(max(0, rect.size.height))),
    ]
  }

  private func link(to image: PictureImage, _ filter: String?) -> [(String, String)] {
    var attributes = [("preserveAspectRatio", "none")]
    if let filter { attributes.append(("filter", "url(#\(filter))")) }
    let data = "data:\(image.format.rawValue);base64,\(Base64.text(image.bytes))"
    return attributes + [("href", data)]
  }

  /// The name of a filter that gives everything that isn't transparent one color.
  ///
  /// The name contains the color, so that it doesn't matter which picture's filter a page with several pictures uses.
  private mutating func filter(for tint: Paint) -> String {
    let name = "tint-\(tint.hex.dropFirst())-\(Int(tint.alpha * 100))"
    guard tints.insert(tint).inserted else { return name }
    let rows = tint.channels.map { "0 0 0 0 \(number($0 / 255))" }
    put(
      "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\""
        + (rows + ["0 0 0 \(number(tint.alpha)) 0"]).joined(separator: " ") + "\"/></filter>")
    return name
  }
}

/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 {
        let isThere = start + place <= bytes.count
        text.append(isThere ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
