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

/// What shows that an app is written in Objective-C, and what remedies are there.
@Suite("Remedies in Objective-C")
struct ObjectiveCTests {
  private static let edge = "UIView:0x21.leading == UIView:0x20.leading + 100"

  /// The remedies of a log in which one view has two places, with something before the report.
  private func remedies(
    _ bodies: [String] = [edge, "UIView:0x21.leading == UIView:0x20.leading + 200"],
    after text: String = ""
  ) throws -> [String] {
    let lines = bodies.enumerated().map {
      "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)   (active)>"
    }
    let log = ConsoleLog("\(text)\n\n\(SampleLog.report(lines, broken: lines[1]))")
    let explanation = try #require(log.explanations().explanations.last)
    return explanation.remedies.map { "\($0.place.rawValue): \($0.text)" }
  }

  @Test(
    "are written where a class, a frame of the stack or a file shows it",
    arguments: [
      "7   Pier   0x0001 -[Quay dock] + 80", "7   Pier   0x0001 +[Quay dockWith:] + 80 (Quay.m:12)",
      "* frame #7: 0x0001 Pier`-[Quay dock](self=0x01) at Quay.m:80",
      "-[QYPier viewDidLoad] moored", "Pier[7:7] AppDelegate.m:42 started",
      "•QYPier:0x7000\n|   *UIView:0x7001- AMBIGUOUS LAYOUT for UIView:0x7001.minX{id: 4}",
      "Will attempt to recover by breaking constraint\n<MASLayoutConstraint:0x9 UIView:0x21.width == 8>",
    ])
  func signs(_ text: String) throws {
    let remedies = try remedies(after: text)
    let call = "[view.leadingAnchor constraintEqualToAnchor:view2.leadingAnchor constant:200]"
    #expect(
      remedies[0] == "Objective-C: delete \(call)"
        && !remedies.contains { $0.hasPrefix("Swift") },
      "\(remedies)")
  }

  @Test(
    "are not written where nothing shows it, or Swift takes part",
    arguments: [
      "", "-[UIView layoutSubviews] is slow", "-[CALayer layoutSublayers] is slow",
      "7   UIKitCore   0x0001 -[UIView dock] + 80", "7   Pier   0x0001 main + 80",
      "*** Assertion failure in -[UITableView dock], /BuildRoot/Sources/UIKit/UITableView.m:80",
      "-[RCTView dock] moored",
      "-[QYPier dock] moored\n7   Pier   0x0001 $s4Pier4QuayC4dockyyF + 80",
      "-[QYPier dock] moored\nQuay.swift:80: moored",
      "-[QYPier dock] moored\n-[Pier.Quay dock] moored",
    ])
  func others(_ text: String) throws {
    let remedies = try remedies(after: text)
    #expect(remedies.first?.hasPrefix("Swift: ") == true, "\(remedies)")
  }

  @Test("follow from a class with a prefix, unless another has a module")
  func classes() throws {
    let lines = [
      "QYBoat:0x21.leading == UIView:0x20.leading + 100",
      "QYBoat:0x21.leading == UIView:0x20.leading + 200",
    ]
    #expect(try remedies(lines)[0].hasPrefix("Objective-C: "))
    let mixed = lines.map { $0.replacing("UIView", with: "Pier.Quay") }
    #expect(try remedies(mixed)[0].hasPrefix("Swift: "))
    let mangled = lines.map { $0.replacing("UIView", with: "_TtC4Pier4Quay") }
    #expect(try remedies(mangled)[0].hasPrefix("Swift: "))
    let system = lines.map {
      $0.replacing("QYBoat", with: "UIView").replacing(":0x20", with: ":0x22")
    }
    #expect(try remedies(system)[0].hasPrefix("Swift: "))
  }

  @Test("are those of a report of iOS 7")
  func oldSystem() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 V:[UIView:0x21(44)]>",
          "<NSLayoutConstraint:0x2 V:[UIView:0x21(60)]>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 V:[UIView:0x21(60)]>

      Break on objc_exception_throw to catch this in the debugger.
      """
    let explanation = try #require(ConsoleLog(text).explanations().explanations.first)
    #expect(
      explanation.remedies[0].text == "delete [view.heightAnchor constraintEqualToConstant:60]")
  }

  @Test(
    "have balanced brackets, and the words of the language",
    arguments: [
      (
        [
          "QYBoat:0x21.width == 300", "'UIView-Encapsulated-Layout-Width' QYBoat:0x21.width == 320",
        ],
        "NSLayoutConstraint *c1 = [boat.widthAnchor constraintEqualToConstant:300];\nc1.priority = 999;  // before active = YES"
      ),
      (
        [
          "QYBoat:0x21.width == 0.5*UISwitch:0x20.width + 4",
          "'UIView-Encapsulated-Layout-Width' QYBoat:0x21.width == 320", "UISwitch:0x20.width <= 8",
        ],
        "NSLayoutConstraint *c2 = [switchView.widthAnchor constraintLessThanOrEqualToConstant:8];\nc2.priority = 999;  // before active = YES"
      ),
      (
        [
          "QYBoat:0x21.right <= 0.5*UIView:0x20.right",
          "'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 320",
          "QYBoat:0x21.left == UIView:0x20.left + 200",
        ],
        "// c1 is the constraint boat.right <= 0.5 * view.right\nc1.priority = 999;  // before active = YES"
      ),
    ])
  func words(_ bodies: [String], _ code: String) throws {
    let lines = bodies.enumerated().map { place, body in
      "<NSLayoutConstraint:0x\(place + 1) \(body)   (active)>"
    }
    let explanation = try SampleLog.explanation(of: lines, broken: 0)
    let remedy = try #require(explanation.remedies.first)
    #expect(remedy.place == .objectiveC && remedy.text == code, "\(explanation.text)")
    for (open, close) in [("[", "]"), ("(", ")")] {
      #expect(remedy.text.ranges(of: open).count == remedy.text.ranges(of: close).count)
    }
    #expect(explanation.text.contains("  Objective-C "))
  }

  @Test(
    "show the call that made the constraint",
    arguments: [
      (
        "H:[UISwitch:0x71]-(>=8)-|   (active, names: '|':UIView:0x70 )",
        "[switchView.trailingAnchor constraintLessThanOrEqualToAnchor:view.trailingAnchor constant:-8]"
      ),
      (
        "UILabel:0x71.width >= 0.5*UILabel:0x72.width + 4   (active)",
        "[label.widthAnchor constraintGreaterThanOrEqualToAnchor:label2.widthAnchor multiplier:0.5 constant:4]"
      ),
      (
        "UILabel:0x71.top == UILayoutGuide:0x73'UIViewSafeAreaLayoutGuide'.top   (active)",
        "[label.topAnchor constraintEqualToAnchor:view.safeAreaLayoutGuide.topAnchor]"
      ),
      ("UILabel:0x71.trailing == 0.5*UIView:0x70.trailing   (active)", nil),
    ])
  func calls(_ body: String, _ call: String?) throws {
    let scene = LogScene(ConsoleLog("<NSLayoutConstraint:0x1 \(body)>")).scene
    let text = AnchorCall.text(try #require(scene.constraints.first), in: scene, as: .objectiveC)
    #expect(text == call)
  }

  @Test("switch masks off")
  func masks() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:|-(0)-[QYBoat:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 QYBoat:0x21.left == UIView:0x20.left + 16   (active)>",
    ]
    let remedies = try SampleLog.explanation(of: lines, broken: 1).remedies
    #expect(remedies[0].text == "boat.translatesAutoresizingMaskIntoConstraints = NO;")
    #expect(remedies[0].place == .objectiveC)
  }

  @Test("let rows decide their height")
  func rows() throws {
    let lines = SampleLog.photo.map {
      $0.replacing("H:", with: "V:").replacing("width", with: "height").replacing(
        "Width", with: "Height"
      )
      .replacing("UIImageView", with: "QYBoat")
    }
    let text = try SampleLog.explanation(of: lines, broken: 2).text
    #expect(
      text.contains("return UITableViewAutomaticDimension as rowHeight or from tableView:"),
      "\(text)")
  }
}
