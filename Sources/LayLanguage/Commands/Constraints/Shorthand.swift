import AutoLayout

/// `red edges to superview inset 8`, `a, b, c leading to superview`.
enum Shorthand {
  /// Reads a shorthand; nil, without reading anything, if an equation is next.
  static func read(_ reader: inout TokenReader) throws(Problem)
    -> Reading<Pin.Parts>?
  {
    var attempt = reader
    let name = try? attempt.name("a view", .item)
    if name != nil { noteParts(attempt) }
    guard let first = name, !attempt.isAtX,
      first.path.steps.last?.member.flatMap({ AttributeName.attribute($0.value) }) == nil,
      attempt.word() != nil || attempt.isAtString || attempt.isAt(.comma)
    else { return nil }
    reader = attempt
    let items = try items(after: first, &reader)
    let start = reader.current.range
    let parts = try parts(&reader)
    let partsRange = reader.range(from: start)
    try reader.expect(keyword: "to", " and another view")
    let target = try reader.name("a view after 'to'", .item)
    let keyword = reader.current.range
    var insets: ValueSyntax?
    if reader.take(keyword: "inset") {
      guard parts.contains(where: { $0.inset != nil }) else {
        let written = reader.source.text[partsRange]
        throw Problem("'\(written)' has no edges to inset", at: keyword, remedy: "remove 'inset'")
      }
      insets = try reader.values(ValueKindText.text(for: .insets))
    }
    return { [insets] resolver throws(Problem) in
      let insets = try insets.map { insets throws(Problem) in
        try resolver.value(insets, of: .insets).value
      }
      let items = try items.map { item throws(Problem) in try resolver.itemPath(item) }
      let target = try resolver.itemPath(target)
      let inset = if case .insets(let value) = insets { value } else { EdgeInsets.zero }
      return { layout throws(Problem) in
        try constraints(parts, of: items, to: target, inset: inset, in: &layout)
      }
    }
  }

  private static func constraints(
    _ parts: [ShorthandKind.Part], of items: [ItemPath], to path: ItemPath, inset: EdgeInsets,
    in layout: inout Layout
  ) throws(Problem) -> [Pin.Part] {
    let start = items.first?.range ?? path.range
    var constraints: [Pin.Part] = []
    for itemPath in items {
      let item = try itemPath.item(in: &layout)
      let target = try path.item(in: &layout, besides: [itemPath])
      let owner = items.count == 1 ? "" : "\(layout.name(of: item))-"
      for part in parts {
        let (first, second) = part.startsWithTarget ? (target, item) : (item, target)
        let constraint = LayoutConstraint(
          Anchor(first, part.attribute), to: Anchor(second, part.attribute),
          constant: part.inset?(inset) ?? 0)
        constraints.append(
          Pin.Part(
            constraint: constraint, suffix: owner + part.attribute.rawValue,
            range: start.lowerBound..<path.range.upperBound))
      }
    }
    return constraints
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

  /// Whether `to` is next, or follows a word that might be misspelled.
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
      "form of pin", Name(String(reader.source.text[word.range]), word.range),
      in: ShorthandKind.allCases.map { $0.rawValue } + AttributeName.all,
      otherwise: "write edges, horizontal, vertical, center, size or an attribute")
  }
}

/// The words of `pin red edges to superview`.
enum ShorthandKind: String, Hashable, Sendable, CaseIterable {
  case edges
  case horizontal
  case vertical
  case center
  case size

  /// One of the constraints that a shorthand means: the same attribute of both items.
  struct Part: Sendable {
    let attribute: Attribute
    /// The inset between the two.
    var inset: (@Sendable (EdgeInsets) -> Double)?
    /// Whether the target comes first, so that a positive constant moves inward: the form that Apple's guide and
    /// Interface Builder use for the trailing and bottom edges.
    var startsWithTarget = false

    init(
      attribute: Attribute, inset: (@Sendable (EdgeInsets) -> Double)? = nil,
      startsWithTarget: Bool = false
    ) {
      self.attribute = attribute
      self.inset = inset
      self.startsWithTarget = startsWithTarget
    }

    /// The constraint on one attribute; left and right are like leading and trailing.
    init(of attribute: Attribute) {
      let like: [Attribute: Attribute] = [.left: .leading, .right: .trailing]
      let edge = ShorthandKind.edgeParts[like[attribute] ?? attribute]
      self.init(
        attribute: attribute, inset: edge?.inset, startsWithTarget: edge?.startsWithTarget ?? false)
    }
  }

  fileprivate static let edgeParts = Dictionary(
    (horizontalParts + verticalParts).map { ($0.attribute, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let horizontalParts: [Part] = [
    Part(attribute: .leading, inset: { $0.left }),
    Part(attribute: .trailing, inset: { $0.right }, startsWithTarget: true),
  ]
  private static let verticalParts: [Part] = [
    Part(attribute: .top, inset: { $0.top }),
    Part(attribute: .bottom, inset: { $0.bottom }, startsWithTarget: true),
  ]
  private static let partsByKind: [ShorthandKind: [Part]] = [
    .edges: horizontalParts + verticalParts,
    .horizontal: horizontalParts,
    .vertical: verticalParts,
    .center: [Part(attribute: .centerX), Part(attribute: .centerY)],
    .size: [Part(attribute: .width), Part(attribute: .height)],
  ]

  /// The constraints that the word means, in the order in which they are added.
  var parts: [Part] { Self.partsByKind[self] ?? [] }
}
