import Testing

/// Code that runs in layout passes, through the program.
@Suite("Layout code")
struct LayoutCodeTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("of a view runs at each layout, and is undone and saved")
  func inTheLanguage() throws {
    try directory.file(
      "code.lay",
      """
      add view card
      pin card edges to superview
      add view inner in card
      on layout of card { set inner.frame card.bounds insetBy 10 10 }
      expect inner.frame = 10 10 355 647
      rotate
      expect inner.frame = 10 10 647 355
      undo
      expect inner.frame = 10 10 355 647
      save saved.lay
      on layout of card { }
      rotate
      expect inner.frame = 10 10 355 647
      undo 2
      rotate
      expect inner.frame = 10 10 647 355
      """)
    let run = try Program("run", "code.lay").directory(directory).run()
    #expect(run.status == 0, "\(run.stderr)")
    let again = try Program("run", "saved.lay", "-c", "resize 200x300; inner.frame; save again.lay")
      .directory(directory).run()
    #expect(again.stdout == "(10, 10, 180, 280)\n", "\(again.stdout)\(again.stderr)")
    try directory.file("twice.lay", "source saved.lay\nsave twice.txt\n")
    #expect(try Program("run", "twice.lay").directory(directory).run().status == 0)
    #expect(try directory.text("twice.txt") == directory.text("saved.lay"))
  }

  @Test("follows the name of its view, goes with it, and is saved as a comment where it can't run")
  func names() throws {
    try directory.file(
      "code.lay",
      """
      add view card 100x100
      add view inner in card
      add view gone
      on layout of card { set inner.alpha 0.5 }
      on layout of gone { set card.alpha 0.5 }
      rename card panel
      remove gone
      save renamed.lay
      rename inner core
      save broken.lay
      """)
    let run = try Program("run", "code.lay").directory(directory).run()
    #expect(run.status == 0, "\(run.stderr)")
    let renamed = try directory.text("renamed.lay")
    #expect(
      renamed.contains("on layout of panel { set inner.alpha 0.5 }") && !renamed.contains("of gone")
    )
    #expect(
      try directory.text("broken.lay").contains("\n# on layout of panel { set inner.alpha 0.5 }\n"))
    for file in ["renamed.lay", "broken.lay"] {
      let again = try Program("run", file).directory(directory).run()
      #expect(again.status == 0, "\(again.stderr)")
    }
  }

  @Test("runs inside edits that ask for frames, where something isn't installed")
  func insideEdits() throws {
    let run = try Program(
      "-c",
      """
      add vstack off; add vstack side; uninstall off; add hstack row; on layout of row { set side.alpha 0.5 }
      add progress bar; resolve missing bar; embed bar in vstack column; side.alpha
      """
    ).directory(directory).run()
    #expect(run.status == 0 && run.stdout.hasSuffix("0.5\n"), "\(run.stdout)\(run.stderr)")
  }

  @Test("that can't run is refused, and told when it can't run any more")
  func problems() throws {
    let refused = try Program("-c", "add view a; on layout of a { set b.alpha 1 }").directory(
      directory
    )
    .run()
    #expect(refused.status != 0 && refused.stderr.contains("unknown view 'b'"), "\(refused.stderr)")
    let repeated = try Program("-c", "on layout of root { add view a }").directory(directory).run()
    #expect(
      repeated.status != 0 && repeated.stderr.contains("named 'a' already"), "\(repeated.stderr)")
    let late = try Program(
      "-c", "add view a; add view b; on layout of a { set b.frame a.bounds }; rename b c; rotate"
    ).directory(directory).run()
    #expect(late.status == 0)
    #expect(
      late.stderr.contains("the code on layout of a doesn't run: unknown view 'b'"),
      "\(late.stderr)")
  }

  @Test("that never comes to rest is stopped")
  func endless() throws {
    let run = try Program(
      "-c", "add view a; add view b; set b.frame 0 0 10 10",
      "-c", "on layout of a { set b.frame.size.width b.frame.width + 1 }; b.frame"
    ).directory(directory).run()
    #expect(run.stdout == "(0, 0, 18, 10)\n", "\(run)")
  }

  /// Views and controllers that place subviews in their layout methods.
  private static let code = """
    import UIKit
    final class Board: UIView {
      var cards: [UIView] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        for _ in 0..<3 { let card = UIView(); cards.append(card); addSubview(card) }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in cards.enumerated() {
          card.frame = CGRect(x: 40 + CGFloat(index) * 50, y: bounds.height - 100, width: 40, height: 60)
        }
        gradient.frame = bounds
      }
    }
    final class Late: UIView {
      lazy var badge = UIView()
      override func willMove(toSuperview newSuperview: UIView?) { backgroundColor = .red }
      override func layoutSubviews() {
        super.layoutSubviews()
        if badge.superview == nil { addSubview(badge) }
        badge.frame = bounds.insetBy(dx: 10, dy: 20).offsetBy(dx: 1, dy: 2)
      }
    }
    final class Page: UIViewController {
      let label = UILabel()
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); label.text = "Hi" }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: view.bounds.midX, y: view.safeAreaInsets.top, width: 50, height: 20)
      }
    }
    """

  @Test("in Swift runs on every screen", .enabled(if: Program.readsSwift))
  func swift() throws {
    try directory.file("Code.swift", Self.code)
    let frames = try Program("frames", "Code.swift").directory(directory).run()
    for line in [
      "card3 (140, 567, 40, 60)", "badge (11, 22, 355, 627)", "label (187.5, 20, 50, 20)",
    ] { #expect(frames.stdout.contains("  \(line)\n"), "\(frames.stdout)") }
    let turned = try Program("open", "Code.swift", "--type", "Board").directory(directory)
      .input("rotate\ncard3.frame\nundo\ncard3.frame\n").run()
    #expect(
      turned.stdout.hasSuffix("(140, 275, 40, 60)\nundid: rotate\n(140, 567, 40, 60)\n"),
      "\(turned.stdout)\(turned.stderr)")
    let late = try Program("open", "Code.swift", "--type", "Late").directory(directory)
      .input("root.backgroundColor\nrotate\nroot.subviews\nbadge.frame\n").run()
    #expect(
      late.stdout.hasSuffix("red\n[badge]\n(11, 22, 647, 335)\n"), "\(late.stdout)\(late.stderr)")
    // Nothing is left without a size on any screen.
    let check = try Program("check", "Code.swift").directory(directory).run()
    #expect(!check.stdout.contains("zero-size"), "\(check.stdout)")
  }
}
