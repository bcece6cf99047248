import AutoLayout

/// `red edges to superview inset 8`, `a, b, c leading to superview`.
struct Shorthand {
  let items: [ItemPath]
  /// The constraints that it means for each item.
  let parts: [ShorthandKind.Part]
  let target: ItemPath
  let insets: EdgeInsets

  var range: SourceRange {
    (items.first?.range ?? target.range).lowerBound..<target.range.upperBound
  }

  /// Reads a shorthand; nil when something else is next.
  init?(_ reader: inout TokenReader) throws(Problem) {
    guard let end = Self.offsetOfTo(reader) else { return nil }
    let start = Self.offsetOfParts(reader, before: end)
    items = try Self.names(&reader, count: start).map { ItemPath(head: $0, guides: []) }
    let partsStart = reader.current.range
    parts = try Self.parts(&reader)
    let partsRange = reader.range(from: partsStart)
    try reader.expect(keyword: "to", " and another view")
    target = try reader.itemPath("a view after 'to'")
    let keyword = reader.current.range
    guard reader.take(keyword: "inset") else {
      insets = .zero
      return
    }
    guard parts.contains(where: { $0.inset != nil }) else {
      let written = reader.source.text[partsRange]
      throw Problem("'\(written)' has no edges to inset", at: keyword, remedy: "remove 'inset'")
    }
    guard case .insets(let insets) = try reader.value(of: .insets).value else { return nil }
    self.insets = insets
  }

  // MARK: Finding it

  /// How many tokens are before the `to`; nil where none follows names, commas and words.
  private static func offsetOfTo(_ reader: TokenReader) -> Int? {
    var offset = 0
    while true {
      switch reader.peek(offset).kind {
      case .word(let word) where offset > 1 && word.lowercased() == "to": return offset
      case .word(let word) where offset > 0 && ShorthandKind(rawValue: word) != nil:
        // Without its `to`, the error is about that.
        if reader.word(at: offset + 1) == nil { return offset + 1 }
      case .word, .string, .number, .symbol(.comma): break
      case .symbol(.dot) where reader.isAt(keyword: "view", offset: offset + 1): break
      default: return nil
      }
      offset += 1
    }
  }

  /// The offset of the first word that says which edges are meant: the longest run of such words.
  private static func offsetOfParts(_ reader: TokenReader, before end: Int) -> Int {
    // Any word before `to` counts, so that a misspelled one gets an error of its own.
    var start = end - 1
    // Where words that say so lead on to the `to`; each place looks one word ahead only.
    var leading = Set([reader.peek(end).range.lowerBound])
    var next = reader.skipping(start)
    if takePart(&next) != nil, leading.contains(next.current.range.lowerBound) {
      leading.insert(reader.peek(start).range.lowerBound)
    }
    while start > 1, !reader.isAt(.comma, offset: start - 1) {
      var next = reader.skipping(start - 1)
      guard takePart(&next) != nil, leading.contains(next.current.range.lowerBound) else { break }
      start -= 1
      leading.insert(reader.peek(start).range.lowerBound)
    }
    return start
  }

  /// The names before those words: with commas between them, or known ones one after the other.
  private static func names(_ reader: inout TokenReader, count: Int) throws(Problem) -> [Name] {
    let end = reader.peek(count).range.lowerBound
    var names: [Name] = []
    while reader.current.range.lowerBound < end {
      let start = reader.current.range
      var name = try reader.name("a view")
      // What isn't a name yet may be one in braces: all words up to the comma.
      if !reader.context.knows(name.value), reader.word() != nil || reader.isAtNumber {
        while reader.current.range.lowerBound < end, !reader.isAt(.comma) { reader.advance() }
        let range = reader.range(from: start)
        name = Name(String(reader.source.text[range]), range)
      }
      names.append(name)
      _ = reader.take(.comma)
    }
    return names
  }

  // MARK: Parts

  /// Words such as `edges`, or attributes, up to something else; one at least.
  private static func parts(_ reader: inout TokenReader) throws(Problem) -> [ShorthandKind.Part] {
    var parts: [ShorthandKind.Part] = []
    while let found = takePart(&reader) { parts += found }
    if !parts.isEmpty { return parts }
    let word = reader.current
    throw .unknown(
      "form of pin", String(reader.source.text[word.range]), at: word.range,
      candidates: ShorthandKind.allCases.map { $0.rawValue } + AttributeName.all,
      otherwise: "write edges, horizontal, vertical, center, size or an attribute")
  }

  /// The constraints of one such word; nil where something else is next.
  private static func takePart(_ reader: inout TokenReader) -> [ShorthandKind.Part]? {
    if let kind = reader.word().flatMap(ShorthandKind.init(rawValue:)) {
      reader.advance()
      return kind.parts
    }
    return takeAttribute(&reader).map { [ShorthandKind.Part(of: $0)] }
  }

  private static func takeAttribute(_ reader: inout TokenReader) -> Attribute? {
    var attempt = reader
    _ = attempt.take(.dot)
    guard let found = attempt.takeAttribute(words: 1...AttributeName.maximumWords) else {
      return nil
    }
    reader = attempt
    return found.value
  }

  // MARK: Constraints

  /// The constraints that it means, each with what tells it from the others.
  func constraints(in layout: inout Layout) throws(Problem) -> [(LayoutConstraint, String)] {
    var constraints: [(LayoutConstraint, String)] = []
    for path in items {
      let item = try path.item(in: &layout)
      let target = try target.item(in: &layout, besides: [path])
      for part in parts {
        let (first, second) = part.startsWithTarget ? (target, item) : (item, target)
        let constraint = LayoutConstraint(
          Anchor(first, part.attribute), to: Anchor(second, part.attribute),
          constant: part.inset?(insets) ?? 0)
        let owner = items.count == 1 ? "" : "\(layout.name(of: item))-"
        constraints.append((constraint, owner + part.attribute.rawValue))
      }
    }
    return constraints
  }
}
