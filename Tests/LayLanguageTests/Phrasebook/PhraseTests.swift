import AutoLayout
import Testing

@testable import LayLanguage

/// What every row of the phrasebook must have.
@Suite("Phrases")
struct PhraseTests {
  /// Rows with their examples, in the order of the phrasebook.
  private static let rows = Phrasebook.phrases

  @Test("mean what their examples say, at the prompt", arguments: rows.map(\.pattern))
  func examples(_ pattern: String) throws {
    for phrase in Self.rows where phrase.pattern == pattern {
      #expect(phrase.examples.count >= 2, "\(pattern)")
      for example in phrase.examples { try check(example, of: phrase) }
    }
  }

  private func check(_ example: (said: String, line: String), of phrase: Phrase) throws {
    let fixture = try PhraseFixture()
    #expect(!fixture.isLine(example.said), "'\(example.said)' is a line of lay")
    switch (phrase.meaning, fixture.meaning(of: example.said)) {
    case (.line, .line(let line)):
      #expect(line == example.line, "\(example.said)")
      #expect(!phrase.isGuess, "\(example.said)")
    case (.line, .lines(let lines)):
      #expect(lines.contains(example.line), "\(example.said): \(lines)")
      #expect(
        phrase.isGuess || lines.contains(where: Lexicon.isDrastic), "\(example.said): \(lines)")
    case (.answer, .answer), (.refusal, .refusal): break
    case (_, let meaning):
      // Missing things can't be read, redone or explained.
      let isMissing = ["import ", "open ", "restore ", "redo", "why broken "].contains(
        where: example.line.hasPrefix)
      #expect(isMissing, "\(example.said): \(String(describing: meaning))")
    }
  }

  @Test(
    "name what is near to a question that is none", arguments: Phrasebook.near.map(\.pattern)
  )
  func near(_ pattern: String) throws {
    let fixture = try PhraseFixture()
    for phrase in Phrasebook.near where phrase.pattern == pattern {
      #expect(phrase.examples.count >= 2, "\(pattern)")
      for example in phrase.examples {
        switch (phrase.meaning, fixture.meaning(of: example.said)) {
        case (.line, .lines(let lines)): #expect(lines == [example.line], "\(example.said)")
        case (.refusal, .refusal): break
        case (_, let meaning): Issue.record("\(example.said): \(String(describing: meaning))")
        }
      }
    }
  }

  @Test(
    "mean each view of a list, and no half of a wish is a question",
    arguments: [
      (
        "title and ok below stack",
        "pin title.top = stack.bottom + 8; pin ok.top = stack.bottom + 8"
      ),
      ("title, ok 100 wide", "pin title.width = 100; pin ok.width = 100"),
      ("hide title and show the tree", "hide title; dump tree"),
      ("pin title top and ok bottom", nil), ("add view box in title and ok", nil),
    ] as [(String, String?)])
  func lists(_ said: String, _ line: String?) throws {
    let meaning = try PhraseFixture().meaning(of: said)
    #expect(meaning == line.map(Phrasebook.Meaning.line), "\(String(describing: meaning))")
  }

  @Test(
    "are named for rules of CSS, with what was left out",
    arguments: [
      (
        "title { opacity: 0.5; text-align: center }",
        "set title.alpha 0.5; set title.textAlignment center"
      ),
      ("ok { display: none; filter: blur }", "hide ok  # without filter: blur"),
    ])
  func styles(_ said: String, _ line: String) throws {
    #expect(try PhraseFixture().meaning(of: said) == .lines([line]))
  }

  @Test(
    "lose an end that only decorates, but no text does",
    arguments: [
      ("hide title for now", "hide title"),
      ("center title in card instead", "pin title center to card"),
      ("pin title.width = 100 instead", "pin title.width = 100"),
      ("make title say me too", "set title.text \"me too\""),
      ("add a label saying thanks", "add label label1 \"thanks\""),
    ])
  func closings(_ said: String, _ line: String) throws {
    #expect(try PhraseFixture().meaning(of: said) == .line(line))
  }

  @Test("are named where a clause was left out")
  func clauses() throws {
    let meaning = try PhraseFixture().meaning(of: "center ok in card because it looks better")
    #expect(meaning == .lines(["pin ok center to card"]))
  }

  @Test(
    "may have hyphens anywhere",
    arguments: [
      "title text-top-in card", "say-in card", "title-text - in-card", "add label x saying -",
    ])
  func hyphens(_ said: String) throws { _ = try PhraseFixture().meaning(of: said) }

  @Test(
    "are not looked for in a command with a mistake",
    arguments: ["pin titel.width = 3 +", "remove x of title"])
  func mistakes(_ said: String) throws {
    #expect(try PhraseFixture().meaning(of: said) == nil)
  }

  @Test(
    "have every bracket closed", arguments: ["tree )", "print )", "(tree", "tree ] (", "frames }"])
  func brackets(_ said: String) throws {
    #expect(try PhraseFixture().meaning(of: said) == nil)
  }

  @Test("give lines that run", arguments: rows.filter { !$0.isGuess }.map(\.pattern))
  func lines(_ pattern: String) throws {
    for phrase in Self.rows where phrase.pattern == pattern {
      for example in phrase.examples
      where !example.line.isEmpty && !Lexicon.isDrastic(example.line)
        && !example.line.contains("expect ")
      {
        var script = Script(files: Files(["a.lay": "add view fromFile"]))
        try script.run(Phrasebook.fixture)
        do { try script.run(example.line) } catch {
          Issue.record("\(error)")
        }
      }
    }
  }

  @Test("are read in one way only, whatever words are chosen", arguments: rows.map(\.pattern))
  func overlaps(_ pattern: String) throws {
    let fixture = try PhraseFixture()
    guard let row = Phrasebook.phrases.first(where: { $0.pattern == pattern }) else {
      return
    }
    for said in PhraseSamples.of(row.form) where !fixture.isLine(said) {
      let matches = fixture.matches(said).filter { !$0.phrase.isGuess }
      var lines = Set(matches.compactMap(fixture.line))
      if lines.count > 1 { lines = lines.filter(fixture.isLine) }
      #expect(
        lines.count <= 1 || row.isGuess,
        "'\(said)' may be \(lines.sorted()): \(Set(matches.map(\.phrase.pattern)))")
    }
  }
}

/// The session of the examples, and what is said in it.
struct PhraseFixture {
  let layout: Layout
  private let interpreter: Interpreter

  init() throws {
    var script = Script(files: Files(["a.lay": "add view fromFile"]))
    try script.run(Phrasebook.fixture)
    interpreter = script.interpreter
    layout = script.interpreter.session.layout
  }

  /// Whether something can be read and carried out as it is.
  func isLine(_ text: String) -> Bool {
    var copy = interpreter
    copy.phraseUse = .ignore
    guard let statements = try? Source(name: "", text: text).statements(), !statements.isEmpty
    else { return false }
    return statements.allSatisfy { (try? copy.execute($0)) != nil }
  }

  private var context: PhraseContext {
    PhraseContext(
      layout: layout, reads: { [layout] in CommandParser.reads($0, in: layout) }, works: isLine)
  }

  func meaning(of said: String) -> Phrasebook.Meaning? {
    let source = Source(name: "", text: said)
    return Phrasebook.meaning(of: said.startIndex..<said.endIndex, in: source, context)
  }

  func matches(_ said: String) -> [PhraseMatch] {
    let line = SpokenLine(Source(name: "", text: said), said.startIndex..<said.endIndex, in: layout)
    return PhraseMatcher(line, in: context).matches(of: Phrasebook.phrases)
  }

  func line(_ match: PhraseMatch) -> String? {
    guard case .line(let template) = match.phrase.meaning else { return nil }
    return PhraseTemplate(values: match.values, layout: layout).filled(template)
  }
}
