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

  /// Reads the tag that begins at a byte; nil if none does, or if it isn't well-formed.
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

  /// The attribute with a name.
  package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// Where Interface Builder writes an attribute among the others of an element.
///
/// It writes them in a fixed order. Read from 1,627 public documents: in each tag with both, the attributes listed here
/// come before the one that they are listed for, and `id` comes after it.
enum AttributePlaces {
  private static let ofConstraints: Set<String> = [
    "firstItem", "firstAttribute",
  ]

  private static let ofViews: Set<String> = [
    "key", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "hidden", "alpha",
    "opaque",
    "clearsContextBeforeDrawing", "autoresizesSubviews", "tag", "contentMode", "verifyAmbiguity",
    "focusRingType",
  ]

  private static let horizontalHugging = "horizontalHuggingPriority"
  private static let verticalHugging = "verticalHuggingPriority"
  private static let horizontalResistance = "horizontalCompressionResistancePriority"
  private static let verticalResistance = "verticalCompressionResistancePriority"

  /// The attributes that precede an attribute.
  private static let before: [String: Set<String>] = [
    "relation": ofConstraints,
    "priority": ofConstraints.union(["relation", "secondItem", "secondAttribute", "multiplier"]),
    horizontalHugging: ofViews,
    verticalHugging: ofViews.union([horizontalHugging]),
    horizontalResistance: ofViews.union([horizontalHugging, verticalHugging]),
    verticalResistance: ofViews.union([horizontalHugging, verticalHugging, horizontalResistance]),
    "numberOfLines": ofViews.union([
      horizontalHugging, verticalHugging, horizontalResistance, verticalResistance, "fixedFrame",
      "misplaced", "ambiguous", "preservesSuperviewLayoutMargins",
      "insetsLayoutMarginsFromSafeArea",
      "usesAttributedText", "text", "textAlignment", "lineBreakMode",
    ]),
  ]

  /// Where a new attribute goes into a tag: after the attributes that precede it, or else before `id`, or last.
  static func place(of attribute: String, in tag: StartTag) -> Int {
    if let known = before[attribute],
      let last = tag.attributes.last(where: { known.contains($0.name) })
    {
      return last.range.upperBound
    }
    return tag["id"]?.range.lowerBound ?? tag.attributesEnd
  }
}
