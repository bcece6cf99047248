import AutoLayout

/// Values of properties, each kind as ``PropertyText`` writes it.
extension TokenReader {
  /// What to expect of each kind, for errors.
  private static let descriptions: [PropertyValue.Kind: String] = [
    .number: "a number", .size: "a size such as 320x480", .rect: "x, y, width and height",
    .point: "x and y", .insets: "one number, or top, left, bottom and right",
    .bool: "true or false", .text: "a text in double quotes", .choice: "a word",
    .words: "one word or more", .transform: "a transform", .item: "a view",
    .constraint: "a constraint", .list: "a list",
  ]

  /// Reads a value of a property.
  mutating func value(of property: ViewProperty) throws(Problem) -> Located<PropertyValue> {
    if property.kind == .transform { return try value(of: .transform) }
    if property.kind == .words {
      return try words(of: property)
    }
    skipType(of: property)
    if property.isColor { skipColorPrefix() }
    let isSize = property.kind == .size && isAtNoWidth
    let isWord =
      isAt(.dot) || !isAtElement && (property.kind == .choice || word() != nil && !isSize)
    guard !property.words.isEmpty, isWord else {
      guard property.kind == .choice, isAtElement, !isAt(.openBracket) else {
        return try value(of: property.kind)
      }
      return try choice(of: property)
    }
    let known = try word(of: property)
    return Located(.choice(known.value), known.range)
  }

  /// Skips `UIStackView` in `UIStackView.spacingUseSystem` before a word that a property takes.
  private mutating func skipType(of property: ViewProperty) {
    guard let type = word(), ["UI", "NS"].contains(where: type.hasPrefix), isAt(.dot, offset: 1),
      let word = word(at: 2), property.word(word) != nil
    else { return }
    advance()
  }

  /// Skips the beginning of Swift's `.red` and `UIColor.red`.
  private mutating func skipColorPrefix() {
    if isAt(keyword: "uicolor"), isAt(.dot, offset: 1) { advance() }
    if isAt(.dot), word(at: 1) != nil { advance() }
  }

  /// Reads an expression that is one of the words that a property takes.
  private mutating func choice(of property: ViewProperty) throws(Problem) -> Located<PropertyValue>
  {
    let value = try expression(Self.list(property.words))
    switch value.value {
    case .choice(let word) where property.words.contains(word),
      .text(let word) where property.words.contains(word):
      return Located(.choice(word), value.range)
    default: throw .mismatch(Self.list(property.words), value)
    }
  }

  /// Reads some of the words that a property takes: `a b`, `a, b`, `[.a, .b]`, `LM+TM`.
  private mutating func words(of property: ViewProperty) throws(Problem) -> Located<PropertyValue> {
    let start = current.range
    let isEnclosed = take(.openBracket)
    var words: [String] = []
    while !isAtEnd, !isAt(.closeBracket) {
      if let pair = takeSizeClasses(of: property) {
        words += pair
      } else {
        words.append(try word(of: property).value)
      }
      _ = take(.comma) || take(.plus)
    }
    if isEnclosed {
      try expect(.closeBracket, "']'")
    } else if words.isEmpty {
      throw unexpected(Self.list(property.words))
    }
    return Located(.words(words), range(from: start))
  }

  /// Takes a pair of size classes such as `Compact-Regular` where a property takes size classes.
  private mutating func takeSizeClasses(of property: ViewProperty) -> [String]? {
    guard let name = word(), property.word(name) == nil,
      let pair = SizeClassWord.words(of: name)?.filter({ !SizeClassWord.any.contains($0) }),
      !pair.isEmpty, pair.allSatisfy(property.words.contains)
    else { return nil }
    advance()
    return pair
  }

  /// Reads one of the words that a property takes, perhaps with Swift's dot before it.
  private mutating func word(of property: ViewProperty) throws(Problem) -> Located<String> {
    _ = take(.dot)
    for count in [3, 2] {
      let words = (0..<count).compactMap { word(at: $0) }
      guard words.count == count, let known = property.word(words.joined()) else { continue }
      let start = current.range
      for _ in 0..<count { advance() }
      return Located(known, range(from: start))
    }
    let written = try name(Self.list(property.words))
    guard let known = property.word(written.value)
    else {
      throw .unknown(
        property.name, written.value, at: written.range, candidates: property.words,
        otherwise: "use \(Self.list(property.words, property.kind))")
    }
    return Located(known, written.range)
  }

  /// `a, b or c`, and a number where a property takes that, too.
  private static func list(_ words: [String], _ kind: PropertyValue.Kind = .choice) -> String {
    let isClosed = kind == .choice || kind == .words
    let all = words + (isClosed ? [] : [descriptions[kind]].compactMap { $0 })
    return all.dropLast().joined(separator: ", ") + (all.count > 1 ? " or " : "") + (all.last ?? "")
  }

  /// Reads a value of a kind; errors say what is expected, by default any value of the kind.
  mutating func value(of kind: PropertyValue.Kind, expected: String? = nil) throws(Problem)
    -> Located<PropertyValue>
  {
    let start = current.range
    let value = try unlocatedValue(kind, expected ?? Self.descriptions[kind] ?? "a value")
    return Located(value, range(from: start))
  }

  private mutating func unlocatedValue(_ kind: PropertyValue.Kind, _ what: String) throws(Problem)
    -> PropertyValue
  {
    switch kind {
    case .number: return .number(try number(what).value)
    case .size: return try sizeValue(what)
    case .rect, .point, .insets: return try numbersValue(kind, what)
    case .bool: return .bool(try boolean(what))
    case .text: return .text(try isAtNumber ? textOfNumber() : text(what))
    case .choice: return .choice(try name(what).value)
    case .transform: return .transform(try transform())
    case .words: return .words(try names(what).map { $0.value })
    case .item, .constraint, .list:
      let value = try expression(what)
      guard value.value.kind == kind else { throw .mismatch(what, value) }
      return value.value
    }
  }

  /// `36`, `17 semibold`: a text that starts with a number goes to the end of the command, unless a
  /// computation does.
  private mutating func textOfNumber() -> String {
    var attempt = self
    if peek(1).kind != .end, case .some(let value) = try? attempt.expression("a number"),
      attempt.isAtEnd, value.value.kind == .number
    {
      self = attempt
      return value.value.description
    }
    let start = current.range
    while !isAtEnd { advance() }
    return String(source.text[range(from: start)])
  }

  /// A rectangle, point or insets: an expression of that kind, or numbers.
  private mutating func numbersValue(_ kind: PropertyValue.Kind, _ what: String)
    throws(Problem) -> PropertyValue
  {
    let count = PropertyValue.parts(of: kind).count
    let elements = try elements(what, count: count)
    if elements.count == 1, let value = elements.first, value.value.kind != .number {
      let read = value.value.read(as: kind)
      guard read.kind == kind else { throw .mismatch(what, value) }
      return read
    }
    var numbers = elements.flatMap { $0.value.numbers }
    if kind == .insets, numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 4) }
    guard let value = PropertyValue(kind, numbers: numbers) else {
      throw wrongCount(what, elements)
    }
    return value
  }

  /// A text in quotes, a word, or an expression.
  private mutating func text(_ what: String) throws(Problem) -> String {
    guard isAtElement || isAt(.plus, offset: 1) else { return try name(what).value }
    let value = try expression(what)
    switch value.value {
    case .text(let text), .choice(let text), .item(let text), .constraint(let text): return text
    case .number: return value.value.description
    default: throw .mismatch(what, value)
    }
  }

  private mutating func boolean(_ what: String) throws(Problem) -> Bool {
    guard isAtOperand || isAtBoolean else {
      throw unexpected(what)
    }
    let value = try expression(what)
    guard case .bool(let bool) = value.value else { throw .mismatch(what, value) }
    return bool
  }

  // MARK: Several numbers

  /// Numbers with or without commas and parentheses, as many as `counts` allows; points, sizes and
  /// rectangles stand for theirs.
  mutating func numbers(_ what: String, counts: Set<Int>) throws(Problem) -> [Double] {
    let elements = try elements(what, count: counts.max() ?? 1)
    let numbers = elements.flatMap { $0.value.numbers }
    guard counts.contains(numbers.count) else { throw wrongCount(what, elements) }
    return numbers
  }

  /// Values that follow each other until they are some numbers together.
  private mutating func elements(_ what: String, count: Int) throws(Problem)
    -> [Located<PropertyValue>]
  {
    guard isAtOperand else { throw unexpected(what) }
    var elements = [try expression(what, .list)]
    while elements.reduce(0, { $0 + $1.value.numbers.count }) < count,
      elements.allSatisfy({ !$0.value.numbers.isEmpty }), isAt(.comma) || isAtElement
    {
      _ = take(.comma)
      elements.append(try expression(what, .list))
    }
    return elements
  }

  private func wrongCount(_ what: String, _ elements: [Located<PropertyValue>]) -> Problem {
    if let value = elements.first(where: { $0.value.numbers.isEmpty }) {
      return .mismatch(what, value)
    }
    guard let first = elements.first else { return unexpected(what) }
    if isAtEnd, first.value.kind == .number { return unexpected(what) }
    return Problem("expected \(what)", at: range(from: first.range))
  }

  // MARK: Sizes

  private static let noExtent = "none"

  /// Whether a size without a width is next: `none`, `nonex20`.
  var isAtNoWidth: Bool { word()?.lowercased().hasPrefix(Self.noExtent) == true }

  /// `320x480`, `100xnone`, `nonex20`, `none` for both, or an expression.
  private mutating func sizeValue(_ what: String) throws(Problem) -> PropertyValue {
    if isAt(keyword: Self.noExtent), !isAtHeight(offset: 1) {
      advance()
      return .size(width: nil, height: nil)
    }
    if let word = word(), word.hasPrefix(Self.noExtent + "x") {
      // The lexer takes `nonex20` for a name, and `nonex20.5` for a name and what follows a point.
      let count = isAtFraction ? 3 : 1
      let end = peek(count - 1).range.upperBound
      let digits = source.text[current.range.lowerBound..<end].dropFirst(Self.noExtent.count + 1)
      if let height = Double(digits), height.isFinite {
        for _ in 0..<count { advance() }
        return .size(width: nil, height: height)
      }
      if digits == Self.noExtent {
        advance()
        return .size(width: nil, height: nil)
      }
    }
    var width: Double?
    if !take(keyword: Self.noExtent) {
      guard isAtOperand else { throw unexpected(what) }
      let value = try expression(what, isAtSizeLiteral ? .list : .size)
      guard case .number(let number) = value.value else {
        let size = value.value.read(as: .size)
        guard size.kind == .size else { throw .mismatch(what, value) }
        return size
      }
      width = number
    }
    if !take(.times) { _ = take(keyword: "x") || take(.comma) }
    return .size(width: width, height: try extent("a height after the width"))
  }

  /// Whether a point and digits follow the current token without space.
  private var isAtFraction: Bool {
    let (point, digits) = (peek(1), peek(2))
    guard point.kind == .symbol(.dot), case .number = digits.kind else { return false }
    return current.range.upperBound == point.range.lowerBound
      && point.range.upperBound == digits.range.lowerBound
  }

  /// Whether `320x480` is next, with which sizes can be computed.
  private var isAtSizeLiteral: Bool {
    var attempt = self
    attempt.advance()
    guard isAtNumber, attempt.isAtX, case .number = peek(2).kind else { return false }
    return true
  }

  /// Whether the second half of a size is at an offset.
  private func isAtHeight(offset: Int) -> Bool {
    if case .number = peek(offset).kind { return true }
    return isAt(.times, offset: offset) || isAt(.comma, offset: offset)
      || ["x", Self.noExtent].contains { isAt(keyword: $0, offset: offset) }
  }

  private mutating func extent(_ what: String) throws(Problem) -> Double? {
    if take(keyword: Self.noExtent) { return nil }
    guard isAtOperand else { throw unexpected(what) }
    let value = try expression(what, .size)
    guard case .number(let number) = value.value else { throw .mismatch(what, value) }
    return number
  }
}
