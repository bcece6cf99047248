import Testing

@testable import TextSizes

/// Fonts that are read from files.
@Suite("Fonts that are read from files")
struct FontFileTests {
  /// A font of 500 units an em with the glyphs of A (300 wide), V (250), ж (400), and all others 100.
  private static func font(form: Int = 4, name: String = "Own-Bold", positions: [Int]? = nil)
    -> [UInt8]
  {
    let characters = [(0x41, 1), (0x56, 2), (0x436, 3)]
    var tables: [(String, [UInt8])] = [
      ("head", words(Array(repeating: 0, count: 9) + [500])),
      ("hhea", words([1, 0, 450, -125] + Array(repeating: 0, count: 13) + [4])),
      ("maxp", words([1, 0, 4])),
      ("hmtx", words([100, 0, 300, 0, 250, 0, 400, 0])),
      (
        "cmap",
        form == 4
          ? words([0, 1, 3, 1, 0, 12]) + segments(characters)
          : words([0, 1, 3, 10, 0, 12, 12, 0, 0, 0, 0, 0, 0, characters.count])
            + characters.flatMap { words([0, $0.0, 0, $0.0, 0, $0.1]) }
      ),
      ("kern", words([0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -50])),
      ("name", words([0, 1, 18, 3, 1, 0x409, 6, 2 * name.utf8.count, 0]) + wide(name)),
    ]
    if let positions { tables.append(("GPOS", words(positions))) }
    var place = 12 + 16 * tables.count
    var directory = words([1, 0, tables.count, 0, 0, 0])
    for (tag, content) in tables {
      directory += Array(tag.utf8) + words([0, 0, 0, place, 0, content.count])
      place += content.count
    }
    return directory + tables.flatMap { $0.1 }
  }

  /// A table `GPOS` with a feature `kern` of Latin text and one lookup.
  private static func positions(type: Int, _ subtable: [Int]) -> [Int] {
    let (latn, kern) = ([0x6C61, 0x746E], [0x6B65, 0x726E])
    return [1, 0, 10, 30, 44] + [1] + latn + [8, 4, 0, 0, 0xFFFF, 1, 0]
      + [1] + kern + [8, 0, 1, 0] + [1, 4, type, 0, 1, 8] + subtable
  }

  /// A before V by 100 units nearer: as a pair, as classes of glyphs, and as a table far away.
  private static let kerned = [
    positions(type: 2, [1, 18, 4, 0, 1, 12, 1, 2, -100, 1, 1, 1]),
    positions(
      type: 2,
      [2, 24, 4, 0, 30, 38, 2, 2] + [0, 0, 0, -100] + [1, 1, 1] + [1, 1, 1, 1] + [2, 1, 2, 2, 1]),
    positions(type: 9, [1, 2, 0, 8, 1, 22, 5, 0, 1, 12, 1, 2, 7, -100, 0, 2, 1, 1, 1, 0]),
  ]

  @Test("kerning of features goes before the old table", arguments: kerned.indices)
  func kerningOfFeatures(_ index: Int) throws {
    let file = Self.font(positions: Self.kerned[index])
    let font = try #require(try FontFile.fonts(in: file).first)
    font.register(as: "Kerned-\(index)")
    let metrics = TextMetrics(.named("Kerned-\(index)", size: 10), in: RenderingTraits(scale: 2))
    for (text, width) in [("AV", 9.0), ("VA", 11), ("AA", 12)] {
      #expect(abs(metrics.width(of: text) - width) < 1e-9, "\(text)")
    }
  }

  @Test("damaged kerning ends")
  func damagedKerningEnds() throws {
    let whole = Self.font(positions: Self.kerned[1])
    let start = whole.count - 2 * Self.kerned[1].count
    for place in start..<whole.count {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = whole
        damaged[place] = value
        #expect(try FontFile.fonts(in: damaged).count == 1)
      }
      #expect(try FontFile.fonts(in: Array(whole[..<place])).count == 1)
    }
  }

  private static func segments(_ characters: [(Int, Int)]) -> [UInt8] {
    let size = 2 * (characters.count + 1)
    return words([4, 0, 0, size, 0, 0, 0]) + words(characters.map { $0.0 } + [0xFFFF])
      + words([0]) + words(characters.map { $0.0 } + [0xFFFF])
      + words(characters.map { $0.1 - $0.0 } + [1])
      + words(Array(repeating: 0, count: characters.count + 1))
  }

  /// Numbers of 16 bits.
  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func wide(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }

  @Test("metrics are those of the file", arguments: [4, 12])
  func metricsAreThose(form: Int) throws {
    let font = try #require(try FontFile.fonts(in: Self.font(form: form)).first)
    #expect(font.name == "Own-Bold")
    let name = "Registered-\(form)"
    #expect(!Font.named(name, size: 10).isKnown())
    font.register(as: name)
    #expect(Font.named(name, size: 10).isKnown())
    let metrics = TextMetrics(.named(name, size: 10), in: RenderingTraits(scale: 2))
    #expect(metrics.ascender == 9 && metrics.descender == 2.5)
    for (text, width) in [("A", 6.0), ("VV", 10), ("AV", 10), ("VA", 11), ("ж", 8)] {
      #expect(abs(metrics.width(of: text) - width) < 1e-9, "\(text)")
    }
    #expect(Font.named(name, size: 10).measures("Aж"))
    #expect(!Font.named(name, size: 10).measures("か"))
  }

  @Test("collections hold several fonts")
  func collectionsHoldSeveral() throws {
    // The places of tables count from the start of the file.
    let font = Self.font()
    let bytes = Array("ttcf".utf8) + Self.words([1, 0, 0, 2, 0, 20, 0, 20]) + font
    let shifted = Self.shifted(bytes, directory: 20, by: 20)
    #expect(try FontFile.fonts(in: shifted).map { $0.name } == ["Own-Bold", "Own-Bold"])
  }

  @Test("names have 63 letters at most")
  func namesHave63Letters() throws {
    for (count, isRead) in [(63, true), (64, false)] {
      let font = try FontFile.fonts(in: Self.font(name: String(repeating: "a", count: count)))
      #expect((font.first?.name != nil) == isRead)
    }
  }

  private static func shifted(_ bytes: [UInt8], directory: Int, by distance: Int) -> [UInt8] {
    var bytes = bytes
    for table in 0..<7 {
      let entry = directory + 12 + 16 * table + 10
      let place = Int(bytes[entry]) << 8 + Int(bytes[entry + 1]) + distance
      bytes.replaceSubrange(entry..<entry + 2, with: words([place]))
    }
    return bytes
  }

  @Test(
    "what is no font is refused",
    arguments: [
      ("", "this is not a TrueType or OpenType font"),
      ("wOFF", "a web font can't be read; convert it"),
      ("OTTO", "the font is damaged"), ("ttcf", "the font is damaged"),
    ])
  func whatIsNoFont(_ text: String, _ reason: String) throws {
    let problem = #expect(throws: FontFile.Problem.self) {
      try FontFile.fonts(in: Array(text.utf8))
    }
    #expect(problem?.description.hasPrefix(reason) == true)
  }

  @Test("damaged fonts are read or refused")
  func damagedFonts() {
    for form in [4, 12] {
      let font = Self.font(form: form)
      for count in font.indices { _ = try? FontFile.fonts(in: Array(font[..<count])) }
      for place in font.indices {
        for byte in [UInt8(0), 0x7F, 0xFF] {
          var damaged = font
          damaged[place] = byte
          _ = try? FontFile.fonts(in: damaged)
        }
      }
    }
  }
}
