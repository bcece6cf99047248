import Testing
import TextSizes

@testable import TextSizes

@Suite("Text styles")
struct TextStyleTests {
  private func height(_ font: Font, lines: Int, scale: Double = 2) -> Double? {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    var label = ContentDescription(.label, text: text)
    label.font = font
    label.numberOfLines = 0
    return label.intrinsicSize(in: RenderingTraits(scale: scale)).vertical
  }

  @Test(
    "heights of one line, at two and three pixels per point",
    arguments: [
      (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18),
      (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333),
      (24, 29, 28.667), (25, 30, 30), (28, 33.5, 33.667), (30, 36, 36), (34, 41, 40.667),
      (40, 48, 48),
    ] as [(Double, Double, Double)])
  func singleLines(size: Double, twice: Double, thrice: Double) throws {
    #expect(height(.system(size), lines: 1) == twice)
    let third = try #require(height(.system(size), lines: 1, scale: 3))
    #expect(abs(third - thrice) < 0.001)
  }

  @Test(
    "heights of several lines are rounded as a block",
    arguments: [
      (.system(17), 2, 41), (.system(17), 3, 61), (.system(16), 2, 38.5), (.system(14), 2, 33.5),
      (.system(14), 3, 50.5), (.system(12), 2, 29), (.system(12), 3, 43),
      (.textStyle(.body), 2, 42.5), (.textStyle(.body), 4, 86.5), (.textStyle(.subheadline), 2, 38),
      (.textStyle(.subheadline), 3, 58), (.textStyle(.subheadline), 4, 78),
      (.textStyle(.callout), 2, 40.5), (.textStyle(.callout), 5, 103.5),
      (.textStyle(.footnote), 2, 34),
    ] as [(Font, Int, Double)])
  func blocks(font: Font, lines: Int, expected: Double) {
    #expect(height(font, lines: lines) == expected)
  }

  @Test("sizes follow the content size category")
  func categories() {
    #expect(TextStyle.body.size(in: .large) == 17)
    #expect(TextStyle.body.leading(in: .large) == 22)
    #expect(TextStyle.subheadline.size(in: .extraSmall) == 12)
    #expect(TextStyle.subheadline.leading(in: .extraSmall) == 16)
    #expect(TextStyle.largeTitle.size(in: .accessibilityExtraExtraExtraLarge) == 60)
    #expect(TextStyle.headline.weight == .semibold)
    let traits = RenderingTraits(scale: 2, contentSizeCategory: .accessibilityLarge)
    #expect(TextMetrics(.textStyle(.body), in: traits).pointSize == 33)
    #expect(TextMetrics(.system(17), in: traits).pointSize == 17)
  }

  @Test("no style shrinks when the user wants larger text", arguments: TextStyle.allCases)
  func ascending(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.size(in: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
    for category in ContentSizeCategory.allCases {
      #expect(style.leading(in: category) > style.size(in: category))
    }
  }

  @Test(
    "names in documents",
    arguments: [
      ("UICTFontTextStyleTitle0", TextStyle.largeTitle), ("Subhead", .subheadline),
      ("UICTFontTextStyleBody", .body), ("Caption2", .caption2),
    ])
  func names(name: String, style: TextStyle) {
    #expect(TextStyle(storedName: name) == style)
    #expect(TextStyle(storedName: name + "s") == nil)
  }
}

@Suite("pseudo-languages") struct PseudoLanguageTests {
  @Test(
    "change texts as Xcode does",
    arguments: [
      (PseudoLanguage.double, "Sign In", "Sign In Sign In"), (.accented, "Sign In!", "Šíĝñ Îñ!"),
      (.bounded, "Sign In", "[# Sign In #]"), (.double, "", ""), (.double, "12:30", "12:30"),
      (.bounded, "→", "→"),
    ])
  func texts(_ language: PseudoLanguage, _ text: String, _ expected: String) {
    #expect(language.text(text) == expected)
  }

  @Test("keep one accented letter for each letter")
  func letters() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = PseudoLanguage.accented.text(letters)
    #expect(accented.count == letters.count)
    #expect(zip(letters, accented).allSatisfy { $0 != $1 })
  }

  @Test("makes texts longer by any number of characters, without a blank at the end")
  func longer() {
    for text in ["Inbox", "Staff ", "Å", "Zwei Wörter"] {
      for count in text.count...90 {
        let longer = PseudoLanguage.lengthened(text, to: count)
        #expect(longer.count == count)
        #expect(longer.last?.isWhitespace == false)
      }
    }
    #expect(PseudoLanguage.lengthened("Inbox", to: 9) == "Inbox one")
    #expect(PseudoLanguage.lengthened("Inbox", to: 10) == "Inbox onee")
    #expect(PseudoLanguage.lengthened("Staff ", to: 0) == "Staff")
  }
}
