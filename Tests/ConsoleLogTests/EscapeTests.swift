import Testing

@testable import ConsoleLog

/// What pages, tools and people make of a log before it is pasted.
@Suite("Escapes of logs")
struct EscapeTests {
  private static let lines = [
    "<NSLayoutConstraint:0x6001 'photo-ratio' UIImageView:0x7f1.height == 0.75*UIImageView:0x7f1.width   (active)>",
    "<NSLayoutConstraint:0x6002 UIImageView:0x7f1.width == 200.5   (active)>",
    "<NSLayoutConstraint:0x6003 V:|-(8)-[UIImageView:0x7f1]   (active, names: '|':App.Card:0x7f2 )>",
    "<NSLayoutConstraint:0x6004 V:[UIImageView:0x7f1]-(8)-|   (active, names: '|':App.Card:0x7f2 )>",
    "<NSLayoutConstraint:0x6005 'UIView-Encapsulated-Layout-Height' App.Card:0x7f2.height == 100   (active)>",
  ]
  private static let log = SampleLog.report(lines, broken: lines[1])
  private static let advice =
    "Lower c1 to priority 999 (the system breaks it already; imageView.width becomes 112): "
    + "set priority c1 999"

  /// The way a text is changed, with a name.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (String) -> String
  }

  private static func replacing(_ name: String, _ pairs: [(String, String)]) -> Change {
    Change(testDescription: name) { text in
      pairs.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
  }

  /// Text in the lines of others, without the brackets that would show where a constraint begins.
  private static func inEachLine(_ name: String, _ start: String, _ end: String = "") -> Change {
    Change(testDescription: name) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "\(start)\($0.filter { !"<>\"".contains($0) })\(end)" }.joined(separator: "\n")
    }
  }

  static let changes = [
    replacing("HTML", [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]),
    replacing("HTML twice", [("<", "&amp;lt;"), (">", "&amp;gt;"), ("\"", "&amp;quot;")]),
    replacing("HTML in numbers", [("<", "&#60;"), (">", "&#x3E;"), ("\"", "&#34;")]),
    replacing("JSON", [("<", "\\u003c"), (">", "\\u003e"), ("\"", "\\u0022")]),
    replacing("dashes", [("-(", "–("), (")-", ")–")]),
    replacing("wide signs", [("(", "（"), (")", "）"), (":", "：")]),
    replacing("soft hyphens", [("Constraint", "Con\u{AD}straint")]),
    replacing("marks of direction", [("UIImageView", "\u{200E}UIImageView\u{202C}")]),
    replacing("angle quotes", [("\"", "«")]),
    replacing("decimal commas", [("200.5", "200,5"), ("0.75", "0,75")]),
    replacing("spaces of pages", [(" ", "\u{A0}")]),
    replacing(
      "Markdown", ["*", "[", "]", "|", "_", "(", ")", "-"].map { ($0, "\\\($0)") }),
    replacing("Markdown, stars only", [("*", "\\*")]),
    replacing("a star taken for markup", [("*", "")]),
    replacing("quotes in numbers", [("'", "&#39;"), ("|", "&#124;")]),
    replacing("low quotes", [("'|'", "‚|‘")]),
    replacing("corner brackets", [("\"<", "「<"), (">\"", ">」")]),
    replacing("JSON in one line", [("\n", "\\n"), ("\t", "\\t"), ("\"", "\\\"")]),
    Change(testDescription: "lines as code") { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "`\($0)`" }.joined(separator: "\n")
    },
    inEachLine("a box", "│ ", "   │"),
    inEachLine("quotations", ">> "),
  ]

  @Test("an escaped log says the same thing", arguments: changes)
  func escapes(_ change: Change) {
    #expect(ConsoleLog(Self.log).summary.hasSuffix(Self.advice))
    #expect(ConsoleLog(change.apply(Self.log)).summary == ConsoleLog(Self.log).summary)
  }

  @Test(
    "brackets that a page marks as code or as bold open and close a list", arguments: ["`", "**"])
  func marks(_ mark: String) {
    let text = Self.log.replacing("\n(\n", with: "\n\(mark)(\(mark)\n")
      .replacing("\n)\n", with: "\n\(mark))\(mark)\n")
    let report = ConsoleLog(text).reports.first
    #expect(report?.isListOpened == true)
    #expect(report?.isListClosed == true)
  }

  @Test("the link to a site that explains logs", arguments: [" ", "+"])
  func link(_ space: String) {
    let list = "(" + Self.lines.map { "\"\($0)\"," }.joined(separator: "\n") + ")"
    let encoded = list.utf8.map { byte in
      let isPlain =
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "z") && byte != UInt8(ascii: "<")
      if byte == UInt8(ascii: " "), space == "+" { return "+" }
      let hex = String(byte, radix: 16, uppercase: true)
      return isPlain && byte != UInt8(ascii: ">")
        ? String(decoding: [byte], as: UTF8.self) : "%" + (hex.count == 1 ? "0" + hex : hex)
    }.joined()
    let summary = ConsoleLog("https://www.example.com/?constraintlog=\(encoded)").summary
    #expect(summary.contains("set priority c1 999"), "\(summary)")
  }

  @Test("a factor is never dropped", arguments: ["0.75x ", "0.75× ", "0.75 ", "0.75\\\\"])
  func factor(_ text: String) {
    let log = Self.log.replacing("0.75*", with: text)
    let explanation = ConsoleLog(log).explanation
    #expect(
      explanation.hasPrefix("report") && !explanation.contains("pt are needed"), "\(explanation)")
    #expect(ConsoleLog(log).summary.hasPrefix("1 of 5 lines can't be read"))
  }

  @Test("a factor in front of a bare name")
  func bareFactor() {
    let line =
      "<NSLayoutConstraint:0x6001 photo.width == 0.5card.width   (active, names: photo:0x7f1, card:0x7f2 )>"
    #expect(LogConstraint(line) == nil)
  }

  @Test("iOS 6 prints no number for a mask at 0")
  func zero() {
    let advice = ConsoleLog(
      SampleLog.report(
        [
          "<NSLayoutConstraint:0x6001 H:|-(12)-[UILabel:0x7f1]   (Names: '|':UIView:0x7f2 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UILabel:0x7f1.midX ==>",
        ], broken: nil)
    ).summary
    #expect(
      advice.contains("Set label.translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }

  @Test("a line of the app's that broke off after the relation is not 0")
  func cut() {
    let line = "<NSLayoutConstraint:0x6001 UILabel:0x7f1.top ==>"
    #expect(LogConstraint(line) == nil)
  }

  @Test("names without addresses, also with texts")
  func names() {
    let log = SampleLog.report(
      [
        "<NSLayoutConstraint:0x6001 V:|-(8)-[titleLabel' ']   (Names: '|':Header )>",
        "<NSLayoutConstraint:0x6002 V:|-(0)-[titleLabel' ']   (Names: '|':Header )>",
      ], broken: nil)
    #expect(
      ConsoleLog(log).summary.contains("Remove c2 or c1"), "\(ConsoleLog(log).summary)")
  }
}
