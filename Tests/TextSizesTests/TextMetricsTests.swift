import Testing
import TextSizes

@Suite("Text metrics")
struct TextMetricsTests {
  private let phone = RenderingTraits(scale: 2)

  private func width(_ text: String, _ font: Font, scale: Double) throws -> Double {
    var label = ContentDescription(.label, text: text)
    label.font = font
    return try #require(label.intrinsicSize(in: RenderingTraits(scale: scale)).horizontal)
  }

  @Test(
    "widths of labels that are known from devices",
    arguments: [
      ("Label", 17.0, 2.0, 41.5), ("Label", 17, 3, 124.0 / 3), ("Label", 20, 2, 48),
      ("Button", 17, 2, 51), ("Button", 17, 3, 51),
    ])
  func knownWidths(text: String, size: Double, scale: Double, expected: Double) throws {
    #expect(abs(try width(text, .system(size), scale: scale) - expected) < 1e-9)
  }

  @Test(
    "full-width characters of Japanese text are narrower than those of Chinese",
    arguments: [("パスワード", 20.0, 93.667), ("晴れ", 32, 60), ("住所", 20, 41)])
  func japanese(text: String, size: Double, expected: Double) throws {
    #expect(abs(try width(text, .system(size, weight: .bold), scale: 3) - expected) < 0.001)
  }

  @Test("the unrounded width is the sum of advances, tracking and kerning")
  func unrounded() {
    let metrics = TextMetrics(.system(17), in: phone)
    #expect(abs(metrics.width(of: "Label") - 41.3) < 0.1)
    #expect(metrics.width(of: "") == 0)
    // Tracking belongs to every character, the last one included.
    let once = metrics.width(of: "n")
    #expect(abs(metrics.width(of: "nnn") - 3 * once) < 1e-9)
    #expect(metrics.width(of: "AV") < metrics.width(of: "A") + metrics.width(of: "V"))
    // Digits and points are kerned by class.
    #expect(metrics.width(of: "7.") < metrics.width(of: "7") + metrics.width(of: "."))
  }

  @Test("line height, ascender and descender are fractions of the size", arguments: [9.0, 17, 100])
  func vertical(size: Double) {
    let metrics = TextMetrics(.system(size, weight: .bold), in: phone)
    #expect(abs(metrics.lineHeight - size * 2444 / 2048) < 1e-9)
    #expect(abs(metrics.ascender + metrics.descender - metrics.lineHeight) < 1e-9)
    #expect(metrics.leading == metrics.lineHeight)
    #expect(metrics.height(lines: 0) == 0)
  }

  @Test(
    "widths that saved labels have",
    arguments: [
      ("System Black 20.0", 20.0, FontWeight.black, 187.5), ("System Heavy 20.0", 20, .heavy, 189),
      ("System Thin 20.0", 20, .thin, 146.5), ("System Ultra Light 20.0", 20, .ultraLight, 192),
      ("опыта за неделю", 15, .regular, 122), ("Неизвестный человек", 15, .medium, 162),
      ("\u{1F600}", 17, .regular, 23), ("\u{1F62C}", 38, .regular, 43),
      ("\u{1F32E}", 45, .regular, 50), ("\u{1F50A}", 60, .regular, 65),
      ("\u{1F4A9}", 100, .regular, 100), ("Pocket Casts \u{2764}\u{FE0F} Sonos", 18, .regular, 189),
    ] as [(String, Double, FontWeight, Double)])
  func savedWidths(text: String, size: Double, weight: FontWeight, saved: Double) throws {
    #expect(abs(try width(text, .system(size, weight: weight), scale: 2) - saved) <= 1)
  }

  @Test("the outer weights go on where the measured ones end, italics are as wide as upright fonts")
  func borrowedFaces() {
    func width(_ weight: FontWeight, italic: Bool = false) -> Double {
      var font = Font.system(17, weight: weight)
      font.isItalic = italic
      return TextMetrics(font, in: phone).width(of: "Hamburgefonstiv")
    }
    #expect(width(.regular, italic: true) == width(.regular))
    let ascending = FontWeight.allCases.map { width($0) }
    #expect(ascending == ascending.sorted())
    #expect(Set(ascending).count == FontWeight.allCases.count)
    #expect(FontWeight(named: "ULTRALIGHT") == .ultraLight)
    #expect(FontWeight(named: "fat") == nil)
  }

  @Test("every era has its own system font; named fonts have none")
  func eras() throws {
    let text = "Select All"
    func width(_ era: Era, _ size: Double) -> Double {
      TextMetrics(.system(size), in: RenderingTraits(scale: 2, era: era)).width(of: text)
    }
    #expect(width(.ios7, 17) != width(.ios9, 17))
    #expect(width(.ios10, 17) == width(.ios13, 17))
    #expect(width(.ios14, 17) == width(.ios26, 17))
    #expect(width(.ios9, 24) > width(.ios10, 24))
    // The variable font starts to change at 17 points, the static ones switch at 20.
    #expect(width(.ios14, 19) != width(.ios10, 19))
    let named = Font.named("HelveticaNeue-Light", size: 15)
    let old = TextMetrics(named, in: RenderingTraits(scale: 1, era: .ios7)).width(of: text)
    #expect(old == TextMetrics(named, in: phone).width(of: text))
    #expect(old < width(.ios7, 15))
  }

  @Test(
    "eras and text sizes of documents",
    arguments: [
      (10999, Era.ios9, ContentSizeCategory.medium), (4514, .ios7, .large), (7999, .ios7, .large),
      (8000, .ios9, .medium),
      (11000, .ios10, .large), (14460, .ios11, .large), (16097, .ios13, .large),
      (17000, .ios14, .large), (18000, .ios14, .extraSmall), (20999, .ios14, .extraSmall),
      (21000, .ios14, .large), (24000, .ios26, .large), (32700, .ios14, .large),
    ])
  func documents(toolsVersion: Int, era: Era, category: ContentSizeCategory) {
    let traits = RenderingTraits(scale: 2, toolsVersion: toolsVersion)
    #expect(traits.era == era)
    #expect(traits.contentSizeCategory == category)
  }

  @Test("accented letters are as wide as plain ones, composed or not")
  func accents() {
    let metrics = TextMetrics(.system(17), in: phone)
    #expect(metrics.width(of: "Café Ångström") == metrics.width(of: "Cafe Angstrom"))
    #expect(metrics.width(of: "Cafe\u{301}") == metrics.width(of: "Café"))
    #expect(metrics.width(of: "Việt") == metrics.width(of: "Viet"))
  }

  @Test(
    "characters beyond the table, in em",
    arguments: [
      ("한", 0.865), ("\u{1112}\u{1161}\u{11AB}", 0.865), ("漢", 1.019), ("か", 0.9355), ("！", 1),
      ("😀", 1.353), ("👩‍👩‍👧‍👦", 1.353), ("🇰🇷", 1.353), ("👍🏽", 1.353), ("❤️", 1.353), ("1️⃣", 1.353),
      ("–", 0.506), ("—", 1.008), ("•", 0.504), ("©", 0.810), ("…", 0.754), ("’", 0.224),
      ("ѯ", 0.59), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{301}", 0), ("\u{7}", 0), ("\n", 0),
      ("\u{1D400}", 0.6),
    ])
  func fallbacks(text: String, em: Double) {
    let metrics = TextMetrics(.system(17), in: phone)
    #expect(abs(metrics.width(of: text) - 17 * em) < 1e-9)
  }

  @Test("ideographs are tighter at small and large sizes")
  func ideographs() {
    func em(_ size: Double) -> Double {
      TextMetrics(.system(size), in: phone).width(of: "漢") / size
    }
    #expect(abs(em(12) - 1) < 1e-9)
    #expect(abs(em(14) - 1.018) < 1e-9)
    #expect(abs(em(40) - 1.015) < 1e-9)
  }

  @Test("longer texts and larger fonts are wider", arguments: [Era.ios7, .ios9, .ios10, .ios14])
  func monotonicity(era: Era) {
    let traits = RenderingTraits(scale: 2, era: era)
    let text = "The quick brown fox jumps over the lazy dog, 0123456789 times; ÄÖÜ 漢字 한국 😀."
    let metrics = TextMetrics(.system(15), in: traits)
    var last = 0.0
    for length in 1...text.count {
      let width = metrics.width(of: String(text.prefix(length)))
      #expect(width > last)
      last = width
    }
    var lastOfSize = 0.0
    for size in stride(from: 6.0, through: 80, by: 1) {
      let width = TextMetrics(.system(size), in: traits).width(of: text)
      #expect(width > lastOfSize)
      lastOfSize = width
    }
  }
}
