import Glibc

/// Reads the elements of an XML file with libxml2.
///
/// Interface Builder writes plain UTF-8 without declarations of its own. A document type, which can hold
/// entity bombs and references to other files, is refused before the parser sees it.
final class XMLReader {
  /// The largest file that is read, in bytes; the largest documents seen have a few megabytes.
  static let sizeLimit = 64 << 20
  /// How deep elements may be nested: a view takes two levels.
  static let depthLimit = 250
  /// The elements with text: those of documents, and the keys and numbers of property lists.
  private static let namesOfTexts = ["string", "mutableString", "key", "integer"]

  private let bytes: [UInt8]
  /// Where each line starts.
  private let lines: [Int]
  // One thread reads a file, and the parser says one thing after the other.
  @exclusivity(unchecked) private var elements: [Element] = []
  @exclusivity(unchecked) private var attributes: [ElementAttribute] = []
  /// Where the attributes of the next element begin.
  @exclusivity(unchecked) private var firstAttribute = 0
  /// The elements that are open, outermost first.
  @exclusivity(unchecked) private var open: [Int] = []
  /// Whether text counts where the parser is; other elements have only spaces around them, which are
  /// half of a file's pieces of text.
  @exclusivity(unchecked) private(set) var readsText = false
  @exclusivity(unchecked) private var issue: DocumentIssue?
  /// What the parser objected to first; it goes on after many errors.
  private var firstError: DocumentIssue?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBytes { Self.starts(ofLinesIn: $0) }
  }

  private static func starts(ofLinesIn bytes: UnsafeRawBufferPointer) -> [Int] {
    var starts = [0]
    guard let base = bytes.baseAddress else { return starts }
    var next = base
    while let end = memchr(next, Int32(newline), bytes.count - (next - base)) {
      next = UnsafeRawPointer(end) + 1
      starts.append(next - base)
    }
    return starts
  }

  /// The elements of a file.
  ///
  /// - Throws: When the file is too large, too deep, or not well-formed XML in UTF-8 or UTF-16.
  static func read(_ raw: [UInt8]) throws(DocumentIssue) -> ElementTree {
    // Whatever is checked below is checked in UTF-8.
    let bytes = TextDecoding.utf8(raw)
    guard bytes.count <= sizeLimit else {
      throw DocumentIssue(
        "the file has \(bytes.count) bytes, more than \(sizeLimit)", at: nil,
        remedy: "split the document")
    }
    try refuseEncodings(bytes)
    try refuseDocumentType(bytes)
    try AttributeLimit.check(bytes)
    try refuseOtherFormats(bytes)
    let reader = XMLReader(bytes)
    XMLEvents.parse(bytes, for: reader)
    if let issue = reader.issue { throw issue }
    guard reader.open.isEmpty, !reader.elements.isEmpty else { throw reader.damage }
    return ElementTree(reader.elements, attributes: reader.attributes)
  }

  /// Why the elements aren't whole.
  ///
  /// A file that was cut off is no error for the parser where it ends between two tags, and where it ends inside one
  /// the error comes after the last whole tag.
  private var damage: DocumentIssue {
    if let mark = mergeMark {
      return DocumentIssue(
        "a merge conflict isn't resolved here", at: mark,
        remedy: "keep one of its sides, and remove the lines <<<<<<<, ======= and >>>>>>>")
    }
    let error = firstError ?? Self.malformed(at: .start)
    guard let lastTag = bytes.lastIndex(of: UInt8(ascii: ">")).map(place(of:)) else { return error }
    if let firstError, let place = firstError.place, place < lastTag { return firstError }
    let remedy = "it was cut off; fetch it again"
    // The parser reads what there is of the last tag, too.
    let whole = open.lazy.map { self.elements[$0] }.last { $0.place < lastTag }
    guard let whole else {
      return DocumentIssue(
        "the file ends before its first element does", at: error.place, remedy: remedy)
    }
    return DocumentIssue(
      "the file ends before <\(whole.name)> does", at: whole.place, remedy: remedy)
  }

  /// The first line that a merge left.
  private var mergeMark: DocumentPlace? {
    let mark = Array("<<<<<<< ".utf8)
    return lines.firstIndex { bytes[$0...].starts(with: mark) }
      .map { DocumentPlace(line: $0 + 1, column: 1) }
  }

  /// The place of a byte.
  private func place(of offset: Int) -> DocumentPlace {
    let line = (lines.lastIndex { $0 <= offset }) ?? 0
    return DocumentPlace(line: line + 1, column: offset - lines[line] + 1)
  }

  private static func malformed(at place: DocumentPlace) -> DocumentIssue {
    DocumentIssue("this is not well-formed XML", at: place)
  }

  /// Refuses what doesn't begin as XML does, and says what else it may be.
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

  /// Refuses all encodings but those: in others, `<!DOCTYPE` could be written with other bytes.
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
  /// Read by hand: to make an expression that does takes as long as to parse a small document.
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

  /// Where the tag begins that the parser has just read to its end.
  private func place(_ parser: XMLEvents) -> DocumentPlace {
    var line = min(max(parser.line, 1), lines.count) - 1
    var offset = min(lines[line] + max(0, parser.column - 2), bytes.count - 1)
    while offset > 0, bytes[offset] != UInt8(ascii: "<") { offset -= 1 }
    while line > 0, lines[line] > offset { line -= 1 }
    return DocumentPlace(line: line + 1, column: offset - lines[line] + 1)
  }

  private func stop(_ parser: XMLEvents, _ issue: DocumentIssue) {
    self.issue = issue
    parser.stop()
  }
}

/// What the parser reads.
extension XMLReader {
  /// Adds an attribute of the element that starts next.
  func addAttribute(_ name: String, _ value: String) { attributes.append((name, value)) }

  func startElement(_ name: String, _ parser: XMLEvents) {
    guard issue == nil else { return }
    let place = place(parser)
    guard open.count < Self.depthLimit else {
      stop(
        parser,
        DocumentIssue("elements are nested deeper than \(Self.depthLimit) levels", at: place))
      return
    }
    let range = firstAttribute..<attributes.count
    firstAttribute = attributes.count
    let key = range.last { attributes[$0].name.isWritten("key") }.map { attributes[$0].value }
    open.append(elements.count)
    elements.append(Element(name: name, key: key, place: place, attributes: range))
    noteText()
  }

  func endElement() {
    guard let index = open.popLast() else { return }
    elements[index].end = elements.count
    noteText()
  }

  private func noteText() {
    readsText =
      open.last.map { index in
        Self.namesOfTexts.contains { elements[index].name.isWritten($0) }
      } ?? false
  }

  func addText(_ text: String) {
    if let index = open.last { elements[index].text += text }
  }

  func object(_ error: XMLEvents.ParsingError, _ parser: XMLEvents) {
    guard issue == nil, firstError == nil else { return }
    switch error {
    case .tagNameMismatch:
      guard let innermost = open.last.map({ elements[$0] }) else { return }
      stop(
        parser,
        DocumentIssue(
          "this tag does not end <\(innermost.name)>, which begins at \(innermost.place)",
          at: place(parser)))
    case .documentEnd: break
    case .other:
      firstError = Self.malformed(
        at: DocumentPlace(line: max(1, parser.line), column: max(1, parser.column)))
    }
  }
}
