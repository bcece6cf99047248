import AutoLayout
import LayoutDiagnostics

/// Lines to add to a script so that it checks what it does.
package struct RecordedLines: Hashable, Sendable {
  /// The 1-based line that they follow.
  package let line: Int
  /// The lines, as they should appear there.
  package let lines: [String]

  /// Creates lines from their parts.
  package init(after line: Int, _ lines: [String]) { (self.line, self.lines) = (line, lines) }

  /// The output of a command; nil if there is none, or another command follows on its line.
  ///
  /// A conflict's report on its own is long, so an expectation is recorded instead.
  init?(recording outcome: Outcome, of statement: Statement) {
    let isShort =
      outcome.output.isEmpty && outcome.warnings.isEmpty
      && outcome.conflicts.allSatisfy { !$0.members.isEmpty }
    guard !isShort, statement.endsLine else { return nil }
    self.init(
      outcome.recordedText.map { RecordedEdit.line($0.trimmingTrailingBlanks()) }, behind: statement
    )
  }

  /// The expectation of a conflict that a command causes; nil if that can't be named.
  init?(expecting conflict: ConflictReport, of statement: Statement) {
    let names = conflict.members.map(NameText.written)
    if names.isEmpty { return nil }
    self.init(["expect conflict \(names.joined(separator: " "))"], behind: statement)
  }

  private init(_ lines: [String], behind statement: Statement) {
    let indentation = statement.indentation
    self.init(after: statement.lastLine, lines.map { indentation + $0 })
  }

  /// The frames of views and guides, for the end of a script or the line before the command that ends it early.
  init?(framesOf layout: Layout, atEndOf source: Source, before quit: Statement?) {
    let items = layout.model.treeOrder().filter {
      $0 != layout.root && layout.item(named: layout.name(of: $0)) == $0
    }
    func name(_ item: Item.ID) -> String { NameText.written(layout.name(of: item)) }
    let open = items.filter(layout.isAmbiguous)
    var lines = items.filter { !layout.isAmbiguous($0) }.map {
      "expect \(name($0)).frame = \(FrameText.text(layout.frame(of: $0)))"
    }
    if !open.isEmpty { lines.append("expect ambiguous \(open.map(name).joined(separator: " "))") }
    if lines.isEmpty { return nil }
    if let quit {
      guard quit.startsLine else { return nil }
      self.init(after: quit.line - 1, lines)
    } else {
      let last = source.text.textLines.lastIndex { !$0.allSatisfy { $0.isWhitespace } } ?? 0
      self.init(after: last + 1, [""] + lines)
    }
  }

  /// A text with lines added; every other byte stays.
  static func insert(_ additions: [RecordedLines], into text: String) -> String {
    var lines = text.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let lineEnd = lines.count > 1 && lines[0].utf8.last == Byte.carriageReturn ? "\r" : ""
    // From last to first, so that earlier line numbers stay valid.
    for addition in additions.reversed() where addition.line <= lines.count {
      // A last line without a line end gets one.
      if addition.line == lines.count {
        lines[lines.count - 1] += lineEnd
        lines.append("")
      }
      lines.insert(contentsOf: addition.lines.map { $0 + lineEnd }, at: addition.line)
    }
    return lines.joined(separator: "\n")
  }
}

extension Statement {
  /// The 1-based line of the last character.
  fileprivate var lastLine: Int {
    line + source.text.utf8[range].count { $0 == Byte.newline }
  }

  /// The blanks before the statement on its line.
  fileprivate var indentation: String {
    let line = source.text[source.lineRange(at: range.lowerBound)]
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  fileprivate var startsLine: Bool {
    let start = source.lineRange(at: range.lowerBound).lowerBound
    return source.text[start..<range.lowerBound].allSatisfy { $0.isWhitespace }
  }

  /// Whether only a comment follows on its line.
  fileprivate var endsLine: Bool {
    let end = source.lineRange(at: range.upperBound).upperBound
    let rest = source.text[range.upperBound..<end].drop { $0.isWhitespace || $0 == ";" }
    return rest.isEmpty || rest.hasPrefix("#") || rest.hasPrefix("//")
  }
}

/// New recorded lines for one command of a file.
package struct RecordedEdit: Hashable, Sendable {
  /// The 1-based lines of the file that hold the current recording.
  package let lines: ClosedRange<Int>
  /// The current recording, without `#>`.
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
  /// The file's text with new recordings; every other byte stays, including line ends and indentation.
  static func apply(_ edits: [RecordedEdit], to text: String) -> String {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // From last to first, so that the line numbers before an edit stay valid.
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

  /// A recorded line as written in a script.
  static func line(_ text: String) -> String { text.isEmpty ? "#>" : "#> \(text)" }
}
