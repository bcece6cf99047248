/// The attributes that one element may have.
///
/// The parser compares each attribute with all before it, so that a tag of a megabyte would take minutes. Elements of
/// Interface Builder have fewer than fifty.
enum AttributeLimit {
  static let most = 2_000
  /// A shorter tag can't have that many: `a="" ` has five bytes.
  private static let shortest = 5 * most

  /// Refuses elements with more.
  ///
  /// - Throws: With the place of the first one.
  static func check(_ bytes: [UInt8]) throws(DocumentIssue) {
    guard let start = longTag(in: bytes) else { return }
    let before = bytes[..<start]
    let newline = UInt8(ascii: "\n")
    let line = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    throw DocumentIssue(
      "the element has more than \(most) attributes",
      at: DocumentPlace(line: before.count { $0 == newline } + 1, column: start - line + 1),
      remedy: "this isn't a document of Interface Builder")
  }

  /// Where a tag with too many attributes begins.
  private static func longTag(in bytes: [UInt8]) -> Int? {
    var start = bytes.firstIndex(of: UInt8(ascii: "<"))
    while let tag = start {
      // A value holds no `<`, so what is short up to the next one is short.
      start = bytes[(tag + 1)...].firstIndex(of: UInt8(ascii: "<"))
      let end = start ?? bytes.count
      guard end - tag > shortest, !isMarkup(bytes[tag + 1]) else { continue }
      if attributes(of: bytes[tag..<end]) > most { return tag }
    }
    return nil
  }

  /// Whether `<` and this byte begin a comment, literal text or an instruction, where quotes are plain text.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// The number of quoted values in a tag, which may be followed by text.
  private static func attributes(of tag: ArraySlice<UInt8>) -> Int {
    var (count, quote) = (0, UInt8?.none)
    for byte in tag {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        (count, quote) = (count + 1, byte)
      }
    }
    return count
  }
}
