import AutoLayout
import LayoutPictures
import Testing
import TextSizes

/// Texts that are read from right to left.
@Suite("texts from right to left") struct ReadingOrderTests {
  private static let metrics = TextMetrics(.system(17), in: RenderingTraits(scale: 2))

  /// The words of a text as they are seen, from left to right.
  private static func seen(_ text: String) -> [String] {
    metrics.words(of: text, from: 10).sorted { $0.x < $1.x }.map { $0.text }
  }

  @Test(
    "words are where they are seen",
    arguments: [
      ("one two", ["one", "two"]), ("שלום עולם", ["עולם", "שלום"]),
      ("עמוד 1 2", ["2", "1", "עמוד"]), ("עם big apple כן", ["כן", "big", "apple", "עם"]),
      ("see שלום עולם now", ["see", "עולם", "שלום", "now"]),
      ("page 3 שלום", ["page", "3", "שלום"]),
      ("שלום - עולם", ["עולם", "-", "שלום"]), ("", []),
    ])
  func order(_ text: String, _ words: [String]) {
    #expect(Self.seen(text) == words)
  }

  @Test("words take the room that they took before")
  func wordsTake() throws {
    let words = Self.metrics.words(of: "אב  גד ה", from: 10)
    #expect(words.map { $0.text } == ["אב", "גד", "ה"])
    let left = try #require(words.last)
    #expect(left.x == 10)
    #expect(abs(words[0].x + words[0].width - 10 - Self.metrics.width(of: "אב  גד ה")) < 0.01)
    let gap = words[0].x - words[1].x - words[1].width
    #expect(abs(gap - Self.metrics.width(of: "  ")) < 0.01)
  }

  private func svg(_ text: String, _ alignment: String) throws -> String {
    var layout = Layout()
    let label = try layout.addView(.label, named: "title", in: layout.root)
    let frame = Rect(x: 0, y: 100, width: 300, height: 40)
    let values: [(String, PropertyValue)] = [
      ("text", .text(text)), ("textAlignment", .choice(alignment)),
      ("translatesAutoresizingMaskIntoConstraints", .bool(true)), ("frame", .rect(frame)),
    ]
    for (name, value) in values {
      try ViewProperty.named(name)?.set(value, of: label, in: &layout)
    }
    layout.solve()
    return Drawing(of: layout).svg()
  }

  @Test(
    "lines stay where their alignment says",
    arguments: [("left", "0", "end"), ("center", "150", "middle"), ("right", "300", "start")])
  func linesStay(_ alignment: String, _ x: String, _ anchor: String) throws {
    let svg = try svg("שלום עולם", alignment)
    #expect(svg.contains("direction=\"rtl\""))
    #expect(svg.contains("<tspan x=\"\(x)\" "))
    #expect(svg.contains("text-anchor=\"\(anchor)\">שלום עולם</tspan>"))
  }

  @Test("words of other scripts have their own places")
  func wordsOfOther() throws {
    let svg = try svg("שלום big עולם", "right")
    #expect(svg.contains("direction=\"rtl\""))
    let ends = try svg.matches(of: /<tspan x="([\d.]+)"[^>]*>(\S+)<\/tspan>/).map {
      (String($0.2), try #require(Double($0.1)))
    }
    #expect(ends.map { $0.0 } == ["שלום", "big", "עולם"])
    #expect(ends.map { $0.1 } == ends.map { $0.1 }.sorted(by: >))
    #expect(abs(ends[0].1 - 300) < 0.5)
    #expect(!(try self.svg("big", "right").contains("direction")))
  }
}
