/// A list of constraints that a debugger or an app printed, and that has none.
struct EmptyList: Hashable, Sendable {
  /// The 1-based number of the line in which it begins.
  let line: Int
  /// That line.
  let text: String
  /// The address of the view that the words before it name; nil without one.
  let address: String?

  /// The first empty list of a text that is about constraints or views, or nothing but this list.
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
