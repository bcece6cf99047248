import AutoLayout

/// The size that an image file declares, read from its header alone.
enum ImageFileSize {
  /// The unit of a size: pixels, which a scale turns into points; or points.
  enum Unit: String {
    case pixels
    case points
  }

  /// The size of a PNG, JPEG, GIF, PDF or SVG file identified by its first bytes, regardless of its name; nil for
  /// anything else, and for a file that is damaged before its size.
  static func read(_ bytes: [UInt8]) -> (size: Size, unit: Unit)? {
    if let size = png(bytes) ?? gif(bytes) ?? jpeg(bytes) { return (size, .pixels) }
    return (pdf(bytes) ?? SVGSize.read(bytes)).map { ($0, .points) }
  }

  /// The size as bytes, which differ if the sizes do.
  static func trace(of bytes: [UInt8]) -> [UInt8] {
    Array(
      read(bytes).map { "\($0.size.width)x\($0.size.height) \($0.unit.rawValue)" }?.utf8 ?? "?".utf8
    )
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { return nil }
    // Xcode puts a chunk of its own before the header of images that it compressed.
    for place in [12, 28] where bytes.dropFirst(place).starts(with: Array("IHDR".utf8)) {
      return size(bigEndian(bytes, place + 4, 4), bigEndian(bytes, place + 8, 4))
    }
    return nil
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return size(
      Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Walks the segments of a JPEG to the one that starts the frame.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(bigEndian(bytes, place + 7, 2), bigEndian(bytes, place + 5, 2))
      } else if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        place += 2
      } else {
        guard let length = bigEndian(bytes, place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  /// The media box of the first page, rounded as Xcode does: up, except for fractions that are noise (36 of 36 larger
  /// ones up, 20 of 20 below 0.09 down).
  ///
  /// A file with its pages in compressed streams has no readable size; none of 244 in catalogs does. Only the first
  /// megabyte is searched, which is more than any icon has.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("%PDF".utf8)),
      let place = firstIndex(of: Array("/MediaBox".utf8), in: Array(bytes.prefix(1 << 20)))
    else { return nil }
    let text = String(decoding: bytes[place...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: { $0.isWhitespace })
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]), rounded: wholePoints)
  }

  private static func wholePoints(_ length: Double) -> Double { (length - 0.09).rounded(.up) }

  private static func firstIndex(of word: [UInt8], in bytes: [UInt8]) -> Int? {
    guard let first = word.first, bytes.count >= word.count else { return nil }
    return (0...(bytes.count - word.count)).first { place in
      bytes[place] == first && bytes[place...].starts(with: word)
    }
  }

  private static func bigEndian(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height else { return nil }
    return size(Double(width), Double(height))
  }

  /// A size that an image can have; nil if a side is 0, or longer than any image's.
  static func size(
    _ width: Double, _ height: Double, rounded: (Double) -> Double = { $0 }
  ) -> Size? {
    guard (0..<largest).contains(width), (0..<largest).contains(height) else { return nil }
    let size = Size(width: rounded(width), height: rounded(height))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private static let largest = 100_000.0
}

/// The size of an SVG drawing, which keeps fractions of points (11 of 14 saved ones).
enum SVGSize {
  /// The maximum number of bytes before the root element.
  private static let limit = 1 << 16

  /// The `width` and `height` of the root element, otherwise those of its view box; nil if there are none.
  ///
  /// Only the tag of the root element is read, so that the drawing itself may be large or damaged.
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

  /// A length with a unit, in points; nil if it depends on where the drawing is shown.
  private static func length(_ text: Substring) -> Double? {
    let units = ["px": 1.0, "pt": 1.0, "": 1.0]
    let digits = text.prefix { $0.isNumber || ".-+".contains($0) }
    guard let factor = units[String(text.dropFirst(digits.count))] else { return nil }
    return Double(digits).map { $0 * factor }
  }
}
