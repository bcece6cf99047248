import Testing

@testable import ConsoleLog

/// What to write for a suggestion, where its code or document is.
@Suite("Remedies") struct RemedyTests {
  private static let edges = [
    "UIView:0x21.left == UIView:0x20.left + 16", "UIView:0x21.right == UIView:0x20.right - 16",
    "UIView:0x21.width == 300",
  ]
  private static let size =
    "<NSLayoutConstraint:0x9 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 375   (active)>"

  private func remedies(_ lines: [String], broken: Int) throws -> [String] {
    let log = ConsoleLog(SampleLog.report(lines, broken: lines[broken]))
    let explanation = try #require(log.explanations().explanations.first)
    return explanation.remedies.map { "\($0.place.rawValue): \($0.text)" }
  }

  private static func lines(_ className: String, _ handle: (Int) -> String) -> [String] {
    edges.enumerated().map { "<\(className):\(handle($0.offset)) \($0.element)>" } + [size]
  }

  @Test("are Swift, Interface Builder's settings and commands, or the words of a library")
  func words() throws {
    #expect(
      try remedies(Self.lines("NSLayoutConstraint") { "0x\($0 + 1)" }, broken: 2) == [
        "Swift: let c3 = view.widthAnchor.constraint(equalToConstant: 300)\n"
          + "c3.priority = UILayoutPriority(999)  // before isActive = true",
        "Interface Builder: Priority 999 in the Size inspector of the constraint",
        "lay: set priority c3 999",
      ])
    #expect(
      try remedies(
        Self.lines("SnapKit.LayoutConstraint") { "0x\($0 + 1)@Card.swift#\($0 + 10)" }, broken: 2)
        == [
          "SnapKit: make.width.equalTo(300).priority(999)  // Card.swift#12",
          "lay: set priority c3 999",
        ])
    #expect(
      try remedies(Self.lines("MASLayoutConstraint") { "0x\($0 + 1)" }, broken: 1) == [
        "Masonry: make.right.equalTo(view2.mas_right).offset(-16).priority(999);",
        "lay: set priority c2 999",
      ])
  }

  @Test("switch off the mask that clashes, whose lines go from the layout that is opened")
  func masks() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:|-(0)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 UIView:0x21.left == UIView:0x20.left + 16   (active)>",
    ]
    #expect(
      try remedies(lines, broken: 1) == [
        "Swift: view.translatesAutoresizingMaskIntoConstraints = false",
        "lay: unpin autoresizing-leading",
      ])
  }

  @Test("name views as Swift can have them, and lines of a mask without its flags")
  func names() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 UISwitch:0x21.left == UIView:0x20.left   (active)>",
      "<NSLayoutConstraint:0x2 UISwitch:0x21.left == UIView:0x20.left + 16   (active)>",
    ]
    #expect(
      try remedies(lines, broken: 1) == [
        "Swift: `switch`.translatesAutoresizingMaskIntoConstraints = false", "lay: unpin c1",
      ])
  }

  @Test("of one of two values is that it goes")
  func values() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UIView:0x21.leading == UIView:0x20.leading + 100   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0x21.leading == UIView:0x20.leading + 200   (active)>",
    ]
    #expect(
      try remedies(lines, broken: 1) == [
        "Swift: delete view.leadingAnchor.constraint(equalTo: view2.leadingAnchor, constant: 200)",
        "Interface Builder: delete the constraint", "lay: unpin c2",
      ])
    let log = ConsoleLog(SampleLog.report(lines, broken: lines[1]))
    #expect(
      log.summary.hasPrefix("view.leading is both view2.leading + 100 and view2.leading + 200.\n"))
  }

  @Test(
    "show the call that made the constraint, the view before its superview",
    arguments: [
      (
        "H:[UILabel:0x71]-(>=8)-|   (active, names: '|':UIView:0x70 )",
        "label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -8)"
      ),
      (
        "UILabel:0x71.leading == UILabel:0x72.trailing + 8   (active)",
        "label.leadingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 8)"
      ),
      (
        "UILabel:0x71.width <= 0.5*UILabel:0x72.width + 4   (active)",
        "label.widthAnchor.constraint(lessThanOrEqualTo: label2.widthAnchor, multiplier: 0.5, constant: 4)"
      ),
      (
        "UILabel:0x71.top == UIView:0x70.topMargin   (active)",
        "label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)"
      ),
      (
        "UILabel:0x71.centerX == UIView:0x70.centerXWithinMargins   (active)",
        "label.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor)"
      ),
      (
        "UILabel:0x71.top == UILayoutGuide:0x73'UIViewSafeAreaLayoutGuide'.top + 8   (active)",
        "label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)"
      ),
      ("UILabel:0x71.trailing == 0.5*UIView:0x70.trailing   (active)", nil),
      ("UILabel:0x71.contentHeight == 8   (active)", nil),
    ])
  func calls(_ body: String, _ call: String?) throws {
    let log = ConsoleLog("<NSLayoutConstraint:0x1 \(body)>")
    let scene = LogScene(log).scene
    #expect(AnchorCall.text(try #require(scene.constraints.first), in: scene) == call)
  }

  @Test("say which constraint is meant where anchors can't make it")
  func equations() throws {
    let line = "<NSLayoutConstraint:0x1 UIView:0x21.right == 0.5*UIView:0x20.right   (active)>"
    let log = ConsoleLog("Will attempt to recover by breaking constraint\n\(line)")
    let remedies = try #require(log.explanations().explanations.first).remedies
    #expect(
      remedies.first?.text == """
        // c1 is the constraint view.right = 0.5 * view2.right
        c1.priority = UILayoutPriority(999)  // before isActive = true
        """)
  }

  @Test("each line tells its address, and the file and line that SnapKit prints")
  func places() {
    let lines = Self.lines("SnapKit.LayoutConstraint") { "0x60\($0 + 1)@Card.swift#\($0 + 10)" }
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[2])).explanation
    #expect(text.contains(/view.width = 300 +0x603 Card.swift#12\n/), "\(text)")
  }
}
