import Testing

/// Swift statements on the live session, through the program.
@Suite("Swift statements", .enabled(if: Program.readsSwift))
struct SwiftStatementTests {
  /// The output of a session on standard input, after a card with a label, a button and a stack view.
  private func session(_ lines: String, bare: Bool = false) throws -> Program.Run {
    let start =
      bare
      ? ""
      : """
      add view card
      add label title "Hello" in card
      add button ok "OK" in card
      add hstack row in card
      pin card.top = superview.top + 20

      """
    return try Program().input(start + lines).run()
  }

  /// Geometry that UIKit's documentation or arithmetic decides.
  @Test(
    "give UIKit's frames",
    arguments: [
      (
        "let v = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))\nview.addSubview(v)",
        "(100, 100, 50, 50)"
      ),
      (
        "let v = UIView(frame: CGRect(10, 20, 30, 40))\nself.view.addSubview(v)\nv.bounds.size.width += 20",
        "(0, 20, 50, 40)"
      ),
      (
        "let v = UIView(); v.frame.size = CGSize(width: 7, height: 8); view.addSubview(v)",
        "(0, 0, 7, 8)"
      ),
      (
        "let v = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))\nview.addSubview(v)\n"
          + "v.transform = CGAffineTransform(scaleX: 1.8, y: 1)", "(60.2, 111, 237.6, 194)"
      ),
      (
        "let v = UIView(frame: CGRect(x: 20, y: 111, width: 100, height: 100))\nview.addSubview(v)\n"
          + "let t = CGAffineTransform(translationX: 100, y: 0)\nlet r = CGAffineTransform(rotationAngle: .pi)\n"
          + "v.transform = t.concatenating(r).concatenating(r.inverted())", "(120, 111, 100, 100)"
      ),
      (
        "let a = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60)); view.addSubview(a)\n"
          + "let v = UIView(frame: a.bounds.insetBy(dx: 10, dy: 10)); a.addSubview(v)\n"
          + "v.center = a.convert(a.center, from: a.superview)", "(10, 10, 80, 40)"
      ),
      (
        "let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v)\nNSLayoutConstraint.activate([\n  v.topAnchor.constraint(equalTo:"
          + " view.safeAreaLayoutGuide.topAnchor, constant: 16),\n  v.leadingAnchor.constraint(equalTo: view.leadingAnchor),"
          + "\n  v.widthAnchor.constraint(equalToConstant: 30), v.heightAnchor.constraint(equalToConstant: 40),\n])",
        "(0, 36, 30, 40)"
      ),
      (
        "let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v)\n"
          + "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[v]-|\", metrics: nil, "
          + "views: [\"v\": v]))\nv.snp.makeConstraints { make in make.top.equalToSuperview().inset(8); make.height.equalTo(9) }",
        "(16, 8, 343, 9)"
      ),
    ])
  func frames(_ code: String, _ frame: String) throws {
    let run = try session(code + "\nv.frame\n", bare: true)
    #expect(run.stdout.hasSuffix("\(frame)\n") && run.stderr.isEmpty, "\(run.stdout)\(run.stderr)")
  }

  @Test(
    "are printed and answered as Swift would",
    arguments: [
      ("row.addArrangedSubview(ok)\nrow.arrangedSubviews", "[ok]"),
      ("title.isHidden.toggle()\ntitle.isHidden", "true"),
      ("print(\"width \\(title.intrinsicContentSize.width)\")", "width 39"),
      (
        "title.setContentHuggingPriority(.required, for: .horizontal)\nget title.hugging.horizontal",
        "1000"
      ),
      ("card.subviews.forEach { $0.removeFromSuperview() }\ncard.subviews.count", "0"),
      ("title.superview == card", "true"),
      ("ok.isDescendant(of: view)", "true"),
      ("title.tag = 7\nview.viewWithTag(7)", "title"),
      ("c1.constant = 44\nget c1.constant", "44"),
      ("card.layer.cornerRadius = 6\nget card.cornerRadius", "6"),
      (
        "card.backgroundColor = UIColor(red: 1, green: 0.4, blue: 1, alpha: 1)\nget card.backgroundColor",
        "#ff66ff"
      ),
      ("title.contentCompressionResistancePriority(for: .horizontal)", "750"),
      ("func width(_ v: UIView) -> CGFloat { return v.bounds.width * 2 }\nwidth(title)", "78"),
      ("let gap: CGFloat = 12\npin ok.top = title.bottom + gap as below\nget below.constant", "12"),
      (
        "let lead = title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4)\nlead.isActive = true\n"
          + "lead.constant = 9\nget lead.constant", "9"
      ),
    ])
  func answers(_ code: String, _ answer: String) throws {
    let run = try session(code)
    #expect(run.stdout.hasSuffix("\(answer)\n") && run.stderr.isEmpty, "\(run.stdout)\(run.stderr)")
  }

  @Test("keep a view that leaves, with its values and constraints inside, for its return")
  func comesBack() throws {
    let run = try session(
      """
      pin title.width = 77
      title.textColor = .red
      card.removeFromSuperview()
      title.superview
      view.subviews
      view.addSubview(card)
      get title.text
      get title.textColor
      get title.width
      """)
    #expect(run.stdout == "card\n[]\nHello\nred\n77\n", "\(run.stdout)\(run.stderr)")
  }

  @Test("that would take the layout apart are refused, also after a reset")
  func whole() throws {
    let run = try session(
      """
      let sc = UIScrollView()
      view.addSubview(sc)
      expect error "holds the whole layout" { swift { sc.addSubview(window) } }
      reset
      add view a
      expect error "holds the whole layout" { swift { sc.addSubview(view) } }
      swift { a.widthAnchor.constraint(equalToConstant: 3).isActive = true; a.constraints.first?.constant = .zero }
      dump frames
      """, bare: true)
    #expect(run.status == 0 && run.stdout.contains("a (0, 0, 0, 0)"), "\(run)")
  }

  @Test("are one undo step each, and go by the layout as undo leaves it")
  func undo() throws {
    let run = try session(
      """
      let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.addSubview(v)
      v.frame.origin.x = 10
      undo
      v.frame
      undo
      v.superview
      view.addSubview(v)
      get v.frame
      """, bare: true)
    #expect(
      run.stdout.contains("(1, 2, 3, 4)\nundid: view.addSubview(v)\nnil\n(1, 2, 3, 4)\n"),
      "\(run.stdout)\(run.stderr)")
  }

  @Test(
    "say what they can't follow, and then change nothing",
    arguments: [
      ("titel.isHidden = true", "unknown view 'titel'"),
      ("card.addSubview(titel)", "'titel' isn't a view, constraint or variable here"),
      ("title.bogus = 3", "'bogus' of UILabel isn't known"),
      ("title.fade(3)", "'fade' of title isn't known"),
      ("card.addSubview(card)", "'card' can't be in itself"),
      ("title.alpha = ok", "isn't known"),
      ("view.addSubview(UIView(frame: 3))", "isn't known"),
      (
        "let v = UIView()\nNSLayoutConstraint.activate([v.topAnchor.constraint(equalTo: view.topAnchor)])",
        "isn't in the hierarchy"
      ),
    ])
  func refusals(_ code: String, _ reason: String) throws {
    let directory = try TemporaryDirectory()
    let run = try Program("-c", Self.start, "-c", code).directory(directory).run()
    #expect(run.status != 0)
    #expect(run.stderr.contains(reason), "\(run.stderr)")
  }

  private static let start =
    "add view card; add label title \"Hello\" in card; add button ok \"OK\" in card; pin card.top = superview.top + 20"

  @Test("stand in braces in scripts, which name the line for a bare one")
  func scripts() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "good.lay",
      """
      swift {
        let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) // a comment, with ) and }
        view.addSubview(a)
      }
      expect a.frame = 1 2 3 4
      undo
      expect error "unknown view" { get a.frame }
      """)
    try directory.file("bare.lay", "add view a\na.removeFromSuperview()\n")
    #expect(try Program("test", "good.lay").directory(directory).run().status == 0)
    let bare = try Program("run", "bare.lay").directory(directory).run()
    #expect(bare.stderr.contains("write: swift { a.removeFromSuperview() }"), "\(bare.stderr)")
    try directory.file(
      "mended.lay",
      "add view a\nswift { a.removeFromSuperview() }\nexpect error \"unknown\" { get a.frame }\n")
    #expect(try Program("run", "mended.lay").directory(directory).run().status == 0)
  }

  @Test("open from a file without a class; SwiftUI is told so")
  func files() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Scene.swift",
      """
      import UIKit
      let v = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
      view.addSubview(v)
      v.transform = CGAffineTransform(translationX: 5, y: 5)
        .rotated(by: .pi)
      """)
    let run = try Program("run", "Scene.swift", "-c", "v.frame").directory(directory).run()
    #expect(run.stdout == "(15, 15, 100, 50)\n", "\(run.stdout)\(run.stderr)")
    try directory.file(
      "Page.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\") } }")
    let page = try Program("run", "Page.swift").directory(directory).run()
    #expect(page.stderr.contains("'Page.swift' is SwiftUI"), "\(page.stderr)")
  }

  @Test("are repaired if a web page has lost the ends of lines")
  func damaged() throws {
    let run = try session(
      """
      let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) view.addSubview(v)
      v.center= CGPoint(x: 10, y: 10)
      v.frame
      """, bare: true)
    #expect(run.stdout == "(8.5, 8, 3, 4)\n", "\(run.stdout)\(run.stderr)")
  }

  @Test("at the prompt say what changed")
  func prompt() throws {
    let repl = try ReplFixture()
    let terminal = try repl.start()
    try terminal.enter("let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))")
    #expect(try terminal.enter("view.addSubview(v)").contains("v (1, 2, 3, 4)"))
    #expect(
      try terminal.enter("v.frame.origin = CGPoint(x: 5, y: 5)").contains(
        "v (1, 2, 3, 4) → (5, 5, 3, 4)"))
    repl.leave(terminal)
  }

  @Test(
    "answer questions about the window, the screen and views by tag",
    arguments: [
      ("window.backgroundColor", "none"), ("view.window!.bounds", "(0, 0, 375, 667)"),
      ("card.viewWithTag(3)", "title"), ("card.viewWithTag(4)", "nil"),
      ("title.isDescendant(of: card)", "true"), ("card.isDescendant(of: title)", "false"),
      ("rotate\nscreen.coordinateSpace.bounds", "(0, 0, 667, 375)"),
      ("rotate\nscreen.fixedCoordinateSpace.bounds", "(0, 0, 375, 667)"),
      ("rotate\nUIScreen.main.fixedCoordinateSpace.bounds", "(0, 0, 375, 667)"),
    ])
  func questions(_ lines: String, _ answer: String) throws {
    let run = try session("set title.tag 3\n\(lines)\n")
    #expect(run.stdout == "\(answer)\n", "\(run.stdout)\(run.stderr)")
    #expect(run.stderr == "")
  }

  @Test(
    "say what can't be, or isn't followed, instead of going on without it",
    arguments: [
      ("gap.constant = \"abc\"", "'constant' can't be set: it must be a finite number"),
      ("gap.constant = nil", "'constant' can't be set: it must be a finite number"),
      ("gap.constant = .nan", "'constant' can't be set: it must be a finite number"),
      ("gap.constant = 0.0 / 0.0", "'constant' can't be set: a division by zero"),
      ("gap.priority = \"high\"", "'priority' can't be set: it must be a number or a priority"),
      ("gap.isActive = 3", "'isActive' can't be set: it must be true or false"),
      (
        "var n = 0\nfor _ in 0..<1001 { n += 1 }",
        "a loop isn't followed: a loop has more than 1000 rounds"
      ),
      ("var n = 0\nwhile n < 1001 { n += 1 }", "a loop has more than 1000 rounds"),
      ("let a = [1, 2, 3]\nprint(a[5])", "the index 5 is out of range in a list of 3"),
      ("let a: [Int] = []\nprint(a.first!)", "this is nil, and '!' ends the app"),
      ("VStack { Text(\"a\") }", "'VStack' is SwiftUI, which lays out views differently"),
      ("struct Screen: View {\n  var body: some View { Text(\"a\") }\n}", "'Screen' is SwiftUI"),
      ("import SwiftUI\nstruct Screen: View {}", "'Screen' is SwiftUI"),
    ])
  func silence(_ lines: String, _ reason: String) throws {
    let run = try session("let gap = card.widthAnchor.constraint(equalToConstant: 8)\n\(lines)\n")
    #expect(run.stderr.contains("error: \(reason)"), "\(run)")
    #expect(run.status == 1)
    #expect(run.stdout == "")
  }

  @Test("may begin like a file")
  func imports() throws {
    let run = try session("import UIKit\nfor i in 0..<3 { print(i) }\n", bare: true)
    #expect(run.stdout == "0\n1\n2\n" && run.stderr == "", "\(run)")
  }

  @Test("print UIKit's trace, and say that the window's values can't be set")
  func trace() throws {
    let traced = try session("card._autolayoutTrace()\n")
    let whole = try session("dump trace\n")
    #expect(traced.stdout == whole.stdout && traced.stdout.contains("UILabel:title"))
    let refused = try session("window.backgroundColor = .red\n")
    #expect(refused.status != 0 && refused.stderr.contains("the values of window can't be set"))
  }
}
