import AutoLayout

/// What was done to a damaged line before it could be read.
package enum Repair: String, Hashable, Sendable, CaseIterable {
  /// The line was wrapped.
  case wrapped = "joined from wrapped lines"
  /// Curly quotes became straight ones.
  case quotes = "curly quotes made straight"
  /// Spaces were added inside the line.
  case spaces = "extra spaces taken out"
  /// `<` or `>` was lost.
  case brackets = "a lost '<' or '>' put back"
  /// A page took the star of a factor for markup.
  case factor = "a lost '*' put back"
  /// The app's own description, with words after it.
  case description = "taken out of one of the app's own descriptions"
  /// A page translated it.
  case translation = "read as before the page was translated"
  /// The constraint has no address.
  case address = "read without its address, which is missing"
  /// The end is missing: names or the rest of a text.
  case end = "read without its end, which is missing"
}

extension Repair {
  /// Reads a constraint, repairing it if necessary.
  static func read(_ text: Substring) -> (LogConstraint, [Repair])? {
    let found = readPlain(text)
    if let found, !found.1.contains(.end), found.0.hasAttributes { return found }
    guard text.utf8.count <= LogConstraint.lengthLimit,
      found != nil || Translation.isLikely(text), let plain = Translation.undone(text),
      let undone = readPlain(plain.text), undone.0.hasAttributes, !undone.1.contains(.end)
    else { return found }
    // Pages without any translation add spaces, too.
    let isForeign = !plain.words.isEmpty || !text.utf8.allSatisfy { $0 < 0x80 }
    return (
      undone.0,
      undone.1.filter { $0 != .quotes && $0 != .spaces } + [isForeign ? .translation : .spaces]
    )
  }

  private static func readPlain(_ text: Substring) -> (LogConstraint, [Repair])? {
    if let constraint = LogConstraint(text) { return (constraint, []) }
    guard text.utf8.count <= LogConstraint.lengthLimit else { return nil }
    if let filled = Elision.filled(text) { return readPlain(filled) }
    if let starred = starred(text) { return readPlain(starred).map { ($0.0, $0.1 + [.factor]) } }
    if let joined = withJoinedLabels(text) {
      return readPlain(joined).map { ($0.0, $0.1 + [.spaces]) }
    }
    var repairs: [Repair] = []
    var text = trimmed(text)
    let straight = String(text.map { straightQuotes[$0] ?? $0 })
    if straight != text {
      repairs.append(.quotes)
      text = straight[...]
    }
    let isOpen = text.first == "<"
    let isClosed = text.last == ">"
    let content = text.drop(while: { "< ".contains($0) })
    if isOpen, text.count != content.count + 1 { repairs.append(.spaces) }
    let addressed = addressed(content)
    if addressed != nil { repairs.append(.address) }
    text = "<\(addressed ?? content)"
    if isClosed, let constraint = LogConstraint(text) {
      return (constraint, repairs + (isOpen ? [] : [.brackets]))
    }
    let inside = trimmed(isClosed ? text.dropLast() : text)
    if let constraint = LogConstraint("\(inside)>") {
      return (constraint, repairs + [isOpen && isClosed ? .spaces : .brackets])
    }
    let words = text.split(separator: " ").joined(separator: " ")
    if words != text, let constraint = LogConstraint(isClosed ? words : "\(words)>") {
      return (constraint, repairs.filter { $0 != .spaces } + [.spaces])
    }
    if let early = withLateBracket(inside), let constraint = LogConstraint("\(early)>") {
      return (constraint, repairs + [.description])
    }
    for ending in endings(of: inside) {
      if let constraint = LogConstraint("\(ending)>") { return (constraint, repairs + [.end]) }
    }
    return nil
  }

  /// Whether a text without its `>` ends in a number that may lack digits: it has dots after it, or nothing follows in
  /// the log.
  static func mayBeCutInNumber(_ text: Substring, isLast: Bool) -> Bool {
    let isElided = text.hasSuffix("...") || text.hasSuffix("…")
    let end = text.last(where: { !".…".contains($0) || !isElided })
    let isNamed = ["names:", "Names:"].contains(where: text.holds)
    return (isLast && text.first == "<" || isElided) && end?.isNumber == true && !isNamed
  }

  /// `Class:0x… BODY` of `Class BODY`; nil for other texts.
  static func addressed(_ text: Substring) -> Substring? {
    guard let space = text.firstIndex(of: " "), text[..<space].hasSuffix("Constraint"),
      LogItem.isClass(text[..<space])
    else { return nil }
    return "\(text[..<space]):0x…\(text[space...])"
  }

  private static let straightQuotes: [Character: Character] = [
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "´": "'", "‚": "'", "‛": "'", "„": "\"", "«": "\"",
    "»": "\"", "「": "\"", "」": "\"",
    "『": "\"", "』": "\"",
  ]

  /// The text without its list of names, or with a text that broke off closed.
  private static func endings(of text: Substring) -> [String] {
    var found: [String] = []
    for start in text.indices.reversed() where text[start] == "(" {
      let info = text[text.index(after: start)...]
      let isActive = info.first == "a" && "active, names:".hasPrefix(info.prefix(14))
      guard isActive || "inactive, names:".hasPrefix(info.prefix(16)) || info.hasPrefix("Names:")
      else { continue }
      let body = trimmed(text[..<start])
      found.append(isActive ? "\(body)   (active)" : String(body))
      break
    }
    let plain = String(trimmed(text))
    // A name that broke off is another name.
    let isAddressed = text.split(separator: "[").last?.contains(":") == true
    return found + (isAddressed ? ["\(plain)']", "\(plain)]", "\(plain))]"] : [])
  }

  /// `<Class: 0x7f01 BODY` of `<Class: 0x7f01> BODY (library's words)`.
  private static func withLateBracket(_ text: Substring) -> String? {
    guard let bracket = text.firstIndex(of: ">"),
      text[..<bracket].contains(":0x")
        || text[..<bracket].contains(": 0x")
    else { return nil }
    let body = text[text.index(after: bracket)...].drop(while: { $0.isWhitespace })
    let end = [" (", "((null)"].compactMap { body.firstRange(of: $0)?.lowerBound }.min()
    return "\(text[..<bracket]) \(body[..<(end ?? body.endIndex)])"
  }

  /// The text with a star between a number and the view whose attribute it multiplies: no class begins with a digit.
  private static func starred(_ text: Substring) -> Substring? {
    for relation in Relation.allCases {
      guard let sign = text.firstRange(of: " \(relation.symbol) ") else { continue }
      let right = text[sign.upperBound...]
      let factor = right.prefix { $0.isNumber || $0 == "." }
      let item = right[factor.endIndex...]
      let className = item.prefix { $0 != ":" }
      guard !factor.isEmpty, className.endIndex < item.endIndex, LogItem.isClass(className) else {
        continue
      }
      return "\(text[..<factor.endIndex])*\(item)"
    }
    return nil
  }

  /// `UILabel:0x7f01'Send'` of `UILabel:0x7f01 'Send'`; nil for texts without such a blank.
  ///
  /// After the constraint's own address, it belongs there.
  private static func withJoinedLabels(_ text: Substring) -> Substring? {
    var joined = ""
    var rest = text
    while let gap = rest.firstRange(of: " '") {
      let before = rest[..<gap.lowerBound]
      let token = before.tail { !" <[(*".contains($0) }
      let isOwn = joined.isEmpty && !before.drop { "< ".contains($0) }.contains(" ")
      let isItem = token.holds(":0x") && !isOwn
      joined += before + (isItem ? "'" : " '")
      rest = rest[gap.upperBound...]
    }
    joined += rest
    return joined.count == text.count ? nil : joined[...]
  }

  /// The text without trailing white space, commas, quotes and dots.
  private static func trimmed(_ text: Substring) -> Substring {
    let text = text.dropTail { $0.isWhitespace || "\",…;".contains($0) }
    return text.hasSuffix("...") ? text.dropLast(3) : text
  }
}

/// Addresses that people leave out: `UIView:….width`, `0x7f8b9c… .width`, with dots or an ellipsis.
enum Elision {
  /// The text with `0x…` in place of such addresses and a dot before the attribute after them; nil if there are none.
  static func filled(_ text: Substring) -> Substring? {
    var filled = ""
    var rest = text
    while let (dots, isLong) = dots(in: rest) {
      let before = rest[..<dots.lowerBound]
      let token = before.tail { !":[( ".contains($0) }
      let behind = rest[dots.upperBound...]
      guard token.hasPrefix("0x") || token.isEmpty && before.last == ":" else {
        filled += rest[..<dots.upperBound]
        rest = behind
        continue
      }
      filled += before + (token.isEmpty ? "0x…" : "…")
      let attribute = behind.drop(while: { " .".contains($0) })
      let isAttribute = isAttribute(attribute.prefix(while: { $0.isLetter }))
      filled += isAttribute || isLong && behind.first?.isLetter == true ? "." : ""
      rest = isAttribute ? attribute : behind
      let next = behind.drop(while: { $0 == " " })
      let isInBrackets =
        next.first == "]"
        || next.first == "("
          && next.dropFirst().first.map { $0.isNumber || "<>=-".contains($0) } == true
      if isInBrackets { rest = next }
    }
    filled += rest
    return filled == text ? nil : filled[...]
  }

  /// The first ellipsis, and whether it may hold the dot before an attribute.
  private static func dots(in text: Substring) -> (Range<Substring.Index>, isLong: Bool)? {
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: { ".…".contains($0) }) {
      let run = text[start...].prefix(while: { ".…".contains($0) })
      if run.count > 2 || run.first == "…" { return (run.startIndex..<run.endIndex, run.count > 3) }
      place = run.endIndex
    }
    return nil
  }

  private static func isAttribute(_ word: Substring) -> Bool {
    LogAnchor.attribute(named: String(word)) != nil
  }
}
