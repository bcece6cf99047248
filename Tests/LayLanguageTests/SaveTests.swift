import AutoLayout
import Foundation
import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

@testable import LayLanguage

/// Running what `save` wrote and saving again gives the same bytes.
@Suite struct SaveTests {
  private static let cookbook = Repository.root.appending(path: "Docs/Cookbook")

  static let recipes =
    (try? FileManager.default.contentsOfDirectory(atPath: cookbook.path()))?
    .filter { $0.hasSuffix(".lay") }.sorted() ?? []

  @Test func findsTheRecipes() { #expect(Self.recipes.count >= 8) }

  @Test(arguments: recipes) func recipe(_ file: String) throws {
    let bytes = Array(try Data(contentsOf: Self.cookbook.appending(path: file)))
    var script = Script()
    do {
      try script.run(try Source(name: file, bytes: bytes).text, name: file)
    } catch {
      Issue.record("\(error)")
    }
    try expectRoundTrip(script)
  }

  @Test(arguments: 0..<25) func randomSession(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var script = Script()
    for _ in 0..<60 {
      let command = RandomCommand.next(script.interpreter.session.layout, &generator)
      let before = script.state
      // Refusals are part of the test: they must leave the session alone.
      do { try script.run(command) } catch { #expect(script.state == before, "\(command)") }
    }
    #expect(script.interpreter.session.history.count > 10)
    try expectRoundTrip(script)
    try expectUndoable(script)
  }

  /// When a stack view made the rectangle of its gap must not matter: the saved script makes it later.
  @Test func keepsTheFramesOfStacksThatWereEdited() throws {
    var script = Script()
    try script.run(
      """
      add view card 57x107
      add vstack column distribution equalCentering alignment leading in card
      add view red 121x114 in column
      add view lost 190x101 in column
      pin red.width <= 7
      pin column.width = 1/3 x column.height
      pin red.height = 1
      remove lost
      add view blue in column
      embed blue in hstack row
      """)
    var replayed = Script()
    try replayed.run(script.saved)
    let frames = script.interpreter.session.layout.frameDump()
    #expect(replayed.interpreter.session.layout.frameDump() == frames)
  }

  /// Reports print `NSLayoutAnchorConstraintSpace(16)` for two spacings, and a number for 16 points.
  @Test(arguments: ["systemSpacing", "2 * systemSpacing", "1.5 * systemSpacing", "16"])
  func keepsMultiplesOfTheSystemsSpacing(_ distance: String) throws {
    var script = Script()
    try script.run(
      "add view a\nadd view b\npin b.top >= a.bottom + \(distance) @500\npin a.top = superview.top")
    #expect(script.saved.contains("pin b.top >= a.bottom + \(distance) @500\n"))
    try expectRoundTrip(script)
  }

  /// `Standard` beside a bar is 0, and logs still print `NSSpace(0)`.
  @Test func keepsStandardSpacingOfNothing() throws {
    var script = Script()
    try script.run("add navbar b\nadd scroll k in b\npin k.top = superview.top + Standard")
    #expect(script.saved.contains("pin k.top = b.top + Standard\n"))
    try expectRoundTrip(script)
  }

  /// A view that moved to another superview has its 20 points still, but `Standard` is 8 there.
  @Test func spacingThatWouldBeAnotherNumberIsANumber() throws {
    var script = Script()
    let dump = try script.run(
      """
      add vstack row
      add view holder in row
      add view inner in holder
      pin row.leading = inner.trailing + Standard
      pin inner.top = holder.top + Standard
      move holder to root at 0
      dump constraints inner
      """)
    #expect(
      dump.contains("V:|-(NSSpace(20))-[UIView:inner]") && dump.contains("[UIView:inner]-(20)-["))
    try expectRoundTrip(script)
  }

  @Test func keepsWhereTheCodeOfConstraintsIs() throws {
    var script = Script()
    try script.run(
      """
      add view a
      pin a.width = 10 as c
      set c.code "v.swift:13:34"
      pin a.width = 20
      """)
    #expect(script.saved.contains("set c.code \"v.swift:13:34\"\n"))
    let reports = script.interpreter.session.layout.conflictReports()
    #expect(reports[0].description.hasSuffix("The code is at:\n\tc: v.swift:13:34"))
    try expectRoundTrip(script)
  }

  /// The value of a variable may be gone.
  @Test(arguments: [("foot", "width"), ("k", "constant")])
  func errorsOfWhatIsGone(_ name: String, _ property: String) throws {
    var script = Script()
    try script.run(
      "add view foot\npin foot.width = 9 as k\nlet what = \(name)\nunpin k\nremove foot")
    var replay = Script()
    try replay.run(script.saved)
    let errors = [script, replay].map { script in
      var script = script
      do { return "\(try script.run("get what.\(property)"))" } catch { return "\(error)" }
    }
    #expect(errors[0].contains("unknown"))
    #expect(errors[0] == errors[1])
  }

  /// UIKit makes its guides when they are first needed, and when that was must not matter.
  @Test func listsWhatUIKitMakesInOneOrder() throws {
    var script = Script()
    try script.run(
      """
      add view a
      pin a.top = topLayoutGuide.bottom
      add label b "x"
      set b.frame 1 2 3 4
      pin a.height = b.height
      """)
    var replay = Script()
    try replay.run(script.saved)
    let dump = "dump constraints a vertical"
    let (before, after) = (try script.run(dump), try replay.run(dump))
    #expect(before == after)
  }

  /// The age of views decides the frames of ambiguous layouts.
  @Test func keepsTheAgeOfViewsThatMovedIntoYoungerOnes() throws {
    var script = Script()
    try script.run(
      """
      add view v1
      add view v2
      add view v4 in v1
      add vstack v5
      pin v2.top = v4.bottom - 100
      move v2 to v5
      """)
    #expect(script.saved.contains("add view v2\nadd view v4 in v1\nadd vstack v5\nmove v2 to v5\n"))
    try expectRoundTrip(script)
  }

  @Test func keepsTheFramesOfArrangedViewsThatRuleThemselves() throws {
    var script = Script()
    try script.run(
      """
      add hstack s
      add view v in s
      set v.translatesAutoresizingMaskIntoConstraints true
      set v.frame 10 20 30 40
      """)
    try expectRoundTrip(script)
  }

  @Test func writesOnlyWhatReplayNeeds() {
    expectOutput(
      """
      device "iPad" landscape
      resize 300x400
      add view a
      add view "Big View"
      move a to "Big View"
      add view first in "Big View" at 0
      set first.margins 1 2 3 4
      set "Big View".text "x" # labels only
      """.replacing("\nset \"Big View\".text \"x\" # labels only", with: "")
        + """

        pin a.width = 1
        pin a.height = 2
        unpin c1
        pin first.width = 3 as c7
        pin first.height = 4
        deactivate c7
        save
        """,
      """
      device iPad landscape
      resize 300x400
      add view a
      add view "Big View"
      move a to "Big View"
      add view first in "Big View" at 0
      set first.layoutMargins (1, 2, 3, 4)
      pin a.height = 2 as c2
      pin first.width = 3 as c7
      pin first.height = 4
      deactivate c7
      """)
  }

  @Test(arguments: [
    ("bars status", nil), ("bars hidden status", "bars none"),
    ("bars tab navigation", "bars navigation tab"),
    ("bars LargeTitle hidden status", "bars navigation largeTitle hidden status"),
    ("safeArea 1; safeArea default", nil), ("keyboard 0", "keyboard 0"),
    ("keyboard 291.5", "keyboard 291.5"), ("keyboard 291; keyboard hidden", nil),
  ]) func screen(_ command: String, _ saved: String?) throws {
    var script = Script()
    try script.run(command)
    let last = saved.map { $0 + "\n" } ?? ""
    #expect(script.saved == "device \"iPhone SE\"\n" + last)
    try expectRoundTrip(script)
    // Another device changes nothing about it.
    try script.run("device iPad; rotate; device \"iPhone SE\"")
    #expect(script.saved.contains(saved ?? "device"))
  }

  @Test(arguments: [("1", "(1, 1, 1, 1)"), ("0", "(0, 0, 0, 0)")])
  func safeAreaOfAScreen(_ insets: String, _ saved: String) throws {
    var script = Script()
    try script.run("safeArea \(insets)")
    #expect(script.saved == "device \"iPhone SE\"\nsafeArea \(saved)\n")
    try expectRoundTrip(script)
    try script.run("device iPad")
    #expect(script.saved == "device iPad\n")
  }

  @Test(
    "keeps constraints of views that are named like formats", arguments: ["H:|-[a]-|", "[a]", "|"])
  func nameLikeAFormat(_ name: String) throws {
    var script = Script()
    try script.run("add view a; pin a.width = 20; rename a \"\(name)\"")
    #expect(script.saved.contains("pin \"\(name)\".width = 20"))
    try expectRoundTrip(script)
  }

  /// Saves, runs that in a new session, and compares both the script and the frames.
  private func expectRoundTrip(_ script: Script) throws {
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
    let (old, new) = (script.interpreter.session.layout, replay.interpreter.session.layout)
    #expect(new.frameDump() == old.frameDump())
    for item in script.interpreter.session.layout.items
    where !script.interpreter.session.layout.isAmbiguous(item) {
      let name = script.interpreter.session.layout.name(of: item)
      let other = try #require(replay.interpreter.session.layout.item(named: name))
      #expect(
        replay.interpreter.session.layout.superview(of: other)
          .map(replay.interpreter.session.layout.name(of:))
          == script.interpreter.session.layout.superview(of: item)
          .map(script.interpreter.session.layout.name(of:)))
    }
  }

  /// Every step can be taken back and done again.
  private func expectUndoable(_ script: Script) throws {
    var script = script
    let end = script.saved
    let count = script.interpreter.session.history.count
    try script.run("undo \(count)")
    #expect(script.saved == Script().saved)
    try script.run("redo \(count)")
    #expect(script.saved == end)
  }
}

/// Commands that mostly work.
enum RandomCommand {
  static func next(_ layout: Layout, _ generator: inout SeededGenerator) -> String {
    let names = layout.items.map(layout.name(of:)).map(NameText.written)
    let constraints = layout.constraints.map { NameText.written(layout.constraint($0).name) }
    func pick(_ values: [String]) -> String {
      values.isEmpty ? "none" : values[Int(generator.next() % UInt64(values.count))]
    }
    func number() -> String { NumberText.exact(Double(generator.next() % 2000) / 4 - 100) }
    let newName = pick(["a", "b", "\"Two Words\"", "my-view", "_x", "\"1st\"", "é"])
    let handle = pick([newName, "c1", "c3", "c30"])
    let attribute = pick(["leading", "trailing", "centerX", "width"])
    let commands = [
      "add view \(newName) in \(pick(names))", "add label \(newName) \"T\\\\\\n\\\"\" 30x20",
      "add button \(newName) before \(pick(names))", "add guide \(newName) in \(pick(names))",
      "remove \(pick(names))", "rename \(pick(names)) \(newName)",
      "move \(pick(names)) to \(pick(names))", "send \(pick(names)) to back",
      "exchange \(pick(names)) \(pick(names))", "hide \(pick(names))",
      "pin \(pick(names)).\(attribute) = \(pick(names)).\(attribute) + \(number())",
      "pin \(pick(names)).width >= 0.5 * \(pick(names)).height @\(pick(["250", "999.5"]))",
      "pin \(pick(names)).top = superview.safeArea.top + Standard as \(handle)",
      "pin \(pick(names)) edges to superview inset \(number())",
      "pin \(pick(names)).width = \(number())", "unpin \(pick(constraints))",
      "deactivate \(pick(constraints))", "activate \(pick(constraints))",
      "set \(pick(constraints)).constant \(number())", "set priority \(pick(constraints)) 20",
      "group \(pick([newName, "set", "c9"])) = \(pick(constraints)) \(pick(constraints))",
      "swap \(pick(constraints)) set", "ungroup set", "deactivate set", "unpin set",
      "pin \(pick(names)) size to \(pick(names)) as \(handle) inactive",
      "set \(pick(constraints)).name \(handle)", "set \(pick(names)).alpha 0.5",
      "set \(pick(names)).hugging.vertical 12.5", "set \(pick(names)).margins \(number())",
      "set \(pick(names)).frame 1 2 3 4", "set \(pick(names)).frame 10 20 \(number()) 40",
      "set \(pick(names)).autoresizingMask \(pick(["flexibleWidth", "flexibleLeftMargin", "none"]))",
      "set \(pick(names)).autoresizingMask flexibleHeight, flexibleTopMargin",
      "set \(pick(names)).transform rotation \(number())", "set \(pick(names)).tag 3",
      "set \(pick(names)).transform scale 2 translated \(number()) 1 inverted",
      "set \(pick(names)).bounds \(number()) 1 20 30", "set \(pick(names)).clipsToBounds true",
      "set \(pick(names)).center \(number()) \(number())",
      "move \(pick(names)) above \(pick(names))", "resize 320x480",
      "rotate", "direction \(pick(["rtl", "ltr"]))",
      "set \(pick(names)).semanticContentAttribute \(pick(["spatial", "forceRightToLeft"]))",
      "set \(pick(names)).directionalLayoutMargins 1 \(number()) 3 4",
      "bars \(pick(["none", "navigation tab", "largeTitle hidden status", "status", "toolbar"]))",
      "safeArea \(pick(["default", "1 2 3 4.5", "0", "-1"]))",
      "keyboard \(pick(["hidden", "291.5", "0"]))",
      "device \(pick(["iPad", "\"iPhone X\" landscape"]))",
      "set \(pick(names)).additionalSafeAreaInsets \(number())",
      "set \(pick(names)).layoutMarginsFollowReadableWidth true",
      "set root.viewRespectsSystemMinimumLayoutMargins \(pick(["true", "false"]))",
      "pin \(pick(names)).top = superview.\(pick(["readableContentGuide", "keyboardLayoutGuide"])).top",
      "add hstack \(newName) spacing 8 in \(pick(names))", "add vstack \(newName) axis horizontal",
      "arrange \(pick(names)) in \(pick(names)) at \(pick(["0", "1", "2"]))",
      "arrange \(pick(names)) in \(pick(names))", "unarrange \(pick(names))",
      "set \(pick(names)).alignment \(pick(["top", "center", "lastBaseline"]))",
      "set \(pick(names)).distribution equalSpacing", "set \(pick(names)).spacing standard",
      "set \(pick(names)).customSpacing \(number())", "show \(pick(names))",
      "set \(pick(names)).layoutMarginsRelativeArrangement true",
      "add scroll \(newName) in \(pick(names))", "set \(pick(names)).contentOffset 0 \(number())",
      "set \(pick(names)).contentInset 1 2 3 4", "set \(pick(names)).contentSize 300x400",
      "pin \(pick(names)).top = \(pick(names)).frameLayoutGuide.top",
      "pin \(pick(names)).bottom = \(pick(names)).contentLayoutGuide.bottom",
      "let g = \(number())", "let v = \(pick(names))", "let s = CGSize(1, 2) * 2",
      "let l = [\(pick(names)), \(pick(names))]", "let p = \(pick(names)).center",
      "each i in 1...2 { add view \"n\\(i)\" in \(pick(names)) }",
      "each w in \(pick(names)), \(pick(names)) { set w.alpha 1 / 4; hide w }",
      "define f(p) { add view p in \(pick(names)); pin p.width = g }", "f q", "f(\(newName))",
      "set \(pick(names)).frame \(pick(names)).frame insetBy 1 \(number())",
      "set \(pick(names)).bounds.size.width += 3", "set \(pick(names)).frame.origin.x g / 3",
      "set \(pick(names)).center \(pick(names)).bounds.center", "set v.alpha 0.75",
      "pin \(pick(names)), \(pick(names)) top to superview inset g as \(handle)",
      "pin \(pick(names)).width = \(pick(names)).width = \(pick(names)).width as \(handle)",
      "align \(pick(names)) \(pick(names)) top", "distribute v \(pick(names)) vertically g / 7",
      "when wC { add view \(newName) in \(pick(names)); pin \(newName).width = \(number()) }",
      "when \(pick(["hR", "wR hC", "wC hR"])) { hide \(pick(names)); uninstall \(pick(names)) }",
      "when hC { install \(pick(names)); set \(pick(constraints)).constant \(number()) }",
      "uninstall \(pick(names))", "install \(pick(names))", "when wC forget",
      "traits \(pick(["wR", "hC", "wC hC pad", "default"]))", "split \(pick(["half", "third"]))",
      "set \(pick(names)).traitOverrides \(pick(["wR", "hC rtl XXL", "none"]))",
    ]
    return pick(commands)
  }
}
