import AutoLayout

/// What a constraint line states, in either form of Apple's describer: `a.width == 2*b.width + 8`, or
/// `H:|-(8)-[UIView:0x7f8a01]`.
///
/// Visual form counts as the equations `sub.leading = super.leading + c`, `super.trailing = sub.trailing + c` and
/// `b.leading = a.trailing + c`; from right to left, each edge lies at a smaller position than the one before, so the
/// sides change places.
struct LogEquation: Hashable, Sendable {
  private(set) var first: LogAnchor
  private(set) var relation = Relation.equal
  private(set) var multiplier = 1.0
  private(set) var second: LogAnchor?
  private(set) var constant = 0.0
  /// The word that marks system spacing, `NSSpace`.
  private(set) var spacing: String?
  /// The priority inside the brackets of a visual form.
  private(set) var priority: Double?
  private(set) var isVisual = false

  /// How many places are tried, as labels may look like signs.
  private static let attemptLimit = 8

  /// Reads an equation.
  init?(_ text: Substring, names: LogNames) {
    for relation in Relation.allCases {
      for sign in text.ranges(of: " \(relation.symbol) ").prefix(Self.attemptLimit) {
        guard let first = LogAnchor(text[..<sign.lowerBound], names: names) else { continue }
        self.first = first
        self.relation = relation
        if readRight(text[sign.upperBound...], names) { return }
      }
    }
    return nil
  }

  /// Reads a position of 0 as iOS 6 prints it for masks, without the number: `UILabel:0x7f8a01.midX ==`.
  init?(zeroIn text: Substring, names: LogNames) {
    guard text.hasSuffix(" =="), let first = LogAnchor(text.dropLast(3), names: names),
      first.attribute?.isSize == false
    else { return nil }
    self.first = first
  }

  /// Reads `b.width + 8`, `2*b.width`, `b.width * 2`, as Masonry and SnapKit write it, or a number.
  private mutating func readRight(_ right: Substring, _ names: LogNames) -> Bool {
    if readOffset(right) { return true }
    // A space comes before the offset; a label may contain spaces too.
    let places = [right.endIndex] + right.indices.filter { right[$0] == " " }.suffix(6)
    return places.contains { place in
      place == right.endIndex || readOffset(right[place...].dropFirst())
        ? readFactor(right[..<place], names) : false
    }
  }

  private mutating func readOffset(_ text: Substring) -> Bool {
    let sign = ["+ ", "- "].first(where: text.hasPrefix) ?? ""
    guard readNumber(text.dropFirst(sign.count)) else { return false }
    if sign == "- " { constant.negate() }
    return true
  }

  private mutating func readFactor(_ text: Substring, _ names: LogNames) -> Bool {
    var item = text
    if let star = text.firstIndex(of: "*"), let number = Double(logged: text[..<star]) {
      (multiplier, item) = (number, text[star...].dropFirst())
    } else if let star = text.ranges(of: " * ").last,
      let number = Double(logged: text[star.upperBound...])
    {
      (multiplier, item) = (number, text[..<star.lowerBound])
    }
    second = LogAnchor(item, names: names)
    return second != nil
  }

  /// Reads a number, also one that the log marks as system spacing: `NSSpace(8)`.
  private mutating func readNumber(_ text: Substring) -> Bool {
    spacing = ["NSSpace", "NSLayoutAnchorConstraintSpace"].first {
      text.hasPrefix("\($0)(") && text.hasSuffix(")")
    }
    let digits = spacing.map { text.dropFirst($0.count + 1).dropLast() } ?? text
    guard let number = Double(logged: digits) else { return false }
    constant = number
    return true
  }
}

// MARK: Visual form

extension LogEquation {
  /// The words after a form that stand for left and right instead of leading and trailing.
  private static let directions: [(suffix: String, edges: (near: Attribute, far: Attribute))] = [
    ("(LTR)", (.left, .right)), ("(RTL)", (.right, .left)),
  ]

  /// Reads a visual form.
  init?(visual text: Substring, names: LogNames) {
    let isHorizontal = text.hasPrefix("H:")
    guard isHorizontal || text.hasPrefix("V:") else { return nil }
    var body = text.dropFirst(2)
    var edges: (near: Attribute, far: Attribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    if let direction = Self.directions.first(where: { body.hasSuffix($0.suffix) }) {
      body = body.dropLast(direction.suffix.count)
      // Pages put a space before the bracket.
      while body.last == " " { body = body.dropLast() }
      if isHorizontal { edges = direction.edges }
    }
    let amount: Substring
    if let (earlier, inside, later) = Self.connection(body, edges, names) {
      let isTurned = edges.near == .right
      first = isTurned ? earlier : later
      second = isTurned ? later : earlier
      amount = inside
    } else if body.hasPrefix("["), body.hasSuffix(")]"), let bracket = Self.sizeBracket(of: body),
      let item = LogItem(body[..<bracket].dropFirst(), names: names)
    {
      first = LogAnchor(item, isHorizontal ? .width : .height)
      amount = body[bracket...].dropFirst().dropLast(2)
    } else {
      return nil
    }
    isVisual = true
    guard readAmount(amount) else { return nil }
  }

  /// Reads what is between the brackets: `>=8@750`.
  private mutating func readAmount(_ text: Substring) -> Bool {
    var rest = text
    if let found = Relation.allCases.first(where: { text.hasPrefix($0.symbol) }) {
      relation = found
      rest = rest.dropFirst(2)
    }
    if let at = rest.lastIndex(of: "@") {
      priority = Double(logged: rest[at...].dropFirst())
      rest = rest[..<at]
      if priority == nil { return false }
    }
    return readNumber(rest)
  }

  /// Reads `|-(8)-[a]`, `[a]-(8)-|` or `[a]-(8)-[b]`.
  private static func connection(
    _ body: Substring, _ edges: (near: Attribute, far: Attribute), _ names: LogNames
  ) -> (earlier: LogAnchor, amount: Substring, later: LogAnchor)? {
    func anchor(_ text: Substring, bar: Attribute, view: Attribute) -> LogAnchor? {
      // Without a list of names, the bar is only known to be there.
      if text == "|" { return LogAnchor(names.bar ?? LogItem(key: "|"), bar) }
      guard text.first == "[", text.last == "]" else { return nil }
      return LogItem(text.dropFirst().dropLast(), names: names).map { LogAnchor($0, view) }
    }
    for start in body.ranges(of: "-(").prefix(attemptLimit) {
      let (before, rest) = (body[..<start.lowerBound], body[start.upperBound...])
      let ends = [")-[", ")-|"].compactMap { rest.firstRange(of: $0)?.lowerBound }
      guard let end = ends.min(), case let after = rest[end...].dropFirst(2),
        before != "|" || after != "|",
        let earlier = anchor(before, bar: edges.near, view: edges.far),
        let later = anchor(after, bar: edges.far, view: edges.near)
      else { continue }
      return (earlier, rest[..<end], later)
    }
    return nil
  }

  /// The bracket that opens the size, which may hold brackets itself: `NSSpace(8)`.
  private static func sizeBracket(of body: Substring) -> Substring.Index? {
    var depth = 0
    return body.indices.last { index in
      if body[index] == ")" { depth += 1 }
      if body[index] == "(" { depth -= 1 }
      return depth == 0 && body[index] == "("
    }
  }
}
