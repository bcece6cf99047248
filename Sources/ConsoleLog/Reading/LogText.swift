/// A pasted log as lines, without the escapes and marks that web pages and log tools add.
struct LogText {
  /// A line with its 1-based number.
  struct Line {
    let number: Int
    let text: Substring
    /// The line as it came.
    let whole: Substring
  }

  let lines: [Line]

  init(_ text: String) {
    let plain = LogEscape.removed(from: text)
    lines = plain.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .enumerated().map {
        Line(
          number: $0.offset + 1, text: Self.undecorated($0.element),
          whole: $0.element)
      }
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
