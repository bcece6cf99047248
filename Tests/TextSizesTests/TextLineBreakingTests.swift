import Testing
import TextSizes

@Suite("Line breaking")
struct TextLineBreakingTests {
  private let metrics = TextMetrics(.system(17), in: RenderingTraits(scale: 2))

  private func lines(
    _ text: String, _ width: Double?, lines: Int = 0, mode: LineBreakMode = .wordWrap
  ) -> [String] {
    let limits = TextBlock.Limits(width: width, lines: lines, mode: mode)
    return metrics.block(of: text, within: limits).lines.map { String($0.text) }
  }

  @Test("words go to a line while they fit")
  func words() {
    let text = "one two three"
    let whole = metrics.width(of: text)
    #expect(lines(text, nil) == [text])
    #expect(lines(text, whole) == [text])
    #expect(lines(text, whole - 0.1) == ["one two", "three"])
    #expect(lines(text, metrics.width(of: "three")) == ["one", "two", "three"])
  }

  @Test("spaces at a wrapped end don't count, those at the end of a paragraph do")
  func spaces() {
    let word = metrics.width(of: "one")
    #expect(lines("one   two", word) == ["one", "two"])
    let padded = metrics.block(of: " one ", within: .init())
    #expect(abs(padded.width - metrics.width(of: " one ")) < 1e-9)
    let squeezed = metrics.block(of: "one     ", within: .init(width: word + 1))
    #expect(squeezed.lines.count == 1)
    #expect(squeezed.width <= word + 1 + 0.01)
    #expect(lines("   ", 1) == ["   "])
  }

  @Test("the block is wider by the spaces at a wrapped end, as far as they fit")
  func spacesAtTheEnd() {
    let (word, padded) = (metrics.width(of: "three"), metrics.width(of: "three "))
    let wide = metrics.block(of: "three two", within: .init(width: padded + 1))
    #expect(abs(wide.width - padded) < 1e-9)
    #expect(wide.lines.map(\.width).max() == word)
    let narrow = metrics.block(of: "three two", within: .init(width: word + 1))
    #expect(abs(narrow.width - word - 1) < 0.01)
  }

  @Test("no-break spaces join, zero-width spaces part")
  func specialSpaces() {
    #expect(lines("ab\u{A0}cd", metrics.width(of: "ab\u{A0}c")) == ["ab\u{A0}c", "d"])
    #expect(lines("ab\u{200B}cd", metrics.width(of: "abc")) == ["ab", "cd"])
    #expect(lines("ab\tcd", metrics.width(of: "abcd")) == ["ab", "cd"])
  }

  @Test("newlines end lines; one at the very end adds none")
  func newlines() {
    #expect(lines("a\nb", nil) == ["a", "b"])
    #expect(lines("a\r\nb\u{2028}c", nil) == ["a", "b", "c"])
    #expect(lines("\n\na\n", nil) == ["", "", "a"])
    #expect(lines("\n", nil) == [""])
    #expect(lines("", nil) == [])
  }

  @Test("words that are wider than a line break inside")
  func overlongWords() {
    let limit = metrics.width(of: "abc")
    #expect(lines("abcdefgh", limit).first == "abc")
    #expect(lines("x abcdefgh", limit).first == "x")
    #expect(lines("abc", 0.5) == ["a", "b", "c"])
    #expect(lines("👩‍👩‍👧e\u{301}", 1) == ["👩‍👩‍👧", "e\u{301}"])
  }

  @Test("character wrapping fills every line")
  func characterWrap() {
    let limit = metrics.width(of: "one tw")
    #expect(lines("one two", limit, mode: .characterWrap) == ["one tw", "o"])
    for mode in LineBreakMode.allCases where mode != .characterWrap {
      #expect(lines("one two", limit, mode: mode) == ["one", "two"])
    }
  }

  @Test("Chinese and Japanese break anywhere but at punctuation, Korean at spaces from iOS 14 on")
  func eastAsian() {
    #expect(lines("漢字漢字", metrics.width(of: "漢字漢")) == ["漢字漢", "字"])
    #expect(lines("漢字漢。", metrics.width(of: "漢字漢")) == ["漢字", "漢。"])
    #expect(lines("漢字（漢", metrics.width(of: "漢字（")) == ["漢字", "（漢"])
    #expect(lines("漢abc", metrics.width(of: "漢ab")) == ["漢", "abc"])
    #expect(lines("한국 한국어", metrics.width(of: "한국 한")) == ["한국", "한국어"])
    let old = TextMetrics(.system(17), in: RenderingTraits(scale: 2, era: .ios10))
    let block = old.block(of: "한국 한국어", within: .init(width: old.width(of: "한국 한")))
    #expect(block.lines.map { String($0.text) } == ["한국 한", "국어"])
  }

  @Test("the number of lines is limited")
  func lineLimit() {
    let limits = TextBlock.Limits(width: 40, lines: 2)
    let block = metrics.block(of: "one two three four five", within: limits)
    #expect(block.lines.count == 2)
    #expect(block.isTruncated)
    #expect(!metrics.block(of: "one", within: limits).isTruncated)
    #expect(metrics.block(of: "a\nb\nc", within: limits).isTruncated)
    #expect(!metrics.block(of: "a\nb\n", within: limits).isTruncated)
    #expect(lines("a\nb", nil, lines: 1) == ["a"])
    #expect(lines("a b", nil, lines: -3) == ["a b"])
  }

  @Test(
    "lines fit, keep every character, and grow in number as the width shrinks",
    arguments: [
      "The quick brown fox jumps over the lazy dog.", "Donaudampfschifffahrtsgesellschaft, ja",
      "日本語の文章です。「引用」も ある。", "한국어 문장입니다, 그리고 English.", "a  b   c    d\n\n e f",
      "👩‍👩‍👧 😀😀 flags 🇰🇷🇯🇵 end",
    ])
  func properties(text: String) {
    var last = 0
    for width in stride(from: 400.0, through: 20, by: -7) {
      let block = metrics.block(of: text, within: .init(width: width))
      for line in block.lines {
        #expect(line.width <= width + 0.01 || line.text.count == 1)
      }
      let kept = block.lines.map { $0.text.filter { !$0.isWhitespace } }.joined()
      #expect(kept == text.filter { !$0.isWhitespace })
      #expect(block.lines.count >= last)
      last = block.lines.count
    }
  }
}
