/// A start tag of a document, read again at its place, with the bytes of each of its parts.
package struct StartTag: Hashable, Sendable {
  /// An attribute of the tag.
  package struct Attribute: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The spaces before it, the name, and the value with its quotes.
    package let range: Range<Int>
    /// The value, without its quotes.
    package let value: Range<Int>
    /// The quote around the value.
    package let quote: UInt8
  }

  /// The name of the element.
  package let name: String
  /// The whole tag, from `<` to `>`.
  package let range: Range<Int>
  /// The attributes, in the order of the file.
  package let attributes: [Attribute]
  /// Whether the element ends with the tag: `<view/>`.
  package let isEmpty: Bool
  /// Where an attribute after all others goes.
  package let attributesEnd: Int

  /// Reads the tag that begins at a byte; nil if none does, or where it isn't well-formed.
  package init?(in bytes: [UInt8], at start: Int) {
    var scanner = MarkupScanner(bytes, at: start)
    guard scanner.take("<"), let name = scanner.name() else { return nil }
    self.name = name
    var attributes: [Attribute] = []
    while true {
      let before = scanner.place
      let hasSpace = scanner.skipSpaces()
      if scanner.take(">") {
        (isEmpty, attributesEnd) = (false, before)
        break
      }
      if scanner.take("/>") {
        (isEmpty, attributesEnd) = (true, before)
        break
      }
      guard hasSpace, let attribute = Self.attribute(&scanner, from: before),
        !attributes.contains(where: { $0.name == attribute.name })
      else { return nil }
      attributes.append(attribute)
    }
    self.attributes = attributes
    range = start..<scanner.place
  }

  /// Reads `name="value"`.
  private static func attribute(_ scanner: inout MarkupScanner, from start: Int) -> Attribute? {
    guard let name = scanner.name() else { return nil }
    scanner.skipSpaces()
    guard scanner.take("=") else { return nil }
    scanner.skipSpaces()
    guard let quote = scanner.quote() else { return nil }
    let first = scanner.place
    guard scanner.skip(past: [quote]) else { return nil }
    return Attribute(
      name: name, range: start..<scanner.place, value: first..<scanner.place - 1, quote: quote)
  }

  /// The attribute of a name.
  package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}
