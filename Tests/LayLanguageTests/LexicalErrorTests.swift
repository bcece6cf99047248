import Testing

@testable import LayLanguage

/// Errors of the text itself, and where their carets stand.
@Suite struct LexicalErrorTests {
  @Test func lexicalErrors() {
    expectError(
      "add view red\u{0}",
      "test.lay:1:13: error: control character U+0000\nadd view red\u{FFFD}\n            ^\n"
        + "commands are plain text; remove the character")
    expectError(
      "\u{0}\u{0}\u{0}\u{1}",
      "test.lay:1:1: error: control character U+0000\n\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\n^~~~\n"
        + "commands are plain text; remove the character")
    expectError(
      "add view a\rget a.width\r",
      "test.lay:1:11: error: carriage return without a line feed\n"
        + "add view a\u{FFFD}get a.width\u{FFFD}\n          ^\n"
        + "end lines with a line feed, as text editors on Linux do")
    expectError(
      "add label x \"a\\q\"",
      #"""
      test.lay:1:13: error: unknown escape '\q' in a string
      add label x "a\q"
                  ^~~~~
      a string knows \" \\ \n \t \u{1F600} and \(value)
      """#)
    expectError(
      "add label x \"a",
      """
      test.lay:1:13: error: this string is never closed
      add label x "a
                  ^
      end it with a double quote
      """)
    expectError(
      "add view red\npin red.width = (20",
      """
      test.lay:2:17: error: '(' is never closed
      pin red.width = (20
                      ^
      close it with ')'
      """)
  }

  @Test("a chain of functions has an end", arguments: [64, 65, 20_000])
  func chains(count: Int) throws {
    var script = Script()
    let chain = String(repeating: " insetBy 1 1", count: count)
    do {
      try script.run("let a = root.frame\(chain)")
      #expect(count == 64)
    } catch {
      #expect("\(error)".contains("error: too many functions follow each other\n"), "\(error)")
      #expect(count > 64)
    }
  }

  @Test func deepParentheses() {
    let nested = String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)
    for command in ["let a = \(nested)", "pin red.width = root.width + \(nested)"] {
      var script = Script()
      do {
        try script.run("add view red\n\(command)")
        Issue.record("no error")
      } catch {
        let text = "\(error)"
        #expect(text.contains("error: parentheses are nested too deeply\n"), "\(text)")
        #expect(text.hasSuffix("\nnest 64 levels at most; 'let' names inner parts"), "\(text)")
      }
    }
  }

  @Test func caretsStandUnderWideAndTabbedText() {
    expectError(
      "\tget\t日本.frame",
      "test.lay:1:6: error: unknown view '日本'\n\tget\t日本.frame\n\t   \t^~~~\nthe views are: root")
    expectError(
      "get e\u{301}e.frame",
      "test.lay:1:5: error: unknown view 'e\u{301}e'\nget e\u{301}e.frame\n    ^~\nthe views are: root"
    )
  }

  @Test func longLinesAreCut() throws {
    let line = "get " + String(repeating: "a", count: 1_000_000) + ".frame"
    var script = Script()
    #expect {
      try script.run(line)
    } throws: { error in
      "\(error)".utf8.count < 1000 && "\(error)".hasPrefix("test.lay:1:5: error: unknown view 'aaa")
    }
  }
}
