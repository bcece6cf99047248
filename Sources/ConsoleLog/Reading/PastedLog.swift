/// A log that is pasted line by line, and that finds its end in these lines.
///
/// A blank line ends it after a report's last sentence or another text about layout has been read.
/// Before that, a blank line may belong to a report, but never two in a row; so two end any log. If
/// every line is followed by a blank one, as line ends of CRLF may show, these don't count.
package struct PastedLog: Hashable, Sendable {
  private var lines: [String] = []
  /// Whether a log may end with what was read last.
  private var isWhole = false
  /// How many blank lines there are at the end.
  private var blanks = 0
  /// How many lines are not blank.
  private var written = 0
  /// Whether any line directly follows another one.
  private var isDense = false

  /// A log before its first line.
  package init() {}

  /// Whether a line is the first sentence of a report, after whatever the console writes before it, or
  /// if less was copied, its second sentence or a constraint of its list; or whether it begins a tree.
  package static func begins(with line: Substring) -> Bool {
    let text = line.drop(while: { $0.isWhitespace })
    if ["Probably at least one of the constraints", "\"<NSLayoutConstraint:0x"]
      .contains(where: text.hasPrefix)
    {
      return true
    }
    if TreeLine(line) != nil { return true }
    // In quotes it is the text of a command.
    return Template.head(in: line).map { !$0.prefix.contains("\"") } ?? false
  }

  /// What was pasted.
  package var log: ConsoleLog { ConsoleLog(lines.joined(separator: "\n")) }

  /// Takes a line without its end.
  ///
  /// - Parameter line: The next line.
  /// - Returns: Whether the log ends with it.
  package mutating func take(_ line: String) -> Bool {
    lines.append(line)
    guard line.allSatisfy({ $0.isWhitespace }) else {
      isDense = isDense || written > 0 && blanks == 0
      written += 1
      blanks = 0
      noteEnds(of: line[...])
      return false
    }
    blanks += 1
    let isDoubleSpaced = written > 1 && !isDense
    return (isDoubleSpaced ? blanks / 2 : blanks) >= (isWhole ? 1 : 2)
  }

  private mutating func noteEnds(of line: Substring) {
    if Template.isFoot(line) || LogNotice(line, line: lines.count) != nil
      || TreeLine(line) != nil
    {
      isWhole = true
    } else if Template.isKnown(line) || LineSplitter.holdsConstraint(line) {
      isWhole = false
    }
  }
}
