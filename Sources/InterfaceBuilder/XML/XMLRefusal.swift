/// Refuses files before any parser sees them.
enum XMLRefusal {
  /// Refuses files that aren't XML in UTF-8, or that could harm a parser.
  static func check(_ bytes: [UInt8]) throws(DocumentIssue) {
    try refuseEncodings(bytes)
    try refuseDocumentType(bytes)
    try AttributeLimit.check(bytes)
    try refuseOtherFormats(bytes)
  }

  /// Refuses text that doesn't begin like XML, and says what it may be instead.
  private static func refuseOtherFormats(_ bytes: [UInt8]) throws(DocumentIssue) {
    // Spaces, line ends and a byte order mark.
    let ignored: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    guard let first = bytes.first(where: { !ignored.contains($0) }) else {
      throw DocumentIssue("the file is empty", at: .start, remedy: "fetch it again")
    }
    guard first != UInt8(ascii: "<") else { return }
    throw DocumentIssue(
      "this is not well-formed XML, which begins with '<'", at: .start,
      remedy: "storyboards and xibs are XML; 'lay explain' reads console logs")
  }

  /// Refuses all other encodings, in which `<!DOCTYPE` could be written with different bytes.
  private static func refuseEncodings(_ bytes: [UInt8]) throws(DocumentIssue) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DocumentIssue(
        "the file is neither UTF-8 nor UTF-16", at: nil, remedy: "save it as UTF-8")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard start.starts(with: "<?xml".utf8),
      let encoding = encoding(in: start.prefix { $0 != UInt8(ascii: ">") }),
      !encodings.contains(encoding.lowercased())
    else { return }
    throw DocumentIssue(
      "the encoding '\(encoding)' can't be read", at: .start,
      remedy: "Interface Builder writes UTF-8")
  }

  /// The encoding that a declaration names.
  ///
  /// It is read by hand, because building a regular expression takes as long as parsing a small document.
  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    guard let word = declaration.firstRange(of: Array("encoding".utf8)) else { return nil }
    let value = declaration[word.upperBound...].drop(while: isSpace)
    guard value.first == UInt8(ascii: "=") else { return nil }
    let quoted = value.dropFirst().drop(while: isSpace)
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard let quote = quoted.first, quotes.contains(quote) else { return nil }
    return String(decoding: quoted.dropFirst().prefix { !quotes.contains($0) }, as: UTF8.self)
  }

  /// Whether a byte is white space of XML.
  private static func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }

  /// Refuses `<!DOCTYPE` before the first element.
  private static func refuseDocumentType(_ bytes: [UInt8]) throws(DocumentIssue) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: "<!DOCTYPE".utf8) {
        let before = bytes[..<start]
        let line = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        throw DocumentIssue(
          "a document type is not allowed here",
          at: DocumentPlace(
            line: before.count { $0 == newline } + 1, column: start - line + 1),
          remedy: "Interface Builder writes none")
      }
      // An element in a comment or an instruction doesn't count.
      guard let (opening, closing) = hiding.first(where: { rest.starts(with: $0.opening.utf8) })
      else { return }
      rest = rest.dropFirst(opening.utf8.count)
      let end = rest.indices.first { rest[$0...].starts(with: closing.utf8) }
      guard let end else { return }
      rest = rest[end...].dropFirst(closing.utf8.count)
    }
  }

  /// The encodings that a declaration may name.
  private static let encodings: Set<String> = ["utf-8", "utf8", "us-ascii", "utf-16"]
  private static let newline = UInt8(ascii: "\n")

  /// Comments and processing instructions, which may come before the first element.
  private static let hiding = [(opening: "<!--", closing: "-->"), (opening: "<?", closing: "?>")]
}

/// The maximum number of attributes of an element.
///
/// The parser compares each attribute with all before it, so a tag of a megabyte would take minutes. Elements of
/// Interface Builder have fewer than fifty.
enum AttributeLimit {
  static let most = 2_000
  /// A shorter tag can't have this many: `a="" ` has five bytes.
  private static let shortest = 5 * most

  /// Refuses elements with more attributes.
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
      // A value contains no `<`, so a tag can't extend past the next one.
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

/// The encodings of documents and of `.strings` files.
package enum TextDecoding {
  /// The bytes converted to UTF-8 if they are UTF-16, otherwise unchanged.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard isUTF16(bytes), let text = try? text(of: bytes) else { return bytes }
    return Array(text.utf8)
  }

  /// Whether bytes are UTF-16, with or without a byte order mark.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes[0] == 0 || bytes[1] == 0
  }

  /// The text of a file in UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// - Throws: When it is neither.
  static func text(of bytes: [UInt8]) throws(DocumentIssue) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), lowFirst: false) }
    // Text files begin with characters below 256.
    if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], lowFirst: true) }
    if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], lowFirst: false) }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw DocumentIssue(
        "the file is neither UTF-8 nor UTF-16", at: nil, remedy: "save it as UTF-8")
    }
    return text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return lowFirst ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}
