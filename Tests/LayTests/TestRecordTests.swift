import Foundation
import Testing

/// `lay test --record`.
@Suite("lay test --record")
struct TestRecordTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func record(_ arguments: String...) throws -> Program.Run {
    try Program(arguments: ["test", "--record"] + arguments).directory(directory).run()
  }

  /// The script after it was recorded; recording it again changes nothing.
  private func recorded(_ script: String) throws -> String {
    try directory.file("a.lay", script)
    let run = try record("a.lay")
    #expect(run.status == 0, "\(run.stdout)")
    #expect(run.stdout == "1 passed, 0 failed, 0 skipped\n")
    let text = try directory.text("a.lay")
    let again = try record("a.lay")
    #expect(again.status == 0 && again.stderr == "", "\(again.stderr)")
    #expect(try directory.text("a.lay") == text)
    #expect(try Program("test", "a.lay").directory(directory).run().status == 0)
    return text
  }

  @Test("writes what commands print, what conflicts, and where the views are")
  func everything() throws {
    let script = """
      # Cards
      each i in 1...2 {
        add view card\\(i)
      }
      get card1.alpha; get card2.hidden  # the last one has room
      add label "The title" "Hi" in card1
      pin card1 edges to superview inset 16
        pin card1.width = 300 as wide
      pin "The title" leading top to superview inset 8

      # the end
      """
    #expect(
      try recorded(script) == """
        # Cards
        each i in 1...2 {
          add view card\\(i)
        }
        get card1.alpha; get card2.hidden  # the last one has room
        #> false
        add label "The title" "Hi" in card1
        pin card1 edges to superview inset 16
          pin card1.width = 300 as wide
          expect conflict c1 c2 wide
        pin "The title" leading top to superview inset 8

        # the end

        expect card1.frame = (16, 16, 343, 635)
        expect "The title".frame = (8, 8, 16.5, 20.5)
        expect ambiguous card2

        """)
  }

  @Test("keeps line ends, and writes before a command that ends the script")
  func lineEnds() throws {
    #expect(
      try recorded("add view a\r\nget a.alpha\r\nquit\r\nnonsense")
        == "add view a\r\nget a.alpha\r\n#> 1\r\nexpect ambiguous a\r\nquit\r\nnonsense")
  }

  @Test("leaves what a script expects already, and adds no frames to it")
  func partly() throws {
    #expect(
      try recorded("add view a\nexpect a.alpha = 1\nget a.alpha\nget a.hidden\n#> f…\n")
        == "add view a\nexpect a.alpha = 1\nget a.alpha\n#> 1\nget a.hidden\n#> f…\n")
  }

  @Test("records computed numbers to a thousandth, so that they hold")
  func numbers() throws {
    let script = """
      device "iPhone 15"
      add view a
      pin a leading top to superview
      pin a.width = superview.width / 7
      pin a.height = 10

      """
    #expect(
      try recorded(script) == script + "\nexpect a.frame = (0, 0, 56, 10)\n")
  }

  @Test("leaves what fails for another reason, and says so")
  func failing() throws {
    for script in [
      "add view a\nget a.alpha\nnonsense\n", "add view a\nget a.alpha\nget a.alpha\n#> 2\n",
    ] {
      try directory.file("a.lay", script)
      let run = try record("a.lay")
      #expect(run.status == 1)
      #expect(run.stdout.hasPrefix("FAIL a.lay\n"))
      #expect(run.stderr == "")
      #expect(try directory.text("a.lay") == script)
    }
  }

  @Test("writes into blocks of Markdown what their commands print, and no frames")
  func markdown() throws {
    try directory.file(
      "a.md", "```lay\nadd view a\nget a.alpha\n```\n\n```lay fails\nnonsense\n```\n")
    let run = try record("a.md")
    #expect(run.stderr == "recorded a.md: 1 line\n")
    #expect(
      try directory.text("a.md")
        == "```lay\nadd view a\nget a.alpha\n#> 1\n```\n\n```lay fails\nnonsense\n```\n")
  }

  @Test("writes for all screens of a script only what they share")
  func screens() throws {
    let script = """
      #! devices "iPhone SE" iPad
      add view a
      get a.alpha
      get root.width

      """
    try directory.file("a.lay", script)
    let run = try record("a.lay")
    #expect(
      run.stderr.contains("a.lay:4: the screens of '#! devices' print different texts here"))
    #expect(run.stderr.hasSuffix("recorded a.lay: 3 lines\n"))
    #expect(
      try directory.text("a.lay")
        == script.replacing("get root", with: "#> 1\nget root") + "\nexpect ambiguous a\n")
  }

  @Test("is for people, and alone")
  func refused() throws {
    try directory.file("a.lay", "add view a\n")
    let run = try Program("test", "--record", "a.lay").directory(directory).variable("CI", "true")
      .run()
    #expect(run.status == 2)
    #expect(try record("--update", "a.lay").status == 2)
    #expect(try directory.text("a.lay") == "add view a\n")
  }
}
