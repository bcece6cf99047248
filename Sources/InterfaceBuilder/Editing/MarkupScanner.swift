/// Reads the bytes of an XML file, starting at a place.
struct MarkupScanner {
  private let bytes: [UInt8]
  /// The next byte.
  private(set) var place: Int

  /// Begins at a byte, which may lie outside the file.
  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = min(max(place, 0), bytes.count)
  }

  /// Skips these characters if they are next.
  mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  /// Skips spaces and line ends; false if there are none.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isMarkupSpace { place += 1 }
    return place > start
  }

  /// Reads a name.
  mutating func name() -> String? {
    let start = place
    while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads the quote that opens a value.
  mutating func quote() -> UInt8? {
    guard place < bytes.count, Self.quotes.contains(bytes[place]) else { return nil }
    place += 1
    return bytes[place - 1]
  }

  /// Skips past the next occurrence of these bytes; false if there is none.
  mutating func skip(past end: [UInt8]) -> Bool {
    guard let first = end.first else { return false }
    var next = place
    while let found = bytes[next...].firstIndex(of: first) {
      if bytes[found...].starts(with: end) {
        place = found + end.count
        return true
      }
      next = found + 1
    }
    return false
  }

  /// Moves to the next `<`; false if there is none.
  mutating func findMarkup() -> Bool {
    guard let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else { return false }
    place = next
    return true
  }

  /// Moves to a later byte.
  mutating func move(to place: Int) { self.place = min(max(place, self.place), bytes.count) }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]

  /// Whether a name can contain this byte: any except spaces and markup characters.
  private static func isOfName(_ byte: UInt8) -> Bool {
    !byte.isMarkupSpace && !notOfNames.contains(byte)
  }

  private static let notOfNames: [UInt8] = Array("<>/=\"'&!?".utf8)
}

extension UInt8 {
  /// Whether XML treats the byte as a space.
  var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

/// The ranges of a document's elements, and the bytes that are removed with them.
enum ElementRange {
  /// Markup with contents that aren't markup.
  private static let literal = [
    (opening: "<!--", closing: "-->"), (opening: "<![CDATA[", closing: "]]>"),
    (opening: "<?", closing: "?>"),
  ]

  /// The bytes of an element from its start tag to its end tag; nil if they can't be determined.
  static func range(of tag: StartTag, in bytes: [UInt8]) -> Range<Int>? {
    if tag.isEmpty { return tag.range }
    var scanner = MarkupScanner(bytes, at: tag.range.upperBound)
    var open = [tag.name]
    while scanner.findMarkup() {
      if let mark = literal.first(where: { scanner.take($0.opening) }) {
        guard scanner.skip(past: Array(mark.closing.utf8)) else { return nil }
      } else if scanner.take("</") {
        guard scanner.name() == open.popLast() else { return nil }
        scanner.skipSpaces()
        guard scanner.take(">") else { return nil }
        if open.isEmpty { return tag.range.lowerBound..<scanner.place }
      } else {
        guard let inner = StartTag(in: bytes, at: scanner.place) else { return nil }
        if !inner.isEmpty { open.append(inner.name) }
        scanner.move(to: inner.range.upperBound)
      }
    }
    return nil
  }

  /// The bytes to remove with an element: its whole lines, if nothing else is on them.
  static func lines(around range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<range.lowerBound].lastIndex { !$0.isBlank }
    let after = bytes[range.upperBound...].firstIndex { !$0.isBlank } ?? bytes.endIndex
    guard let before, bytes[before] == newline else { return range }
    // The line end itself: `\n`, or `\r\n`.
    var end = after
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == newline else { return range }
    return before + 1..<end + 1
  }
}

extension UInt8 {
  /// Whether the byte is a space within a line.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
