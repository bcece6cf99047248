import Testing

@testable import LayLanguage

/// Lines as Apple's guides, Interface Builder and Swift have them.
@Suite("Listings")
struct ListingTests {
  private static let setup = """
    add view "Red View"; add view "Blue View"; add label "Name Label" "Name"; add hstack row
    pin "Red View".width = 100 as "Red Width"
    """

  @Test(
    "are spelled as lay has them, whatever they do",
    arguments: [
      (
        "1. Red View.Leading = Superview.Leading + 20.0",
        #"pin "Red View".Leading = Superview.Leading + 20.0"#
      ),
      (
        "pin 2. Red View.Top = Top Layout Guide.Bottom + Standard",
        #"pin "Red View".Top = topLayoutGuide.Bottom + Standard"#
      ),
      (
        "Blue View.Width = 2.0 x red view.Width (Priority 750)",
        #"pin "Blue View".Width = 2.0 x "Red View".Width @750"#
      ),
      ("pin Blue View.Width = 40 (priority = 999.5)", #"pin "Blue View".Width = 40 @999.5"#),
      (
        "Name Label.First Baseline = Blue View.Center Y",
        #"pin "Name Label".firstBaseline = "Blue View".centerY"#
      ),
      (
        "pin Blue View.Leading = Red View.Trailing + 2 * System Spacing",
        #"pin "Blue View".Leading = "Red View".Trailing + 2 * systemSpacing"#
      ),
      ("remove Blue View", #"remove "Blue View""#),
      ("hide Red View, Name Label", #"hide "Red View", "Name Label""#),
      ("deactivate Red Width", #"deactivate "Red Width""#),
      ("add button Short Button 1 in Red View", #"add button "Short Button 1" in "Red View""#),
      ("set row.alignment First Baseline", "set row.alignment firstBaseline"),
      ("set row.distribution .equalSpacing", "set row.distribution equalSpacing"),
      ("set row.distribution Fill Equally", "set row.distribution fillEqually"),
      (#"set "Name Label".textColor Light Gray Color"#, #"set "Name Label".textColor lightGray"#),
      (
        "set row.autoresizingMask [.flexibleTopMargin, .flexibleLeftMargin]",
        "set row.autoresizingMask [flexibleTopMargin, flexibleLeftMargin]"
      ),
      ("get Red View.frame.offsetBy(1, 2)", #"get "Red View".frame.offsetBy(1, 2)"#),
      ("put Blue View below Red View", #"pin "Blue View".top = "Red View".bottom + 8"#),
    ])
  func lines(_ said: String, _ line: String) throws {
    var script = Script()
    try script.run(Self.setup)
    script.interpreter.phraseUse = .run
    let statement = try #require(try Source(name: "<repl>", text: said).statements().first)
    #expect(try script.interpreter.execute(statement).line == line)
  }

  @Test("keep their spelling where a script has them, and are named")
  func scripts() throws {
    var script = Script()
    try script.run(Self.setup)
    let problem = #expect(throws: ScriptError.self) { try script.run("hide Red View") }
    #expect(problem?.remedy == #"write: hide "Red View""#)
  }

  @Test("say why they fail when only their spelling is other people's")
  func failures() throws {
    var script = Script()
    try script.run(Self.setup)
    let problem = #expect(throws: ScriptError.self) {
      try script.run("set Red View.frame CGRect(x: 1, y: 2, width: 3, height: 4)")
    }
    #expect(problem?.message.contains("laid out by constraints") == true)
  }

  @Test("are replaced in scripts by lay format --upgrade, comments and the rest left as they were")
  func upgrade() throws {
    let script = """
      # Two views.
      add view Red View   # a name of two words
      add view "Blue View"
      pin 1. Red View.Leading = Superview.Leading + 20.0    # 1
      each v in Red View, Blue View {
        pin v.width = 40 (Priority 750)

        hide Red View  # inside
      }
      put Blue View below Red View
      expect error "already" { add view Red View }
      nonsense
      UIView.appearance()

      """
    let upgraded = try Source(name: "a.lay", text: script).upgraded(host: Files().host)
    #expect(
      upgraded.text == """
        # Two views.
        add view "Red View"   # a name of two words
        add view "Blue View"
        pin "Red View".Leading = Superview.Leading + 20.0    # 1
        each v in "Red View", "Blue View" {
          pin v.width = 40 @750

          hide "Red View"  # inside
        }
        pin "Blue View".top = "Red View".bottom + 8
        expect error "already" { add view Red View }
        nonsense
        UIView.appearance()

        """)
    #expect(upgraded.errors.count == 3)
  }

  @Test("are upgraded once: the result has nothing to replace")
  func twice() throws {
    let script = Self.setup + "\nhide Red View\nname label.First Baseline = Red View.Top\n"
    let once = try Source(name: "a.lay", text: script).upgraded(host: Files().host)
    let twice = try Source(name: "a.lay", text: once.text).upgraded(host: Files().host)
    #expect(once.text != script)
    #expect(twice.text == once.text)
    #expect(twice.errors.isEmpty)
  }
}
