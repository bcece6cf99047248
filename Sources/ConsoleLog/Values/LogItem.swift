import AutoLayout

/// A view or guide as a constraint line mentions it.
package struct LogItem: Hashable, Sendable, CustomStringConvertible {
  /// The class, `UILabel` or `MyApp.Card`; nil if the log prints a bare name.
  package let className: String?
  /// The address, `0x7f8a01`.
  package let address: String?
  /// The view's identifier, the key that Masonry prints, or the name that `lay` does, in place of the
  /// address.
  package let key: String?
  /// The quoted text after the address: what a label shows, or a guide's identifier.
  package let label: String?

  /// `UILabel:0x7f8a01'Send'`, `UILabel:sendLabel`, `UILabel:sendLabel'Send'`,
  /// `UILabel:sendLabel[0x7f8a01]`, `sendLabel` or `sendLabel'Send'`.
  package var description: String {
    let quoted = label.map { "'\($0)'" } ?? ""
    guard let className else { return (key ?? address ?? "") + quoted }
    guard let key else { return className + (address.map { ":\($0)" } ?? "") + quoted }
    return "\(className):\(key)" + (address.map { "[\($0)]" } ?? quoted)
  }

  /// Tells views apart: what is printed without the text, which may change between two reports.
  var identity: String {
    if let exactAddress { return exactAddress }
    // Where the address is masked, the text and what is left of the address tell views of one class apart.
    let text = address == nil ? "" : label.map { "'\($0)'" } ?? ""
    let digits = address?.dropFirst(2).prefix { $0.isHexDigit } ?? ""
    return [className, key].compactMap { $0 }.joined(separator: ":") + text + digits
  }

  /// The address, unless something else stands in its place.
  var exactAddress: String? { address.flatMap { Self.isMasked($0) ? nil : $0 } }

  /// Whether something else stands in place of an address: `0x…`, `0xXXXX`, `0x****`.
  static func isMasked(_ address: String) -> Bool {
    let digits = address.dropFirst(2)
    return digits.isEmpty || !digits.allSatisfy { $0.isHexDigit }
  }
}

extension LogItem {
  /// Creates an item from parts of a text.
  init(
    _ className: Substring? = nil, address: Substring? = nil, key: Substring? = nil,
    label: Substring? = nil
  ) {
    self.className = className.map(String.init)
    self.address = address.map(String.init)
    self.key = key.map(String.init)
    self.label = label.map(String.init)
  }

  /// Reads an item.
  ///
  /// - Parameters:
  ///   - text: The item without its attribute.
  ///   - names: The names list of the line, which knows bare names.
  init?(_ text: Substring, names: LogNames) {
    guard !text.isEmpty, !text.contains("\n") else { return nil }
    let labeled = Self.labeled(text)
    if names.address(of: String(text)) != nil {
      self.init(key: text)
    } else if let (name, label) = labeled, names.address(of: String(name)) != nil {
      self.init(key: name, label: label)
    } else if let marker = text.firstRange(of: ":0x") {
      self.init(classAndAddress: text, marker)
    } else if let colon = text.firstIndex(of: ":"), Self.isClass(text[..<colon]) {
      self.init(text[..<colon], keyed: text[colon...].dropFirst())
    } else if let (name, label) = labeled {
      // A factor in front of a name is not a part of it.
      guard text.count <= 200, let first = name.first, !first.isNumber || !name.contains("."),
        !name.holds(": 0x"), first.isLetter || first.isNumber || first == "_"
      else { return nil }
      self.init(key: name, label: label)
    } else {
      return nil
    }
  }

  /// Reads `My card:0x7f8a'Text'`, where any name may stand in place of the class.
  init?(nameAndAddress text: Substring) {
    guard let marker = text.firstRange(of: ":0x"), marker.lowerBound > text.startIndex else {
      return nil
    }
    let address = text[text.index(after: marker.lowerBound)...].prefix(while: Self.isAddressPart)
    guard let (rest, label) = Self.labeled(text[address.endIndex...]), rest.isEmpty else {
      return nil
    }
    self.init(text[..<marker.lowerBound], address: address, label: label)
  }

  private init?(classAndAddress text: Substring, _ marker: Range<Substring.Index>) {
    let className = text[..<marker.lowerBound]
    guard let first = className.first, first.isLetter || first == "_",
      !className.contains(where: { "*\\".contains($0) }),
      className.contains("<") || !className.contains(where: { $0.isWhitespace })
    else { return nil }
    self.init(nameAndAddress: text)
  }

  private init?(_ className: Substring, keyed text: Substring) {
    // A name has no quotes, but a text may. A blank before an address is damage.
    guard let (name, label) = Self.labeled(text), !name.hasPrefix(" 0x") else { return nil }
    var key = name
    var address: Substring?
    if label == nil, key.hasSuffix("]"), let bracket = key.firstRange(of: "[0x") {
      address = key[key.index(after: bracket.lowerBound)...].dropLast()
      key = key[..<bracket.lowerBound]
    }
    guard key.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    self.init(className, address: address, key: key, label: label)
  }

  /// A name and what stands in quotes after it, up to the end; nil if a quote isn't closed there.
  private static func labeled(_ text: Substring) -> (name: Substring, label: Substring?)? {
    let name = text.prefix { $0 != "'" }
    let quoted = text[name.endIndex...]
    if quoted.isEmpty { return (name, nil) }
    return quoted.count > 1 && quoted.last == "'" ? (name, quoted.dropFirst().dropLast()) : nil
  }

  /// Whether a text can be the name of a class, with module or mangled.
  static func isClass(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
  }

  /// Digits, and what people and redaction put in their place.
  static func isAddressPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "*" || character == "…"
  }
}

/// One side of a constraint line: an item and the attribute as the log names it.
package struct LogAnchor: Hashable, Sendable, CustomStringConvertible {
  /// The view or guide.
  package let item: LogItem
  /// The attribute as written: `leading`, `minX`, `contentHeight{id: 28}`.
  package let attributeText: String

  /// Creates an anchor.
  init(_ item: LogItem, _ attribute: Attribute) {
    self.item = item
    attributeText = attribute.rawValue
  }

  /// Reads `ITEM.attribute`.
  init?(_ text: Substring, names: LogNames) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let attribute = text[text.index(after: dot)...]
    guard Self.isAttribute(attribute), let item = LogItem(text[..<dot], names: names) else {
      return nil
    }
    self.item = item
    attributeText = String(attribute)
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
