/// A pasted log as lines, without the escapes that web pages and log tools add.
struct LogText {
  /// A line with its 1-based number.
  struct Line {
    let number: Int
    let text: Substring
  }

  let lines: [Line]

  init(_ text: String) {
    let plain = Self.unescaped(text)
    lines = plain.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .enumerated().map { Line(number: $0.offset + 1, text: Self.undecorated($0.element)) }
  }

  /// A kind of escape: where the sign occurs, every pair is replaced.
  private struct Escape {
    let signs: [String]
    let pairs: [(String, String)]
  }

  private static let escapes = [
    Escape(
      signs: ["&lt;", "&gt;", "&quot;"],
      pairs: [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
        ("&apos;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
      ]),
    // The system log writes a backslash as its octal number.
    Escape(signs: ["\\134"], pairs: [("\\134", "\\")]),
    // Markdown; `\"` stays, which is the list's own escape.
    Escape(
      signs: ["\\<"],
      pairs: ["<", ">", "_", "*", "|", "[", "]", "(", ")", "-", "."].map { ("\\\($0)", $0) }),
    // Issue trackers render text between hyphens as struck through, and export it with tildes.
    Escape(signs: ["~~(", ")~~", "~~Encapsulated~~"], pairs: [("~~", "-")]),
    Escape(signs: ["\u{A0}"], pairs: [("\u{A0}", " ")]),
    Escape(signs: ["\u{200B}"], pairs: [("\u{200B}", "")]),
    Escape(signs: ["\u{FEFF}"], pairs: [("\u{FEFF}", "")]),
  ]

  private static func unescaped(_ text: String) -> String {
    escapes.reduce(text) { text, escape in
      guard escape.signs.contains(where: text.holds) else { return text }
      return escape.pairs.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
  }

  /// The line without leading marks of comments and quotations; trailing white space stays, because
  /// the line may have been wrapped there.
  private static func undecorated(_ line: Substring) -> Substring {
    var rest = line.drop(while: { $0.isWhitespace })
    while let mark = ["//", "> ", "# ", "* ", ">\"", ">("].first(where: rest.hasPrefix) {
      // Of `>"` only the quotation mark is removed, and not where it ends a wrapped constraint.
      if mark.hasPrefix(">"), mark != "> ", rest.count <= 3 { break }
      rest = rest.dropFirst(mark.hasSuffix(" ") || mark == "//" ? 2 : 1)
        .drop(while: { $0.isWhitespace })
    }
    return rest
  }
}
