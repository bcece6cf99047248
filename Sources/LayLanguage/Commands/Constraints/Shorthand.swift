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

/// `red edges to superview inset 8`, as written.
struct ShorthandSyntax: Sendable {
  private let items: [Reference]
  private let parts: [ShorthandKind.Part]
  private let target: Reference
  private let insets: ValueSyntax?

  /// Reads a shorthand; nil, without reading anything, where an equation is next.
  init?(_ reader: inout TokenReader) throws(Problem) {
    var attempt = reader
    let name = try? attempt.name("a view", .item)
    if name != nil { Self.noteParts(attempt) }
    guard let first = name, !attempt.isAtX,
      first.path.steps.last?.member.flatMap({ AttributeName.attribute($0.value) }) == nil,
      attempt.word() != nil || attempt.isAtString || attempt.isAt(.comma)
    else { return nil }
    reader = attempt
    items = try Self.items(after: first, &reader)
    let start = reader.current.range
    parts = try Self.parts(&reader)
    let partsRange = reader.range(from: start)
    try reader.expect(keyword: "to", " and another view")
    target = try reader.name("a view after 'to'", .item)
    let keyword = reader.current.range
    guard reader.take(keyword: "inset") else {
      insets = nil
      return
    }
    guard parts.contains(where: { $0.inset != nil }) else {
      let written = reader.source.text[partsRange]
      throw Problem("'\(written)' has no edges to inset", at: keyword, remedy: "remove 'inset'")
    }
    insets = try reader.values(ValueKindText.text(for: .insets))
  }

  /// The views before the words for the attributes to pin.
  private static func items(after first: Reference, _ reader: inout TokenReader) throws(Problem)
    -> [Reference]
  {
    var items = [first]
    while reader.take(.comma) || !isAtPart(reader) && !isBeforeTarget(reader) {
      items.append(try reader.name("a view", .item))
    }
    return items
  }

  /// Whether `to` is next, or follows a word that might be misspelt.
  private static func isBeforeTarget(_ reader: TokenReader) -> Bool {
    (0...1).contains { reader.isAt(keyword: "to", offset: $0) }
  }

  private static func noteParts(_ reader: TokenReader) {
    reader.note(ShorthandKind.allCases.map { $0.rawValue })
    _ = reader.isAtAttribute
  }

  private static func isAtPart(_ reader: TokenReader) -> Bool {
    noteParts(reader)
    return reader.isAtAttribute || reader.word().flatMap(ShorthandKind.init(rawValue:)) != nil
  }

  private static func parts(_ reader: inout TokenReader) throws(Problem) -> [ShorthandKind.Part] {
    var parts: [ShorthandKind.Part] = []
    while let word = reader.word(), isAtPart(reader) {
      if let kind = ShorthandKind(rawValue: word) {
        parts += kind.parts
      } else if let attribute = AttributeName.attribute(word) {
        parts.append(ShorthandKind.Part(of: attribute))
      }
      reader.advance()
    }
    if !parts.isEmpty { return parts }
    let word = reader.current
    throw .unknown(
      "form of pin", String(reader.source.text[word.range]), at: word.range,
      candidates: ShorthandKind.allCases.map { $0.rawValue } + AttributeName.all,
      otherwise: "write edges, horizontal, vertical, center, size or an attribute")
  }

  func resolved(_ resolver: Resolver) throws(Problem) -> Shorthand {
    var edges = EdgeInsets.zero
    if let insets, case .insets(let value) = try resolver.value(insets, of: .insets).value {
      edges = value
    }
    return Shorthand(
      items: try items.map { item throws(Problem) in try resolver.itemPath(item) }, parts: parts,
      target: try resolver.itemPath(target), insets: edges)
  }
}
