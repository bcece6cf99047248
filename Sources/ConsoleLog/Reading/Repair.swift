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
  /// The constraint has no address.
  case address = "read without its address, which is missing"
  /// The end is missing: names or the rest of a text.
  case end = "read without its end, which is missing"
}

extension Repair {
  /// Reads a constraint, repairing it where that is necessary.
  static func read(_ text: Substring) -> (LogConstraint, [Repair])? {
    if let constraint = LogConstraint(text) { return (constraint, []) }
    guard text.utf8.count <= LogConstraint.lengthLimit else { return nil }
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
      return (constraint, repairs + [.brackets])
    }
    let words = text.split(separator: " ").joined(separator: " ")
    if words != text, let constraint = LogConstraint(isClosed ? words : "\(words)>") {
      return (constraint, repairs.filter { $0 != .spaces } + [.spaces])
    }
    for ending in endings(of: inside) {
      if let constraint = LogConstraint("\(ending)>") { return (constraint, repairs + [.end]) }
    }
    return nil
  }

  /// `Class:0x… BODY` of `Class BODY`; nil for other texts.
  static func addressed(_ text: Substring) -> Substring? {
    guard let space = text.firstIndex(of: " "), text[..<space].hasSuffix("Constraint"),
      LogItem.isClass(text[..<space])
    else { return nil }
    return "\(text[..<space]):0x…\(text[space...])"
  }

  private static let straightQuotes: [Character: Character] = [
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "´": "'", "„": "\"", "«": "\"", "»": "\"",
  ]

  /// The text without its list of names, or with a text that broke off closed.
  private static func endings(of text: Substring) -> [String] {
    var found: [String] = []
    if let start = text.ranges(of: " (").last {
      let body = trimmed(text[..<start.lowerBound])
      let info = text[start.upperBound...]
      let isActive = info.first == "a" && "active, names:".hasPrefix(info.prefix(14))
      let isInfo =
        isActive || "inactive, names:".hasPrefix(info.prefix(16)) || info.hasPrefix("Names:")
      if isInfo { found.append(isActive ? "\(body)   (active)" : String(body)) }
    }
    if let early = withLateBracket(text) { found.append(early) }
    let plain = String(trimmed(text))
    found += ["\(plain)']", "\(plain)]", "\(plain))]"]
    return found
  }

  /// `<Class: 0x7f01 BODY` of `<Class: 0x7f01> BODY (library's words)`.
  private static func withLateBracket(_ text: Substring) -> String? {
    guard let bracket = text.firstIndex(of: ">"),
      text[..<bracket].contains(":0x")
        || text[..<bracket].contains(": 0x")
    else { return nil }
    let body = text[text.index(after: bracket)...].drop(while: { $0.isWhitespace })
    let end = body.ranges(of: " (").first?.lowerBound ?? body.endIndex
    return "\(text[..<bracket]) \(body[..<end])"
  }

  /// The text without trailing white space, commas, quotes and dots.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace || "\",…;".contains(last) {
      text = text.dropLast()
    }
    if text.hasSuffix("...") { text = text.dropLast(3) }
    return text
  }
}
