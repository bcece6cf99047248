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
