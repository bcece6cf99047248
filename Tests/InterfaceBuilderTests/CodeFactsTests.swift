import Testing

@testable import InterfaceBuilder

/// What the code of an app does with the outlets of its documents.
@Suite("Facts of code")
struct CodeFactsTests {
  private static func facts(_ source: String) -> CodeFacts {
    CodeFacts(ofSource: Array(source.utf8))
  }

  @Test(
    "tell the texts that it writes",
    arguments: [
      "title.text = \"Hello\"", "self.title?.attributedText = text",
      "title.setTitle(nil, for: .normal)",
      "self.title.titleLabel?.numberOfLines = 0", "[_title setText:text];",
      "[self.title setTitle:@\"Go\" forState:UIControlStateNormal];", "_title.text = nil;",
    ])
  func texts(_ source: String) {
    #expect(Self.facts(source).has(.text, on: "title"), "\(source)")
    #expect(!Self.facts(source).has(.text, on: "subtitle"))
  }

  @Test(
    "leave out what only reads, compares or comments",
    arguments: [
      "let text = title.text", "if title.text == nil { }", "// title.text = nil",
      "/* title.text = nil */", "print(\"title.text = nil\")",
      "let shown = isShort ? title.text : name", "setTitle(title.text, for: .normal)",
    ])
  func reading(_ source: String) {
    #expect(!Self.facts(source).has(.text, on: "title"), "\(source)")
  }

  @Test(
    "tell the title of a controller",
    arguments: [
      ("    title = \"Mailboxes\"", "Mailboxes"),
      ("self.navigationItem.title = @\"A b.c\";", "A b.c"),
      ("  self.title = NSLocalizedString(\"Folders\", comment: \"\")", "Folders"),
      ("let title = \"No\"", nil), ("alert.title = \"No\"", nil), ("title = \"\\(name)\"", nil),
      ("title = \"menu.title\".localized", nil), ("// title = \"No\"", nil), ("title = name", nil),
    ] as [(String, String?)])
  func titles(_ line: String, _ title: String?) {
    let files = NearbyFiles(contents: [
      "app/.git/HEAD": [], "app/Inbox.swift": Array("class Inbox {\n\(line)\n}".utf8),
    ])
    #expect(AppCode(files).title(ofClass: "Inbox", near: "/app/Main.storyboard") == title)
  }

  @Test("tell what it places, arranges, hides for good and changes of constraints")
  func influences() {
    let facts = Self.facts(
      """
      card.frame = bounds; row.axis = .vertical; hint.isHidden = true
      badge.isHidden = true; badge.isHidden = count == 0
      top.constant += 8; [_bottom setActive:NO]
      NSLayoutConstraint.activate([first, second])
      photo.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      alert.transform = CGAffineTransform(scaleX: 0.5, y: 0.5); alert.transform = .identity
      [save, share].forEach { $0.setTitle(nil, for: .normal) }
      """)
    #expect(facts.has(.frame, on: "card") && facts.has(.axis, on: "row"))
    #expect(facts.has(.transform, on: "photo") && !facts.has(.transform, on: "alert"))
    #expect(facts.has(.text, on: "save") && facts.has(.text, on: "share"))
    #expect(facts.has(.hiding, on: "hint") && !facts.has(.hiding, on: "badge"))
    for name in ["top", "bottom", "first", "second"] {
      #expect(facts.has(.constraint, on: name), "\(name)")
    }
    #expect(!facts.has(.constraint, on: "card"))
  }

  @Test(
    "tell what it changes, not what it reads beside that",
    arguments: [
      ("box.frame = card.frame", ["box"]), ("let height = card.frame.height", []),
      ("box.frame.size.height = 80", ["box"]), ("box.frame.origin.y -= card.frame.height", ["box"]),
      ("[box setFrame:card.frame];", ["box"]), ("box?.center.x = card.center.x", ["box"]),
      ("box.frame.insetBy(dx: 1, dy: 1)", []), ("box.removeFromSuperview()", ["box"]),
      ("[box removeFromSuperview];", ["box"]), ("if isWide == box { removeFromSuperview() }", []),
    ] as [(String, Set<String>)])
  func changes(source: String, changed: Set<String>) {
    let facts = Self.facts(source)
    #expect(
      Set(["box", "card", "self"].filter { facts.has(.frame, on: $0) }) == changed, "\(source)")
  }

  @Test(
    "tell fonts, and texts that may shrink",
    arguments: [
      "title.font = .preferredFont(forTextStyle: .body)", "[self.title setFont:font];",
      "self.title.titleLabel?.font = bold", "title.attributedText = spaced",
      "[[self title] setFont:font];", "[save, title].forEach { $0.font = bold }",
    ])
  func fonts(_ source: String) {
    let facts = Self.facts(source)
    #expect(facts.has(.font, on: "title"), "\(source)")
    #expect(!facts.has(.shrinking, on: "title"), "\(source)")
    #expect(Self.facts("title.minimumScaleFactor = 0.5").has(.shrinking, on: "title"))
    #expect(
      Self.facts("title.adjustsFontSizeToFitWidth = true").has(.shrinking, on: "title"))
  }

  @Test(
    "don't take what belongs to another object for an outlet of its own",
    arguments: [
      ("view.frame = bounds", true), ("self.view.frame = bounds", true),
      ("strongSelf?.view.removeFromSuperview()", true), ("child.view.frame = bounds", false),
      ("self.child.view.removeFromSuperview()", false), ("[child.view setFrame:bounds];", false),
      ("[[child view] removeFromSuperview];", false), ("page(at: 2).view.frame = bounds", false),
      ("pages[page].view.frame = bounds", false),
    ])
  func owners(source: String, isOwn: Bool) {
    let facts = Self.facts(source)
    #expect(facts.has(.frame, on: "view") == isOwn, "\(source)")
    #expect(facts.reaches(.frame, on: "view") == !isOwn, "\(source)")
    #expect(!facts.has(.frame, on: "child") && !facts.has(.frame, on: "page"), "\(source)")
  }

  @Test("take outlets of cells for those of a data source as well, which may be called so")
  func cells() {
    let facts = Self.facts("cell.titleLabel.text = name")
    #expect(facts.has(.text, on: "titleLabel") && facts.reaches(.text, on: "titleLabel"))
    #expect(!Self.facts("titleLabel.text = name").reaches(.text, on: "titleLabel"))
  }

  @Test(
    "leave out variables of functions",
    arguments: [
      ("class A { func b() { let title = UILabel(); title.text = c } }", false),
      ("class A { func b() { let title: UILabel = make()\n title.text = c } }", false),
      ("class A { func b() { if d { let title = UILabel() }\n title.text = c } }", true),
      ("class A { func b() { if let title = d { title.text = c } } }", false),
      ("class A { func b() { if let title = d { e() }; title.text = c } }", true),
      ("class A { func b() { guard let title = title else { return }; title.text = c } }", true),
      ("class A { func b() { guard let title else { return }; title.text = c } }", true),
      ("class A { func b() { let title = cell.title!\n title.text = c } }", true),
      ("class A { let title = UILabel(); func b() { title.text = c } }", true),
      ("class A { func b() { let title = UILabel(); self.title.text = c } }", true),
      ("class A { func b() { let title = UILabel() }; func d() { title.text = c } }", true),
      ("@implementation A\n- (void)b { UILabel *title = [UILabel new]; title.text = c; }", false),
      ("@implementation A\n- (void)b { title.text = c; }", true),
      ("class A { func b() { let title = UIButton()\n title.titleLabel?.text = c } }", false),
    ])
  func locals(source: String, isOutlet: Bool) {
    #expect(Self.facts(source).has(.text, on: "title") == isOutlet, "\(source)")
  }

  @Test("follow classes to those that they derive from")
  func bases() {
    let sources = [
      "Card": "class Card: Panel { func a() { title.text = b } }",
      "Panel": "class Panel: UIView { func c() { top.constant = 8; hint.isHidden = false } }",
      "UIView": "extension UIView { func d() { addSubview(e); seal.text = f } }",
      "Board": "class Board: SomeLibrary.Panel { }",
    ]
    let facts = { (name: String) in sources[name].map(Self.facts) ?? CodeFacts() }
    let whole = CodeFacts.whole(of: "Card", facts)
    #expect(whole.has(.text, on: "title") && whole.has(.constraint, on: "top"))
    #expect(!whole.has(.text, on: "seal"))
    #expect(CodeFacts.base(of: "Card", facts) == "UIView")
    #expect(CodeFacts.base(of: "Label", facts) == nil)
    for ability in CodeFacts.Ability.allCases {
      #expect(CodeFacts.lacks(ability, "Card", facts), "\(ability)")
      #expect(!CodeFacts.lacks(ability, "Board", facts), "\(ability)")
    }
  }

  @Test(
    "tell what it may do by the words that it takes",
    arguments: [
      ("view.topAnchor.constraint(equalTo: a)", [.constraints, .size]),
      ("make.snp.makeConstraints { }", [.constraints, .size]),
      ("override var intrinsicContentSize: CGSize", [.size]),
      ("layout.itemSize = size", [.itemSizes]), ("tableView.rowHeight = 80", [.rowHeights]),
      ("table.tableHeaderView?.frame.size.height = 90", [.tableHeader]),
      ("[self.table setTableFooterView:nil];", [.tableFooter]), ("title.text = name", []),
    ] as [(String, Set<CodeFacts.Ability>)])
  func abilities(source: String, found: Set<CodeFacts.Ability>) {
    let facts = Self.facts(source)
    #expect(Set(CodeFacts.Ability.allCases.filter(facts.can)) == found, "\(source)")
  }

  @Test(
    "tell where it supports no landscape on phones",
    arguments: [
      ("{ .portrait }", true), ("{ return UIInterfaceOrientationMask.portrait }", true),
      ("{ .allButUpsideDown }", false), ("{ [.portrait, .landscapeLeft] }", false),
      ("{ .all }", false),
      ("{ UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait }", true),
      ("{ isLocked ? .portrait : .all }", false),
    ] as [(String, Bool)])
  func orientations(body: String, isUpright: Bool) {
    let source =
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(body)\nlet side = .landscape"
    #expect(Self.facts(source).isUpright == isUpright, "\(body)")
  }

  @Test("come from the files that are named after a class, in its working tree")
  func files() {
    let contents = [
      "app/.git/HEAD": "", "app/Views/Base.lproj/Card.xib": "",
      "app/Code.Core/Card.swift": "title.text = nil", "app/Card+More.swift": "top.constant = 1",
      "app/Pods/Card.swift": "pod.text = nil", "app/Cards.swift": "other.text = nil",
    ]
    let files = NearbyFiles(contents: contents.mapValues { Array($0.utf8) })
    let facts = AppCode(files).facts(ofClass: "Card", near: "/app/Views/Base.lproj/Card.xib")
    #expect(facts.has(.text, on: "title") && facts.has(.constraint, on: "top"))
    #expect(!facts.has(.text, on: "pod") && !facts.has(.text, on: "other"))
    #expect(AppCode(files).facts(ofClass: "Nobody", near: "/app/Views/Card.xib") == CodeFacts())
  }

  @Test("are told apart from others by the sources of the classes and of those above them")
  func traces() {
    var contents = [
      "app/.git/HEAD": "", "app/Main.storyboard": "", "app/Card.swift": "class Card: Panel {}",
      "app/Panel.swift": "class Panel: UIView {}", "app/Other.swift": "class Other: UIView {}",
    ]
    func trace(_ document: String) -> [UInt8] {
      let files = NearbyFiles(contents: contents.mapValues { Array($0.utf8) })
      return AppCode(files).trace(of: Array(document.utf8), near: "/app/Main.storyboard")
    }
    for document in ["<view customClass=\"Card\"/>", "<view customClass='Card' id='a'/>"] {
      let first = trace(document)
      contents["app/Other.swift"] = "class Other: UIView { var a = 1 }"
      #expect(trace(document) == first)
      contents["app/Panel.swift"]? += " "
      #expect(trace(document) != first)
    }
    #expect(trace("<view id=\"Card\"/>").isEmpty)
  }
}
