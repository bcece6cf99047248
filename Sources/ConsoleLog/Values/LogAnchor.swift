import AutoLayout

/// One side of a constraint line: an item and the attribute as the log names it.
package struct LogAnchor: Hashable, Sendable, CustomStringConvertible {
  /// The view or guide.
  package let item: LogItem
  /// The attribute as written: `leading`, `minX`, `contentHeight{id: 28}`.
  package let attributeText: String

  /// Creates an anchor.
  init(_ item: LogItem, _ attributeText: String) {
    self.item = item
    self.attributeText = attributeText
  }

  /// Reads `ITEM.attribute`.
  init?(_ text: Substring, names: LogNames) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let attribute = text[text.index(after: dot)...]
    guard Self.isAttribute(attribute), let item = LogItem(text[..<dot], names: names) else {
      return nil
    }
    self.init(item, String(attribute))
  }

  /// What AppKit prints for an attribute that has no name in the API.
  static let unnamed = "(null)"

  /// A word, perhaps followed by the number of an engine variable.
  private static func isAttribute(_ text: Substring) -> Bool {
    if text == unnamed { return true }
    let word = text.prefix(while: { $0.isLetter })
    let rest = text[word.endIndex...]
    let isNumbered = rest.hasPrefix("{id: ") && rest.hasSuffix("}")
    return !word.isEmpty && (rest.isEmpty || isNumbered)
  }

  /// The attribute's word without the number of an engine variable.
  package var attributeName: String { String(attributeText.prefix { $0 != "{" }) }

  /// The attribute, with the engine's names (`minX`, `midY`, `Width`) translated; nil for what no
  /// constraint of the API has, such as the content height of a scroll view.
  package var attribute: Attribute? { Self.attribute(named: attributeName) }

  /// The attribute with a name of the API's or the engine's.
  static func attribute(named name: String) -> Attribute? {
    engineNames[name] ?? Attribute(rawValue: name) ?? Attribute.aliases[name]
  }

  private static let engineNames: [String: Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
    "maxY": .bottom, "Width": .width, "Height": .height,
  ]

  /// `UILabel:0x7f8a01.leading`.
  package var description: String { "\(item).\(attributeText)" }
}
