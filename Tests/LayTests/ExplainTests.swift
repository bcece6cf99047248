import Foundation
import FoundationXML
import Testing

@Suite("lay explain")
struct ExplainTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6001 UIView:0x7001.height == 60   (active)>",
        "<NSLayoutConstraint:0x6002 'UIView-Encapsulated-Layout-Height' UIView:0x7001.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6001 UIView:0x7001.height == 60   (active)>

    """
  private static let sentence =
    "view.height is both 60 and 44."

  @Test("reads files and standard input")
  func inputs() throws {
    let home = try TemporaryDirectory()
    try home.file("conflict.log", Self.log)
    let file = try Program("explain", "conflict.log").directory(home).run()
    #expect(file.status == 0)
    #expect(file.stderr == "")
    #expect(file.stdout.contains(Self.sentence))
    #expect(try Program("explain").input(Self.log).run().stdout == file.stdout)
    #expect(try Program("explain", "-").input(Self.log).run().stdout == file.stdout)
  }

  @Test("writes the reports of checks for other programs", arguments: [false, true])
  func reports(follows: Bool) throws {
    let home = try TemporaryDirectory()
    let message = "Fixed width constraints may cause clipping.\n"
    let mode = follows ? "--follow" : "--github"
    let run = try Program(
      "explain", mode, "--github", "--sarif", "log.sarif", "--junit", "log.xml"
    )
    .directory(home).input(Self.log + message).run()
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.contains("::error file=standard input,line=1,"))
    #expect(run.stdout.contains(Self.sentence))
    #expect(run.stdout.contains("::warning file=standard input,line=9,"))
    #expect(run.stdout.contains("report, line 1") == follows)
    let sarif = try home.text("log.sarif")
    #expect(sarif.contains("\"conflict\"") && sarif.contains(Self.sentence))
    let junit = try home.text("log.xml")
    #expect(junit.contains("<failure") && junit.contains(Self.sentence))
    #expect(XMLParser(data: Data(junit.utf8)).parse())
  }

  @Test("draws what is needed, available and missing")
  func picture() throws {
    let home = try TemporaryDirectory()
    try home.file("conflict.log", Self.log)
    let run = try Program("explain", "conflict.log", "--picture", "sum.svg").directory(home).run()
    #expect(run.status == 0, "\(run.stderr)")
    let svg = try home.text("sum.svg")
    for text in ["needed", "60", "available", "44", "16", "missing", Self.sentence] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let hostile = Self.log.replacing("UIView:0x7001", with: "A</text><script>x:0x7001")
    try home.file("hostile.log", hostile)
    _ = try Program("explain", "hostile.log", "--picture", "h.svg").directory(home).run()
    let text = (try? home.text("h.svg")) ?? ""
    #expect(!text.contains("<script"))
    let other = try Program("explain", "conflict.log", "--picture", "sum.gif").directory(home).run()
    #expect(other.status == 2)
  }

  @Test("takes bytes that are not text")
  func bytes() throws {
    let run = try Program("explain").input(Data([0xFF, 0xFE, 0x0A]) + Data(Self.log.utf8)).run()
    #expect(run.status == 0)
    #expect(run.stdout.contains(Self.sentence))
    let wide = try Program("explain").input(try #require(Self.log.data(using: .utf16))).run()
    #expect(wide.stdout == (try Program("explain").input(Data(Self.log.utf8)).run().stdout))
    #expect(wide.stdout.contains(Self.sentence))
  }

  @Test("prints JSON")
  func json() throws {
    let run = try Program("explain", "--json").input(Self.log).run()
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    let report = (object?["reports"] as? [[String: Any]])?.first
    #expect(object?["schema"] as? String == "lay.console-log.1")
    #expect(report?["clash"] as? String == Self.sentence)
    #expect(report?["broken"] as? String == "c1")
    #expect((report?["suggestion"] as? [String: Any])?["pin"] as? String == "view.height = 60 @999")
  }

  @Test("opens a session with what it rebuilt")
  func open() throws {
    let home = try TemporaryDirectory()
    try home.file("conflict.log", Self.log)
    let run = try Program("explain", "--open", "conflict.log").directory(home)
      .input("set priority c1 999\nexpect satisfied\nget view.height\n").run()
    #expect(run.status == 0)
    #expect(run.stdout.contains(Self.sentence))
    #expect(run.stdout.hasSuffix("\n44\n"))
  }

  /// A photo with edges around it in a card of 300, one of which is broken.
  private static func card(_ photo: String, broken: Int) -> String {
    let lines = [
      "<NSLayoutConstraint:0x11 UIImageView:0x2.top == App.Card:0x1.top + 20   (active)>",
      "<NSLayoutConstraint:0x12 UIImageView:0x2.bottom == App.Card:0x1.bottom - 20   (active)>",
      "<NSLayoutConstraint:0x13 UIImageView:0x2.\(photo)   (active)>",
      "<NSLayoutConstraint:0x14 App.Card:0x1.height == 300   (active)>",
    ]
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint\n\(lines[broken])\n"
  }

  @Test(
    "tells what a lowered line becomes, as the layout has it then",
    arguments: [
      ("height == 280", 2, "imageView.height becomes 260", "imageView.height == 260"),
      ("height >= 270", 2, "imageView.height becomes 260", "imageView.height == 260"),
      ("height == 220", 2, "imageView.height becomes 260", "imageView.height == 260"),
      (
        "height == 280", 1, "it becomes imageView.bottom = card.bottom",
        "imageView.bottom == card.bottom"
      ),
    ])
  func lowered(_ photo: String, broken: Int, outcome: String, frame: String) throws {
    let home = try TemporaryDirectory()
    try home.file("card.log", Self.card(photo, broken: broken))
    let name = broken == 2 ? "c3" : "c2"
    let run = try Program("explain", "--open", "card.log").directory(home)
      .input("set priority \(name) 999\nexpect satisfied\nexpect \(frame)\n").run()
    #expect(run.stdout.contains("\(outcome)."), "\(run.stdout)")
    #expect(run.status == 0, "\(run.stderr)")
  }

  @Test("names another line if lowering the first takes most of a view")
  func alternative() throws {
    let run = try Program("explain").input(Self.card("height == 700", broken: 2)).run()
    #expect(run.stdout.contains("imageView.height becomes 260.\nOr lower c2 ("), "\(run.stdout)")
    #expect(
      run.stdout.contains("instead: it becomes imageView.bottom = card.bottom + 420."))
    let half = try Program("explain").input(Self.card("height == 500", broken: 2)).run()
    #expect(!half.stdout.contains("instead:"), "\(half.stdout)")
  }

  @Test("--follow explains reports in a stream and passes everything else on")
  func follow() throws {
    let noise = Data([0x1B, 0x5B, 0x31, 0x6D, 0xFF, 0x0A])
    let input =
      noise + Data("Compile A\n".utf8) + Data(Self.log.utf8) + Data("Compile B\n".utf8)
      + Data(Self.log.utf8) + Data("no end".utf8)
    let run = try Program("explain", "--follow").input(input).run()
    #expect(run.status == 0)
    let parts = [
      "Compile A\nreport, line 3", Self.sentence, "Compile B\nreport, line", "2nd time", "no end",
    ]
    var rest = run.stdout[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part) in \(run.stdout)")
      rest = rest[place.upperBound...]
    }
    #expect(rest == "")
    #expect(run.stdout.hasPrefix("\u{1B}[1m"))
    #expect(!run.stdout.contains("Unable to"))
    #expect(try Program("explain", "--follow", "x.log").run().status == 2)
  }

  @Test("--follow explains other messages after their lines, equal ones once, and counts them")
  func followedMessages() throws {
    let thread = "UI API called on a background thread: -[UIView setHidden:]\n"
    let run = try Program("explain", "--follow").input("a\n\(thread)\nb\n\(thread)c\n").run()
    let lines = run.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(3) == ["a", thread.dropLast(), ""])
    #expect(lines[3].hasPrefix("line 2: Code changes views or constraints on a thread"))
    #expect(lines[4].hasPrefix("  Wrap it in DispatchQueue.main.async"))
    #expect(
      lines[5...] == ["", "b", thread.dropLast(), "c", "line 2: the same message, 2 times", ""])
  }

  @Test("--follow passes on a prompt before its line ends")
  func question() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      arguments: ["explain", "--follow"], home: home, variables: ["NO_COLOR": "1"])
    terminal.type("one\r")
    try terminal.expect("one\r\none\r\n")
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
  }

  @Test("waits on a terminal for a log to be pasted, and leaves nothing of it to the shell")
  func paste() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      arguments: ["explain"], home: home, variables: ["NO_COLOR": "1"])
    try terminal.expect("Paste the log.")
    terminal.type(Self.log.replacing("\n", with: "\r"))
    terminal.type("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints.\r\r")
    try terminal.expect(Self.sentence)
    #expect(terminal.exit() == 0)
  }

  @Test("says on a terminal how far it is")
  func progress() throws {
    let directory = try TemporaryDirectory()
    let logs = try (1...2).map { try directory.file("\($0).log", Self.log).path }
    let terminal = try PseudoTerminal(
      arguments: ["explain"] + logs, home: directory, variables: ["TERM": "xterm"])
    try terminal.expect("0 of 2 files")
    try terminal.expect("1 of 2 files")
    try terminal.expect("\r\u{1B}[K")
    #expect(terminal.exit() == 0)
  }

  @Test("says what is wrong with its input")
  func errors() throws {
    let missing = try Program("explain", "nosuch.log").run()
    #expect(missing.status == 66)
    #expect(missing.stderr == "error: cannot read nosuch.log: No such file or directory\n")
    let empty = try Program("explain").input("hello\n").run()
    #expect(empty.status == 1)
    #expect(empty.stderr == "error: no constraint report found on standard input\n")
    #expect(try Program("explain", "--open", "--json", "x").run().status == 2)
    #expect(try Program("explain", "--open", "-").run().status == 2)
  }

  /// Types a command and what is pasted after it, up to the next prompt.
  private func paste(
    _ lines: [Substring], behind command: String, _ terminal: PseudoTerminal
  ) throws {
    try terminal.expectPrompt()
    terminal.type(command + "\r")
    for line in lines {
      try terminal.expect("...> ")
      terminal.type(line + "\r")
    }
    try terminal.expect("...> ")
  }

  @Test("is what the REPL does with a pasted log")
  func pasted() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      arguments: [], home: home, variables: ["NO_COLOR": "1"])
    // The blank line after the broken constraint may be followed by more of the report.
    try paste(
      Self.log.split(separator: "\n", omittingEmptySubsequences: false), behind: "log open",
      terminal)
    terminal.type("\r")
    let printed = try terminal.expectPrompt()
    #expect(printed.contains(Self.sentence))
    #expect(try terminal.enter("get view.height").contains("44"))
    #expect(try terminal.enter("undo").contains("undid: log open"))
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
  }

  @Test("takes blank lines in a pasted log, and ^D as its end only")
  func pastedWithBlankLines() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      arguments: [], home: home, variables: ["NO_COLOR": "1"])
    let lines = Self.log.split(separator: "\n")
    try paste([lines[0], ""] + lines[1...], behind: "log", terminal)
    terminal.type("\u{4}")
    let printed = try terminal.expectPrompt()
    #expect(printed.contains(Self.sentence))
    #expect(!printed.contains("error"))
    #expect(try terminal.enter("get root.width").contains("375"))
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
  }

  @Test("opens nothing from a log without constraints")
  func nothingToOpen() throws {
    let home = try TemporaryDirectory()
    let head = "Unable to simultaneously satisfy constraints."
    let cause = "error: the log has no constraint that can be read"
    try home.file("cut.log", head + "\n")
    let run = try Program("explain", "--open", "cut.log").directory(home)
      .input("get root.width\n").run()
    #expect(run.status == 1)
    #expect(run.stdout == (try Program("explain", "cut.log").directory(home).run()).stdout)
    #expect(run.stderr.hasPrefix(cause))
    let terminal = try PseudoTerminal(
      arguments: [], home: home, variables: ["NO_COLOR": "1"])
    try terminal.expectPrompt()
    try terminal.enter("add view red")
    terminal.type("log open\r")
    for line in [head, "", ""] {
      try terminal.expect("...> ")
      terminal.type(line + "\r")
    }
    #expect(try terminal.expectPrompt().contains(cause))
    #expect(try terminal.enter("get red.hidden").contains("false"))
    #expect(try terminal.enter("undo").contains("undid: add view red"))
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
  }

  @Test("tells commands that help when the log is opened")
  func remedies() throws {
    let home = try TemporaryDirectory()
    try home.file("conflict.log", Self.log)
    let run = try Program("explain", "--json", "conflict.log").directory(home).run()
    let object = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    let reports = object?["reports"] as? [[String: Any]]
    let remedies = try #require(reports?.first?["remedies"] as? [[String: String]])
    let command = try #require(remedies.first { $0["place"] == "lay" }?["text"])
    for (commands, isBroken) in [("", true), ("\(command);", false)] {
      let opened = try Program("-c", "open conflict.log; \(commands) report conflicts")
        .directory(home).run()
      #expect(
        opened.stdout.contains("Unable to simultaneously satisfy") == isBroken, "\(opened.stdout)")
    }
  }
}
