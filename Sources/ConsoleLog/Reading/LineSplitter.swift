/// Splits a line of a log into constraints and the text around them.
enum LineSplitter {
  /// A piece of a line.
  enum Piece {
    case prose(Substring)
    /// A text that starts like a constraint, up to its last `>` or to the end of the line.
    case constraint(Substring, isClosed: Bool)
  }

  /// The pieces of a line, in order; at most a thousand.
  static func pieces(of line: Substring) -> [Piece] {
    guard line.holds("Constraint") else { return line.isEmpty ? [] : [.prose(line)] }
    var pieces: [Piece] = []
    var rest = line
    while pieces.count < 1_000, let start = start(in: rest) {
      if start > rest.startIndex { pieces.append(.prose(rest[..<start])) }
      let behind = rest[rest.index(after: start)...]
      let next = bracket(in: behind) ?? rest.endIndex
      let (end, isClosed) = end(of: rest[start..<next])
      pieces.append(.constraint(rest[start..<end], isClosed: isClosed))
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append(.prose(rest)) }
    return pieces
  }

  /// Whether any piece of a line starts like a constraint.
  static func holdsConstraint(_ line: Substring) -> Bool {
    pieces(of: line).contains { if case .constraint = $0 { true } else { false } }
  }

  /// Where a constraint starts: `<` and a class with a colon, or a class of constraints alone at the
  /// start of an element, where a page lost the bracket.
  private static func start(in text: Substring) -> Substring.Index? {
    let element = text.drop { $0.isWhitespace || "\"“„«‹「『,(（`".contains($0) }
    if isConstraint(element) { return element.startIndex }
    return bracket(in: text)
  }

  /// The first `<` before a class of constraints.
  private static func bracket(in text: Substring) -> Substring.Index? {
    var place = text.startIndex
    while let bracket = text[place...].firstIndex(of: "<") {
      let content = text[text.index(after: bracket)...].drop(while: { $0 == " " })
      if isBoundary(bracket, in: text), isConstraint(content) || isUnaddressed(content) {
        return bracket
      }
      place = text.index(after: bracket)
    }
    return nil
  }

  private static func isConstraint(_ text: Substring) -> Bool {
    let className = text.prefix(200).prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$"
    }
    // Alone, the word is a heading.
    return className.contains("Constraint") && text[className.endIndex...].first == ":"
      && className != "Constraint" && className != "Constraints"
  }

  /// Whether a text starts with a constraint that lacks its address; code has such types in brackets as well, so it
  /// must be readable.
  private static func isUnaddressed(_ text: Substring) -> Bool {
    let text = text.prefix(unaddressedLimit)
    return Repair.addressed(text) != nil && readableEnd(of: text, among: 1) != nil
  }

  /// Longer texts without an address are not looked at, as any bracket of a long line may begin one.
  private static let unaddressedLimit = 240

  private static func isBoundary(_ place: Substring.Index, in text: Substring) -> Bool {
    guard place > text.startIndex else { return true }
    let before = text[text.index(before: place)]
    return before.isWhitespace || "\"“”„«»‹›「『'`*([（，,{;:>+".contains(before)
  }

  /// Where a constraint ends: at the first `>` that makes it readable, otherwise at the last one that is not part of
  /// `>=`.
  private static func end(of text: Substring) -> (Substring.Index, isClosed: Bool) {
    if let end = readableEnd(of: text) { return (end, true) }
    guard let last = text.indices.last(where: { isClosing($0, in: text) }),
      text[last...].count <= 4
    else { return (text.endIndex, false) }
    return (text.index(after: last), true)
  }

  /// The place after the first of some `>` that makes a text readable; nil if none does.
  private static func readableEnd(of text: Substring, among count: Int = 8) -> Substring.Index? {
    text.indices.lazy.filter { isClosing($0, in: text) }.prefix(count)
      .map { text.index(after: $0) }
      .first { end in
        let content = text[..<end].drop(while: { "< ".contains($0) })
        return LogConstraint("<\(Repair.addressed(content) ?? content)") != nil
      }
  }

  private static func isClosing(_ place: Substring.Index, in text: Substring) -> Bool {
    guard text[place] == ">" else { return false }
    let next = text.index(after: place)
    return next == text.endIndex || text[next] != "="
  }
}
