import LayoutDiagnostics

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

    let indentation = before.map { $0 == "\t" ? "\t" : spaces(VisibleText.columns(of: $0)) }
      .joined()
    let markedWidth = marked.reduce(0) { $0 + VisibleText.columns(of: $1) }
    let caret = "^" + String(repeating: "~", count: max(0, markedWidth - 1))
    let shown = [before[...], marked, after[...]].map { VisibleText.shown($0) }.joined()
    return shown + "\n" + indentation + caret
  }

  /// A name short enough for a message.
  static func clipped(_ name: String) -> String {
    let limit = 60
    let start = name.prefix(limit)
    return VisibleText.shown(start) + (start.endIndex < name.endIndex ? "…" : "")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
