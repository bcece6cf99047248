import Foundation
import Testing

/// `lay render`.
@Suite("lay render") struct RenderTests {
  private let directory: TemporaryDirectory
  private var folder: String { directory.url.path }

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["a/s.lay", "b/s.lay", "b/t.lay"] {
      try directory.file(name, "add label title \"Hello\"\npin title center to superview\n")
    }
  }

  private func render(_ arguments: String...) throws -> (status: Int32, stderr: String) {
    try render(arguments)
  }

  private func render(_ arguments: [String]) throws -> (status: Int32, stderr: String) {
    let run = try Program(
      arguments: ["render"] + arguments.map { $0.replacing("@", with: folder) }
    )
    .run()
    return (run.status, run.stderr)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: directory.url.appending(path: name), encoding: .utf8)
  }

  @Test("draws a script")
  func drawsAScript() throws {
    #expect(try render("@/a/s.lay", "-o", "@/x.svg").status == 0)
    #expect(try text("x.svg").contains(">Hello</tspan>"))
    #expect(try render("@/a/s.lay", "-o", "@/x.html", "--device", "iPad").status == 0)
    #expect(try text("x.html").contains("<title>s.lay</title>"))
  }

  @Test("the dark appearance has the dark variants of colors, and leaves digits as they are")
  func appearances() throws {
    try directory.file(
      "d.lay",
      """
      add label title "Hello"
      pin title.top = superview.top + 40
      add view card 80x30
      set card.backgroundColor secondarySystemBackground
      add view fixed 80x30
      set fixed.backgroundColor "#123456"
      add view island 80x30
      set island.traitOverrides light
      set island.backgroundColor systemGreen
      add switch choice
      set choice.isOn false

      """)
    #expect(try render("@/d.lay", "-o", "@/light.svg").status == 0)
    #expect(try render("@/d.lay", "-o", "@/dark.svg", "--appearance", "dark").status == 0)
    #expect(try render("@/d.lay", "-o", "@/x.svg", "--appearance", "dim").status == 2)
    let (light, dark) = (try text("light.svg"), try text("dark.svg"))
    // The ground, the text, a surface, and the track of a switch that is off.
    for (one, other) in [
      ("#ffffff", "#000000"), ("#000000", "#ffffff"), ("#f2f2f7", "#1c1c1e"),
      ("#e5e5ea", "#2c2c2e"),
    ] {
      #expect(light.contains("fill=\"\(one)\""), "\(one)")
      #expect(dark.contains("fill=\"\(other)\""), "\(other)")
    }
    for same in ["#123456", "#34c759"] { #expect(light.contains(same) && dark.contains(same)) }
    #expect(!dark.contains("#30d158") && !light.contains("#1c1c1e"))
  }

  @Test(
    "a screen is as a script would say it",
    arguments: [
      (["--landscape"], "rotate"), (["--rtl"], "direction rtl"),
      (["--text-size", "AX3"], "contentSizeCategory AX3"),
      (["--device", "iPad", "--landscape", "--rtl"], "device iPad landscape; direction rtl"),
    ])
  func screens(options: [String], commands: String) throws {
    let views = """
      add label title "Hello"
      set title.font body
      pin title.leading = superview.leading + 40
      pin title.top = superview.top + 40

      """
    try directory.file("plain.lay", views)
    try directory.file("changed.lay", views + commands + "\n")
    #expect(try render("@/plain.lay", "-o", "@/plain.svg").status == 0)
    #expect(try render(["@/plain.lay", "-o", "@/options.svg"] + options).status == 0)
    #expect(try render("@/changed.lay", "-o", "@/commands.svg").status == 0)
    let named = try text("commands.svg").replacing("changed.lay", with: "plain.lay")
    #expect(try text("options.svg") == named)
    #expect(try text("options.svg") != text("plain.svg"))
  }

  @Test("several files go into a folder")
  func severalFilesGo() throws {
    #expect(try render("@/a/s.lay", "@/b/t.lay", "-o", "@/new").status == 0)
    #expect(try text("new/s.lay.svg") == text("new/t.lay.svg"))
    #expect(try render("@/a/s.lay", "@/b/s.lay", "-o", "@/new").status == 2)
  }

  @Test("status says what is wrong")
  func statusSays() throws {
    #expect(try render("@/missing.lay", "-o", "@/x.svg").status == 66)
    #expect(try render("@/a/s.lay", "-o", "@/none/x.svg").status == 74)
    #expect(try render("@/a/s.lay", "-o", "@/x.gif").status == 2)
    #expect(try render("@/a/s.lay", "-o", "@/x.svg", "--device", "Pager").status == 2)
    #expect(try render("@/a/s.lay", "-o", "@/x.svg", "--scene", "Main").status == 2)
  }

  @Test("overlays are not commands")
  func overlaysAreNoCommands() throws {
    let result = try render("@/a/s.lay", "-o", "@/x.svg", "--show", "margins; save @/new.lay")
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/new.lay"))
  }

  @Test("draw has colors where they are allowed, and says the same thing without them")
  func colors() throws {
    let commands = [
      "add view red", "pin red edges to superview inset 40", "pin red.width = 20",
      "add view loose", "draw constraints ambiguity",
    ].flatMap { ["-c", $0] }
    let colored = try Program(arguments: ["--color", "always"] + commands).run()
    #expect(colored.stdout.contains("\u{1B}[31m"))
    #expect(colored.stdout.contains("\u{1B}[34m"))
    #expect(colored.stdout.contains("\u{1B}[33m"))
    let plain = try Program(arguments: commands).run()
    #expect(plain.stdout.contains("✗20"))
    #expect(colored.stdout.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.stdout)
  }
}
