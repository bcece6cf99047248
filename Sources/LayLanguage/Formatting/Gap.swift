/// The gap between two words of a script: spaces, line ends, comments and backslashes.
struct Gap {
  /// The rest of a line, or a whole one.
  struct Line {
    /// The comment or backslash as it is to be written; nil for a blank line.
    let written: String?
    /// Whether a backslash joins the next line.
    let continues: Bool
    /// The spaces before it.
    let blanks: Substring

    init(_ text: Substring) {
      let trimmed = text.drop { $0 == " " || $0 == "\t" }
      blanks = text[..<trimmed.startIndex]
      continues = trimmed.first == "\\"
      let end = trimmed.lastIndex { !$0.isWhitespace }
      let isRecording = trimmed.hasPrefix("#>")
      // Spaces at the end of expected output count.
      let kept = isRecording ? trimmed : end.map { trimmed[...$0] } ?? ""
      written = kept.isEmpty ? nil : String(kept)
    }
  }

  /// Its text in the script.
  let text: Substring
  /// The rest of the first word's line.
  let first: Line
  /// The lines after it; none if both words are in one line.
  let lines: [Line]

  init(_ text: Substring) {
    self.text = text
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
    first = parts[0]
    lines = Array(parts.dropFirst())
  }
}
