/// Where tags and attributes are in the bytes of a document, well-formed or not.
struct MarkupScan {
  /// An attribute inside a tag.
  struct Attribute {
    let name: Range<Int>
    /// What is between the quotes.
    let value: Range<Int>
  }

  /// From `<` to `>`.
  private(set) var tags: [Range<Int>] = []
  private(set) var attributes: [Attribute] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
      tags.append(start..<end + 1)
      scanAttributes(bytes, start..<end)
      index = end + 1
    }
  }

  private mutating func scanAttributes(_ bytes: [UInt8], _ tag: Range<Int>) {
    let quote = UInt8(ascii: "\"")
    var index = tag.lowerBound
    while let opening = bytes[index..<tag.upperBound].firstIndex(of: quote),
      let closing = bytes[(opening + 1)..<tag.upperBound].firstIndex(of: quote)
    {
      let before = bytes[index..<opening]
      let name = (before.lastIndex(of: UInt8(ascii: " ")) ?? index) + 1
      if name < opening - 1 {
        attributes.append(
          Attribute(name: name..<(opening - 1), value: (opening + 1)..<closing))
      }
      index = closing + 1
    }
  }
}
