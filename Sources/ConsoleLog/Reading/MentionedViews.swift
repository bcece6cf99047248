import AutoLayout

/// Views that are described among other words, as an app or a debugger prints them on a line of their own.
enum MentionedViews {
  /// The most views that are read, the most brackets of a line that are tried, and the longest such line in bytes.
  private static let limits = (views: 200, brackets: 40, length: 10_000)

  /// The first view with a frame of each line.
  static func all(in text: LogText) -> [TreeNode] {
    Array(text.lines.lazy.compactMap { node(in: $0) }.prefix(limits.views))
  }

  private static func node(in line: LogText.Line) -> TreeNode? {
    let text = line.whole
    guard text.utf8.count <= limits.length, text.holds("0x"), !text.holds("Constraint:"),
      var node = described(in: text) ?? named(in: text)
    else { return nil }
    node.line = line.number
    node.isMentioned = true
    return node
  }

  /// A view's description: `<UIView: 0x7f01; frame = (0 0; 320 85); …>`.
  private static func described(in text: Substring) -> TreeNode? {
    guard text.holds("frame = ") else { return nil }
    return text.indices.lazy.filter { text[$0] == "<" }.prefix(limits.brackets)
      .compactMap { TreeLine(text[$0...], isTop: true)?.node }
      .first { $0.kind == .frame && $0.frame != nil }
  }

  /// What stands before the numbers of a frame.
  private static let signs = ["frame = ", "frame=", "frame: ", "frame ", " f=", " {{"]

  /// A view's class and address followed by a frame: `<NSView: 0x7f01> frame: {{0, 0}, {320, 85}}`.
  private static func named(in text: Substring) -> TreeNode? {
    guard let start = text.firstRange(of: "0x"), start.lowerBound > text.startIndex else {
      return nil
    }
    let behind = text[start.lowerBound...]
    let address = behind.prefix(while: LogItem.isAddressPart)
    let className = text[..<start.lowerBound].split { ": ".contains($0) }.last
    let name = className?.tail { $0.isLetter || $0.isNumber || "_.$".contains($0) } ?? ""
    let rest = behind[address.endIndex...]
    guard LogItem.isClass(name), name.first?.isUppercase == true || name.first == "_",
      let frame = signs.lazy.compactMap({ rest.firstRange(of: $0) }).first.map({
        rest[$0.lowerBound...].drop { !"({".contains($0) }
      }).flatMap({ Rect(dumped: $0) })
    else { return nil }
    let item = LogItem(name, address: address)
    return TreeNode(.frame, item, text, frame: frame, isHidden: false)
  }
}

/// A list of constraints that a debugger or an app printed, and that has none.
struct EmptyList: Hashable, Sendable {
  /// The 1-based number of the line in which it begins.
  let line: Int
  /// That line.
  let text: String
  /// The address of the view that the words before it name; nil if there is none.
  let address: String?

  /// The first empty list in a text that is about constraints or views, or that holds nothing but this list.
  init?(in text: LogText) {
    let lines = text.lines.filter { line in line.text.contains { !$0.isWhitespace } }
    let found = lines.indices.first { place in
      let next = place + 1 < lines.count ? lines[place + 1].text : ""
      return Self.isEmptyList(lines[place].text, next)
    }
    guard let found else { return nil }
    let before = lines[max(0, found - 1)...found].map { String($0.text) }.joined(separator: " ")[
      ...]
    let isAlone = lines.allSatisfy { line in line.text.allSatisfy { "()[] \t".contains($0) } }
    guard isAlone || Self.subjects.contains(where: before.holds) else { return nil }
    line = lines[found].number
    self.text = String(lines[found].text)
    let start = before.firstRange(of: "0x")?.lowerBound
    let view = start.map { before[$0...].prefix(while: LogItem.isAddressPart) }
    address = before.holds("frame = ") || before.holds("po [") ? view.map(String.init) : nil
  }

  /// What the words before such a list are about.
  private static let subjects = ["onstraint", "; frame = "]

  /// Whether a line opens a list that it or the next one closes, or counts none, as Swift does.
  private static func isEmptyList(_ line: Substring, _ next: Substring) -> Bool {
    guard let last = line.last(where: { !$0.isWhitespace }), "()[]s".contains(last) else {
      return false
    }
    let line = line.split { "▿- ".contains($0) || $0.isWhitespace }.joined(separator: " ")
    let isOpen = line == "(" || line == "[" || line.hasSuffix(" (") || line.hasSuffix(">(")
    if isOpen { return ")]".contains(next.first { !$0.isWhitespace } ?? " ") }
    return ["( )", "0 elements"].contains(line)
      || ["()", "[]"].contains { line == $0 || line.hasSuffix(" \($0)") } || line.hasSuffix(" ( )")
  }
}
