import AutoLayout

/// A line of a tree that a debugger printed: how deep it is, and what stands there.
struct TreeLine {
  /// Bars in front, and blanks where there are none; the one with more is further in.
  let depth: (bars: Int, blanks: Int)
  /// What stands there.
  let node: TreeNode

  /// The forms, in the order in which they are tried.
  private static let forms: [@Sendable (Substring, _ isMarked: Bool) -> TreeNode?] = [
    bracketed, subtree, traced,
  ]

  /// Reads a line with everything in front; nil for any other text.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - isTop: Whether the next line is known to be in this one.
  init?(_ text: Substring, isTop: Bool = false) {
    let text = Self.behindHead(text)
    var rest = text.drop { $0.isWhitespace }
    // Comments and quotations.
    while let mark = ["///", "//", "> ", "* "].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(mark.count)
    }
    var bars = 0
    // A presented view controller has a plus in place of the last bar.
    while let first = rest.first, "|│ \t".contains(first) || rest.hasPrefix("+ ") {
      if !first.isWhitespace { bars += 1 }
      rest = rest.dropFirst()
    }
    // What hosts a layout or takes part in it is marked; other tools quote the whole text.
    let marks = rest.prefix { "*•+`\"".contains($0) }
    rest = rest[marks.endIndex...]
    let isMarked = isTop || bars > 0 || marks.contains { "*•+".contains($0) }
    guard let first = rest.first, first == "<" || first == "[" || first.isLetter || first == "_",
      !rest.holds("Constraint:"),
      let node = Self.forms.lazy.compactMap({ $0(rest, isMarked) }).first
    else { return nil }
    depth = (bars, bars > 0 ? 0 : text[..<rest.startIndex].count { $0.isWhitespace })
    self.node = node
  }

  /// A line of `_subtreeDescription` without the time and process that `NSLog` writes before the first one.
  private static func behindHead(_ text: Substring) -> Substring {
    // Bytes, as this is asked of every line of a log.
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      if rest[end...].starts(with: "] h=".utf8) {
        let start = text[..<end].lastIndex(of: "[")
        let head = start.flatMap { text[..<$0].lastIndex(of: "]") }
        return head.map { text[$0...].dropFirst(2) } ?? text
      }
      rest = rest[end...].dropFirst()
    }
    return text
  }

  /// Whether it is further in than another line.
  func isInside(_ other: TreeLine) -> Bool { depth > other.depth }

  // MARK: Forms

  /// `<UIView: 0x7f01; frame = …>`, `<UIView:0x7f01> - AMBIGUOUS LAYOUT`, `<UILayoutGuide: 0x7f01 - "name", …>` and
  /// `<ListController 0x7f01>, state: appeared, …`; tests that save trees leave addresses out.
  @Sendable private static func bracketed(_ text: Substring, _ isMarked: Bool) -> TreeNode? {
    // Text views print brackets around what their classes add.
    guard text.first == "<", let (name, address, rest) = object(text.drop { $0 == "<" }) else {
      return nil
    }
    if rest.hasPrefix(">, state: ") {
      return TreeNode(
        .controller, LogItem(name, address: address), text, frame: nil, isHidden: false)
    }
    if rest.hasPrefix("; ") {
      // Objects that it mentions have values of their own.
      let own = rest.prefix { $0 != "<" }
      let frame = own.firstRange(of: "frame = ").flatMap { Rect(dumped: own[$0.upperBound...]) }
      guard isMarked || frame != nil && isWhole(text) else { return nil }
      let label = own.firstRange(of: "; text = '").map {
        own[$0.upperBound...].prefix { $0 != "'" }
      }
      var node = TreeNode(
        .frame, LogItem(name, address: address, label: label), own, frame: frame,
        isHidden: own.holds("hidden = YES"),
        contentOffset: Point(in: rest, named: "contentOffset"),
        contentSize: Point(in: rest, named: "contentSize"))
      node.isTorn = text.count { $0 == "<" } > text.count { $0 == ">" }
      return node
    }
    let guide = rest.hasPrefix(" - \"") ? rest.dropFirst(4).prefix { $0 != "\"" } : nil
    let isAlone = rest.dropFirst().allSatisfy { $0.isWhitespace || ",`\"".contains($0) }
    let isTraced = rest.holds("AMBIGUOUS LAYOUT") || rest.holds("MISSING HOST")
    guard address != nil, guide != nil || rest.first == ">" && (isAlone || isTraced),
      isMarked || isTraced || name.hasSuffix("Window")
    else { return nil }
    // Only trees of views have a blank after the colon.
    let kind: TreeNode.Kind = guide == nil && !isTraced && text.contains(": 0x") ? .frame : .trace
    return TreeNode(
      kind, LogItem(name, address: address, label: guide), text, frame: nil, isHidden: false)
  }

  /// `[   AF O   LU ] h=--- v=--- NSButton 0x7f01 "Send" f=(0,0,77,32) b=(-)`.
  @Sendable private static func subtree(_ text: Substring, _ isMarked: Bool) -> TreeNode? {
    guard text.first == "[", let flags = text.firstRange(of: "] h="),
      let frame = text[flags.upperBound...].firstRange(of: " f=(")
    else { return nil }
    let words = text[flags.upperBound..<frame.lowerBound].split(separator: " ", maxSplits: 3)
    guard words.count > 2, words[1].hasPrefix("v=") else { return nil }
    var rest = words.count > 3 ? words[3] : ""
    let hasAddress = rest.hasPrefix("0x")
    let address = hasAddress ? rest.prefix(while: LogItem.isAddressPart) : nil
    rest = rest.dropFirst(address?.count ?? 0).drop { $0 == " " }
    let label = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : nil
    let letters = text[..<flags.lowerBound]
    var node = TreeNode(
      .frame, LogItem(words[2], address: address, label: label), text,
      frame: Rect(dumped: text[frame.upperBound...]),
      isHidden: letters.contains("H"))
    node.isFlipped = letters.contains("F")
    return node
  }

  /// `UILabel:0x7f01'Name'- AMBIGUOUS LAYOUT for …`, as since iOS 8.
  @Sendable private static func traced(_ text: Substring, _ isMarked: Bool) -> TreeNode? {
    guard text.holds(":0x") || text.holds("AMBIGUOUS LAYOUT") else { return nil }
    let end = ["- AMBIGUOUS LAYOUT", " - AMBIGUOUS", ", MISSING HOST"].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }.min()
    let name = text[..<(end ?? text.endIndex)]
    let words = name.dropTail { $0.isWhitespace || $0 == "`" || $0 == "\"" }
    guard let item = LogItem(words, names: LogNames()), let className = item.className,
      LogItem.isClass(className) || className.contains("<"),
      end != nil || item.address != nil && (isMarked || className.hasSuffix("Window"))
    else { return nil }
    var node = TreeNode(.trace, item, text, frame: nil, isHidden: false)
    let variables = text.firstRange(of: "AMBIGUOUS LAYOUT for ").map { text[$0.upperBound...] }
    node.isTorn =
      variables?.last { !$0.isWhitespace && !"`\",".contains($0) }.map { $0 != "}" } ?? false
    return node
  }

  // MARK: Parts

  /// Whether nothing follows the bracket that closes, unless that is cut off; elsewhere the object of a message stands
  /// in brackets.
  private static func isWhole(_ text: Substring) -> Bool {
    let last = text.last { !$0.isWhitespace && !"`\",".contains($0) }
    return last == ">" || text.count { $0 == "<" } > text.count { $0 == ">" }
  }

  /// A class with or without an address, and what follows.
  private static func object(
    _ text: Substring
  ) -> (name: Substring, address: Substring?, rest: Substring)? {
    let head = text.prefix(300)
    let marks = [": 0x", ":0x", " 0x", "; ", ">,"].compactMap { head.firstRange(of: $0) }
    guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let name = text[..<mark.lowerBound]
    guard LogItem.isClass(name) || name.contains("<") && name.first != "<" else { return nil }
    guard text[mark].hasSuffix("0x") else { return (name, nil, text[mark.lowerBound...]) }
    let start = text.index(mark.upperBound, offsetBy: -2)
    let address = text[start...].prefix(while: LogItem.isAddressPart)
    // People cut addresses short.
    return (name, address, text[address.endIndex...].drop { $0 == "." })
  }
}
