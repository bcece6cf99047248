import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import LayLanguage

/// `lay format`: only spaces change, and they never mean anything.
@Suite("Scripts written with the usual spaces")
struct ScriptFormattingTests {
  private func formatted(_ text: String) throws -> String {
    try Source(name: "s.lay", text: text).formatted()
  }

  @Test(
    "spaces, indentation and blank lines",
    arguments: [
      ("add  view   red", "add view red\n"),
      ("pin a.width=100", "pin a.width = 100\n"),
      ("pin a.width>=  b.width*2+8 @750", "pin a.width >= b.width*2+8 @750\n"),
      ("add view a;add view b ;", "add view a; add view b;\n"),
      ("\n\nadd view a\n\n\n\nadd view b\n\n", "add view a\n\nadd view b\n"),
      ("each i in 1...2 {\nadd view a\\(i)\n\n}", "each i in 1...2 {\n  add view a\\(i)\n}\n"),
      ("when hC {\n\n      hide a\n  }\n", "when hC {\n  hide a\n}\n"),
      ("when wC hR{\n hide a\n}", "when wC hR {\n  hide a\n}\n"),
      ("repeat 2{add view a;add view b}", "repeat 2 { add view a; add view b }\n"),
      ("when wC{pin H:|[a]|}", "when wC { pin H:|[a]| }\n"), ("when wC{}", "when wC {}\n"),
      ("pin H:|-[a]-8-[b(>=100)]-|   ", "pin H:|-[a]-8-[b(>=100)]-|\n"),
      ("set a.text \"two  spaces\"", "set a.text \"two  spaces\"\n"),
      ("get a.frame   \n#> (0, 0, 0, 0)  \n", "get a.frame\n#> (0, 0, 0, 0)  \n"),
      ("  # note  \n   add view a   # why", "# note\nadd view a   # why\n"),
      ("add view a \\\n in root", "add view a \\\n  in root\n"),
      (
        "pin  <NSLayoutConstraint:c1 UILabel:a'x  y'.width == 3   (active)>",
        "pin  <NSLayoutConstraint:c1 UILabel:a'x  y'.width == 3   (active)>\n"
      ),
      ("save my  file.lay", "save my  file.lay\n"),
      ("", ""), ("# only", "# only\n"),
    ] as [(String, String)])
  func cases(script: String, expected: String) throws {
    #expect(try formatted(script) == expected)
    #expect(try formatted(expected) == expected)
  }

  @Test("a script in which spaces mean something stays as it is")
  func meaning() throws {
    #expect(try formatted("set  a.alpha =.5") == "set  a.alpha =.5")
  }

  @Test("braces nest as deep as they do when the script runs", arguments: [16, 17, 2_000])
  func nesting(depth: Int) throws {
    let text =
      String(repeating: "each i in 1...1 {", count: depth) + String(repeating: "}", count: depth)
    var script = Script()
    if depth <= 16 {
      try script.run(text)
      _ = try formatted(text)
      return
    }
    let run = #expect(throws: ScriptError.self) { try script.run(text) }
    let format = #expect(throws: ScriptError.self) { _ = try formatted(text) }
    #expect(format?.message == "commands in braces are nested too deeply")
    #expect(format?.message == run?.message && format?.remedy == run?.remedy)
  }

  @Test("an open bracket or string is an error, and so is a control character")
  func open() {
    #expect(throws: ScriptError.self) { try formatted("add label a \"open") }
    #expect(throws: ScriptError.self) { try formatted("when hC {\nhide a\n") }
    #expect(throws: ScriptError.self) { try formatted("add view a\u{7}b") }
  }

  /// All scripts of the documentation and all examples of commands.
  private static func scripts() throws -> [String] {
    let docs = Repository.root.appending(path: "Docs")
    let files =
      FileManager.default.enumerator(at: docs, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "lay" } ?? []
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.sorted()
      + CommandDefinition.all.flatMap(\.examples)
  }

  /// The script with more spaces wherever there are some, as an author in a hurry would leave them.
  private func untidy(_ text: String, _ generator: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for place in lines.indices where !lines[place].contains("\"") {
      guard !lines[place].drop(while: { $0 == " " }).hasPrefix("#") else { continue }
      let spaces = (0..<3).map { _ in String(repeating: " ", count: Int(generator.next() % 4)) }
      lines[place] =
        spaces[0] + lines[place].replacing(" ", with: " " + spaces[1]) + spaces[2]
    }
    return lines.joined(separator: "\n")
  }

  @Test(
    "the documentation means the same, however it is spaced, and formatting twice changes nothing")
  func documentation() throws {
    var generator = SeededGenerator(seed: 21)
    let scripts = try Self.scripts()
    for script in scripts {
      let text = untidy(script, &generator)
      let result = try formatted(text)
      #expect(try formatted(result) == result)
      #expect(outcome(of: result) == outcome(of: text), "\(script)")
      #expect(comments(in: result) == comments(in: text))
    }
  }

  /// The output of a script, command by command, and the frames of its views.
  private func outcome(of text: String) -> [String] {
    var script = Script()
    var printed: [String] = []
    for statement in (try? Source(name: "s", text: text).statements()) ?? [] {
      do {
        printed.append(try script.interpreter.execute(statement).output)
      } catch {
        printed.append(
          String(
            "\(error)".prefix { $0 != "\n" }.split(separator: " ").dropFirst().joined(
              separator: " ")))
      }
    }
    // Some commands print themselves, as they were typed.
    return (printed + [script.interpreter.session.layout.frameDump()]).map { text in
      text.split(separator: " ").joined(separator: " ")
    }
  }

  private func comments(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "#").map { line[$0...] }
    }.map { comment in
      let end = comment.lastIndex { !$0.isWhitespace }
      return comment.hasPrefix("#>") ? comment : end.map { comment[...$0] } ?? ""
    }
  }
}
