import AutoLayout

/// The size of an SVG drawing, which keeps fractions of points (11 of 14 saved ones).
enum SVGSize {
  /// The maximum number of bytes before the root element.
  private static let limit = 1 << 16

  /// The `width` and `height` of the root element, else those of its view box; nil if there are none.
  ///
  /// Only the tag of the root element is read, so the drawing itself may be large or damaged.
  static func read(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.lowerBound...end]
    let box = attribute("viewBox", of: tag).map {
      $0.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    }
    let lengths = box.flatMap { $0.count == 4 ? Array($0[2...]) : nil } ?? []
    let width = attribute("width", of: tag).flatMap(length) ?? lengths.first
    let height = attribute("height", of: tag).flatMap(length) ?? lengths.last
    guard let width, let height else { return nil }
    return ImageFileSize.size(width, height)
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let found = tag.firstRange(of: " \(name)=") ?? tag.firstRange(of: "\n\(name)=") else {
      return nil
    }
    let rest = tag[found.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }
  }

  /// Points of a length with its unit; nil for one that depends on where the drawing is shown.
  private static func length(_ text: Substring) -> Double? {
    let units = ["px": 1.0, "pt": 1.0, "": 1.0]
    let digits = text.prefix { $0.isNumber || ".-+".contains($0) }
    guard let factor = units[String(text.dropFirst(digits.count))] else { return nil }
    return Double(digits).map { $0 * factor }
  }
}
