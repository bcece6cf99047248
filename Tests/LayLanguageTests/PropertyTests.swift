import Testing

@testable import LayLanguage

/// Properties that users set and read as in books about UIKit.
@Suite("Properties as books name them")
struct PropertyTests {
  @Test(
    "are set and read back",
    arguments: [
      ("set a.contentMode aspectFit; get a.mode", "scaleAspectFit"),
      ("set a.backgroundColor \"UIColor.red\"; get a.backgroundColor", "red"),
      ("set a.backgroundColor red; get a.backgroundColor", "red"),
      ("set a.backgroundColor \"#FA0\"; get a.backgroundColor", "#ffaa00"),
      ("set a.backgroundColor \"#11223344\"; get a.backgroundColor", "#11223344"),
      ("set a.backgroundColor red; set a.backgroundColor none; get a.backgroundColor", "none"),
      ("set title.textAlignment right; get title.textAlignment", "right"),
      ("set title.alignment right; get title.textAlignment", "right"),
      ("set title.textColor systemblue; get title.textColor", "systemBlue"),
      ("set send.title \"Go\"; get send.text", "Go"),
      ("set title.text nil; get title.frame.width", "0"),
      ("set title.text \"nil\"; get title.text", "nil"),
      ("set title.font 36; get title.font", "36"),
      ("set title.font 17 semibold; get title.font", "17 semibold"),
      ("set a.isOpaque false; get a.opaque", "false"),
      ("get title.isOpaque", "false"),
      ("set a.layer.cornerRadius 8; get a.cornerRadius", "8"),
      ("set row.alignment \"firstBaseline\"; get row.alignment", "firstBaseline"),
      (
        "let turn = rotation 45 rotated 45; set a.transform turn; get a.transform",
        "(0, 1, -1, 0, 0, 0)"
      ),
      ("pin a.top = title.top as c; set c.secondItem superview; get c.secondItem", "root"),
      ("set row.spacing system; get row.spacing", "standard"),
      ("set row.isLayoutMarginsRelativeArrangement true; get row.spacing", "0"),
      ("set a.hugging.horizontal high; get a.contentHuggingPriority.horizontal", "750"),
      (
        "set a.compressionResistance.vertical defaultLow; get a.compressionResistance.vertical",
        "250"
      ),
      ("pin a.width = 5; set c1.priority medium; get c1.priority", "500"),
      ("pin a.width = 5; get c1", "<NSLayoutConstraint:c1 UIView:a.width == 5   (active)>"),
      (
        "set a.autoresizingMask LM+TM; get a.autoresizingMask",
        "flexibleLeftMargin flexibleTopMargin"
      ),
      ("pin a.width = 5; set c1.placeholder true; get c1.placeholder", "true"),
      ("pin a.width = 5 as w; set w.placeholder true; get w.isActive", "true"),
      ("get a.window", "window"), ("get a.subviews", "[]"),
      ("get root.subviews", "[a, title, send, row]"),
      ("get root.subviews.count", "4"), ("get root.subviews[1].text", "Title"),
      ("get row.arrangedSubviews.count - 1", "-1"),
      ("add guide mid in a; set mid.identifier \"middle\"; get middle.identifier", "middle"),
      ("add guide mid in a; get a.layoutGuides", "[mid]"),
      ("set a.frame 1 2 3.3 4; get a.frame", "(1, 2, 3.3, 4)"),
      ("set a.frame 0 0 112 174; set a.center 66.3 97.25; get a.center", "(66.3, 97.25)"),
      ("get a.traitCollection.displayScale", "2"),
      ("get a.traitCollection.layoutDirection", "leftToRight"),
      ("device iPhone 6 Plus; get root.traitCollection.displayScale", "3"),
      ("device iPad mini 6; get root.frame", "(0, 0, 744, 1133)"),
      ("device \"iPad Pro 11-inch (4th generation)\"; get root.frame", "(0, 0, 834, 1194)"),
      ("device iphone 17 pro max landscape; get root.safeAreaInsets", "(0, 62, 20, 62)"),
      ("silence ambiguity a; get a.verifyAmbiguity", "never"),
      ("silence ambiguity a; unsilence ambiguity a; get a.verifyAmbiguity", "always"),
      ("set send.frame 20 20 0 0; sizeToFit send; get send.frame", "(20, 20, 36, 30)"),
      ("set a.frame 5 5 7 7; sizeToFit a; get a.frame", "(5, 5, 7, 7)"),
    ] as [(String, String)])
  func values(_ script: String, _ expected: String) throws {
    var session = Script()
    try session.run(Self.setup)
    #expect(try session.run(script) == expected)
    // Values are saved, and read back equal.
    var replay = Script()
    try replay.run(session.saved)
    #expect(replay.saved == session.saved)
  }

  private static let setup = """
    add view a
    add label title "Title"
    add button send "Send"
    add hstack row
    """

  @Test(
    "say what is wrong",
    arguments: [
      ("pin a.leading.anchorWithOffset = 3", "a distance begins at an attribute"),
      ("set a.backgroundColor rde", "'rde' isn't a color"),
      ("set a.backgroundColor \"#12\"", "'#12' isn't a color"),
      ("set a.textAlignment right", "UIView has no textAlignment"),
      ("set send.accessoryType checkmark", "UIButton has no accessoryType"),
      ("set a.cornerRadius -1", "the cornerRadius can't be negative"),
      ("set a.contentMode fit", "unknown contentMode 'fit'"),
      ("set title.font huge", "'huge' isn't a font"),
      ("set a.hugging.horizontal highest", "'highest'"),
      ("pin a.width = 1\nsizeToFit a", "a is laid out by constraints"),
      ("sizeToFit root", "the root view fills the screen"),
      ("set root.alignmentRectInsets 1", "the root view fills the screen"),
      ("set a.alignmentRectInsets 1e9", "alignment rect inset can't be"),
      ("get a", "'a' names no property"),
      ("get nosuch", "no view or constraint is called 'nosuch'"),
      ("device iPhone 99", "unknown device 'iPhone 99'"),
      ("set a.subviews b", "subviews can't be set"),
    ] as [(String, String)])
  func errors(_ script: String, _ text: String) throws {
    var session = Script()
    try session.run(Self.setup)
    let error = try #require(throws: ScriptError.self) { try session.run(script) }
    #expect("\(error)".contains(text), "\(error)")
  }

  @Test("size classes have Interface Builder's names")
  func sizeClasses() throws {
    expectRecorded(
      """
      add view red 10x10
      when Compact-Regular { hide red }
      when Regular-Any { set red.alpha 0.5 }
      when Any-Any { add view blue }
      traits Regular-Any
      get red.hidden
      #> false
      traits Any-Any
      get red.hidden
      #> false
      traits default
      expect traits root Compact-Any
      get red.hidden
      #> true
      get blue.frame
      #> (0, 0, 0, 0)
      dump variations
      #> when wR {
      #>   set red.alpha 0.5
      #> }
      #> when wC hR {
      #>   set red.hidden true
      #> }
      """)
  }

  @Test("what affects a layout includes neighbors and leaves out what is inactive")
  func affecting() throws {
    expectRecorded(
      """
      add view red
      add view green
      pin red.leading = superview.leading + 20
      pin red.width = 100
      pin green.leading = red.trailing + 8
      pin green.width = 50
      pin green.width = 60 inactive
      get green.constraintsAffectingLayout.horizontal
      #> [c1, c2, c3, c4]
      get root.constraints
      #> [c1, c3]
      get green.constraints
      #> [c4]
      pin green.trailing <= superview.trailing
      dump constraints green horizontal
      #> Horizontal
      #>     <NSLayoutConstraint:c1 H:|-(20)-[UIView:red]   (active, names: '|':UIView:root )>
      #>     <NSLayoutConstraint:c2 UIView:red.width == 100   (active)>
      #>     <NSLayoutConstraint:c3 H:[UIView:red]-(8)-[UIView:green]   (active)>
      #>     <NSLayoutConstraint:c4 UIView:green.width == 50   (active)>
      #>     <NSLayoutConstraint:c6 UIView:green.trailing <= UIView:root.trailing   (active)>
      """)
  }

  @Test("logs tell where a distance comes from, and identifiers may repeat")
  func logForm() throws {
    expectRecorded(
      """
      add view a
      add view b
      pin b.leading = a.trailing + Standard
      pin b.top = a.bottom + systemSpacing
      pin H:|-20-[a]
      pin V:[a]-[b]
      set c2.identifier "gap"
      set c4.identifier "gap"
      get c1
      #> <NSLayoutConstraint:c1 H:[UIView:a]-(NSSpace(8))-[UIView:b]   (active)>
      get gap
      #> <NSLayoutConstraint:gap 'gap' V:[UIView:a]-(NSLayoutAnchorConstraintSpace(8))-[UIView:b]   (active)>
      get c3
      #> <NSLayoutConstraint:c3 H:|-(20)-[UIView:a]   (active, names: '|':UIView:root )>
      get c4
      #> <NSLayoutConstraint:c4 'gap' V:[UIView:a]-(NSSpace(8))-[UIView:b]   (active)>
      pin <NSLayoutConstraint:c1 H:[UIView:a]-(NSSpace(8))-[UIView:b]   (active)>
      get c5.constant
      #> 8
      set c1.constant 8
      get c1
      #> <NSLayoutConstraint:c1 H:[UIView:a]-(8)-[UIView:b]   (active)>
      save
      #> device "iPhone SE"
      #> add view a
      #> add view b
      #> pin b.leading = a.trailing + 8
      #> pin b.top = a.bottom + systemSpacing as gap
      #> pin a.leading = root.leading + 20 as c3
      #> pin b.top = a.bottom + Standard
      #> pin b.leading = a.trailing + 8
      #> set c4.identifier "gap"
      """)
  }

  @Test("a view that is laid out manually is in the engine only where constraints need it")
  func manual() throws {
    expectRecorded(
      """
      add label lab1 "Hello"
      set lab1.frame 270 20 42 22
      set lab1.autoresizingMask flexibleLeftMargin
      device "iPhone 5s"
      set lab1.frame 270 20 42 22
      dump constraints lab1
      #> no constraints
      add view line
      pin line.top = lab1.bottom
      dump constraints lab1 --style ios10
      #> Horizontal
      #>     <NSAutoresizingMaskLayoutConstraint:lab1.minX h=&-- v=--& UILabel:lab1'Hello'.midX == UIView:root.width - 29   (active)>
      #>     <NSAutoresizingMaskLayoutConstraint:lab1.width h=&-- v=--& UILabel:lab1'Hello'.width == 42   (active)>
      #>     <NSLayoutConstraint:root.width 'UIView-Encapsulated-Layout-Width' UIView:root.width == 320   (active)>
      #> Vertical
      #>     <NSLayoutConstraint:c1 V:[UILabel:lab1'Hello']-(0)-[UIView:line]   (active)>
      #>     <NSAutoresizingMaskLayoutConstraint:lab1.minY h=&-- v=--& UILabel:lab1'Hello'.midY == 31   (active, names: '|':UIView:root )>
      #>     <NSAutoresizingMaskLayoutConstraint:lab1.height h=&-- v=--& UILabel:lab1'Hello'.height == 22   (active)>
      """)
  }
}

/// Runs a script and expects what its lines with `#>` say, in one piece.
private func expectRecorded(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let lines = text.split(separator: "\n")
  let recorded = lines.filter { $0.hasPrefix("#> ") }.map { $0.dropFirst(3) }
  let script = lines.filter { !$0.hasPrefix("#> ") }
  expectOutput(
    script.joined(separator: "\n"), recorded.joined(separator: "\n"),
    sourceLocation: sourceLocation)
}
