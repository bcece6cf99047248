/// The ranges of a document's elements, and the bytes that are removed with them.
enum ElementRange {
  /// Markup whose content isn't markup.
  private static let literal = [
    (opening: "<!--", closing: "-->"), (opening: "<![CDATA[", closing: "]]>"),
    (opening: "<?", closing: "?>"),
  ]

  /// The bytes of an element from its start tag to its end tag; nil if they can't be told.
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
