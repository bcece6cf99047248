import LayoutDiagnostics

/// A pasted log as lines, without the escapes and marks that web pages and log tools add.
struct LogText {
  /// A line with its 1-based number.
  struct Line {
    let number: Int
    let text: Substring
    /// The line as it came.
    let whole: Substring
    /// How many characters were before it.
    let indent: Int
  }

  let lines: [Line]

  init(_ text: String) {
    // JSON is unescaped by its own rules, a line at a time.
    let plain = text.holds("\"eventMessage\"") ? text : LogEscape.removed(from: text)
    lines = plain.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .enumerated().flatMap { place, line in
        (Self.messages(in: line) ?? [line]).map { line in
          let text = Self.undecorated(line)
          let indent = line.distance(from: line.startIndex, to: text.startIndex)
          return Line(number: place + 1, text: text, whole: line, indent: indent)
        }
      }
  }

  /// The lines of the message in a line that `log` wrote as JSON; nil for any other line.
  static func messages(in line: Substring) -> [Substring]? {
    guard line.holds("\"eventMessage\""), let key = line.firstRange(of: "\"eventMessage\"") else {
      return nil
    }
    let value = line[key.upperBound...].drop { $0.isWhitespace || $0 == ":" }
    var isEscaped = false
    let end = value.indices.dropFirst().first { place in
      defer { isEscaped = !isEscaped && value[place] == "\\" }
      return value[place] == "\"" && !isEscaped
    }
    guard let end, let text = try? JSONValue(parsing: String(value[...end])).text else {
      return nil
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
  }

  /// The line without leading marks of comments, quotations and boxes; trailing white space stays, because the line
  /// may have been wrapped there.
  private static func undecorated(_ line: Substring) -> Substring {
    var rest = line.drop(while: { $0.isWhitespace })
    while let mark = marks.first(where: rest.hasPrefix) {
      // Of `>"` only the quotation mark is removed, and not where it ends a wrapped constraint.
      if mark.hasPrefix(">"), mark != "> ", rest.count <= 3 { break }
      rest = rest.dropFirst(mark.hasPrefix(">") ? 1 : mark.count).drop(while: { $0.isWhitespace })
    }
    guard let last = rest.last(where: { !$0.isWhitespace }), boxes.contains(last),
      let end = rest.lastIndex(of: last)
    else { return rest }
    return rest[..<end]
  }

  private static let boxes: [Character] = ["│", "┃", "║"]
  private static let marks =
    ["//", "> ", "# ", "* ", "| ", ">\"", ">(", ">>"] + boxes.map(String.init)
}

/// A log that is pasted line by line and recognizes its own end.
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

  /// Whether a line begins a tree, or is the first sentence of a report after whatever the console writes before it; if
  /// less was copied, its second sentence or a constraint of its list.
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
