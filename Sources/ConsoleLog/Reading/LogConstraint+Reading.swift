import AutoLayout

extension LogConstraint {
  /// Longer texts are not constraint lines.
  static let lengthLimit = 2_000
  /// How many places are tried where a handle or identifier may end.
  private static let attemptLimit = 8

  /// Reads a line from `<` to `>`; nil for any other text.
  package init?(_ text: some StringProtocol) {
    let text = Substring(text)
    guard text.utf8.count <= Self.lengthLimit, text.first == "<", text.last == ">" else {
      return nil
    }
    let inside = text.dropFirst().dropLast()
    guard let colon = inside.firstIndex(of: ":"), LogItem.isClass(inside[..<colon]) else {
      return nil
    }
    let className = String(inside[..<colon])
    var rest = inside[inside.index(after: colon)...]
    if rest.first == " " { rest = rest.dropFirst() }
    for end in Self.handleEnds(in: rest) {
      let handle = String(rest[..<end])
      if let found = Self(text, className, handle, rest[rest.index(after: end)...]) {
        self = found
        return
      }
    }
    return nil
  }

  /// Where the handle may end: after SnapKit's file and line, otherwise at a space; keys may contain some.
  private static func handleEnds(in text: Substring) -> [Substring.Index] {
    let blanks = text.indices.lazy.filter { text[$0] == " " }.prefix(attemptLimit)
    let marked = blanks.filter { blank in
      let word = text[..<blank].split(separator: " ").last ?? ""
      return word.contains("@") && word.contains("#")
    }
    return Array(marked.isEmpty ? Array(blanks) : Array(marked))
  }

  private init?(_ line: Substring, _ className: String, _ handle: String, _ text: Substring) {
    // Only a source line can follow an address; a space means damage.
    let isDamaged = handle.hasPrefix("0x") && handle.contains(" ") && !handle.contains("@")
    guard !handle.isEmpty, !isDamaged else { return nil }
    let (mask, rest) = Self.takeMask(text)
    guard rest.first == "'" else {
      self.init(line, className, handle, nil, mask, rest)
      return
    }
    let ends = rest.ranges(of: "' ").dropFirst(rest.hasPrefix("' ") ? 1 : 0)
    for end in ends.prefix(Self.attemptLimit) {
      let identifier = String(rest[..<end.lowerBound].dropFirst())
      let behind = rest[end.upperBound...]
      let (late, body) = mask == nil ? Self.takeMask(behind) : (mask, behind)
      if let found = Self(line, className, handle, identifier, late, body) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(
    _ line: Substring, _ className: String, _ handle: String, _ identifier: String?,
    _ mask: AutoresizingMask?, _ text: Substring
  ) {
    let (rest, info) = LogInfo.split(text)
    let (bodyAndContent, priority) = Self.splitPriority(rest)
    let (body, content) = Self.splitContentPriorities(bodyAndContent)
    guard
      let equation = LogEquation(visual: body, names: info.names)
        ?? LogEquation(body, names: info.names)
        ?? (mask == nil ? nil : LogEquation(zeroIn: body, names: info.names))
    else { return nil }
    self.init(
      description: String(line), className: className, handle: handle, identifier: identifier,
      mask: mask, body: String(body), equation: equation,
      priority: (priority ?? equation.priority).flatMap { Priority($0) } ?? .required,
      contentPriorities: content, info: info)
  }

  /// Takes `h=--& v=-&- ` from the front.
  private static func takeMask(_ text: Substring) -> (AutoresizingMask?, Substring) {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].hasPrefix("h="), words[1].hasPrefix("v=") else {
      return (nil, text)
    }
    let (horizontal, vertical) = (words[0].dropFirst(2), words[1].dropFirst(2))
    let areFlags = [horizontal, vertical].allSatisfy { flags in
      !flags.isEmpty && flags.allSatisfy { $0 == "-" || $0 == "&" }
    }
    guard areFlags else { return (nil, text) }
    let mask = AutoresizingMask(horizontal: String(horizontal), vertical: String(vertical))
    return (mask, words[2])
  }

  /// Splits off ` priority:500`, or ` ^500` in the lines of Masonry and SnapKit.
  private static func splitPriority(_ text: Substring) -> (Substring, Double?) {
    for mark in [" priority:", " ^"] {
      guard let range = text.ranges(of: mark).last,
        let number = Double(logged: text[range.upperBound...])
      else { continue }
      return (text[..<range.lowerBound], number)
    }
    return (text, nil)
  }

  private static func splitContentPriorities(_ text: Substring) -> (Substring, ContentPriorities?) {
    guard let hug = text.ranges(of: " Hug:").last,
      let resist = text[hug.upperBound...].firstRange(of: " CompressionResistance:"),
      let hugging = Double(logged: text[hug.upperBound..<resist.lowerBound]),
      let resistance = Double(logged: text[resist.upperBound...])
    else { return (text, nil) }
    return (text[..<hug.lowerBound], ContentPriorities(hugging: hugging, resistance: resistance))
  }
}
