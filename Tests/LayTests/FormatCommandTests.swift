import Foundation
import Testing

@Suite("lay format")
struct FormatCommandTests {
  @Test("rewrites files and directories, and changes nothing the second time")
  func files() throws {
    let home = try TemporaryDirectory()
    try home.file("a.lay", "add   view red\n")
    try home.file("tidy.lay", "add view red\n")
    try home.file("notes.md", "```lay\nadd   view red\n```\n")
    let check = try Program("format", "--check", ".").directory(home).run()
    #expect(check.status == 1)
    #expect(check.stdout == "would change ./a.lay\n")
    #expect(try home.text("a.lay") == "add   view red\n")
    let run = try Program("format", ".").directory(home).run()
    #expect(run.status == 0)
    #expect(run.stdout == "formatted ./a.lay\n")
    #expect(try home.text("a.lay") == "add view red\n")
    #expect(try home.text("notes.md").contains("add   view"))
    #expect(try Program("format", "--check", ".").directory(home).run().status == 0)
  }

  @Test("standard input goes to standard output")
  func standardInput() throws {
    let run = try Program("format", "-").input("pin a.width=3").run()
    #expect(run.stdout == "pin a.width = 3\n")
    #expect(try Program("format", "--check", "-").input("pin a.width=3").run().status == 1)
  }

  @Test("--upgrade writes lay's own lines for listings, phrases and Swift, and names what fails")
  func upgrade() throws {
    let home = try TemporaryDirectory()
    let script = "add view Red View\nput Red View in the middle\nRed View.Width = 10\nfoo bar\n"
    try home.file("a.lay", script)
    let check = try Program("format", "--upgrade", "--check", ".").directory(home).run()
    #expect(check.status == 1)
    #expect(try home.text("a.lay") == script)
    let run = try Program("format", "--upgrade", "a.lay").directory(home).run()
    #expect(run.stdout == "formatted a.lay\n")
    #expect(run.stderr.contains("a.lay:4:1: error: unknown command 'foo'"))
    #expect(
      try home.text("a.lay") == """
        add view "Red View"
        pin "Red View" center to superview
        pin "Red View".Width = 10
        foo bar

        """)
  }

  @Test("a script that can't be read changes no file")
  func refused() throws {
    let home = try TemporaryDirectory()
    try home.file("a.lay", "add   view red\n")
    try home.file("b.lay", "add label x \"open\n")
    let run = try Program("format", "a.lay", "b.lay").directory(home).run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("b.lay:1:13: error: this string is never closed"))
    #expect(try home.text("a.lay") == "add   view red\n")
    #expect(try Program("format", "nosuch.lay").directory(home).run().status == 66)
    try home.file("README.md", "# Add   a view\n")
    let other = try Program("format", "README.md").directory(home).run()
    #expect(other.status == 2)
    #expect(other.stderr == "error: README.md isn't a script; lay format takes .lay files\n")
    #expect(try home.text("README.md") == "# Add   a view\n")
  }
}
