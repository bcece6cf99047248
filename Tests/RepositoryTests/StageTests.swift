import Testing

/// A line of the language is lexed and parsed without the layout it is about: what reads names alone can serve the
/// prompt, the formatter and editors alike.
@Suite("Stages of the language")
struct StageTests {
  static let reading = ["Lexer", "Vocabulary", "Syntax", "Parser"]
  static let later: Set = [
    "Layout", "LayoutSession", "Solution", "Resolver", "Interpreter", "Command", "Phrasebook",
  ]

  @Test("which read know no layout", arguments: reading)
  func knowsNoLayout(folder: String) {
    let files = SourceFile.all.filter { $0.module == "LayLanguage" && $0.folder == folder }
    #expect(!files.isEmpty)
    for file in files {
      #expect(
        file.mentions.intersection(Self.later) == [],
        "\(file.path) is read before names are looked up")
    }
  }

  @Test("which look names up do know one") func resolving() {
    let files = SourceFile.all.filter { $0.module == "LayLanguage" && $0.folder == "Resolving" }
    #expect(files.contains { $0.mentions.contains("Layout") })
  }
}
