import AutoLayout
import LayoutDiagnostics
import Testing

@testable import LayLanguage

/// Help and the reference, made from the definitions.
@Suite struct HelpTests {
  @Test func overviewListsEverydayCommands() {
    let lines = Help.overview.split(separator: "\n")
    #expect((20...24).contains(lines.count))
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    for word in ["add", "pin", "draw", "undo", "save", "help"] {
      #expect(lines.contains { $0.hasPrefix("  \(word) ") })
    }
  }

  @Test func allListsEveryCommandAndTopic() throws {
    let overview = try #require(Help.text(for: "all"))
    let words = overview.split { $0.isWhitespace }.joined(separator: " ")
    for definition in CommandDefinition.all {
      #expect(overview.contains("  \(definition.name) "))
      #expect(words.contains("\(definition.name) \(definition.summary)"))
    }
    for topic in Topic.allCases { #expect(overview.contains(topic.rawValue)) }
  }

  @Test(arguments: ["properties", "classes", "issues", "topics"])
  func topicsFitTheTerminal(topic: String) throws {
    let text = try #require(Help.text(for: topic))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func commandHelp() {
    #expect(
      Help.text(for: "quit") == """
        quit

        End the session. In a script, the rest is not run.
        Also: exit

        Example:
          quit
        """)
    #expect(Help.text(for: "exit") == Help.text(for: "quit"))
    #expect(Help.text(for: "nosuch") == nil)
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func topicHasText(_ name: String) throws {
    let text = try #require(Help.text(for: name))
    #expect(text.count > 40)
    #expect(try #require(Help.text(for: "topics")).contains(name))
  }

  @Test func groupsCanBeAskedFor() throws {
    let text = try #require(Help.text(for: "looking"))
    #expect(text.hasPrefix("Looking\n"))
    #expect(text.contains("dump"))
  }

  @Test func linesFitATerminal() throws {
    for definition in CommandDefinition.all {
      let text = try #require(Help.text(for: definition.name))
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func referenceHasEverything() {
    let reference = Help.reference
    for definition in CommandDefinition.all {
      #expect(reference.contains("\n### \(definition.name)\n"))
      for syntax in definition.syntax { #expect(reference.contains(syntax)) }
      let example = definition.examples[0]
      #expect(reference.contains("```lay\n\(example)\n```"))
    }
    for topic in HelpTopic.all { #expect(reference.contains("| `help \(topic.name)` |")) }
    #expect(reference.hasPrefix("<!-- Generated"))
    #expect(reference.hasSuffix("|\n"))
  }

  @Test(arguments: [
    ("tralling", "trailing"), ("pni", "pin"), ("Botton", "bottom"), ("rd", "red"), ("x", nil),
    ("unambig", "unambiguous"), ("topLayoutGuides", "topLayoutGuide"), ("", nil),
    ("zzzzzz", nil), ("TRAILING", "trailing"),
  ])
  func suggestion(_ name: String, _ expected: String?) {
    let known = ["trailing", "bottom", "pin", "unambiguous", "red", "topLayoutGuide"]
    #expect(Suggestion.nearest(to: name, in: known) == expected)
  }
}
