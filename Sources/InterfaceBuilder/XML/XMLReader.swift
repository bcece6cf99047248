/// Reads the elements of an XML file.
///
/// Interface Builder writes plain UTF-8 without its own declarations. A document type, which can contain entity bombs
/// and references to other files, is refused before the parser sees it.
final class XMLReader {
  /// The largest file to read, in bytes; the largest documents seen have a few megabytes.
  static let sizeLimit = 64 << 20
  /// The maximum nesting of elements: a view takes two levels.
  static let depthLimit = 250
  /// The elements with text: those of documents, and the keys and numbers of property lists.
  static let namesOfTexts = ["string", "mutableString", "key", "integer"]

  private let bytes: [UInt8]
  /// Where each line starts.
  private let lines: [Int]
  // Only one thread reads a file, and the parser's calls never overlap.
  @exclusivity(unchecked) private var elements: [Element] = []
  @exclusivity(unchecked) private var attributes: [ElementAttribute] = []
  /// Where the attributes of the next element begin.
  @exclusivity(unchecked) private var firstAttribute = 0
  /// The elements that are open, outermost first.
  @exclusivity(unchecked) private var open: [Int] = []
  /// Whether text matters at the parser's position; elsewhere elements contain only whitespace, which makes up half of
  /// a file's pieces of text.
  @exclusivity(unchecked) private(set) var readsText = false
  @exclusivity(unchecked) private var issue: DocumentIssue?
  /// The parser's first error; the parser continues after many errors.
  private var firstError: DocumentIssue?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The elements of a file.
  ///
  /// - Parameter raw: Its bytes.
  /// - Returns: The elements, the root first.
  /// - Throws: When the file is too large, too deep, or not well-formed XML in UTF-8 or UTF-16.
  static func read(_ raw: [UInt8]) throws(DocumentIssue) -> ElementTree {
    // All further checks are on UTF-8.
    let bytes = TextDecoding.utf8(raw)
    guard bytes.count <= sizeLimit else {
      throw DocumentIssue(
        "the file has \(bytes.count) bytes, more than \(sizeLimit)", at: nil,
        remedy: "split the document")
    }
    try XMLRefusal.check(bytes)
    let reader = XMLReader(bytes)
    XMLScanner.parse(bytes, for: reader)
    if let issue = reader.issue { throw issue }
    guard reader.open.isEmpty, !reader.elements.isEmpty else { throw reader.damage }
    return ElementTree(reader.elements, attributes: reader.attributes)
  }

  /// Why the elements aren't complete.
  ///
  /// To the parser, a file cut off between two tags isn't an error, and inside a tag the error comes after the last
  /// complete tag.
  private var damage: DocumentIssue {
    if let openMerge { return openMerge }
    let error = firstError ?? Self.malformed(at: .start)
    guard let lastTag = bytes.lastIndex(of: UInt8(ascii: ">")).map(place(of:)) else { return error }
    if let firstError, let place = firstError.place, place < lastTag { return firstError }
    let remedy = "it was cut off; fetch it again"
    // The parser also reads what there is of the last tag.
    let whole = open.lazy.map { self.elements[$0] }.last { $0.place < lastTag }
    guard let whole else {
      return DocumentIssue(
        "the file ends before its first element does", at: error.place, remedy: remedy)
    }
    return DocumentIssue(
      "the file ends before <\(whole.name)> does", at: whole.place, remedy: remedy)
  }

  /// The first conflict that a merge left.
  private var openMerge: DocumentIssue? {
    let mark = Array("<<<<<<< ".utf8)
    return lines.firstIndex { bytes[$0...].starts(with: mark) }.map { line in
      DocumentIssue(
        "a merge conflict isn't resolved here", at: DocumentPlace(line: line + 1, column: 1),
        remedy: "keep one of its sides, and remove the lines <<<<<<<, ======= and >>>>>>>")
    }
  }

  private static func malformed(at place: DocumentPlace) -> DocumentIssue {
    DocumentIssue("this is not well-formed XML", at: place)
  }
}

/// The parser's callbacks.
extension XMLReader {
  /// A parser's error.
  enum ParsingError {
    case tagNameMismatch
    case documentEnd
    case other
  }

  /// Adds an attribute of the element that starts next.
  func addAttribute(_ name: String, _ value: String) { attributes.append((name, value)) }

  /// Begins an element.
  func startElement(_ name: String, at place: DocumentPlace) {
    guard issue == nil else { return }
    guard open.count < Self.depthLimit else {
      issue = DocumentIssue("elements are nested deeper than \(Self.depthLimit) levels", at: place)
      return
    }
    let range = firstAttribute..<attributes.count
    firstAttribute = attributes.count
    let key = range.last { attributes[$0].name.isWritten("key") }.map { attributes[$0].value }
    open.append(elements.count)
    elements.append(Element(name: name, key: key, place: place, attributes: range))
    noteText()
  }

  /// Whether nothing else needs to be read.
  var isDone: Bool { issue != nil }

  /// Ends the innermost element.
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

  /// Adds text to the innermost element.
  func addText(_ text: String) {
    if let index = open.last { elements[index].text += text }
  }

  /// Notes a parser's objection at the beginning of the tag, or at the parser's position.
  func object(_ error: ParsingError, at place: DocumentPlace) {
    guard issue == nil, firstError == nil else { return }
    switch error {
    case .tagNameMismatch:
      guard let innermost = open.last.map({ elements[$0] }) else { return }
      issue = DocumentIssue(
        "this tag does not end <\(innermost.name)>, which begins at \(innermost.place)", at: place)
    case .documentEnd:
      guard let root = elements.first else { return }
      issue =
        openMerge
        ?? DocumentIssue(
          "the file continues after </\(root.name)>, where it should end", at: place,
          remedy: "remove what follows")
    case .other: firstError = Self.malformed(at: place)
    }
  }

  // MARK: Places

  /// The place of a byte.
  func place(of offset: Int) -> DocumentPlace {
    var (line, next) = (0, lines.count)
    while next - line > 1 {
      let middle = (line + next) / 2
      if lines[middle] <= offset { line = middle } else { next = middle }
    }
    return DocumentPlace(line: line + 1, column: offset - lines[line] + 1)
  }
}
