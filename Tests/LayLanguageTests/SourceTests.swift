import Testing

@testable import LayLanguage

/// Splitting a text into commands.
@Suite struct SourceTests {
  private func statements(_ text: String) throws -> [Statement] {
    try Source(name: "s", text: text).statements()
  }

  @Test func splitsAtNewlinesAndSemicolons() throws {
    let found = try statements("a; b # c; d\n\n  e f;\n;;# g\n\th")
    #expect(found.map(\.text) == ["a", "b", "e f", "h"])
    #expect(found.map(\.line) == [1, 1, 3, 5])
    #expect(found.map(\.column) == [1, 4, 3, 2])
  }

  @Test func continues() throws {
    let text = "pin a \\\n b\nx { y ; z\n w }\nq \"1\n2\" ; r (\n) \\ # why\n s"
    #expect(
      try statements(text).map(\.text)
        == ["pin a \\\n b", "x { y ; z\n w }", "q \"1\n2\"", "r (\n) \\ \n s"])
  }

  @Test func hashInStringsIsNoComment() throws {
    #expect(try statements("a \"# ; \\\" #\" # b").map(\.text) == ["a \"# ; \\\" #\""])
  }

  @Test func collectsRecordedOutput() throws {
    let found = try statements("a\n#> one\n #>  two\n#>\nb\n# x\n# none\nc; d\n#> of d")
    #expect(found.map(\.recorded) == [["one", " two", ""], nil, nil, ["of d"]])
    #expect(found.map(\.recordedLines) == [2...4, nil, nil, 9...9])
    #expect(found.map(\.line) == [1, 5, 8, 8])
  }

  @Test(arguments: [("#> a\nb", 1), ("a\n\n#> b", 3), ("a\n# x\n#> b", 3)])
  func refusesRecordedOutputOfNoCommand(_ text: String, _ line: Int) {
    let error = #expect(throws: ScriptError.self) { try statements(text) }
    #expect(error?.message == "this expected output has no command before it")
    #expect(error?.line == line)
  }

  @Test(arguments: [
    ("pin a \\", true), ("pin (", true), ("a \"b", true), ("expect error \"x\" {", true),
    ("a { b }", false), ("a # (", false), ("a \")\"", false), ("", false), ("a )", false),
    ("a \\ # x", true), ("a \\ b", false),
  ])
  func needsMore(_ text: String, _ expected: Bool) {
    #expect(Source.needsMore(text) == expected)
  }

  @Test func acceptsByteOrderMarkAndCarriageReturns() throws {
    let source = try Source(name: "s", bytes: [0xEF, 0xBB, 0xBF] + Array("a\r\n#> b\r\nc".utf8))
    #expect(try source.statements().map(\.text) == ["a", "c"])
    #expect(try source.statements()[0].recorded == ["b"])
    #expect(Source(name: "s", text: "\u{FEFF}a\r\nb").text == "a\nb")
  }

  @Test func namesTheByteThatIsNotUTF8() {
    do {
      _ = try Source(name: "s.lay", bytes: Array("a\r\nbé ".utf8) + [0xFF, 0x20])
      Issue.record("no error")
    } catch {
      #expect(
        "\(error)" == """
          s.lay:2:4: error: byte 7 is not valid UTF-8
          bé \u{FFFD}\u{20}
             ^
          save the file as UTF-8
          """)
    }
  }

  @Test func tokens() {
    func kinds(_ text: String) -> [Token.Kind] {
      let source = Source(name: "", text: text)
      return Lexer.tokens(of: source.text.startIndex..<source.text.endIndex, in: source)
        .dropLast().map(\.kind)
    }
    #expect(
      kinds("my-view.top-8 -1.5e3")
        == [
          .word("my-view"), .symbol(.dot), .word("top"), .symbol(.minus), .number(8),
          .symbol(.minus), .number(1500),
        ])
    #expect(
      kinds("320x480 2x b") == [
        .number(320), .symbol(.times), .number(480), .number(2), .symbol(.times), .word("b"),
      ])
    #expect(
      kinds(".5 a.5 1.") == [
        .number(0.5), .word("a"), .symbol(.dot), .number(5), .number(1), .symbol(.dot),
      ])
    #expect(
      kinds("≥ >= ± +- +/- × \u{2212}") == [
        .symbol(.greaterOrEqual), .symbol(.greaterOrEqual), .symbol(.plusMinus),
        .symbol(.plusMinus), .symbol(.plusMinus), .symbol(.times), .symbol(.minus),
      ])
    #expect(kinds(#""a\"\\\n" é日本_1 ~"#) == [.string("a\"\\\n"), .word("é日本_1"), .unknown])
  }

  @Test(arguments: [
    "a", "my-view", "é", "_1", "Two Words", "1st", "a.b", "a\"b\\c\n", "", "x-", "日本",
  ])
  func writtenNamesReadBack(_ name: String) throws {
    let source = Source(name: "", text: NameText.written(name))
    var reader = TokenReader(
      source, source.text.startIndex..<source.text.endIndex)
    #expect(try reader.name("a name").path.head.constant == name)
    try reader.finish()
  }
}
