/// New recorded lines for one command of a file.
package struct RecordedEdit: Hashable, Sendable {
  /// The 1-based lines of the file that hold the recording now.
  package let lines: ClosedRange<Int>
  /// The present recording, without `#>`.
  package let old: [String]
  /// The new recording, without `#>`.
  package let recording: [String]
  /// The command that the recording follows.
  package let command: String

  /// Creates an edit from its parts.
  package init(
    lines: ClosedRange<Int>, old: [String] = [], recording: [String], command: String = ""
  ) {
    (self.lines, self.old) = (lines, old)
    (self.recording, self.command) = (recording, command)
  }
}

extension RecordedEdit {
  /// The file's text with new recordings; every other byte stays, line ends and indentation too.
  static func apply(_ edits: [RecordedEdit], to text: String) -> String {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // From the last to the first, so that the line numbers before an edit still hold.
    for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let range = edit.lines.lowerBound - 1..<edit.lines.upperBound
      guard range.lowerBound >= 0, range.upperBound <= lines.count else { continue }
      let first = lines[range.lowerBound]
      let indentation = String(first.prefix { $0 == " " || $0 == "\t" })
      let lineEnd = first.utf8.last == UInt8(ascii: "\r") ? "\r" : ""
      lines.replaceSubrange(
        range,
        with: edit.recording.map { indentation + line($0) + lineEnd })
    }
    return lines.joined(separator: "\n")
  }

  /// A recorded line as a script holds it.
  static func line(_ text: String) -> String { text.isEmpty ? "#>" : "#> \(text)" }
}
