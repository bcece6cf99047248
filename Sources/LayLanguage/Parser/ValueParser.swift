import AutoLayout

/// Values of properties, each kind as ``PropertyText`` writes it.
extension TokenReader {
  /// What to expect of each kind, for errors.
  private static let descriptions: [PropertyValue.Kind: String] = [
    .number: "a number", .size: "a size such as 320x480", .rect: "x, y, width and height",
    .point: "x and y", .insets: "one number, or top, left, bottom and right",
    .bool: "true or false", .text: "a text in double quotes", .choice: "a word",
    .words: "one word or more", .transform: "a transform",
  ]

  /// Reads a value of a property.
  mutating func value(of property: ViewProperty) throws(Problem) -> Located<PropertyValue> {
    if property.kind == .transform { return try value(of: .transform) }
    if property.kind == .words {
      let first = try word(of: property)
      var words = [first.value]
      while take(.comma) || !isAtEnd { words.append(try word(of: property).value) }
      return Located(.words(words), range(from: first.range))
    }
    let isSize = property.kind == .size && word()?.lowercased().hasPrefix(Self.noExtent) == true
    let isWord = property.kind == .choice || word() != nil && !isSize
    guard !property.words.isEmpty, isWord else { return try value(of: property.kind) }
    let known = try word(of: property)
    return Located(.choice(known.value), known.range)
  }

  /// Reads one of the words that a property takes.
  private mutating func word(of property: ViewProperty) throws(Problem) -> Located<String> {
    let written = try name(Self.list(property.words))
    guard let known = property.words.first(where: { $0.lowercased() == written.value.lowercased() })
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
    case .rect:
      let numbers = try numbers(what, counts: [4])
      return .rect(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .point:
      let numbers = try numbers(what, counts: [2])
      return .point(Point(x: numbers[0], y: numbers[1]))
    case .insets:
      let numbers = try numbers(what, counts: [1, 4])
      guard numbers.count == 4 else { return .insets(EdgeInsets(numbers[0])) }
      return .insets(
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case .bool: return .bool(try boolean(what))
    case .text:
      // The advice on names without quotes would not help here.
      if isAtNumber { throw unexpected(what) }
      return .text(try name(what).value)
    case .choice: return .choice(try name(what).value)
    case .transform: return .transform(try transform())
    case .words: return .words(try names(what).map { $0.value })
    }
  }

  private static let booleans = ["true": true, "false": false, "yes": true, "no": false]

  private mutating func boolean(_ what: String) throws(Problem) -> Bool {
    guard let keyword = takeKeyword(of: Self.booleans.keys.sorted()),
      let value = Self.booleans[keyword.value]
    else { throw unexpected(what) }
    return value
  }

  /// Numbers with or without commas and parentheses, as many as `counts` allows.
  mutating func numbers(_ what: String, counts: Set<Int>) throws(Problem) -> [Double] {
    let isEnclosed = take(.openParenthesis)
    let start = current.range
    var numbers = [try number(what).value]
    while startsNumber || isAt(.comma), numbers.count < (counts.max() ?? 1) {
      _ = take(.comma)
      numbers.append(try number(what).value)
    }
    guard counts.contains(numbers.count) else {
      if isAtEnd || isAt(.closeParenthesis) { throw unexpected(what) }
      throw Problem("expected \(what)", at: range(from: start))
    }
    if isEnclosed { try expect(.closeParenthesis, "')'") }
    return numbers
  }

  private var startsNumber: Bool {
    isAtNumber || isAt(.minus) || isAt(.plus)
  }

  private static let noExtent = "none"

  /// `320x480`, `100xnone`, `nonex20`, `none` for both.
  private mutating func sizeValue(_ what: String) throws(Problem) -> PropertyValue {
    if isAt(keyword: Self.noExtent), !isAtHeight(offset: 1) {
      advance()
      return .size(width: nil, height: nil)
    }
    if let word = word(), word.hasPrefix(Self.noExtent + "x") {
      // The lexer takes `nonex20` for a name.
      let digits = word.dropFirst(Self.noExtent.count + 1)
      if let height = Double(digits), height.isFinite {
        advance()
        return .size(width: nil, height: height)
      }
      if digits == Self.noExtent {
        advance()
        return .size(width: nil, height: nil)
      }
    }
    let width = try extent(what)
    if !take(.times) { _ = take(keyword: "x") || take(.comma) }
    return .size(width: width, height: try extent("a height after the width"))
  }

  /// Whether the second half of a size is at an offset.
  private func isAtHeight(offset: Int) -> Bool {
    if case .number = peek(offset).kind { return true }
    return isAt(.times, offset: offset) || isAt(.comma, offset: offset)
      || ["x", Self.noExtent].contains { isAt(keyword: $0, offset: offset) }
  }

  private mutating func extent(_ what: String) throws(Problem) -> Double? {
    take(keyword: Self.noExtent) ? nil : try number(what).value
  }
}
