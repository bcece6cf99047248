/// Collects the trees of a log.
struct TreeReader {
  /// What stands in them, in order.
  private(set) var nodes: [TreeNode] = []
  /// The last line and those it is in, the outermost first, with their places.
  private var open: [(line: TreeLine, place: Int)] = []
  /// The view whose superview the last command of a debugger asked for.
  private var asked: String?

  /// More lines of trees aren't read.
  private static let nodeLimit = 4_000
  /// How many lines one wrapped line may take.
  private static let wrapLimit = 5

  /// Reads a line at the start of some.
  ///
  /// - Parameter lines: The lines of a log from a place on.
  /// - Returns: How many lines it took; nil if it isn't a line of a tree.
  mutating func take(_ lines: ArraySlice<LogText.Line>) -> Int? {
    guard let first = lines.first, nodes.count < Self.nodeLimit else { return nil }
    let parts = Self.parts(of: first.whole)
    for part in parts { add(part, number: first.number) }
    if !parts.isEmpty { return 1 }
    guard let (line, count) = Self.read(first.whole, lines) else {
      if !first.text.isEmpty { asked = Self.askedView(first.text) }
      return nil
    }
    add(line, number: first.number)
    return count
  }

  private mutating func add(_ line: TreeLine, number: Int) {
    while let last = open.last, !line.isInside(last.line) { open.removeLast() }
    var node = line.node
    node.line = number
    node.heldAddress = asked
    asked = nil
    // Frames and traces that follow each other are trees of their own.
    if let last = open.last, nodes[last.place].kind == node.kind { node.parent = last.place }
    open.append((line, nodes.count))
    nodes.append(node)
  }

  /// The address of the view in `po [0x7f01 superview]` or `po ((UILabel *)0x7f01).superview`; nil for other texts.
  private static func askedView(_ text: Substring) -> String? {
    guard ["po ", "p ", "expr", "(lldb)", "print"].contains(where: text.hasPrefix),
      text.ranges(of: "superview").count == 1, let end = text.firstRange(of: "superview"),
      let start = text[..<end.lowerBound].ranges(of: "0x").last
    else { return nil }
    return String(text[start.lowerBound...].prefix(while: LogItem.isAddressPart))
  }

  /// The lines of a tree that a page joined to one; none for other texts.
  private static func parts(of text: Substring) -> [TreeLine] {
    let starts = starts(in: text)
    guard let top = starts.first.map({ text[..<$0] }), !top.holds("Constraint:") else { return [] }
    let ends = starts.dropFirst() + [text.endIndex]
    let below = zip(starts, ends).map { text[$0..<$1] }
      .filter { part in !part.allSatisfy { $0 == "|" || $0.isWhitespace } }
    let lines =
      (top.isEmpty ? [] : [TreeLine(top) ?? self.top(in: top)]) + below.map { TreeLine($0) }
    let found = lines.compactMap { $0 }
    // Only the last one may be cut off so early that it can't be read.
    return found.count > 1 && lines.dropLast().allSatisfy { $0 != nil } ? found : []
  }

  /// Where lines begin in a text that has lost their ends: at the first bar of several, or, in a trace, at a mark.
  private static func starts(in text: Substring) -> [Substring.Index] {
    let hasBars = text.holds(" |") || text.holds("||")
    let hasMarks = text.holds("AMBIGUOUS LAYOUT") && [" *", " +", " •"].contains(where: text.holds)
    guard hasBars || hasMarks else { return [] }
    var starts: [Substring.Index] = []
    var last: Character = "|"
    var isSpaced = false
    for place in text.indices where starts.count < nodeLimit {
      let character = text[place]
      defer { isSpaced = character.isWhitespace }
      if character.isWhitespace { continue }
      let next = text[text.index(after: place)...].first
      let isMark =
        hasMarks && isSpaced && "*+•".contains(character)
        && next.map { $0.isLetter || "<_".contains($0) } == true
      if last != "|", hasBars && character == "|" || isMark { starts.append(place) }
      last = character
    }
    return starts
  }

  /// The top of a tree after other words: a time, or what a debugger calls the value.
  private static func top(in text: Substring) -> TreeLine? {
    text.firstIndex { $0 == "<" || $0 == "•" }.flatMap { TreeLine(text[$0...], isTop: true) }
  }

  private static func read(
    _ text: Substring, _ lines: ArraySlice<LogText.Line>
  ) -> (TreeLine, Int)? {
    if let line = marked(text, lines) { return (line, 2) }
    if let line = TreeLine(text) {
      guard line.node.kind == .frame, line.node.frame == nil else { return (line, 1) }
      return joined(text, lines) ?? (line, 1)
    }
    let next = lines.dropFirst().first?.whole.first { !$0.isWhitespace }
    guard next == "|", !text.holds("Constraint:") else { return nil }
    return top(in: text).map { ($0, 1) }
  }

  /// A line of a trace that was wrapped before what marks it.
  private static func marked(
    _ text: Substring, _ lines: ArraySlice<LogText.Line>
  ) -> TreeLine? {
    guard let last = text.last(where: { !$0.isWhitespace }), last == "-" || last == ",",
      let mark = lines.dropFirst().first?.text,
      mark.hasPrefix("AMBIGUOUS LAYOUT") || mark.hasPrefix("MISSING HOST")
    else { return nil }
    return TreeLine("\(text) \(mark)"[...])
  }

  /// A line that was wrapped before its frame.
  private static func joined(
    _ text: Substring, _ lines: ArraySlice<LogText.Line>
  ) -> (TreeLine, Int)? {
    var whole = String(text)
    for (count, line) in lines.dropFirst().prefix(wrapLimit).enumerated() {
      guard !line.text.isEmpty, TreeLine(line.whole) == nil else { return nil }
      whole += " \(line.text)"
      if let found = TreeLine(whole[...]), found.node.frame != nil {
        return (found, count + 2)
      }
    }
    return nil
  }
}
