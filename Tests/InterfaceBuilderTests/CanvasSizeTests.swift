import AutoLayout
import InterfaceBuilder
import Testing

/// The canvas's own sizes of views that nothing in the document decides.
@Suite("The canvas's own sizes of views that nothing in the document decides")
struct CanvasSizeTests {
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

  @Test(
    "views that show nothing keep their size",
    arguments: ["view", "imageView", "scrollView", "tableView", "label", "textView"])
  func viewsThatShow(_ element: String) throws {
    let text = Self.stack(
      "alignment=\"top\"", Text.view("a", element, "", Text.frame(0, 0, 240, 31)))
    let onCanvas = try Opened(text, Self.canvas)
    #expect(onCanvas.numbers("a") == [0, 0, 240, 31])
    #expect(onCanvas.numbers("s") == [0, 0, 240, 31])
    #expect(try Opened(text).numbers("a")[2...] == [0, 0])
  }

  @Test("a kept size has the view's own priorities", arguments: [(751, 12.0), (749, 31)])
  func aKeptSize(_ priority: Int, _ height: Double) throws {
    let view = Text.view(
      "a", "view", "",
      Text.frame(0, 0, 240, 31) + Text.constraints("a.height 12 priority=\(priority)"))
    let label = Text.view("b", "label", "text=\"\(String(repeating: "wide ", count: 20))\"")
    let opened = try Opened(Self.stack("", view + label), Self.canvas)
    #expect(opened.numbers("a")[3] == height)
    #expect(opened.numbers("a")[2] == opened.numbers("b")[2])
    #expect(opened.numbers("a")[2] > 240)
  }

  @Test("hidden views are out of their stack with their own size")
  func hiddenViews() throws {
    let shown = Text.view("a", "view", "", Text.constraints("a.height h.height", "a.width 9"))
    let hidden = Text.view("h", "view", "hidden=\"YES\"", Text.constraints("h.height 40"))
    let text = Self.stack("spacing=\"8\"", hidden + shown)
    let onCanvas = try Opened(text, Self.canvas)
    #expect(onCanvas.numbers("a") == [0, 0, 9, 40])
    #expect(onCanvas.numbers("s")[3] == 40)
    // On a screen a hidden view has no length, and something has to give.
    #expect(try Opened(text).numbers("h")[3] == 0)
  }

  @Test("placeholders of stacks count where nothing is arranged")
  func placeholdersOfStacks() throws {
    let placeholder = "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"infinite\""
    let child = Text.view("c", "view", "", Text.constraints("c.height 10", "c.width 20"))
    for (content, width) in [("", 90.0), ("<subviews>\(child)</subviews>", 20)] {
      let inner = Text.view("i", "stackView", placeholder, content)
      let opened = try Opened(Self.stack("alignment=\"top\"", inner))
      #expect(opened.numbers("i")[2] == width)
    }
  }

  @Test("classes that draw themselves have their saved size where sizes are saved")
  func classesThatDraw() throws {
    let view = Text.view(
      "a", "view", "customClass=\"Chart\" placeholderIntrinsicHeight=\"128\"",
      Text.frame(0, 0, 50, 164))
    let text = Self.stack("", view)
    let saved = ImportOptions(intrinsicSizes: .saved, showsPlaceholders: true)
    #expect(try Opened(text, saved).numbers("a")[3] == 164)
    #expect(try Opened(text, Self.canvas).numbers("a")[3] == 128)
  }

  @Test("navigation bars in sheets are higher at the top", arguments: [(0.0, 56.0), (30, 44)])
  func navigationBars(_ top: Double, _ height: Double) throws {
    let bar = Text.view("b", "navigationBar", "", Text.frame(0, top, 375, 44))
    let text = Text.storyboard(
      "<subviews>\(bar)</subviews>" + Text.constraints("b.top root.top \(top)"))
    #expect(try Opened(text, Self.canvas).numbers("b")[3] == height)
  }

  @Test(
    "toolbars are higher with a home indicator",
    arguments: [("retina4_7", "375x667", 44.0), ("retina6_1", "414x896", 49)])
  func toolbarsAreHigher(_ device: String, _ size: String, _ height: Double)
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

  @Test("old content views end above the separator of their cell")
  func oldContentViews() throws {
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Text.frame(0, 0, 320, 43))"
      + "<subviews>\(Text.view("a"))</subviews>\(Text.constraints("a.bottom content.bottom"))"
      + "</tableViewCellContentView>"
    let cell = "<tableViewCell id=\"cell\">\(Text.frame(0, 0, 320, 88))\(content)</tableViewCell>"
    let wide = cell.replacing(
      "width=\"320.0\" height=\"88.0\"", with: "width=\"408\" height=\"88\"")
    let marked = wide.replacing("id=\"cell\"", with: "id=\"cell\" accessoryType=\"checkmark\"")
    for (tools, width, height) in [(6254, 408.0, 87.0), (9531, 320, 43)] {
      let opened = try Opened(Text.xib(tools: tools, wide))
      #expect(opened.numbers("content")[2...] == [width, height])
      #expect(try Opened(Text.xib(tools: tools, marked)).numbers("content")[2] == 320)
    }
  }

  /// Content views beside an accessory, whose right margin was saved as that of any view.
  @Test(
    "contents beside an accessory reach its narrow margin",
    arguments: [
      (15505, "retina4_7", 417.0, 385.5, 390.5), (15505, "retina4_7", 320, 293, 294),
      (15505, "retina6_1", 320, 293, 293), (19455, "retina4_7", 417, 385.5, 385.5),
    ])
  func contentsBesideAnAccessory(
    _ tools: Int, _ device: String, _ cell: Double, _ saved: Double, _ width: Double
  ) throws {
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Text.frame(0, 0, saved, 44))"
      + "<subviews>\(Text.view("a"))</subviews>"
      + "\(Text.constraints("a.leading c.leading", "a.trailing c.trailing"))"
      + "</tableViewCellContentView>"
    let text = Text.xib(
      tools: tools, device: device,
      "<tableViewCell accessoryType=\"disclosureIndicator\" id=\"cell\">"
        + "\(Text.frame(0, 0, cell, 44))\(content)</tableViewCell>")
    #expect(try Opened(text, Self.canvas).numbers("a")[2] == width)
  }

  @Test(
    "old prototypes have the height that they name",
    arguments: [(6254, [0.0, 28, 600, 90], 89.0), (9531, [0, 28, 320, 44], 43)])
  func oldPrototypes(
    _ tools: Int, _ frame: [Double], _ content: Double
  ) throws {
    let cell =
      "<prototypes><tableViewCell rowHeight=\"90\" id=\"cell\">\(Text.frame(0, 28, 320, 44))"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Text.frame(0, 0, 320, 43))"
      + "</tableViewCellContentView></tableViewCell></prototypes>"
    let text = Text.storyboard(
      tools: tools, device: nil, size: "600x600", root: "tableView", cell)
    let opened = try Opened(text)
    #expect(opened.numbers("cell") == frame)
    #expect(opened.numbers("content") == [0, 0, frame[2], content])
  }

  @Test(
    "top level views of Xcode 6 have the margins of any view",
    arguments: [(6254, [8.0, 8]), (9531, [20, 0])])
  func topLevelViews(_ tools: Int, _ origin: [Double]) throws {
    let root =
      "<view id=\"root\">\(Text.frame(0, 0, 600, 540))<subviews>\(Text.view("a"))</subviews>"
      + Text.constraints("a.leading root.leadingMargin", "a.top root.topMargin") + "</view>"
    let text = Text.xib(tools: tools, root).replacing(
      "<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
    #expect(try Array(Opened(text, Self.canvas).numbers("a")[..<2]) == origin)
  }

  @Test("texts of fields are in the middle of their height")
  func textsOfFields() throws {
    func labelTop(_ height: Double) throws -> Double {
      let field = Text.view("f", "textField", "borderStyle=\"roundedRect\"")
      let label = Text.view("l", "label", "text=\"Name\"")
      return try Opened(
        Text.storyboard(
          "<subviews>\(field)\(label)</subviews>"
            + Text.constraints(
              "f.top root.top", "f.height \(height)", "l.firstBaseline f.firstBaseline"))
      ).numbers("l")[1]
    }
    #expect(try labelTop(54) == labelTop(34) + 10)
  }

  @Test("toolbars touch the guide below them")
  func toolbarsTouch() throws {
    let controller =
      "<layoutGuides><viewControllerLayoutGuide type=\"bottom\" id=\"below\"/></layoutGuides>"
    let opened = try Opened(
      Text.storyboard(
        controller: controller,
        "<subviews>\(Text.view("b", "toolbar"))</subviews>"
          + Text.constraints("below.top b.bottom 8 symbolic=YES")))
    #expect(opened.numbers("b")[1] == 623)
  }

  @Test("attributed texts have the font of their first part")
  func attributedTexts() throws {
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

  @Test(
    "image buttons are as tall as a line",
    arguments: [("custom", 16.0, 22.0), ("system", 16, 18), ("custom", 40, 40)])
  func imageButtons(_ type: String, _ image: Double, _ height: Double) throws {
    let button = Text.view(
      "b", "button", "buttonType=\"\(type)\"", "<state key=\"normal\" image=\"sun\"/>")
    let opened = try Opened(
      Text.storyboard(
        resources: "<image name=\"sun\" width=\"\(image)\" height=\"\(image)\"/>",
        "<subviews>\(button)</subviews>"))
    #expect(Array(opened.numbers("b")[2...]) == [image, height])
  }
}
