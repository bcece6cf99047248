/// A log that is pasted line by line, which tells from the lines where it ends.
///
/// Once a report's last sentence or another text about layout was read, a blank line ends it. In front
/// of that blank lines may belong to a report, which never has two in a row; so two end any log. Where
/// every line has a blank one behind it, as CRLF makes them, that one doesn't count.
public struct PastedLog: Hashable, Sendable {
  private var lines: [String] = []
  /// Whether a log may end with what was read last.
  private var isWhole = false
  /// How many blank lines stand at the end.
  private var blanks = 0
  /// How many lines are not blank.
  private var written = 0
  /// Whether a line stands directly below another one.
  private var isDense = false

  /// A log of which nothing was pasted yet.
  public init() {}

  /// What was pasted.
  public var log: ConsoleLog { ConsoleLog(lines.joined(separator: "\n")) }

  /// Takes a line without its end.
  ///
  /// - Parameter line: The next line.
  /// - Returns: Whether the log ends with it.
  public mutating func take(_ line: String) -> Bool {
    lines.append(line)
    guard line.allSatisfy(\.isWhitespace) else {
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
    if Template.isFoot(line) || LogNotice(line, line: lines.count) != nil {
      isWhole = true
    } else if Template.isKnown(line) || LineSplitter.holdsConstraint(line) {
      isWhole = false
    }
  }
}
