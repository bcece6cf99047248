/// The parser of documents, which tells an ``XMLReader`` what it reads.
///
/// It reads what Interface Builder and the tools around it write. A reference to an entity that XML doesn't define is
/// reported to the reader and left out; other errors end the parsing.
struct XMLScanner {
  private let bytes: [UInt8]
  private let reader: XMLReader
  /// The byte that comes next.
  private var position = 0
  /// The names of the elements that are open, as ranges of the bytes.
  private var open: [Range<Int>] = []
  private var hasRoot = false

  /// Parses a file.
  static func parse(_ bytes: [UInt8], for reader: XMLReader) {
    var scanner = XMLScanner(bytes, reader)
    while scanner.position < bytes.count, !reader.isDone, scanner.readPart() {}
  }

  private init(_ bytes: [UInt8], _ reader: XMLReader) {
    (self.bytes, self.reader) = (bytes, reader)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  // MARK: Parts

  /// Reads a tag, a comment, an instruction, or text up to the next of them; false if the parsing ends.
  private mutating func readPart() -> Bool {
    if !isNext("<") { return readText() }
    if take("<!--") { return skip(past: "-->") != nil || object() }
    if take("<?") { return skip(past: "?>") != nil || object() }
    if take("<![CDATA[") {
      let start = position
      guard let end = skip(past: "]]>"), !open.isEmpty else { return object() }
      if reader.readsText { reader.addText(text(start..<end)) }
      return true
    }
    return take("</") ? readEnd() : readStart()
  }

  private mutating func readText() -> Bool {
    let start = position
    position = next(where: { $0 == UInt8(ascii: "<") })
    let text = start..<position
    guard !open.isEmpty else {
      // Outside the root there may be only blanks.
      if bytes[text].allSatisfy(Self.isBlank) { return true }
      let blanks = bytes[text].prefix(while: Self.isBlank).count
      reader.object(hasRoot ? .documentEnd : .other, at: reader.place(of: start + blanks))
      return false
    }
    guard reader.readsText else { return true }
    guard let decoded = decoded(text, isAttribute: false) else { return object() }
    reader.addText(decoded)
    return true
  }

  private mutating func readEnd() -> Bool {
    let start = position - 2
    let name = readName()
    skipBlanks()
    guard let opened = open.last, bytes[opened].elementsEqual(bytes[name]) else {
      reader.object(open.isEmpty ? .documentEnd : .tagNameMismatch, at: reader.place(of: start))
      return false
    }
    guard take(">") else { return object() }
    open.removeLast()
    reader.endElement()
    return true
  }

  private mutating func readStart() -> Bool {
    let start = position
    guard open.last != nil || !hasRoot else {
      reader.object(.documentEnd, at: reader.place(of: start))
      return false
    }
    position += 1
    let name = readName()
    guard !name.isEmpty, readAttributes() else { return object() }
    let isEmpty = take("/")
    guard take(">") else { return object() }
    hasRoot = true
    reader.startElement(text(name), at: reader.place(of: start))
    if isEmpty { reader.endElement() } else { open.append(name) }
    return true
  }

  private mutating func readAttributes() -> Bool {
    while true {
      let end = position
      skipBlanks()
      guard !isNext(">"), !isNext("/") else { return true }
      let name = readName()
      guard position > end, !name.isEmpty, end < name.lowerBound else { return false }
      skipBlanks()
      guard take("=") else { return false }
      skipBlanks()
      guard isNext("\"") || isNext("'") else { return false }
      let quote = bytes[position]
      position += 1
      let start = position
      position = next(where: { $0 == quote || $0 == UInt8(ascii: "<") })
      guard position < bytes.count, bytes[position] == quote else { return false }
      let value = start..<position
      position += 1
      // The declaration of a namespace isn't an attribute.
      if bytes[name].starts(with: "xmlns".utf8) { continue }
      guard let decoded = decoded(value, isAttribute: true) else { return false }
      reader.addAttribute(text(name), decoded)
    }
  }

  // MARK: Bytes

  /// Tells the reader that something is wrong here.
  private func object() -> Bool {
    reader.object(.other, at: reader.place(of: position))
    return false
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next occurrence of a text and returns its place; nil if there is none.
  private mutating func skip(past text: StaticString) -> Int? {
    while position < bytes.count {
      let place = position
      if take(text) { return place }
      position += 1
    }
    return nil
  }

  private func next(where isMeant: (UInt8) -> Bool) -> Int {
    var place = position
    while place < bytes.count, !isMeant(bytes[place]) { place += 1 }
    return place
  }

  private mutating func skipBlanks() { position = next { !Self.isBlank($0) } }

  private mutating func readName() -> Range<Int> {
    let start = position
    position = next { Self.endsNames($0) }
    return start..<position
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func endsNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      false
    default: true
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: References

  /// The five entities of XML.
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The text with its references replaced; nil if it contains a control character, which XML doesn't allow.
  ///
  /// Blanks in an attribute become spaces (XML 1.0, 3.3.3).
  private func decoded(_ range: Range<Int>, isAttribute: Bool) -> String? {
    guard
      bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 })
    else { return text(range) }
    var scalars = String.UnicodeScalarView()
    var rest = Substring(text(range)).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&":
        let name = rest.prefix { $0 != ";" }
        if let meant = Self.scalar(named: name), name.endIndex < rest.endIndex {
          scalars.append(meant)
          rest = rest[rest.index(after: name.endIndex)...]
        } else {
          reader.object(.other, at: reader.place(of: range.lowerBound))
        }
      case "\r":
        // Each line end is one character (XML 1.0, 2.11).
        if rest.first != "\n" { scalars.append(isAttribute ? " " : "\n") }
      case "\n", "\t": scalars.append(isAttribute ? " " : scalar)
      case "\u{20}"...: scalars.append(scalar)
      default: return nil
      }
    }
    return String(scalars)
  }

  private static func scalar(named name: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = Substring(name.dropFirst())
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
