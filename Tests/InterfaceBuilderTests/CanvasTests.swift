import AutoLayout
import InterfaceBuilder
import Testing

/// The bars and insets that the canvas of each Xcode put around and into scenes.
@Suite("Bars and insets of the canvas")
struct CanvasTests {
  private typealias Text = DocumentText

  private static let pinned =
    "<subviews>\(Text.view("a"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    + Text.constraints(
      "a.top safe.top", "a.bottom safe.bottom", "a.leading root.leadingMargin",
      "a.trailing root.trailingMargin")

  @Test(
    "safe areas are those of Xcode and device",
    arguments: [
      (14490, "retina4_7", 20.0, 0.0), (15705, "retina4_7", 0, 0), (23504, "retina4_7", 20, 0),
      (21507, "retina4_7", 0, 0), (21701, "retina4_7", 20, 0), (15705, "retina5_9", 44, 34),
      (21507, "retina5_9", 44, 34), (21701, "retina5_9", 50, 34), (20037, "retina6_1", 44, 34),
      (21701, "retina6_1", 48, 34), (20037, "retina6_7", 44, 34), (21701, "retina6_7", 47, 34),
      (32000, "retina6_12", 59, 34), (32000, "retina6_9", 62, 34), (21701, "ipad9_7", 20, 0),
      (32000, "ipad13_0rounded", 24, 20),
    ])
  func safeAreas(_ tools: Int, _ device: String, _ top: Double, _ bottom: Double) throws {
    let sizes = [
      "retina4_7": "375x667", "retina5_9": "375x812", "retina6_1": "414x896",
      "retina6_7": "428x926", "retina6_9": "440x956", "retina6_12": "393x852",
      "ipad9_7": "768x1024", "ipad13_0rounded": "1032x1376",
    ]
    let size = try #require(sizes[device])
    let full = try Opened(Text.storyboard(tools: tools, device: device, size: size, Self.pinned))
    let height = try #require(size.split(separator: "x").last.flatMap { Double($0) })
    #expect(full.numbers("a")[1] == top)
    #expect(full.numbers("a")[3] == height - top - bottom)
  }

  @Test("keyboard guides begin at the bottom of the safe area")
  func keyboardGuidesBegin() throws {
    let content =
      "<subviews>\(Text.view("a"))</subviews><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
      + Text.constraints(
        "a.top root.top", "a.bottom keys.top", "a.leading root.leading", "a.trailing root.trailing")
    let opened = try Opened(
      Text.storyboard(tools: 32000, device: "retina6_12", size: "393x852", content))
    #expect(opened.warnings == [])
    #expect(opened.numbers("a") == [0, 0, 393, 818])
  }

  @Test("navigation bars move the safe area down")
  func navigationBars() throws {
    let holder =
      "<scene sceneID=\"n\"><objects><navigationController id=\"nav\"><connections>"
      + "<segue destination=\"controller\" kind=\"relationship\" relationship=\"rootViewController\"/>"
      + "</connections></navigationController></objects></scene>"
    let text = Text.storyboard(tools: 20037, device: "retina6_1", size: "414x896", Self.pinned)
      .replacing("<scenes>", with: "<scenes>\(holder)")
    #expect(try Opened(text).numbers("a")[1] == 88)
    // Those that the document asks for leave the status bar out where the canvas does.
    for (tools, top) in [(14490, 64.0), (17701, 44), (21701, 64), (24128, 74)] {
      let simulated = Text.storyboard(
        tools: tools,
        controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", Self.pinned)
      #expect(try Opened(simulated).numbers("a")[1] == top)
    }
  }

  /// The root of a navigation controller, or what another root pushes, on an iPhone 15.
  @Test(
    "large titles make navigation bars higher",
    arguments: [
      ("YES", [nil], 155), ("YES", ["always"], 155), ("YES", ["never"], 103), ("NO", [nil], 103),
      ("NO", ["always"], 103), ("YES", ["automatic", nil], 155), ("YES", ["never", nil], 103),
      ("YES", ["never", "always"], 155), ("YES", [nil, "never"], 103),
    ] as [(String, [String?], Double)])
  func largeTitles(_ largeTitles: String, _ modes: [String?], _ top: Double) throws {
    func item(_ mode: String??) -> String {
      let words = (mode ?? nil).map { "largeTitleDisplayMode=\"\($0)\"" } ?? ""
      return "<navigationItem key=\"navigationItem\" \(words)/>"
    }
    func segue(_ destination: String, _ kind: String) -> String {
      "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\"/></connections>"
    }
    let pushing =
      modes.count == 1
      ? ""
      : "<viewController id=\"first\">\(item(modes[0]))\(segue("controller", "show"))</viewController>"
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"\(largeTitles)\"/>"
    let holder =
      "<navigationController id=\"nav\">\(bar)"
      + segue(modes.count == 1 ? "controller" : "first", "relationship") + "</navigationController>"
    let others = [holder, pushing].map { "<scene sceneID=\"n\"><objects>\($0)</objects></scene>" }
    let text = Text.storyboard(
      tools: 32700, device: "retina6_12", size: "393x852", controller: item(modes.last), Self.pinned
    ).replacing("<scenes>", with: "<scenes>\(others.joined())")
    let opened = try Opened(text)
    #expect(opened.numbers("a")[1] == top)
    var layout = opened.layout
    layout.setEnvironment(
      layout.environment.moved(to: try #require(Device.named("iPhone 15"))))
    #expect(layout.environment.safeArea.top == top)
    #expect(layout.environment.safeArea.bottom == 34)
  }

  @Test("roots begin below large titles")
  func rootsBegin() throws {
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\"/>"
    let holder =
      "<scene sceneID=\"n\"><objects><navigationController id=\"nav\">\(bar)<connections>"
      + "<segue destination=\"controller\" kind=\"relationship\"/></connections>"
      + "</navigationController></objects></scene>"
    let text = Text.storyboard(tools: 13529, size: "375x551", Self.pinned)
      .replacing("<scenes>", with: "<scenes>\(holder)")
    #expect(try Opened(text).numbers("a")[1] == 0)
    #expect(try Opened(text.replacing("YES\"/>", with: "NO\"/>")).numbers("a")[1] == 64)
  }

  @Test("root margins follow the width")
  func rootMarginsFollow() throws {
    let narrow = try Opened(Text.storyboard(Self.pinned))
    #expect(narrow.numbers("a")[0] == 16)
    let wide = try Opened(Text.storyboard(device: "retina6_1", size: "414x896", Self.pinned))
    #expect(wide.numbers("a")[0] == 20)
    for (width, margin) in [(390, 16.0), (393, 16), (394, 20)] {
      let root = try Opened(
        Text.storyboard(device: "retina6_12", size: "\(width)x852", Self.pinned))
      #expect(root.numbers("a")[0] == margin)
    }
    let old = try Opened(Text.storyboard(tools: 6254, device: nil, size: "600x600", Self.pinned))
    #expect(old.numbers("a")[0] == 16)
  }

  /// The margins of a table cell's content.
  private static func cell(accessory: Bool) -> String {
    let content = Text.frame(0, 0, accessory ? 340 : 375, 80)
    return "<prototypes><tableViewCell id=\"cell\">\(Text.frame(0, 28, 375, 80))"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(content)"
      + "<subviews>\(Text.view("a"))</subviews>"
      + Text.constraints(
        "a.leading content.leadingMargin", "a.trailing content.trailingMargin",
        "a.top content.topMargin", "a.bottom content.bottomMargin")
      + "</tableViewCellContentView></tableViewCell></prototypes>"
  }

  @Test(
    "cells have the margins of their Xcode",
    arguments: [
      (12121, false, [8.0, 8, 359, 64]), (14490, false, [16, 11, 343, 58]),
      (15705, false, [15, 11, 345, 58]), (21701, false, [16, 11, 343, 58]),
      (24127, false, [16, 15, 343, 50]), (21701, true, [16, 11, 316, 58]),
      (15705, true, [15, 11, 317, 58]),
    ])
  func cellMargins(_ tools: Int, _ accessory: Bool, _ frame: [Double]) throws {
    let opened = try Opened(
      Text.storyboard(tools: tools, root: "tableView", Self.cell(accessory: accessory)))
    #expect(opened.numbers("a") == frame)
  }

  /// The left margin of a cell that is a layout of its own.
  @Test(
    "top level cells have margins of their own",
    arguments: [
      (14490, "retina6_1", 320.0, 16.0), (14490, "retina4_7", 600, 20),
      (14868, "retina4_7", 387, 15), (14868, "retina6_1", 414, 20),
      (14868, "retina4_7", 320, 15), (14868, "retina6_1", 320, 16), (21701, "retina6_0", 390, 20),
      (19455, "retina6_1", 320, 16), (19455, "retina6_1", 331, 20),
      (19455, "retina4_7", 600, 16), (19455, "retina6_12", 661, 20),
    ])
  func topLevelCell(_ tools: Int, _ device: String, _ width: Double, _ left: Double) throws {
    let cell =
      "<tableViewCell id=\"cell\">\(Text.frame(0, 0, width, 80))"
      + "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Text.frame(0, 0, width, 80))"
      + "<subviews>\(Text.view("a"))</subviews>\(Text.constraints("a.leading c.leadingMargin"))"
      + "</tableViewCellContentView></tableViewCell>"
    #expect(try Opened(Text.xib(tools: tools, device: device, cell)).numbers("a")[0] == left)
  }

  /// The screen decides, or a root view that is wider, and not the table.
  @Test(
    "cells of narrow tables have the margins of the screen",
    arguments: [("retina6_1", "414x896", 20.0), ("retina4_7", "400x600", 20)])
  func cellMarginsInNarrow(_ device: String, _ size: String, _ left: Double) throws {
    let table = Text.view(
      "t", "tableView", "", Text.frame(10, 0, 375, 600) + Self.cell(accessory: false))
    let text = Text.storyboard(
      device: device, size: size,
      "<subviews>\(table)</subviews>" + Text.constraints("t.width 375"))
    #expect(try Opened(text).numbers("a")[0] == left)
  }

  @Test("scrolled content keeps clear of bars")
  func scrolledContentKeeps() throws {
    let content = Text.view(
      "c", "view", "",
      "<subviews>\(Text.view("a"))</subviews>" + Text.constraints("a.top c.topMargin"))
    let scroll = Text.view(
      "s", "scrollView", "",
      "<subviews>\(content)</subviews>"
        + Text.constraints("c.top s.top", "c.height 100", "c.bottom s.bottom"))
    let opened = try Opened(
      Text.storyboard(
        tools: 14490, "<subviews>\(scroll)</subviews>" + Text.constraints("s.top root.top")))
    #expect(opened.numbers("a")[1] == 8)
  }

  @Test("top level cells have no safe area")
  func topLevelCells() throws {
    let xib = Text.xib(
      tools: 14490,
      "<tableViewCell id=\"cell\">\(Text.frame(0, 0, 375, 60))"
        + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Text.frame(0, 0, 375, 60))"
        + "<subviews>\(Text.view("a"))</subviews>"
        + Text.constraints("a.top content.topMargin", "a.leading content.leadingMargin")
        + "</tableViewCellContentView></tableViewCell>")
    #expect(try Array(Opened(xib).numbers("a")[..<2]) == [16, 11])
  }

  @Test("given insets take precedence")
  func givenInsetsRule() throws {
    let file =
      #"{"document": "x.storyboard", "scene": "scene", "insets": {"top": 33, "bottom": 11}}"#
    let given = try GivenEnvironment.read(Array(file.utf8))
    let environment = try #require(given["x.storyboard"])
    let opened = try Opened(Text.storyboard(Self.pinned), ImportOptions(environment: environment))
    #expect(opened.numbers("a")[1] == 33)
    #expect(opened.numbers("a")[3] == 667 - 44)
    #expect(throws: DocumentIssue.self) { try GivenEnvironment.read(Array("\nno".utf8)) }
  }
}
