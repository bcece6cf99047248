import AutoLayout
import SeededRandom
import Testing

/// Formats are read, printed, and made into constraints.
@Suite("Formats are read, printed, and made into constraints")
struct VisualFormatTests {
  private func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    let (format, end) = try VisualFormat.parse(text[...])
    #expect(end == text.endIndex, "\(text)")
    return format
  }

  @Test(
    "every production in its canonical spelling",
    arguments: [
      ("[a]", "H:[a]"),
      ("H:[a]", "H:[a]"),
      ("V:[a]", "V:[a]"),
      ("|[a]|", "H:|[a]|"),
      ("|-[a]-|", "H:|-[a]-|"),
      ("[a][b]", "H:[a][b]"),
      ("[a]-[b]", "H:[a]-[b]"),
      ("[a]-8-[b]", "H:[a]-(8)-[b]"),
      ("[a]-2.5-[b]", "H:[a]-(2.5)-[b]"),
      ("[a]-gap-[b]", "H:[a]-(gap)-[b]"),
      ("[a]-(8)-[b]", "H:[a]-(8)-[b]"),
      ("[a]-(==8)-[b]", "H:[a]-(8)-[b]"),
      ("[a]-(-8)-[b]", "H:[a]-(-8)-[b]"),
      ("V:|-(>=8,<=30@400)-[a]", "V:|-(>=8,<=30@400)-[a]"),
      ("[a]-(gap@strong)-|", "H:[a]-(gap@strong)-|"),
      ("[a(100)]", "H:[a(100)]"),
      ("[a(width)]", "H:[a(width)]"),
      ("[a(>=100@400,<=b,==b.height@750)]", "H:[a(>=100@400,<=b,b.height@750)]"),
      ("[a-b(c-d)]", "H:[a-b(c-d)]"),
      ("[\"Red View\"(==\"Blue View\".height)]", "H:[\"Red View\"(\"Blue View\".height)]"),
      (" H : | - [ a ( >= 1e2 , b ) ] - ( 8 ) - [ b ] \n - | ", "H:|-[a(>=100,b)]-(8)-[b]-|"),
    ] as [(String, String)])
  func productions(_ text: String, _ canonical: String) throws {
    let (format, _) = try VisualFormat.parse(text[...])
    #expect(format.description == canonical)
    #expect(try parse(canonical) == format)
  }

  @Test("parsing what was printed gives the same", arguments: 0..<200)
  func roundTrip(_ seed: UInt64) throws {
    var writer = FormatWriter(generator: SeededGenerator(seed: seed))
    let text = writer.format()
    let (format, _) = try VisualFormat.parse(text[...])
    let printed = format.description
    let again = try parse(printed)
    #expect(again == format, "\(text)")
    #expect(again.description == printed)
  }

  @Test("what follows a format is left alone") func rest() throws {
    for text in ["H:|[a]|  align top", "[a]-[b]  metrics gap=3", "[a]  as row"] {
      let (_, end) = try VisualFormat.parse(text[...])
      #expect(text[end...].hasPrefix("  "), "\(text)")
    }
  }

  @Test(
    "errors name what is wrong and where",
    arguments: [
      ("", "expected a view in brackets, found the end of the format", 0),
      ("H[a]", "expected ':' after the orientation, found '['", 1),
      ("H:", "expected a view in brackets, found the end of the format", 2),
      ("X:[a]", "expected a view in brackets, found 'X'", 0),
      ("||", "expected a view in brackets, found '|'", 1),
      ("|-8[a]", "expected '-' after the distance, found '['", 3),
      ("[]", "expected a view's name, found ']'", 1),
      ("[2]", "expected a view's name, found '2'", 1),
      ("[self.a]", "expected ']' after the view, found '.'", 5),
      ("[Red View]", "expected ']' after the view, found 'V'", 5),
      ("[a", "expected ']' after the view, found the end of the format", 2),
      ("[a()]", "expected a number, a metric or a view, found ')'", 3),
      ("[a(100]", "expected ',' or ')', found ']'", 6),
      ("[a(>100)]", "expected '==', '<=' or '>=', found '>'", 3),
      ("[a(=100)]", "expected '==', '<=' or '>=', found '='", 3),
      ("[a(100@)]", "expected a priority, found ')'", 7),
      ("[a(1,)]", "expected a number, a metric or a view, found ')'", 5),
      ("[a(b.)]", "expected 'width' or 'height', found ')'", 5),
      ("[a(1e999)]", "'1e999' isn't a number", 3),
      ("[a]-", "expected a number or a metric, found the end of the format", 4),
      ("[a]--8-[b]", "expected a distance, found '-'", 4),
      ("[a]->=8-[b]", "expected a distance, found '>'", 4),
      ("[a]-8@750-[b]", "expected '-' after the distance, found '@'", 5),
      ("[a]-()-[b]", "expected a number or a metric, found ')'", 5),
      ("[a]-(b.width)-[b]", "expected ',' or ')', found '.'", 6),
      ("[a]-8-", "expected a view in brackets, found the end of the format", 6),
      ("[\"a]", "this name is never closed", 1),
    ] as [(String, String, Int)])
  func syntaxErrors(_ text: String, _ reason: String, _ offset: Int) throws {
    let error = try #require(throws: VisualFormatError.self) { try parse(text) }
    #expect(error.error.reason == reason)
    #expect(text.distance(from: text.startIndex, to: error.range.lowerBound) == offset)
  }

  // MARK: Constraints

  /// The equations of a format's constraints; `card` holds the views a, b and c.
  private func equations(
    _ text: String, _ options: VisualFormatOptions = VisualFormatOptions(),
    metrics: [String: Double] = [:]
  ) throws -> [String] {
    var builder = try LayoutBuilder()
    let card = try builder.view("card")
    var views: [String: Item.ID] = ["root": builder.layout.root]
    for name in ["a", "b", "c"] { views[name] = try builder.view(name, in: card) }
    let constraints = try builder.layout.constraints(
      of: try parse(text), options: options, metrics: metrics, views: views)
    return try constraints.map {
      let id = try builder.layout.add($0)
      return builder.layout.equation(of: id)
    }
  }

  @Test(
    "constraints in the order of the format",
    arguments: [
      (
        "|-(5)-[a(100)]-[b(==a@750)]-(>=1,<=9@400)-[c]|",
        [
          "a.leading = card.leading + 5", "a.width = 100", "b.leading = a.trailing + 8",
          "b.width = a.width @750", "c.leading >= b.trailing + 1",
          "c.leading <= b.trailing + 9 @400", "card.trailing = c.trailing",
        ]
      ),
      ("|-[a]-|", ["a.leading = card.leadingMargin", "card.trailingMargin = a.trailing"]),
      ("V:|-[a]-|", ["a.top = card.topMargin", "card.bottomMargin = a.bottom"]),
      ("V:|[a][b]", ["a.top = card.top", "b.top = a.bottom"]),
      ("V:[a(<=gap@low)]", ["a.height <= 12 @250"]),
      ("[a(>=b.height)]", ["a.width >= b.height"]),
      ("V:[a(b.width,b)]", ["a.height = b.width", "a.height = b.height"]),
      ("[a]-gap-[b]", ["b.leading = a.trailing + 12"]),
      ("[a]-(-4)-[b]", ["b.leading = a.trailing - 4"]),
    ] as [(String, [String])])
  func constraints(_ text: String, _ expected: [String]) throws {
    #expect(try equations(text, metrics: ["gap": 12, "low": 250]) == expected)
  }

  @Test("directions choose the attributes") func directions() throws {
    let text = "|-1-[a]-2-[b]-|"
    #expect(
      try equations(text, VisualFormatOptions(direction: .leftToRight)) == [
        "a.left = card.left + 1", "b.left = a.right + 2", "card.rightMargin = b.right",
      ])
    #expect(
      try equations(text, VisualFormatOptions(direction: .rightToLeft)) == [
        "card.right = a.right + 1", "a.left = b.right + 2", "card.leftMargin = b.left",
      ])
    #expect(
      try equations("V:[a]-2-[b]", VisualFormatOptions(direction: .rightToLeft)) == [
        "b.top = a.bottom + 2"
      ])
  }

  @Test("baselines instead of edges") func baselines() throws {
    let options = VisualFormatOptions(spacing: .baselineToBaseline)
    #expect(
      try equations("V:|-1-[a]-[b]-3-[c]|", options) == [
        "a.top = card.top + 1", "b.firstBaseline = a.lastBaseline + 8",
        "c.firstBaseline = b.lastBaseline + 3", "card.bottom = c.bottom",
      ])
  }

  @Test("alignment of neighbors across the format", arguments: Axis.allCases)
  func alignments(_ axis: Axis) throws {
    let letter = axis == .horizontal ? "H" : "V"
    for attribute in VisualFormatOptions.alignmentAttributes {
      let options = VisualFormatOptions(alignments: [attribute])
      guard attribute.axis == axis else {
        let name = attribute.rawValue
        #expect(
          try equations("\(letter):[a][b][c]", options).suffix(2) == [
            "b.\(name) = a.\(name)", "c.\(name) = b.\(name)",
          ])
        continue
      }
      let error = #expect(throws: VisualFormatError.self) {
        try equations("\(letter):[a][b]", options)
      }
      #expect(
        error?.error.reason
          == "Options mask required views to be aligned on a \(axis.rawValue) edge, "
          + "which is not allowed for layout that is also \(axis.rawValue).")
    }
    let both = VisualFormatOptions(
      alignments: axis == .horizontal ? [.top, .bottom] : [.leading, .trailing])
    #expect(try equations("\(letter):[a][b]", both).count == 3)
  }

  @Test(
    "what a format can't mean",
    arguments: [
      ("[d]", "d is not a key in the views dictionary.", "d"),
      ("[a(d)]", "d is neither a key in the metrics nor in the views dictionary.", "d"),
      ("[a(d.width)]", "d is neither a key in the metrics nor in the views dictionary.", "d.width"),
      ("[a(b.top)]", "a size can't be compared with top", "b.top"),
      (
        "[a]-b-[b]",
        "Expected a number or key from the metrics dictionary, but encountered something else", "b"
      ),
      ("[a(1@no)]", "no is not a key in the metrics dictionary.", "no"),
      ("[a(1@0)]", "a priority is a number from 1 to 1000, not 0", "0"),
      (
        "|[root]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", "|"
      ),
      (
        "[root]|",
        "Unable to interpret '|' character, because the related view doesn't have a superview", "|"
      ),
    ] as [(String, String, String)])
  func meaningErrors(_ text: String, _ reason: String, _ part: String) throws {
    let error = try #require(throws: VisualFormatError.self) { try equations(text) }
    #expect(error.error.reason == reason)
    #expect(text[error.range] == part)
  }

  @Test("baselines have no horizontal distance") func horizontalBaselines() {
    #expect(throws: VisualFormatError.self) {
      try equations("[a][b]", VisualFormatOptions(spacing: .baselineToBaseline))
    }
  }
}

/// Writes formats that use every production, with blanks here and there.
private struct FormatWriter {
  var generator: SeededGenerator

  private mutating func number(below limit: Int) -> Int {
    Int(generator.next() % UInt64(limit))
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }

  private mutating func joined(_ parts: [String]) -> String {
    parts.map { $0 + pick(["", "", "", " ", "\n"]) }.joined()
  }

  mutating func format() -> String {
    var parts = [pick(["", "H:", "V:"])]
    if number(below: 2) == 0 { parts += ["|", connection()] }
    parts.append(view())
    for _ in 0..<number(below: 4) { parts += [connection(), view()] }
    if number(below: 2) == 0 { parts += [connection(), "|"] }
    return joined(parts)
  }

  private mutating func connection() -> String {
    switch number(below: 4) {
    case 0: return ""
    case 1: return "-"
    case 2: return joined(["-", pick(["8", "0.5", "gap", "_m1", "1e3"]), "-"])
    default: return joined(["-", predicates(of: ["8", "-4", "gap"]), "-"])
    }
  }

  private mutating func view() -> String {
    let name = pick(["a", "b2", "_c", "my-view", "\"Red View\"", "\"1st\"", "été"])
    let sizes = predicates(of: ["100", "1.25", "gap", "b", "\"Red View\"", "b.height", "c-d.width"])
    return joined(["[", name, number(below: 2) == 0 ? sizes : "", "]"])
  }

  private mutating func predicates(of objects: [String]) -> String {
    var parts = ["("]
    for place in 0...number(below: 3) {
      if place > 0 { parts.append(",") }
      parts += [pick(["", "==", ">=", "<="]), pick(objects)]
      parts.append(pick(["", "", "@750", "@ 999.5", "@strong"]))
    }
    return joined(parts + [")"])
  }
}
