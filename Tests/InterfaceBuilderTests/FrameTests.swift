import AutoLayout
import InterfaceBuilder
import Testing

/// Frames that follow from documents.
@Suite("Frames that follow from documents")
struct FrameTests {
  private typealias Text = DocumentText

  @Test("constraints without first item mean their holder")
  func constraintsWithoutFirst() throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a"))</subviews><constraints>"
          + "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"10\"/>"
          + "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" "
          + "constant=\"15\"/></constraints>"))
    #expect(opened.numbers("a")[0] == 10)
    #expect(opened.numbers("a")[2] == 350)
  }

  @Test(
    "multipliers are read in every spelling",
    arguments: [("16:9", 160.0), ("1/3", 30), ("0.5", 45), ("1:1", 90)])
  func multipliers(_ text: String, _ width: Double) throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a", "view", "", Text.constraints("a.height 90")))</subviews>"
          + Text.constraints("a.width a.height multiplier=\(text)")))
    #expect(opened.numbers("a")[2] == width)
  }

  @Test("masks follow the superview")
  func masksFollow() throws {
    let a =
      "<view id=\"a\"><rect key=\"frame\" x=\"75\" y=\"100\" width=\"200\" height=\"50\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/></view>"
    let document = try InterfaceDocument(
      Array(Text.storyboard("<subviews>\(a)</subviews>").utf8))
    let scene = try #require(document.scenes.first)
    var part = try document.layout(of: scene, root: 0)
    part.layout.solve()
    let view = try #require(part.views.first { $0.id == "a" }).item
    #expect(part.layout.frame(of: view) == Rect(x: 75, y: 100, width: 200, height: 50))
    let screen = try part.layout.environment.resized(to: Size(width: 667, height: 375))
    part.layout.setEnvironment(screen)
    part.layout.solve()
    #expect(part.layout.frame(of: view) == Rect(x: 75, y: -192, width: 492, height: 50))
  }

  @Test("A root view whose size can't be has that of the canvas")
  func negativeRoot() throws {
    let view = Text.view("a", "view", "", Text.frame(0, 0, -5, 20))
    let opened = try Opened(
      Text.storyboard(
        size: "-1x600",
        "<subviews>\(view)</subviews>"
          + Text.constraints(
            "a.leading root.leading", "a.trailing root.trailing", "a.top root.top",
            "a.bottom root.bottom")))
    #expect(opened.numbers("root") == [0, 0, 375, 600])
    #expect(opened.numbers("a") == [0, 0, 375, 600])
  }

  @Test("numbers that no frame has", arguments: ["nan", "1e999", "10000001", "many"])
  func numbersThatNoFrame(_ number: String) throws {
    let a =
      "<view id=\"a\">\n<rect key=\"frame\" x=\"\(number)\" y=\"7\" width=\"20\" height=\"50\"/></view>"
    let document = try InterfaceDocument(
      Array(Text.storyboard("<subviews>\(a)</subviews>").utf8))
    #expect(
      document.warnings.map { "\($0.place?.column ?? 0) \($0)" }
        == ["1 the x of <rect> can't be '\(number)'; it is ignored"])
  }

  @Test(
    "a root whose size is no number is left out like one without it", arguments: ["nan", nil],
    [("width", "375"), ("height", "667")])
  func rootsWithoutSize(_ value: String?, _ attribute: (name: String, usual: String)) throws {
    let (name, usual) = attribute
    let given = value.map { "\(name)=\"\($0)\"" } ?? ""
    let text = Text.storyboard("<subviews/>")
      .replacing("\(name)=\"\(usual)\"", with: given)
    let opened = try Opened(text)
    #expect(opened.frames.isEmpty)
    let told = value.map { "the \(name) of <rect> can't be '\($0)'; it is ignored" }
    #expect(opened.warnings == ["<view> has no frame and is left out", told].compactMap(\.self))
  }

  @Test("sizes that no font has count as not given", arguments: ["0", "-3", "10001", "nan"])
  func pointSizes(_ size: String) throws {
    func label(_ size: String) -> String {
      Text.storyboard(
        "<subviews>"
          + Text.view(
            "a", "label", "text=\"Tide\"",
            Text.frame(0, 0, 20, 20)
              + "<fontDescription key=\"fontDescription\" type=\"system\"\(size)/>")
          + "</subviews>")
    }
    let text = label(" pointSize=\"\(size)\"")
    #expect(
      try InterfaceDocument(Array(text.utf8)).warnings.map(\.description)
        == ["the pointSize of <fontDescription> can't be '\(size)'; it is ignored"])
    #expect(try Opened(text).numbers("a") == Opened(label("")).numbers("a"))
    let largest = try InterfaceDocument(Array(label(" pointSize=\"10000\"").utf8))
    #expect(largest.warnings.isEmpty)
  }

  @Test("a constraint id that is used twice is reported")
  func constraintIDs() throws {
    let constraint = "<constraint firstAttribute=\"width\" constant=\"9\" id=\"twin\"/>"
    let views = ["a", "b"].map {
      Text.view($0, "view", "", "<constraints>\(constraint)</constraints>")
    }
    let text = Text.storyboard("<subviews>\(views.joined())</subviews>")
    #expect(
      try InterfaceDocument(Array(text.utf8)).warnings.map(\.description)
        == ["the constraint id 'twin' is used twice; both are added"])
    #expect(try Opened(text).numbers("b")[2] == 9)
  }

  @Test("what is damaged is reported with its place")
  func whatIsDamaged() throws {
    func warnings(_ text: String) throws -> [String] {
      try InterfaceDocument(Array(text.utf8)).warnings.map(\.description)
    }
    let frame = Text.frame(0, 0, 20, 20)
    for (attributes, content, warning) in [
      (
        "spacing=\"nan\"", frame,
        "the spacing of <stackView> can't be 'nan'; it is ignored"
      ),
      (
        "", Text.frame(0, 0, -5, 20),
        "the width of <rect> can't be '-5.0'; it is ignored"
      ),
      (
        "", frame + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"big\"/>",
        "the pointSize of <fontDescription> can't be 'big'; it is ignored"
      ),
      (
        "", frame + constraint("relation=\"sideways\" constant=\"5\""),
        "a constraint whose relation is 'sideways' is left out"
      ),
      (
        "", frame + constraint("secondItem=\"root\""),
        "a constraint without secondAttribute is left out"
      ),
      (
        "", frame + constraint("secondAttribute=\"width\""),
        "a constraint without secondItem is left out"
      ),
    ] {
      let view = Text.view("a", "stackView", attributes, content)
      #expect(try warnings(Text.storyboard("<subviews>\(view)</subviews>")) == [warning])
    }
    #expect(
      try warnings(Text.xib(device: "fridge", "<view id=\"a\"/>")) == [
        "the device 'fridge' is unknown; its screen is taken to be that of iPhone 15",
        "<view> has no frame and is left out",
      ])
  }

  private func constraint(_ attributes: String) -> String {
    "<constraints><constraint firstAttribute=\"width\" id=\"c\" \(attributes)/></constraints>"
  }

  @Test("symbolic constants are standard spacing")
  func symbolicConstants() throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a"))\(Text.view("b"))</subviews>"
          + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
          + Text.constraints(
            "a.leading root.leading symbolic=YES", "a.width 50",
            "b.leading a.trailing symbolic=YES",
            "safe.trailing b.trailing 20 symbolic=YES")))
    #expect(opened.numbers("a")[0] == 20)
    #expect(opened.numbers("b")[0] == 78)
    #expect(opened.numbers("b")[2] == 297)
  }

  @Test("variations of the device rule")
  func variationsOfTheDevice() throws {
    let content =
      "<subviews>\(Text.view("a"))\(Text.view("b"))</subviews><constraints>"
      + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"10\" id=\"narrow\">"
      + "<variation key=\"widthClass=compact\" constant=\"30\"/></constraint>"
      + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"10\" id=\"any\"/>"
      + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"44\" id=\"phone\"/>"
      + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"44\" id=\"gone\"/>"
      + "</constraints>"
      + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask>"
      + "<mask key=\"constraints\"><exclude reference=\"phone\"/></mask></variation>"
      + "<variation key=\"heightClass=regular-widthClass=compact\"><mask key=\"constraints\">"
      + "<exclude reference=\"any\"/><include reference=\"phone\"/></mask></variation>"
    let phone = try Opened(Text.storyboard(content))
    #expect(Array(phone.numbers("a")[2...]) == [30, 44])
    #expect(phone.frames["b"] == nil)
    let tablet = try Opened(Text.storyboard(device: "ipad9_7", size: "768x1024", content))
    #expect(Array(tablet.numbers("a")[2...]) == [10, 10])
    #expect(phone.warnings.isEmpty)
  }

  @Test("frames decide where masks do")
  func framesRule() throws {
    let manual = "<view id=\"a\">\(Text.frame(5, 6, 70, 80))</view>"
    let fixed = Text.view("b", "view", "fixedFrame=\"YES\"", Text.frame(1, 2, 3, 4))
    let opened = try Opened(Text.storyboard("<subviews>\(manual)\(fixed)</subviews>"))
    #expect(opened.numbers("a") == [5, 6, 70, 80])
    #expect(opened.numbers("b") == [1, 2, 3, 4])
  }

  @Test("placeholders are intrinsic sizes")
  func placeholdersAreIntrinsic() throws {
    let view = Text.view(
      "a", "view", "placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"infinite\"")
    let opened = try Opened(
      Text.storyboard("<subviews>\(view)</subviews>" + Text.constraints("a.height 10")))
    #expect(Array(opened.numbers("a")[2...]) == [120, 10])
  }

  @Test("images have the size of their resource")
  func imagesHaveTheSize() throws {
    let opened = try Opened(
      Text.storyboard(
        resources: "<image name=\"sun\" width=\"31\" height=\"17\"/>",
        "<subviews>\(Text.view("a", "imageView", "image=\"sun\""))</subviews>"))
    #expect(Array(opened.numbers("a")[2...]) == [31, 17])
  }

  @Test("saved sizes are frames")
  func savedSizes() throws {
    let content = "<subviews>\(Text.view("a", "switch", "", Text.frame(0, 0, 51, 31)))</subviews>"
    let opened = try Opened(Text.storyboard(content), ImportOptions(intrinsicSizes: .saved))
    #expect(Array(opened.numbers("a")[2...]) == [51, 31])
    let label =
      "<subviews>\(Text.view("a", "label", "text=\"x\"", Text.frame(0, 0, 99, 7)))</subviews>"
    #expect(
      try Array(
        Opened(Text.storyboard(label), ImportOptions(intrinsicSizes: .saved)).numbers("a")[2...])
        == [99, 7])
  }

  @Test("stacks arrange their subviews")
  func stacksArrange() throws {
    let children = ["a", "b"].map { id in
      Text.view(id, "view", "", Text.constraints("\(id).height 20", "\(id).width 30"))
    }.joined()
    let stack = Text.view(
      "s", "stackView", "axis=\"vertical\" spacing=\"6\" alignment=\"top\"",
      "<subviews>\(children)</subviews>"
        + "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(stack)</subviews>"
          + Text.constraints("s.leading root.leading", "s.top root.top")))
    #expect(opened.numbers("b") == [2, 27, 30, 20])
    #expect(opened.numbers("s") == [0, 0, 36, 50])
  }

  /// A cell with a content view whose frames are elements of some form.
  private static func cell(_ attributes: String, _ frame: String, _ content: String) -> String {
    """
    <tableViewCell id="cell" \(attributes)>\(frame)
    <tableViewCellContentView key="contentView" id="content" preservesSuperviewLayoutMargins="YES">
    \(content)<subviews>\(Text.view("a"))</subviews>
    \(Text.constraints(
      "a.top content.topMargin", "a.bottom content.bottomMargin", "a.leading content.leading",
      "a.trailing content.trailing"))
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test("frames may be insets")
  func framesMayBeInsets() throws {
    let text = Text.xib(
      tools: 11201,
      Self.cell(
        "", "<frame key=\"frameInset\" width=\"320\" height=\"45\"/>",
        "<frame key=\"frameInset\" minX=\"8\" minY=\"2\" width=\"300\" height=\"40\"/>"))
    let opened = try Opened(text)
    #expect(opened.numbers("content") == [8, 2, 300, 40])
    #expect(opened.numbers("a") == [0, 8, 300, 24])
  }

  @Test("rows below a table have no larger margins")
  func rowsBelowATable() throws {
    func margins(_ top: Double) throws -> [Double] {
      let cell = Self.cell(
        "preservesSuperviewLayoutMargins=\"YES\"", Text.frame(0, top, 375, 80),
        Text.frame(0, 0, 375, 80))
      let opened = try Opened(
        Text.storyboard(
          tools: 21507, root: "tableView", "<prototypes>\(cell)</prototypes>"))
      return opened.numbers("a")
    }
    #expect(try margins(620) == margins(100))
    #expect(try margins(100)[3] == 58)
  }

  @Test("unknown things are warnings")
  func unknownThings() throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a", "gauge"))\(Text.view("b", "view"))</subviews>"
          + Text.constraints("a.width 10", "a.wideness 10", "a.width nobody.width", "b.width x=1")))
    #expect(
      opened.warnings == [
        "<gauge> is laid out as a plain view",
        "a constraint with the unknown attribute 'wideness' is left out",
        "a constraint is left out: its second item 'nobody' is not in its scene",
      ])
    #expect(opened.numbers("a")[2] == 10)
  }

  @Test("absurd numbers are warnings")
  func absurdNumbers() throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a"))</subviews>"
          + Text.constraints("a.width constant=1e400", "a.height constant=nan", "a.height 7")))
    #expect(opened.warnings.count == 2)
    #expect(opened.numbers("a")[3] == 7)
  }

  @Test("ids may be missing or twice")
  func idsMayBeMissing() throws {
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a"))\(Text.view("a"))<view/></subviews>"
          + Text.constraints("a.width 10")))
    #expect(opened.warnings == ["the id 'a' is used twice; constraints refer to the last view"])
    #expect(opened.frames.count == 3)
  }
}
