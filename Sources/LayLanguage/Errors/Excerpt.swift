/// Shows a part of a source: its line, and a caret under the part.
enum Excerpt {
  /// Characters of a long line that are shown before and after the caret.
  private static let reach = (before: 60, after: 100)

  /// The line with the caret line, without a final newline.
  static func text(of range: SourceRange, in source: Source) -> String {
    let text = source.text
    let line = source.lineRange(at: range.lowerBound)
    let start = range.lowerBound
    let from =
      text.index(start, offsetBy: -reach.before, limitedBy: line.lowerBound) ?? line.lowerBound
    let to =
      text.index(start, offsetBy: reach.after, limitedBy: line.upperBound) ?? line.upperBound
    let before = (from > line.lowerBound ? "…" : "") + text[from..<start]
    let marked = text[start..<max(start, min(range.upperBound, to))]
    let after =
      text[marked.endIndex..<max(to, marked.endIndex)] + (to < line.upperBound ? "…" : "")

    let indentation = before.map { $0 == "\t" ? "\t" : spaces(width(of: $0)) }.joined()
    let markedWidth = marked.reduce(0) { $0 + width(of: $1) }
    let caret = "^" + String(repeating: "~", count: max(0, markedWidth - 1))
    return shown(before) + shown(marked) + shown(after) + "\n" + indentation + caret
  }

  /// A name short enough for a message.
  static func clipped(_ name: String) -> String {
    let limit = 60
    let start = name.prefix(limit)
    return shown(start) + (start.endIndex < name.endIndex ? "…" : "")
  }

  /// The text with control characters replaced, so that a terminal shows it harmlessly.
  static func shown(_ text: some StringProtocol) -> String {
    String(text.map { isControl($0) && $0 != "\t" ? "\u{FFFD}" : $0 })
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// The terminal columns of a character: East Asian wide characters and emoji take two.
  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if character.unicodeScalars.dropFirst().contains(where: { $0.value == 0xFE0F }) { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The wide blocks of Unicode's EastAsianWidth.txt, neighbours joined.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
