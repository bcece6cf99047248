import AutoLayout

/// Names of views with or without quotes, and guides and attributes after dots.
extension TokenReader {
  /// Words that end a name without quotes where no dot follows it.
  private static let stopWords: Set<String> = ["as", "inactive", "inset", "to", "vs"]

  /// Words and numbers up to something else, as one name: `Red View`, `Top Layout Guide`.
  ///
  /// The word `stop` ends the name, besides those that always do.
  mutating func unquotedName(_ what: String, before stop: String? = nil) throws(Problem) -> Name {
    if let quoted = takeString() { return quoted }
    if let word = word(), context.scope.values[word] != nil { return try head(what) }
    let first = try head(what)
    var words = [first.value]
    while let word = nameWord(), stop.map({ !isAt(keyword: $0) }) ?? true {
      words.append(word)
      advance()
    }
    return Name(words.joined(separator: " "), range(from: first.range))
  }

  /// The current token's text when it continues a name.
  private func nameWord() -> String? {
    switch current.kind {
    case .word(let word):
      return Self.stopWords.contains(word.lowercased()) ? nil : word
    case .number:
      // `View 2.top` is the view `View 2`; its number keeps the digits as written.
      return String(source.text[current.range])
    default:
      return nil
    }
  }

  /// The names after the dot of `red.hugging.horizontal`; one or more.
  mutating func propertyParts() throws(Problem) -> [Name] {
    var parts = [try propertyPart()]
    while take(.dot) { parts.append(try propertyPart()) }
    return parts
  }

  /// The name after a dot.
  mutating func propertyPart() throws(Problem) -> Name {
    if case .number = current.kind {
      throw unexpected(
        "a property after the dot",
        remedy: "what reports call s.1 follows from the properties of the stack view s")
    }
    return try plainName("a property after the dot")
  }

  /// `hugging.horizontal` after the first dot.
  mutating func propertyPath() throws(Problem) -> Name {
    Name(joining: try propertyParts()[...])
  }

  /// `red`, `superview.safeArea`.
  mutating func itemPath(_ what: String) throws(Problem) -> ItemPath {
    let head = try unquotedName(what)
    var guides: [Name] = []
    while take(.dot) { guides.append(try unquotedName("a layout guide after the dot")) }
    return ItemPath(head: head, guides: guides)
  }

  /// `red.leading`, `Blue View.Center X`, `superview.safeArea.top`,
  /// `a.trailing.anchorWithOffset(to: b.leading)`.
  mutating func anchorPath() throws(Problem) -> AnchorPath {
    let head = try unquotedName("a view, a number or 'Standard'")
    var guides: [Name] = []
    guard isAt(.dot) else {
      throw Problem(
        "'\(Excerpt.clipped(head.value))' names no attribute", at: head.range,
        remedy: "add one after a dot, as in \(NameText.written(head.value)).width")
    }
    while true {
      try expect(.dot, "'.'")
      if isFollowedByDot, !isAtAttributeOfCall {
        guides.append(try unquotedName("a layout guide after the dot"))
      } else {
        let item = ItemPath(head: head, guides: guides)
        var path = AnchorPath(item: item, attribute: try attribute())
        path.end = try takeOffsetEnd()
        return path
      }
    }
  }

  /// Whether the words here end at a dot.
  private var isFollowedByDot: Bool {
    var offset = 0
    while let word = word(at: offset), !Self.stopWords.contains(word.lowercased()) { offset += 1 }
    return offset > 0 && isAt(.dot, offset: offset)
  }

  /// An attribute of some words if one is next, the longest one.
  mutating func takeAttribute(words counts: ClosedRange<Int>) -> Located<Attribute>? {
    let start = current.range
    for count in counts.reversed() {
      let words = (0..<count).map { word(at: $0) }
      guard let joined = joined(words), let attribute = AttributeName.attribute(joined) else {
        continue
      }
      for _ in 0..<count { advance() }
      return Located(attribute, range(from: start))
    }
    return nil
  }

  /// What rectangles have and anchors don't.
  private static let rectangleParts: Set = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

  /// An attribute, matched exactly, otherwise without regard to case and spaces.
  mutating func attribute() throws(Problem) -> Located<Attribute> {
    let start = current.range
    if let attribute = takeAttribute(words: 1...AttributeName.maximumWords) { return attribute }
    guard let written = word(at: 0) else { throw unexpected("an attribute after the dot") }
    if NameText.folded(written) == Self.offsetCall {
      throw Problem(
        "a distance begins at an attribute", at: start,
        remedy: "write one before it, as in a.trailing.anchorWithOffset(to: b.leading)")
    }
    if Self.rectangleParts.contains(written) {
      throw Problem(
        "a constraint has no \(written)", at: start,
        remedy: "it has left, right, top, bottom, centerX and centerY; frame.\(written) is a value")
    }
    throw .unknown(
      "attribute", written, at: start, candidates: AttributeName.all,
      otherwise: ViewProperty.named(written) == nil
        ? "'help attributes' lists them" : "it is a property: 'get' prints its value")
  }

  /// How many words and numbers from here on are together the name of something that exists: 2 for
  /// `Red View`; 1 when the first alone is, or none are.
  var knownWords: Int {
    guard let first = word(), isNamePart(1), !context.knows(first) else { return 1 }
    var text = first
    var known = 1
    for offset in 1..<Self.longestName where isNamePart(offset) {
      text += " " + (word(at: offset) ?? String(source.text[peek(offset).range]))
      if context.knows(text) { known = offset + 1 }
      if !isNamePart(offset + 1) { break }
    }
    return known
  }

  /// Words of a name that is written without quotes where no dot follows.
  private static let longestName = 8

  private func isNamePart(_ offset: Int) -> Bool {
    if case .number = peek(offset).kind { return true }
    return word(at: offset) != nil
  }

  private func joined(_ words: [String?]) -> String? {
    let known = words.compactMap { $0 }
    return known.count == words.count ? known.joined() : nil
  }
}

/// The names of attributes.
enum AttributeName {
  /// The words of `Center X Within Margins`.
  static let maximumWords = 4

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

  /// The attribute of a name: exact, otherwise without regard to case and spaces.
  static func attribute(_ name: String) -> Attribute? {
    Attribute(rawValue: name) ?? Attribute.aliases[name] ?? byFoldedName[NameText.folded(name)]
  }
}

extension PropertyValue {
  /// What the value names, or the text that may name something; nil for other values.
  var name: String? {
    switch self {
    case .item(let name), .constraint(let name), .text(let name): name
    default: nil
    }
  }
}
