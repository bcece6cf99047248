/// What web pages, trackers and tools write in place of the characters of a log.
struct LogEscape {
  /// Any of these shows that a text has the escape.
  let signs: [String]
  /// What is replaced then.
  let pairs: [(String, String)]

  private init(_ signs: [String], _ pairs: [(String, String)]) {
    self.signs = signs
    self.pairs = pairs
  }

  /// The text as the system wrote it.
  static func removed(from text: String) -> String {
    let text = decodedLink(text) ?? text
    return all.reduce(text) { text, escape in
      guard escape.signs.contains(where: text.holds) else { return text }
      return escape.pairs.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private static let all =
    [
      LogEscape(["&amp;lt;", "&amp;quot;", "&amp;#"], [("&amp;", "&")]),
      LogEscape(
        [
          "&lt;", "&gt;", "&quot;", "&#60;", "&#x3C;", "&#x3c;", "&#39;", "&#x27;", "&apos;",
          "&#124;",
        ],
        [
          ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
          ("&#60;", "<"), ("&#62;", ">"), ("&#34;", "\""), ("&#39;", "'"), ("&#160;", " "),
          ("&#124;", "|"),
          ("&#x3C;", "<"), ("&#x3c;", "<"), ("&#x3E;", ">"), ("&#x3e;", ">"), ("&#x22;", "\""),
          ("&#x27;", "'"), ("&#xA;", "\n"), ("&amp;", "&"),
        ]),
      // JSON of some tools.
      LogEscape(
        ["\\u003c", "\\u003C"],
        [
          ("\\u003c", "<"), ("\\u003C", "<"), ("\\u003e", ">"), ("\\u003E", ">"),
          ("\\u0022", "\""), ("\\u0027", "'"), ("\\u0026", "&"),
        ]),
      LogEscape(["constraint \\n<", "constraints.\\n"], [("\\n", "\n"), ("\\t", "\t")]),
      // The system log writes a backslash as its octal number.
      LogEscape(["\\134"], [("\\134", "\\")]),
      // Markdown; `\"` stays, which is the list's own escape.
      LogEscape(
        ["<", "_", "*", "[", "]", "|"].map { "\\\($0)" },
        ["<", ">", "_", "*", "|", "[", "]", "(", ")", "-", "."].map { ("\\\($0)", $0) }),
      // Tools that print a text as a link, where nothing else was a link.
      LogEscape(["%28null%29"], [("%28null%29", "(null)")]),
      // Issue trackers render text between hyphens as struck through, and export it with tildes.
      LogEscape(["~~(", ")~~", "~~Encapsulated~~"], [("~~", "-")]),
      // Word processors and chats.
      LogEscape(
        ["–(", ")–", "—(", ")—"],
        ["–", "—"].flatMap { [("\($0)(", "-("), (")\($0)", ")-")] }),
      LogEscape(
        ["Constraint：", "（active", "（Names", "＜NS", "＜_", "＜MAS", "＜SnapKit"],
        [("：", ":"), ("（", "("), ("）", ")"), ("，", ","), ("＜", "<"), ("＞", ">")]),
      LogEscape(["《NS", "《_", "〈NS", "〈_"], [("《", "<"), ("》", ">"), ("〈", "<"), ("〉", ">")]),
      LogEscape(["\u{A0}"], [("\u{A0}", " ")]),
      // Trees as values of strings.
      LogEscape(["\\n   |", "\\n   +", "\\n|", "\\n•"], [("\\n", "\n")]),
      // People who leave addresses out.
      LogEscape(["0x..."], [("0x...", "0x…")]),
    ] + invisible.map { LogEscape([$0], [($0, "")]) }

  /// Marks for line breaks and the direction of text, which pages add and readers don't see.
  private static let invisible = [
    "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{2060}", "\u{2066}",
    "\u{2069}", "\u{FEFF}",
  ]

  // MARK: Links

  /// The text of a link to a site that explains logs; nil for any other text.
  private static func decodedLink(_ text: String) -> String? {
    guard text.holds("%3CNSLayoutConstraint") || text.holds("%22%3C") else { return nil }
    // A plus is a space only where spaces aren't written as numbers, and no log stands beside the link.
    let isForm = !text.holds("%20") && !text.holds("<NSLayoutConstraint")
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      let digits = bytes[(place + 1)...].prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        place += 3
      } else {
        decoded.append(isForm && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
