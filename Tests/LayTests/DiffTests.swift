import Foundation
import TestSupport
import Testing

/// `lay diff` from outside.
@Suite("lay diff")
struct DiffTests {
  private static let old = """
    add view card
    pin card edges to superview inset 20
    add label title "Title" in card
    pin title.leading = card.leading + 16 as left
    pin title.top = card.top + 16
    add button help "Help" in card
    pin help.trailing = card.trailing - 16
    pin help.top = card.top + 16

    """

  private static func diff(
    _ new: String, _ arguments: String...
  ) throws -> Program.Run {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", old)
    try directory.file("new.lay", new)
    return try Program(arguments: ["diff"] + arguments + ["old.lay", "new.lay"])
      .directory(directory).run()
  }

  @Test("says nothing of what is the same")
  func same() throws {
    let run = try Self.diff("# A comment.\n" + Self.old)
    #expect(run.status == 0)
    #expect(run.stdout == "")
  }

  @Test("says what was said differently, and what follows on which screens")
  func changes() throws {
    let new = Self.old.replacing("card.leading + 16", with: "card.leading + 24")
      .replacing("\"Title\"", with: "\"The title\"")
    let run = try Self.diff(new)
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "new.lay", "  ~ title: text Title → The title",
        "  ~ title.leading = card.leading + 16 → title.leading = card.leading + 24",
        "  > title: 8 pt to the right and 29 pt wider on iPhone SE (all 48)",
      ])
  }

  @Test("tells a view that came or went once, with what belongs to it")
  func views() throws {
    let lines = Self.old.split(separator: "\n").filter { !$0.contains("help") }
    let without = lines.joined(separator: "\n") + "\n"
    let run = try Self.diff(without)
    #expect(run.stdout == "new.lay\n  - button help from card, with 2 constraints\n")
    let more = try Self.diff(
      Self.old
        + "add switch on in card\npin on.bottom = card.bottom\npin on.leading = card.leading\n")
    #expect(more.stdout.hasPrefix("new.lay\n  + switch on in card, with 2 constraints\n"))
    #expect(more.stdout.ranges(of: "switch").count == 1)
  }

  @Test("tells findings that are new and gone, in Markdown and JSON too")
  func findings() throws {
    let new = Self.old + "pin title.width = 10 as narrow\n"
    let run = try Self.diff(new)
    #expect(run.stdout.contains("\n  + title.width = 10\n"))
    #expect(run.stdout.contains("\n  ! title (\"Title\") is cut off by "))
    let markdown = try Self.diff(new, "--markdown")
    #expect(
      markdown.stdout.hasPrefix(
        """
        ### 3 changes of layouts in 1 file

        | scene | added | moved | new finding |
        | :-- | --: | --: | --: |
        | [`new.lay`](new.lay) | 1 | 1 | 1 |

        #### `new.lay`

        |  | what | line |
        | :-- | :-- | --: |
        | new finding | `title ("Title") is cut off by
        """), "\(markdown.stdout)")
    #expect(markdown.stdout.contains("| added | `title.width = 10` | [9](new.lay#L9) |\n"))
    let json = try Self.diff(new, "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.stdout.utf8)) as? [String: Any]
    let scenes = try #require(object?["scenes"] as? [[String: Any]])
    let changes = try #require(scenes.first?["changes"] as? [[String: Any]])
    #expect(changes.contains { $0["kind"] as? String == "found" })
  }

  @Test("refuses what it can't compare")
  func refusals() throws {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", Self.old)
    try directory.file("bad.xib", "<no")
    #expect(try Program("diff", "old.lay").directory(directory).run().status == 2)
    #expect(try Program("diff", "old.lay", "none.lay").directory(directory).run().status == 66)
    #expect(try Program("diff", "old.lay", "bad.xib").directory(directory).run().status == 1)
    #expect(try Program("diff", "HEAD", "--", ".").directory(directory).run().status == 66)
  }

  @Test("compares revisions, as .laycheck has it, and says where a version can't be read")
  func revisions() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", Self.old)
    try directory.file("gone.lay", Self.old)
    try directory.file("bad.lay", "nonsense\n")
    let git = "cd \(directory.url.path) && git"
    let commit = "-c user.name=a -c user.email=a@b commit -q -m one"
    try #require(
      try Program.shell("\(git) init -q . && git add . && git \(commit) && rm gone.lay").status == 0
    )
    try directory.file("a.lay", Self.old + "pin title.width = 10 as narrow\n")
    try directory.file("bad.lay", Self.old)
    let run = try Program("diff", "HEAD", "--", ".").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stdout.contains("\n  ! title (\"Title\") is cut off by "))
    #expect(run.stdout.contains("gone.lay\n"))
    #expect(run.stderr.contains("bad.lay:1") && run.stderr.hasSuffix(" (in HEAD)\n"))
    try directory.file(".laycheck", "silence truncated-text title because \"it is short\"\n")
    let silent = try Program("diff", "HEAD", "--", "a.lay").directory(directory).run()
    #expect(silent.stdout.contains("  + title.width = 10\n"))
    #expect(!silent.stdout.contains("cut off"))
    let typo = try Program("diff", "HAED", "--", ".").directory(directory).run()
    #expect(typo.status == 66)
    #expect(
      typo.stderr
        == "error: there is no revision 'HAED'; 'git log --oneline --all' lists them\n")
    for (paths, message) in [
      (["nosuch"], "there is no 'nosuch', neither here nor in HEAD\n"),
      ([".", "--markdown"], "neither here nor in HEAD; options come before --\n"),
    ] {
      let nowhere = try Program(arguments: ["diff", "HEAD", "HEAD", "--"] + paths)
        .directory(directory).run()
      #expect(nowhere.status == 66)
      #expect(nowhere.stderr.hasSuffix(message), "\(nowhere.stderr)")
    }
    #expect(try Program("help", "diff").run().stdout.contains("-- [<path> ...]\n"))
    let unclear = try Program("diff", "HEAD", "a.lay").directory(directory).run()
    #expect(unclear.stderr.hasSuffix("; write revisions of git before --, and paths after it\n"))
  }

  @Test("tells a view with another name in one line")
  func renames() throws {
    let run = try Self.diff(Self.old.replacing("help", with: "support"))
    #expect(run.stdout == "new.lay\n  ~ help is called support now\n")
  }

  @Test("tells a constraint with another number in one line, whatever it is called")
  func numbers() throws {
    let run = try Self.diff(Self.old.replacing("card.top + 16\nadd", with: "card.top + 20\nadd"))
    let lines = run.stdout.split(separator: "\n")
    #expect(lines[1] == "  ~ title.top = card.top + 16 → title.top = card.top + 20")
    #expect(!run.stdout.contains("  + ") && !run.stdout.contains("  - "))
  }

  @Test(
    "takes files that git doesn't know, refuses paths that are nowhere, and reads old files for old scripts"
  )
  func workingTree() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "import \"Main.storyboard\"\n")
    try directory.file(
      "Main.storyboard", try Repository.text(of: "Docs/Import/SignIn.storyboard"))
    let git = "cd '\(directory.url.path)' && git init -q . && git add ."
    let commit =
      "git -c user.name=a -c user.email=a@b commit -q -m one && git config diff.relative true"
    try #require(try Program.shell("\(git) && \(commit)").status == 0)
    try directory.file("sub/new.lay", Self.old)
    let fresh = try Program("diff", "HEAD", "--", ".").directory(directory).run()
    #expect(fresh.stdout == "sub/new.lay\n  + scene with 4 views\n")
    let inside = "cd '\(directory.url.path)/sub' && \(Program.path) diff HEAD -- ."
    #expect(try Program.shell(inside).stdout == fresh.stdout)
    let nowhere = try Program("diff", "HEAD", "--", "nothere").directory(directory).run()
    #expect(nowhere.status == 66)
    #expect(nowhere.stderr == "error: there is no 'nothere', neither here nor in HEAD\n")
    // Without the old file the old version of the script could not be read.
    try #require(try Program.shell("rm '\(directory.url.path)/Main.storyboard'").status == 0)
    try directory.file("a.lay", "add view box\n")
    let old = try Program("diff", "HEAD", "--", "a.lay").directory(directory).run()
    #expect(old.stderr == "")
    #expect(old.stdout.hasPrefix("a.lay\n"))
  }

  @Test("finds what an old script includes from the folder above, and nothing outside the tree")
  func included() throws {
    let directory = try TemporaryDirectory()
    try directory.file("app/shared.lay", "add view card\n")
    try directory.file("app/screens/a.lay", "source ./../shared.lay\nset card.alpha 0.5\n")
    try directory.file("app/screens/b.lay", "source ../../outside.lay\n")
    let git = "cd '\(directory.url.path)/app' && git init -q . && git add ."
    let commit = "git -c user.name=a -c user.email=a@b commit -q -m one"
    try #require(try Program.shell("\(git) && \(commit)").status == 0)
    try directory.file("app/screens/a.lay", "source ./../shared.lay\nset card.alpha 0.25\n")
    let diff = "cd '\(directory.url.path)/app' && \(Program.path) diff HEAD --"
    let run = try Program.shell("\(diff) .")
    #expect(run.stderr == "")
    #expect(run.stdout == "screens/a.lay\n  ~ card: alpha 0.5 → 0.25\n")
    try directory.file("app/screens/b.lay", "add view card\n")
    let outside = try Program.shell("\(diff) screens/b.lay")
    #expect(outside.status == 1)
    #expect(outside.stderr.contains("it is outside of the working tree"))
  }

  @Test(
    "recognizes many renamed views that hold and follow each other, but for a name that is taken")
  func manyRenames() throws {
    func chain(_ name: (Int) -> String) -> String {
      (1...60).map { number in
        let above = number == 1 ? "superview.top + 8" : "\(name(number - 1)).bottom + 8"
        return "add view \(name(number))\npin \(name(number)).top = \(above)\n"
      }.joined()
        + "add view outer\nadd view \(name(61)) in outer\nadd label \(name(62)) \"x\" in \(name(61))\n"
    }
    let directory = try TemporaryDirectory()
    // The second row's new name is that of a guide in the old version.
    try directory.file("old.lay", chain { "row\($0)" } + "add guide line62\n")
    try directory.file("new.lay", chain { "line\($0)" })
    let run = try Program("diff", "old.lay", "new.lay").directory(directory).run()
    let lines = run.stdout.split(separator: "\n")
    #expect(lines.count { $0.contains(" is called ") } == 61)
    #expect(lines.contains("  ~ row60 is called line60 now"))
    #expect(lines.contains("  ~ row61 is called line61 now"))
  }

  @Test("reads each version as what it is")
  func kinds() throws {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", Self.old)
    try directory.file(
      "new.storyboard", try Repository.text(of: "Docs/Import/SignIn.storyboard"))
    let run = try Program("diff", "old.lay", "new.storyboard").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stderr == "")
  }

  @Test("compares documents by object id")
  func documents() throws {
    let directory = try TemporaryDirectory()
    let old = try Repository.text(of: "Docs/Import/SignIn.storyboard")
    try directory.file("old.storyboard", old)
    let match = try #require(old.firstMatch(of: #/<constraint [^>]*constant="24"[^>]*>/#))
    let changed = String(match.output).replacing("constant=\"24\"", with: "constant=\"40\"")
    try directory.file("new.storyboard", old.replacing(String(match.output), with: changed))
    let run = try Program("diff", "old.storyboard", "new.storyboard").directory(directory).run()
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  ~ ") } == 1)
    #expect(lines.contains { $0.hasPrefix("  > ") && $0.contains("16 pt down") })
  }
}
