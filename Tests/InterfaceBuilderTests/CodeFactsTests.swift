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
    ])
  func reading(_ source: String) {
    #expect(!Self.facts(source).has(.text, on: "title"), "\(source)")
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
}
