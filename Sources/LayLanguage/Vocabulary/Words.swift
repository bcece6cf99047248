import AutoLayout

/// The names of attributes.
enum AttributeName {
  /// Every spelling, aliases last.
  static let all = Attribute.allCases.map { $0.rawValue } + Attribute.aliases.keys.sorted()

  private static let byFoldedName: [String: Attribute] = {
    var table: [String: Attribute] = [:]
    for (alias, attribute) in Attribute.aliases { table[NameText.folded(alias)] = attribute }
    for attribute in Attribute.allCases {
      table[NameText.folded(attribute.rawValue)] = attribute
      // The layout anchors of UIView: `topAnchor`.
      table[NameText.folded(attribute.rawValue + "Anchor")] = attribute
    }
    return table
  }()

  /// The attribute with a name: an exact match, or else one ignoring case and spaces.
  static func attribute(_ name: String) -> Attribute? {
    Attribute(rawValue: name) ?? Attribute.aliases[name] ?? byFoldedName[NameText.folded(name)]
  }
}

extension AttributeName {
  /// The parts of rectangles that aren't anchors.
  private static let rectangleParts: Set = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

  /// The attribute for a name in a command.
  static func attribute(_ name: Name) throws(Problem) -> Located<Attribute> {
    if let attribute = attribute(name.value) { return Located(attribute, name.range) }
    if NameText.folded(name.value) == DistanceCall.name.lowercased() {
      throw Problem(
        "a distance begins at an attribute", at: name.range,
        remedy: "write one before it, as in a.trailing.anchorWithOffset(to: b.leading)")
    }
    if rectangleParts.contains(name.value) {
      throw Problem(
        "a constraint has no \(name.value)", at: name.range,
        remedy:
          "it has left, right, top, bottom, centerX and centerY; frame.\(name.value) is a value")
    }
    throw .unknown(
      "attribute", name, in: all,
      otherwise: ViewProperty.named(name.value) == nil
        ? "'help attributes' lists them" : "it is a property: 'get' prints its value")
  }
}

/// The distance of two anchors: `a.trailing.anchorWithOffset(to: b.leading)`.
enum DistanceCall {
  static let name = "anchorWithOffset"

  static func isNamed(_ name: String) -> Bool { name.lowercased() == Self.name.lowercased() }
}

extension PropertyValue {
  /// The name in the value, or a text that may be one; nil for other values.
  var name: String? {
    switch self {
    case .item(let name), .constraint(let name), .text(let name): name
    default: nil
    }
  }
}

/// The words in a path that stand for UIKit's items.
enum PathWord {
  /// The word for the superview of the other view.
  static let superview = "superview"

  /// The guides, in the order in which help lists them.
  static let guideNames = GuideKind.allCases.map { $0.rawValue }

  private static let guides: [String: GuideKind] = {
    var table = ["safearealayoutguide": GuideKind.safeArea]
    for kind in GuideKind.allCases { table[NameText.folded(kind.rawValue)] = kind }
    return table
  }()

  static func isSuperview(_ name: String) -> Bool { name.lowercased() == superview }

  /// The guide with a name: `safeArea`, `Top Layout Guide`.
  static func guide(_ name: String) -> GuideKind? { guides[NameText.folded(name)] }
}

/// The words of size classes.
enum SizeClassWord {
  /// The words for any size class.
  static let any: Set<String> = ["wAny", "hAny"]

  static let all = ["wC", "wR", "wAny", "hC", "hR", "hAny"]

  /// The words that make up Interface Builder's names of pairs, with their letters.
  private static let letters = ["compact": "C", "regular": "R", "any": "Any"]

  /// The words of a size class, or of a pair that Interface Builder names, width first:
  /// `Compact-Regular`; nil for anything else.
  static func words(of name: String) -> [String]? {
    if let known = all.first(where: { $0.lowercased() == name.lowercased() }) { return [known] }
    let parts = name.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = letters[String(parts[0])],
      let height = letters[String(parts[1])]
    else { return nil }
    return ["w" + width, "h" + height]
  }
}
