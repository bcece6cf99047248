import InterfaceBuilder
import Testing

@testable import LayoutChecks

/// Fixes of documents, which are tried before they are offered.
@Suite("Fixes")
struct FixTests {
  private static func fixed(
    _ text: String, allowsUnsafe: Bool = false,
    decide: (FixProposal) -> FixDecision = { _ in .take }
  ) throws -> FixedDocument {
    try FixSearch(Check(), allowsUnsafe: allowsUnsafe).fixed([UInt8](text.utf8), decide: decide)
  }

  /// One change that a document needs: what is written there before, and after.
  struct Example: Sendable, CustomTestStringConvertible {
    let remedy: FixRemedy
    let subviews: String
    let constraints: String
    let old: String
    let new: String
    var attributes = ""

    var testDescription: String { remedy.rawValue }
    var document: String { storyboard(subviews, constraints: constraints) }
  }

  private static func view(
    _ name: String, _ id: String, _ attributes: String, _ frame: [Double],
    translates: String = "translatesAutoresizingMaskIntoConstraints=\"NO\" ", _ content: String = ""
  ) -> String {
    """
    <\(name) \(attributes)\(translates)id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)</\(name)>
    """
  }

  /// `box.leading root.leading 20` as an element; a first item of the root view is left out.
  private static func constraint(_ id: String, _ line: String) -> String {
    let words = line.split(separator: " ").map { $0.split(separator: ".").map(String.init) }
    let first = words[0][0] == "root" ? "" : "firstItem=\"\(words[0][0])\" "
    let second = words.dropFirst().first { $0.count == 2 }
    let constant = words.last.flatMap { $0.count == 1 ? $0[0] : nil }
    return "<constraint \(first)firstAttribute=\"\(words[0][1])\""
      + (second.map { " secondItem=\"\($0[0])\" secondAttribute=\"\($0[1])\"" } ?? "")
      + (constant.map { " constant=\"\($0)\"" } ?? "") + " id=\"\(id)\"/>\n"
  }

  private static func constraints(_ lines: String...) -> String {
    lines.enumerated().map { constraint("c\($0.offset + 1)", $0.element) }.joined()
  }

  private static let box = view("view", "box", "", [20, 40, 100, 100])
  private static let corner = ["box.leading root.leading 20", "box.top root.top 40"]
  private static let title = "<state key=\"normal\" title=\"OK\"/>\n"
  private static let long = "A title that is rather long"
  private static let body =
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>\n"

  static let examples = [
    Example(
      remedy: .duplicate, subviews: box,
      constraints: constraints(
        corner[0], corner[1], "box.width 100", "box.height 100", "box.width 100"),
      old: constraint("c5", "box.width 100"), new: ""),
    Example(
      remedy: .leastSize,
      subviews: view("label", "ok", "text=\"Now\" ", [20, 40, 36, 21], body),
      constraints: constraints("ok.leading safe.leading 20", "ok.top safe.top 20", "ok.width 36"),
      old: "firstAttribute=\"width\"",
      new: "firstAttribute=\"width\" relation=\"greaterThanOrEqual\""),
    Example(
      remedy: .yielding, subviews: view("view", "box", "", [0, 40, 375, 100]),
      constraints: constraints(
        "box.leading root.leading", "box.top root.top 40", "root.trailing box.trailing",
        "box.width 375", "box.height 100"),
      old: "firstAttribute=\"width\"", new: "firstAttribute=\"width\" priority=\"999\""),
    Example(
      remedy: .ownSafeArea, subviews: box,
      constraints: constraints(
        corner[0], corner[1], "box.width 100", "box.height 100", "safe.leading root.leading"),
      old: "secondAttribute=\"leading\" id=",
      new: "secondAttribute=\"leading\" priority=\"999\" id="),
    Example(
      remedy: .leading, subviews: box,
      constraints: constraints(
        "box.left root.left 20", corner[1], "box.width 100", "box.height 100"),
      old: "firstAttribute=\"left\" secondItem=\"root\" secondAttribute=\"left\"",
      new: "firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""),
    Example(
      remedy: .mask, subviews: view("view", "box", "", [20, 40, 100, 100], translates: ""),
      constraints: constraints(corner[0], corner[1], "box.width 100", "box.height 100"),
      old: "<view id=\"box\"",
      new: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\""),
    Example(
      remedy: .lines,
      subviews: view("label", "title", "text=\"\(long)\" ", [20, 40, 335, 20.5], body),
      constraints: constraints(
        "title.leading safe.leading 20", "title.top safe.top 20", "safe.trailing title.trailing 20"),
      old: "text=\"\(long)\"", new: "text=\"\(long)\" numberOfLines=\"0\""),
    Example(
      remedy: .frame,
      subviews: view("button", "box", "misplaced=\"YES\" ", [20, 50, 90, 100], title),
      constraints: constraints(
        "box.leading safe.leading 20", "box.top safe.top 20", "box.width 100", "box.height 100"),
      old: " misplaced=\"YES\"", new: ""),
  ]

  @Test("change one thing, and what was found is gone", arguments: examples)
  func remedies(example: Example) throws {
    let document = example.document
    let result = try Self.fixed(document)
    #expect(result.made.map { $0.remedy } == [example.remedy])
    #expect(result.made.allSatisfy { $0.isSafe })
    #expect(result.withheld == [])
    var expected = document.replacing(example.old, with: example.new)
    if example.remedy == .frame {
      expected = expected.replacing("y=\"50.0\" width=\"90.0\"", with: "y=\"20\" width=\"100\"")
    }
    let after = String(decoding: result.bytes, as: UTF8.self)
    #expect(after == expected)
    #expect(try groups(inDocument: document).count == 1)
    #expect(try groups(inDocument: after).map { $0.text } == [])
  }

  /// A missing constraint of a view, and the one that it gets.
  struct Lack: Sendable, CustomTestStringConvertible {
    let name: String
    let subviews: String
    let constraints: [String]
    /// Without its id.
    let expected: [String]

    var testDescription: String { name }
  }

  private static func held(_ id: String) -> String {
    "<subviews>\n" + view("label", id, "text=\"\(id)\" ", [20, 40, 30, 20.5])
      + "</subviews>\n"
  }

  static let lacks = [
    Lack(
      name: "a place along the nearest edge", subviews: box,
      constraints: ["box.top safe.top 40", "box.width 100", "box.height 100"],
      expected: [
        "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"safe\" "
          + "secondAttribute=\"leading\" constant=\"20\""
      ]),
    Lack(
      name: "a height of what shows no text",
      subviews: view("view", "bar", "", [0, 0, 375, 118], held("one"))
        + view("view", "body", "", [0, 118, 375, 549], held("two")),
      constraints: [
        "bar.leading safe.leading", "bar.top safe.top", "safe.trailing bar.trailing",
        "body.leading safe.leading", "body.top bar.bottom", "safe.trailing body.trailing",
        "safe.bottom body.bottom", "one.leading bar.leading 20", "one.top bar.top 40",
        "two.leading body.leading 20", "two.top body.top 40",
      ],
      expected: ["firstAttribute=\"height\" constant=\"118\""]),
    Lack(
      name: "a place below a neighbor",
      subviews: view("view", "bar", "", [20, 200, 100, 44])
        + view("view", "box", "", [20, 252, 100, 100]),
      constraints: [
        "bar.leading root.leading 20", "bar.top root.top 200", "bar.width 100", "bar.height 44",
        "box.leading bar.leading", "box.width 100", "box.height 100",
      ],
      expected: [
        "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"bar\" secondAttribute=\"bottom\" "
          + "constant=\"8\""
      ]),
    Lack(
      name: "the end of what scrolls",
      subviews: view(
        "scrollView", "scroll", "", [0, 20, 375, 647],
        "<subviews>" + view("view", "tall", "", [0, 0, 375, 900]) + "</subviews>\n<constraints>\n"
          + constraint("s1", "tall.top scroll.top")
          + constraint("s2", "tall.leading scroll.leading")
          + constraint("s3", "scroll.trailing tall.trailing") + "</constraints>\n"),
      constraints: [
        "scroll.leading root.leading", "scroll.top safe.top", "root.trailing scroll.trailing",
        "safe.bottom scroll.bottom", "tall.height 900", "tall.width scroll.width",
      ],
      expected: [
        "firstAttribute=\"bottom\" secondItem=\"tall\" secondAttribute=\"bottom\""
      ]),
  ]

  @Test("add what a view lacks to stay where it was drawn", arguments: lacks)
  func missing(lack: Lack) throws {
    let document = storyboard(
      lack.subviews,
      constraints: lack.constraints.enumerated().map {
        Self.constraint("c\($0.offset + 1)", $0.element)
      }.joined())
    let result = try Self.fixed(document)
    #expect(result.made.map { $0.remedy } == [.missing])
    let after = String(decoding: result.bytes, as: UTF8.self)
    #expect(try groups(inDocument: after).map { $0.text } == [])
    let known = Set(document.split(separator: "\n"))
    let new = after.split(separator: "\n").filter { !known.contains($0) }
    let id = #/[ ]id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/#
    let plain = new.map { String($0.drop { $0 == " " }).replacing(id, with: "") }
    #expect(plain == lack.expected.map { "<constraint \($0)/>" })
  }

  @Test("never freeze the length of a text")
  func texts() throws {
    let document = storyboard(
      Self.view("label", "title", "text=\"\" ", [20, 40, 100, 20.5]),
      constraints: Self.constraints("title.leading safe.leading 20", "title.top safe.top 20"))
    let result = try Self.fixed(document, allowsUnsafe: true)
    #expect(!result.made.contains { $0.text.contains("Width") || $0.text.contains("Height") })
  }

  @Test("settle a tie by 1")
  func ties() throws {
    let label = { (id: String, x: Double) in
      Self.view(
        "label", id,
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"\(id)\" ",
        [x, 40, 100, 20.5])
    }
    let document = storyboard(
      label("name", 20) + label("value", 128),
      constraints: Self.constraints(
        "name.leading safe.leading 20", "name.top safe.top 20", "value.leading name.trailing 8",
        "value.top safe.top 20", "safe.trailing value.trailing 20"))
    let result = try Self.fixed(document, allowsUnsafe: true)
    #expect(result.made.map { $0.remedy } == [.tie])
    let after = String(decoding: result.bytes, as: UTF8.self)
    #expect(try groups(inDocument: after).map { $0.text } == [])
    #expect(after.ranges(of: /horizontalHuggingPriority="25[02]"/).count == 1)
  }

  @Test("that move views are only made where that is allowed")
  func unsafe() throws {
    let document = storyboard(
      Self.view("label", "title", "text=\"\(Self.long)\" ", [20, 40, 100, 20.5]),
      constraints: Self.constraints(
        "title.leading root.leading 20", "title.top root.top 40", "title.width 100"))
    let kept = try Self.fixed(document)
    #expect(kept.made == [])
    #expect(kept.withheld.map { $0.isSafe } == [false])
    #expect(kept.bytes == [UInt8](document.utf8))
    let moved = try Self.fixed(document, allowsUnsafe: true)
    #expect(moved.made.map { $0.remedy } == [.leastSize])
    #expect(moved.made == kept.withheld)
  }

  @Test("take the other one of two where an outlet refers to the first")
  func outlets() throws {
    let constraints = Self.constraints(
      Self.corner[0], Self.corner[1], "box.width 100", "box.height 100", "box.width 100")
    let outlet = "<connections><outlet property=\"w\" destination=\"c5\" id=\"o1\"/></connections>"
    let document = storyboard(Self.box, constraints: constraints, variations: outlet)
    let after = String(decoding: try Self.fixed(document).bytes, as: UTF8.self)
    #expect(after == document.replacing(Self.constraint("c3", "box.width 100"), with: ""))
    let both = document.replacing(
      "<outlet ", with: "<outlet property=\"v\" destination=\"c3\" id=\"o2\"/><outlet ")
    #expect(try Self.fixed(both).made == [])
  }

  @Test("that bring something else are not made")
  func refused() throws {
    // Without a width of its own the label would push the button out of the screen.
    let document = storyboard(
      Self.view("label", "title", "text=\"\(Self.long)\" ", [20, 40, 100, 20.5])
        + Self.view("switch", "on", "", [304, 40, 51, 31]),
      constraints: Self.constraints(
        "title.leading root.leading 20", "title.top root.top 40", "title.width 100",
        "on.leading title.trailing 184", "on.top root.top 40"))
    let result = try Self.fixed(document, allowsUnsafe: true)
    #expect(!result.made.contains { $0.remedy == .leastSize })
  }

  @Test("tell where things are in the document as it was read")
  func places() throws {
    let one = storyboard(
      Self.box,
      constraints: Self.constraints(
        Self.corner[0], Self.corner[1], "box.width 100", "box.height 100", "box.width 100"))
    let start = try #require(one.firstRange(of: "<scene ")).lowerBound
    let end = try #require(one.firstRange(of: "</scene>")).upperBound
    let renamed = [
      ("root", "root2"), ("box", "box2"), ("=\"c", "=\"d"), ("vc1", "vc2"), ("s1", "s2"),
    ]
    let scene = renamed.reduce(String(one[start..<end])) { $0.replacing($1.0, with: $1.1) }
      .replacing("\"safe\"", with: "\"safe2\"").replacing("=\"dons", with: "=\"cons")
    let two = one[..<end] + "\n" + scene + one[end...]
    let result = try Self.fixed(String(two))
    let lines = two.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = ["\"c5\"", "\"d5\""].map { id in
      lines.firstIndex { $0.contains(id) }.map { $0 + 1 }
    }
    #expect(result.made.map { $0.place?.line } == expected)
  }

  @Test("are left out and stopped on request")
  func decisions() throws {
    let doubled = Self.constraints(
      Self.corner[0], Self.corner[1], "box.width 100", "box.height 100", "box.width 100",
      "box.height 100")
    let document = storyboard(Self.box, constraints: doubled)
    #expect(try Self.fixed(document).made.count == 2)
    var seen: [String] = []
    let left = try Self.fixed(document) { proposal in
      seen.append(proposal.fix.text)
      return seen.count == 1 ? .leave : .take
    }
    #expect(seen == ["delete c5", "delete c6"])
    #expect(
      String(decoding: left.bytes, as: UTF8.self)
        == document.replacing(Self.constraint("c6", "box.height 100"), with: ""))
    let stopped = try Self.fixed(document) { _ in .stop }
    #expect(stopped.isStopped && stopped.made == [])
    #expect(stopped.bytes == [UInt8](document.utf8))
  }

  @Test("aren't looked for in UTF-16")
  func encodings() {
    let text = storyboard(Self.box, constraints: "").replacing("UTF-8", with: "UTF-16")
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(throws: DocumentIssue.self) { try FixSearch(Check()).fixed(bytes) { _ in .take } }
  }
}
