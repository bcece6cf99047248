import AutoLayout
import InterfaceBuilder
import Testing

/// What sizes views have on the canvas alone, where nothing in the document decides them.
@Suite struct CanvasSizeTests {
  private typealias Text = DocumentText

  private static let canvas = ImportOptions(showsPlaceholders: true)

  /// A vertical stack at the top left, with these views in it.
  private static func stack(_ attributes: String = "", _ content: String) -> String {
    let stack = Text.view(
      "s", "stackView", "axis=\"vertical\" \(attributes)", "<subviews>\(content)</subviews>")
    return Text.storyboard(
      "<subviews>\(stack)</subviews>"
        + Text.constraints("s.leading root.leading", "s.top root.top"))
  }

  @Test(arguments: ["view", "imageView", "scrollView", "tableView", "label", "textView"])
  func viewsThatShowNothingKeepTheirSize(_ element: String) throws {
    let text = Self.stack(
      "alignment=\"top\"", Text.view("a", element, "", Text.frame(0, 0, 240, 31)))
    let onCanvas = try Opened(text, Self.canvas)
    #expect(onCanvas.numbers("a") == [0, 0, 240, 31])
    #expect(onCanvas.numbers("s") == [0, 0, 240, 31])
    #expect(try Opened(text).numbers("a")[2...] == [0, 0])
  }

  @Test(arguments: [(751, 12.0), (749, 31)])
  func aKeptSizeHasTheViewsOwnPriorities(_ priority: Int, _ height: Double) throws {
    let view = Text.view(
      "a", "view", "",
      Text.frame(0, 0, 240, 31) + Text.constraints("a.height 12 priority=\(priority)"))
    let label = Text.view("b", "label", "text=\"\(String(repeating: "wide ", count: 20))\"")
    let opened = try Opened(Self.stack("", view + label), Self.canvas)
    #expect(opened.numbers("a")[3] == height)
    #expect(opened.numbers("a")[2] == opened.numbers("b")[2])
    #expect(opened.numbers("a")[2] > 240)
  }

  @Test func hiddenViewsAreOutOfTheirStackWithTheirOwnSize() throws {
    let shown = Text.view("a", "view", "", Text.constraints("a.height h.height", "a.width 9"))
    let hidden = Text.view("h", "view", "hidden=\"YES\"", Text.constraints("h.height 40"))
    let text = Self.stack("spacing=\"8\"", hidden + shown)
    let onCanvas = try Opened(text, Self.canvas)
    #expect(onCanvas.numbers("a") == [0, 0, 9, 40])
    #expect(onCanvas.numbers("s")[3] == 40)
    // On a screen a hidden view has no length, and something has to give.
    #expect(try Opened(text).numbers("h")[3] == 0)
  }

  @Test func placeholdersOfStacksCountWhereNothingIsArranged() throws {
    let placeholder = "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"infinite\""
    let child = Text.view("c", "view", "", Text.constraints("c.height 10", "c.width 20"))
    for (content, width) in [("", 90.0), ("<subviews>\(child)</subviews>", 20)] {
      let inner = Text.view("i", "stackView", placeholder, content)
      let opened = try Opened(Self.stack("alignment=\"top\"", inner))
      #expect(opened.numbers("i")[2] == width)
    }
  }

  @Test func classesThatDrawThemselvesHaveTheirSavedSizeWhereSizesAreSaved() throws {
    let view = Text.view(
      "a", "view", "customClass=\"Chart\" placeholderIntrinsicHeight=\"128\"",
      Text.frame(0, 0, 50, 164))
    let text = Self.stack("", view)
    let saved = ImportOptions(intrinsicSizes: .saved, showsPlaceholders: true)
    #expect(try Opened(text, saved).numbers("a")[3] == 164)
    #expect(try Opened(text, Self.canvas).numbers("a")[3] == 128)
  }

  @Test(arguments: [(0.0, 56.0), (30, 44)])
  func navigationBarsInSheetsAreHigherAtTheTop(_ top: Double, _ height: Double) throws {
    let bar = Text.view("b", "navigationBar", "", Text.frame(0, top, 375, 44))
    let text = Text.storyboard(
      "<subviews>\(bar)</subviews>" + Text.constraints("b.top root.top \(top)"))
    #expect(try Opened(text, Self.canvas).numbers("b")[3] == height)
  }

  @Test(arguments: [("retina4_7", "375x667", 44.0), ("retina6_1", "414x896", 49)])
  func toolbarsAreHigherWithAHomeIndicator(_ device: String, _ size: String, _ height: Double)
    throws
  {
    let bar = Text.view("b", "toolbar")
    let text = Text.storyboard(
      device: device, size: size,
      "<subviews>\(bar)\(Text.view("a"))</subviews>"
        + Text.constraints(
          "b.bottom root.bottom", "b.leading root.leading 20 symbolic=YES",
          "b.top a.bottom 8 symbolic=YES", "a.height 10"))
    let opened = try Opened(text)
    #expect(opened.numbers("b")[3] == height)
    #expect(opened.numbers("b")[0] == 0)
    #expect(opened.numbers("a")[1] + 10 == opened.numbers("b")[1])
  }

  @Test func oldContentViewsEndAboveTheSeparatorOfTheirCell() throws {
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Text.frame(0, 0, 320, 43))"
      + "<subviews>\(Text.view("a"))</subviews>\(Text.constraints("a.bottom content.bottom"))"
      + "</tableViewCellContentView>"
    let cell = "<tableViewCell id=\"cell\">\(Text.frame(0, 0, 320, 88))\(content)</tableViewCell>"
    for (tools, height) in [(6254, 87.0), (9531, 43)] {
      let opened = try Opened(Text.xib(tools: tools, cell))
      #expect(opened.numbers("content")[3] == height)
    }
  }

  @Test func attributedTextsHaveTheFontOfTheirFirstPart() throws {
    let text =
      "<attributedString key=\"attributedText\"><fragment content=\"Label\"><attributes>"
      + "<font key=\"NSFont\" size=\"34\" metaFont=\"systemBold\"/></attributes></fragment>"
      + "</attributedString>"
    let attributed = Text.view("a", "label", "attributedText=\"x\"", text)
    let plain = Text.view(
      "b", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"34\"/>")
    let opened = try Opened(Text.storyboard("<subviews>\(attributed)\(plain)</subviews>"))
    #expect(opened.numbers("a")[3] == 41)
    #expect(opened.numbers("a")[2] == opened.numbers("b")[2])
  }

  @Test(
    "A font without a size has the one that AppKit gives it",
    arguments: [("cellTitle", 12.0), ("smallSystem", 11), ("system", 13)])
  func fontsWithoutSize(_ purpose: String, _ points: Double) throws {
    let text =
      "<attributedString key=\"attributedText\"><fragment content=\"Label\"><attributes>"
      + "<font key=\"NSFont\" metaFont=\"\(purpose)\"/></attributes></fragment></attributedString>"
    let plain =
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>"
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(Text.view("a", "label", "attributedText=\"x\"", text))"
          + "\(Text.view("b", "label", "text=\"Label\"", plain))</subviews>"))
    #expect(opened.numbers("a")[2...] == opened.numbers("b")[2...])
  }

  @Test("A content's size is never required: a constraint wins against hugging of 1000")
  func requiredHugging() throws {
    let label = Text.view(
      "a", "label",
      "text=\"Label\" horizontalHuggingPriority=\"1000\" horizontalCompressionResistancePriority=\"1000\"",
      Text.constraints("a.width 80"))
    let opened = try Opened(
      Text.storyboard("<subviews>\(label)</subviews>" + Text.constraints("a.leading root.leading")))
    #expect(opened.numbers("a")[2] == 80)
    #expect(opened.layout.brokenConstraints.isEmpty)
  }

  @Test(arguments: [("custom", 16.0, 22.0), ("system", 16, 18), ("custom", 40, 40)])
  func imageButtonsAreAsHighAsALine(_ type: String, _ image: Double, _ height: Double) throws {
    let button = Text.view(
      "b", "button", "buttonType=\"\(type)\"", "<state key=\"normal\" image=\"sun\"/>")
    let opened = try Opened(
      Text.storyboard(
        resources: "<image name=\"sun\" width=\"\(image)\" height=\"\(image)\"/>",
        "<subviews>\(button)</subviews>"))
    #expect(Array(opened.numbers("b")[2...]) == [image, height])
  }
}
