import AutoLayout

/// `red edges to superview inset 8`.
struct Shorthand {
  let item: ItemPath
  let kind: Located<ShorthandKind>
  let target: ItemPath
  let insets: EdgeInsets

  var range: SourceRange { item.range.lowerBound..<target.range.upperBound }

  /// Reads what follows the view's name.
  init(of name: Name, _ reader: inout TokenReader) throws(Problem) {
    let word = reader.current
    guard let kind = reader.word().flatMap(ShorthandKind.init(rawValue:)) else {
      throw .unknown(
        "form of pin", String(reader.source.text[word.range]), at: word.range,
        candidates: ShorthandKind.allCases.map { $0.rawValue },
        otherwise: "write edges, horizontal, vertical, center or size")
    }
    reader.advance()
    try reader.expect(keyword: "to", " and another view")
    item = ItemPath(head: name, guides: [])
    self.kind = Located(kind, word.range)
    target = try reader.itemPath("a view after 'to'")
    insets = try Self.insets(of: kind, &reader)
  }

  private static func insets(of kind: ShorthandKind, _ reader: inout TokenReader)
    throws(Problem) -> EdgeInsets
  {
    let start = reader.current.range
    guard reader.take(keyword: "inset") else { return .zero }
    guard kind.takesInsets else {
      throw Problem(
        "'\(kind.rawValue)' has no edges to inset", at: start, remedy: "remove 'inset'")
    }
    guard case .insets(let insets) = try reader.value(of: .insets).value else { return .zero }
    return insets
  }

  /// The name before a shorthand's word, as in `Red View edges to …`; nil when there is none.
  static func name(_ reader: inout TokenReader) -> Name? {
    if isWord(reader, at: 1), let quoted = reader.takeString() { return quoted }
    var count = 0
    while reader.word(at: count) != nil {
      if count > 0, isWord(reader, at: count) { break }
      count += 1
    }
    guard count > 0, isWord(reader, at: count) else { return nil }
    let words = (0..<count).compactMap { reader.word(at: $0) }
    let start = reader.current.range
    for _ in 0..<count { reader.advance() }
    return Name(words.joined(separator: " "), reader.range(from: start))
  }

  /// Any word before `to` counts as a shorthand, so that a misspelled one gets an error of its own.
  private static func isWord(_ reader: TokenReader, at offset: Int) -> Bool {
    guard let word = reader.word(at: offset) else { return false }
    return ShorthandKind(rawValue: word) != nil || reader.isAt(keyword: "to", offset: offset + 1)
  }

  /// The constraints that it means, each with its attribute.
  func constraints(in layout: inout Layout) throws(Problem) -> [(LayoutConstraint, Attribute)] {
    let item = try layout.item(item, besides: [])
    let target = try layout.item(target, besides: [self.item])
    return kind.value.parts.map { part in
      let (first, second) = part.startsWithTarget ? (target, item) : (item, target)
      let constraint = LayoutConstraint(
        Anchor(first, part.attribute), to: Anchor(second, part.attribute),
        constant: part.inset?(insets) ?? 0)
      return (constraint, part.attribute)
    }
  }
}
