import Testing

/// Lines that are phrases, at the prompt and in what is piped in.
@Suite("Phrases")
struct PhraseTests {
  private static let setup = "add view card\nadd label title \"Hello\" in card\n"

  @Test("run at the prompt as the line that they stand for, which is shown and can be undone")
  func prompt() throws {
    let repl = try ReplFixture()
    let terminal = try repl.start()
    try terminal.enter("add view card")
    let centered = try terminal.enter("make card 200 wide")
    #expect(centered.contains("→ pin card.width = 200\r\n"))
    #expect(centered.contains("card (0, 0, 0, 0) → (0, 0, 200, 0)\r\n"))
    #expect(try terminal.enter("history").contains("2  pin card.width = 200"))
    #expect(try terminal.enter("save").contains("pin card.width = 200"))
    try terminal.enter("undo")
    #expect(try terminal.enter("how wide is card?").contains("→ get card.width\r\n0"))
    repl.leave(terminal)
  }

  @Test("only name the line where something would be removed")
  func drastic() throws {
    let repl = try ReplFixture()
    let terminal = try repl.start()
    try terminal.enter("add view card")
    #expect(try terminal.enter("delete card").contains("write: remove card"))
    #expect(try terminal.enter("tree").contains("UIView: card"))
    repl.leave(terminal)
  }

  @Test("run when they are piped in, with the line on the other stream")
  func piped() throws {
    let run = try Program().input(Self.setup + "center title in card\nhow tall is title?").run()
    #expect(run.status == 0)
    #expect(run.stdout == "20.5\n")
    #expect(run.stderr == "→ pin title center to card\n→ get title.height\n")
  }

  @Test(
    "say what is meant, though a part of them means something else",
    arguments: [
      // Not the height of the screen.
      (
        "set title width to 200 and height to 50", "pin title.width = 200; pin title.height = 50"
      ),
      (
        "give title a width of 200 and a height of 50",
        "pin title.width = 200; pin title.height = 50"
      ),
      (
        "make title 44 high and as wide as card",
        "pin title.height = 44; pin title.width = card.width"
      ),
      // Not the text "100 wide at priority 750".
      ("set title to 100 wide at priority 750", "pin title.width = 100 @750"),
      ("title should be 100 points wide, priority high", "pin title.width = 100 @high"),
      ("center title in card with low priority", "pin title center to card @low"),
      // Not the text "red".
      ("make title text red", "set title.textColor red"),
      // Not a variable of Swift that hides the constraint.
      ("gap = 30", "set gap.constant 30"),
    ])
  func whole(_ said: String, line: String) throws {
    let gap = "pin title.top = card.top + 8 as gap\n"
    let run = try Program().input(Self.setup + gap + said).run()
    #expect(run.status == 0)
    #expect(run.stderr == "→ \(line)\n")
  }

  @Test("lose no minus of a number")
  func minus() throws {
    let run = try Program().input(Self.setup + "pin title.width = 100 @-1").run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("there is no priority -1"), "\(run.stderr)")
  }

  @Test("are one step where they stand for several lines")
  func severalLines() throws {
    let said = "add a label called sub below title\nhistory\nundo\nfind tag 1"
    let run = try Program().input(Self.setup + said).run()
    #expect(run.stdout.contains("3  add label sub in card; pin sub.top = title.bottom + 8\n"))
    #expect(run.stdout.contains("undid: add label sub in card; pin sub.top"), "\(run.stdout)")
  }

  @Test("are errors in scripts, which name the line")
  func scripts() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", Self.setup + "center title in card\n")
    try directory.file("b.lay", Self.setup + "each i in 1...2 { center title in card }\n")
    for name in ["a.lay", "b.lay"] {
      let run = try Program("run", name).directory(directory).run()
      #expect(run.status == 1)
      #expect(run.stderr.contains("error: unknown command 'center'"), "\(run.stderr)")
      #expect(run.stderr.contains("\nwrite: pin title center to card\n"), "\(run.stderr)")
    }
    let sourced = try Program().directory(directory).input("source a.lay").run()
    #expect(sourced.stderr.contains("\nwrite: pin title center to card\n"), "\(sourced.stderr)")
  }

  @Test("are suggested if a name is misspelled")
  func misspelling() throws {
    let run = try Program().input(Self.setup + "center tittle in card").run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("unknown view 'tittle'"), "\(run.stderr)")
    #expect(run.stderr.contains("did you mean 'title'?"), "\(run.stderr)")
  }

  @Test(
    "are suggested if a name is misspelled, rather than what is near without it",
    arguments: [
      "how much space is between tittle and card", "is tittle wider than card",
      "what is the width of tittle", "pin tittle top to card bottom",
    ])
  func misspelledQuestion(said: String) throws {
    let run = try Program().input(Self.setup + said).run()
    #expect(run.stderr.contains("unknown view 'tittle'"), "\(run.stderr)")
    #expect(run.stderr.hasSuffix("\ndid you mean 'title'?\n"), "\(run.stderr)")
  }

  @Test("name the view that they are about where nothing is called so")
  func unknownNames() throws {
    for said in ["make email and password the same width", "add a label below email"] {
      let run = try Program().input(Self.setup + said).run()
      #expect(run.stderr.contains("unknown view 'email'"), "\(run.stderr)")
      #expect(run.stderr.hasSuffix("the views are: root, card, title\n"), "\(run.stderr)")
    }
  }

  @Test("may be for the shell: what it would open is opened with another line")
  func shellLines() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.xib.storyboard", SmallDocument.storyboard(SmallDocument.scene(views: "")))
    for said in ["lay check a.xib.storyboard", "$ lay frames a.xib.storyboard --json"] {
      let run = try Program().directory(directory).input(said).run()
      #expect(run.stderr.hasSuffix("\nwrite: import a.xib.storyboard\n"), "\(run.stderr)")
    }
    let missing = try Program().directory(directory).input("lay explain none.txt").run()
    #expect(missing.stderr.contains("'open none.txt' fails: can't read"), "\(missing.stderr)")
    for said in ["lay check App", "cd App"] {
      let run = try Program().directory(directory).input(said).run()
      #expect(run.stderr.contains("error: this line belongs in the shell"), "\(run.stderr)")
    }
  }

  @Test(
    "end in a line that runs, with names of the layout, where a command lacks something",
    arguments: ["hide", "rename", "exchange card", "bring title", "group", "era", "resize nan"])
  func examples(said: String) throws {
    let setup = Self.setup + "add view other in card\npin title.width = 100\n"
    let run = try Program().input(setup + said).run()
    let mark = "for example: "
    let example = try #require(run.stderr.split(separator: "\n").last { $0.hasPrefix(mark) })
    let line = String(example.dropFirst(mark.count))
    #expect(try Program().input(setup + line).run().status == 0, "\(line)")
  }

  @Test("are no advice where a line can be read and not carried out")
  func missingFolder() throws {
    let run = try Program().directory(TemporaryDirectory()).input("save none/a.lay").run()
    #expect(
      run.stderr.hasSuffix("\nmake the folder 'none' first, or name another file\n"),
      "\(run.stderr)")
  }

  @Test("take back everything if they say so")
  func undoAll() throws {
    let run = try Program().input(Self.setup + "undo all").run()
    #expect(run.stderr.hasSuffix("\nwrite: reset\n"), "\(run.stderr)")
  }

  @Test("are tried out in vain where a file would source itself")
  func circles() throws {
    let directory = try TemporaryDirectory()
    try directory.file("own.lay", "add view red\nsource own.lay\n")
    try directory.file("said.lay", "add view red\nrun the script said.lay\n")
    for (name, reason) in [
      ("own.lay", "'own.lay' would source itself"), ("said.lay", "unknown command 'run'"),
      ("none.lay", "can't read 'none.lay': No such file or directory"),
    ] {
      let run = try Program().directory(directory).input("load \(name)").run()
      #expect(run.status == 1)
      #expect(run.stderr.contains("error: 'source \(name)' fails: \(reason)"), "\(run.stderr)")
    }
    let own = try Program().directory(directory).input("source own.lay").run()
    #expect(own.stderr.contains("own.lay:2:8: error: 'own.lay' would source itself"))
    let said = try Program().directory(directory).input("source said.lay").run()
    #expect(said.stderr.contains("said.lay:2:1: error: 'source said.lay' fails"), "\(said.stderr)")
  }

  @Test("speak of what was named before as 'it'")
  func pronouns() throws {
    let line = "make title the same width as card and center it"
    let run = try Program().input(Self.setup + line).run()
    #expect(run.stderr == "→ pin title.width = card.width; pin title center to superview\n")
    let asked = try Program().input(Self.setup + "what happens if I hide title").run()
    #expect(asked.stderr.hasSuffix("\nwrite: hide title\n"), "\(asked.stderr)")
  }

  @Test("are never guessed where two things may be meant")
  func guesses() throws {
    let run = try Program().input(Self.setup + "make title red").run()
    #expect(run.status == 1)
    #expect(
      run.stderr.contains("write: set title.backgroundColor red\nor write: set title.textColor red")
    )
  }
}
