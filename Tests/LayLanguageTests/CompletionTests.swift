import Testing

@testable import LayLanguage

/// The completions of an unfinished line.
@Suite struct CompletionTests {
  @Test func onlyScrollViewsHaveContent() throws {
    var script = Script()
    try script.run("add view red; add scroll list")
    let session = script.interpreter.session
    let list = Completion.complete("pin list.content", session: session)
    #expect(list.candidates.map(\.text) == ["list.contentLayoutGuide", "list.contentLayoutGuide."])
    #expect(Completion.complete("pin red.content", session: session).candidates.isEmpty)
  }

  private func complete(_ line: String) throws -> Completion {
    var script = Script()
    try script.run(
      """
      add view red
      add view "Red View"
      add label title "T"
      add view "1st"
      pin red.width = 20 as wide
      pin red.height = 20
      checkpoint early
      """)
    return Completion.complete(line, session: script.interpreter.session)
  }

  @Test(
    arguments: [
      ("", 0, ["add", "remove", "rename", "move", "bring", "send", "exchange", "hide", "show"]),
      (
        "re", 0,
        [
          "remove", "rename", "resolve", "resize", "render", "report", "redo", "restore", "reset",
          "recover", "red.", "\"Red View\".",
        ]
      ),
      ("add view x; un", 12, ["unarrange", "unpin", "ungroup", "uninstall", "unsilence", "undo"]),
      ("add la", 4, ["label"]),
      ("add label x in ti", 15, ["title"]),
      ("add view x at 0 ", 16, ["in", "intrinsic"]),
      ("remove ", 7, ["red", "\"Red View\"", "title", "\"1st\""]),
      ("remove red t", 11, ["title"]),
      ("remove \"Re", 7, ["\"red\"", "\"Red View\""]),
      ("move red ", 9, ["below", "above", "to"]),
      ("bring red to f", 13, ["front"]),
      ("unpin wi", 6, ["wide"]),
      ("unpin ", 6, ["wide", "c1"]),
      (
        "pin re", 4,
        [
          "red.", "\"Red View\".", "red", "\"Red View\"", "readableContentGuide.",
          "readableContentGuide",

        ]
      ),
      ("pin \"Red V", 4, ["\"Red View\"", "\"Red View\"."]),
      ("title.alp", 0, ["title.alpha"]), ("ti", 0, ["timing", "title."]),
      ("device iPhone4", 7, []), ("device iPh", 7, ["\"iPhone 4s\""]),
      (
        "pin red.cen", 4,
        [
          "red.centerX", "red.centerY", "red.centerXWithinMargins",
          "red.centerYWithinMargins",
        ]
      ),
      ("pin red.w", 4, ["red.width"]),
      ("pin red.width = ti", 16, ["title."]),
      ("pin red.height = title.", 17, ["title.height"]),
      ("pin red.top = superview.safe", 14, ["superview.safeArea."]),
      ("pin red.width = 20 @r", 19, ["@required"]),
      ("pin red.width = 20 a", 19, ["as"]),
      ("pin red ed", 8, ["edges"]),
      ("pin red edges t", 14, ["to"]),
      ("pin red edges to superview ins", 27, ["inset"]),
      (
        "set wide.", 4,
        [
          "wide.constant", "wide.priority", "wide.multiplier", "wide.name", "wide.identifier",
          "wide.active", "wide.placeholder", "wide.code", "wide.firstItem", "wide.firstAttribute",
          "wide.relation",
          "wide.secondItem", "wide.secondAttribute",
        ]
      ),
      ("set red.hugging.h", 4, ["red.hugging.horizontal"]),
      ("set \"Red View\".alp", 4, ["\"Red View\".alpha"]),
      ("get wide.mu", 4, ["wide.multiplier"]),
      ("set priority w", 13, ["wide"]),
      ("device \"iPhone 4", 7, ["\"iPhone 4s\""]),
      ("device \"iPhone SE\" l", 19, ["landscape"]),
      ("bars ", 5, ["none", "hidden", "status", "navigation", "largeTitle", "tab", "toolbar"]),
      ("bars tab hidden ", 16, ["status"]),
      ("safeArea d", 9, ["default"]),
      ("keyboard ", 9, ["hidden"]),
      ("get red.safeArea.fr", 4, ["red.safeArea.frame"]),
      ("contentSizeCategory XXX", 20, ["XXXL"]),
      ("restore ", 8, ["early"]),
      ("dump con", 5, ["constraints"]),
      ("dump constraints red v", 21, ["vertical"]),
      ("report ", 7, ["ambiguity", "conflicts", "issues", "sizeclasses", "misplaced"]),
      ("expect amb", 7, ["ambiguous"]),
      ("expect red.fra", 7, ["red.frame", "red.fraction"]),
      ("expect error \"x\" { unp", 19, ["unpin"]),
      ("help top", 5, ["topics"]),
      ("nosuch ", 7, []),
      ("set red.axis ", 13, []),
      ("set red.alignment fi", 18, []),
      ("set red.spacing ", 16, []),
      ("add hstack row al", 15, ["alignment"]),
      ("add hstack row axis v", 20, ["vertical"]),
      ("add hstack row axis vertical sp", 29, ["spacing"]),
      ("arrange red i", 12, ["in"]),
    ] as [(String, Int, [String])])
  func candidates(_ line: String, _ start: Int, _ expected: [String]) throws {
    let completion = try complete(line)
    #expect(completion.start == start)
    let texts = completion.candidates.map(\.text)
    if line.isEmpty {
      #expect(Array(texts.prefix(expected.count)) == expected)
    } else if line == "pin red.height = title." {
      #expect(texts.filter { !$0.hasSuffix(".") } == expected)
    } else if line == "device iPh" {
      #expect(Array(texts.prefix(1)) == expected)
    } else if line.hasPrefix("pin re") && line.count == 6 {
      #expect(Set(texts) == Set(expected))
    } else {
      #expect(texts == expected)
    }
    #expect(!completion.expectsFile)
  }

  @Test(arguments: ["source ", "source dir/a", "save o", "import dir/", "import ./a(1)/b"])
  func files(_ line: String) throws {
    let completion = try complete(line)
    #expect(completion.expectsFile)
    #expect(completion.candidates.isEmpty)
  }

  /// The words of a command's own that its examples have are asked for where they stand.
  @Test(arguments: CommandDefinition.all.map(\.name)) func parsersAskForEveryWord(_ name: String)
    throws
  {
    let definition = try #require(CommandDefinition.named(name))
    let syntax = definition.syntax.flatMap { $0.split { " []|…".contains($0) }.dropFirst() }
    let words = Set(syntax.filter { $0.allSatisfy { $0.isLowercase } }.map(String.init))
    for example in definition.examples {
      for statement in try Source(name: "", text: example).statements() {
        let text = statement.text
        guard definition.names.contains(where: { text.hasPrefix($0 + " ") }) else { continue }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        for place in parts.indices.dropFirst() where words.contains(String(parts[place])) {
          let before = parts[..<place].joined(separator: " ") + " "
          guard !before.contains("{"), !before.contains(";") else { continue }
          let asked = CommandParser.expectations(atEndOf: before)
          let words = asked.map { if case .word(let word, _) = $0 { word } else { "" } }
          #expect(words.contains(String(parts[place])), "\(before)| \(words)")
        }
      }
    }
  }

  /// A completion never causes the refusal of its command.
  @Test(
    arguments: [
      ("arrange title in ", ["col"]), ("unarrange ", ["row"]), ("why broken ", ["clash"]),
      ("remove ", ["red", "title", "col", "row"]),
      ("set red.ax", []), ("set col.ax", ["col.axis"]), ("get red.ax", []),
      ("pin red.leading = superview.le", ["superview.leading", "superview.leadingMargin"]),
      ("device \"iPhone 5", ["\"iPhone 5\"", "\"iPhone 5c\"", "\"iPhone 5s\""]),
      ("hide \"re", ["\"red\""]),
      ("set col.axis ", ["horizontal", "vertical"]),
      ("set col.alignment fi", ["fill", "firstBaseline"]), ("set col.spacing s", ["standard"]),
      ("pin red.width i", []), ("pin red.width = 20 i", ["inactive"]),
    ] as [(String, [String])])
  func legal(_ line: String, _ expected: [String]) throws {
    var script = Script()
    try script.run(
      """
      add view red
      add label title "T"
      add vstack col
      add view row
      arrange row in col
      pin red.width = 20
      pin red.width = 30 as clash
      """)
    let found = Completion.complete(line, session: script.interpreter.session).candidates.map(
      \.text)
    #expect(found.filter { !$0.hasSuffix(".") } == expected)
  }
}
