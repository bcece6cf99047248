import AutoLayout
import InterfaceBuilder
import Testing

/// The insets on the canvas of root views that aren't as large as the screen, and of embedded scenes.
@Suite("Insets on the canvas")
struct CanvasInsetTests {
  private typealias Text = DocumentText

  /// A view between the top and bottom of the safe area of `root`.
  private static let pinned =
    "<subviews>\(Text.view("a"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    + Text.constraints("a.top safe.top", "a.bottom safe.bottom")

  /// The insets of a root view.
  private static func insets(_ text: String) throws -> [Double] {
    let opened = try Opened(text)
    let (root, view) = (opened.numbers("root"), opened.numbers("a"))
    return [view[1], root[3] - view[1] - view[3]]
  }

  /// A top-level view of a xib.
  private static func xib(
    _ tools: Int, _ device: String, _ width: Double, _ height: Double, _ metrics: String = ""
  ) throws -> [Double] {
    try insets(
      Text.xib(
        tools: tools, device: device,
        "<view id=\"root\">\(Text.frame(0, 0, width, height))\(metrics)\(pinned)</view>"))
  }

  @Test(
    "depend on Xcode, device and size for top level views",
    arguments: [
      // As large as the screen.
      (14490, "retina4_7", 375.0, 667.0, [20.0, 0]), (20037, "retina4_7", 375, 667, [0, 0]),
      (21507, "retina4_7", 375, 667, [0, 0]), (21701, "retina4_7", 375, 667, [20, 0]),
      (20037, "retina5_9", 375, 812, [44, 34]), (21507, "retina5_9", 375, 812, [47, 34]),
      (23504, "retina6_1", 414, 896, [48, 34]), (23727, "retina6_1", 414, 896, [96, 68]),
      (24765, "retina6_12", 393, 852, [118, 68]), (32700, "retina6_12", 393, 852, [59, 34]),
      // Smaller, or wider.
      (14490, "retina4_7", 234, 106, [0, 0]), (20037, "retina6_1", 414, 251, [44, 0]),
      (20037, "retina6_1", 414, 872, [44, 10]), (20037, "retina6_1", 460, 251, [44, 34]),
      (21701, "retina6_1", 414, 251, [48, 34]), (23727, "retina6_1", 414, 251, [96, 34]),
    ])
  func topLevelViews(
    _ tools: Int, _ device: String, _ width: Double, _ height: Double, _ insets: [Double]
  ) throws {
    #expect(try Self.xib(tools, device, width, height) == insets)
  }

  @Test("xibs keep the status bar that they do not simulate")
  func xibsKeep() throws {
    let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try Self.xib(14490, "retina4_7", 375, 667, none) == [20, 0])
  }

  @Test("iPads in landscape have no bars in some xibs")
  func ipadsOnTheirSide() throws {
    let text = Text.xib(
      tools: 17156, device: "ipad12_9rounded",
      "<view id=\"root\">\(Text.frame(0, 0, 1366, 1024))\(Self.pinned)</view>"
    ).replacing("portrait", with: "landscape")
    #expect(try Self.insets(text) == [0, 0])
    #expect(try Self.insets(text.replacing("17156", with: "22155")) == [24, 20])
  }

  @Test(
    "depend on the size of the root view",
    arguments: [
      // Below bars, between two, in a sheet, and of a size of its own.
      (14490, "375x603", [0.0, 0]), (14490, "375x647", [0, 0]), (14490, "375x618", [20, 0]),
      (14490, "400x600", [20, 0]), (14490, "375x600", [20, 0]), (14490, "320x120", [0, 0]),
    ])
  func rootsOfOther(_ tools: Int, _ size: String, _ insets: [Double]) throws {
    #expect(try Self.insets(Text.storyboard(tools: tools, size: size, Self.pinned)) == insets)
  }

  /// A scene that another one shows.
  private static func shown(
    _ kind: String, by source: String = "", tools: Int = 14490, size: String = "375x667",
    device: String = "retina4_7"
  ) -> String {
    let other =
      "<scene sceneID=\"o\"><objects><viewController id=\"other\">\(source)<connections>"
      + "<segue destination=\"controller\" kind=\"\(kind)\"/>"
      + "</connections></viewController></objects></scene>"
    return Text.storyboard(tools: tools, device: device, size: size, pinned)
      .replacing("<scenes>", with: "<scenes>\(other)")
  }

  @Test("follow the segue that shows a scene")
  func segues() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try Self.insets(Self.shown("show")) == [20, 0])
    #expect(try Self.insets(Self.shown("show", by: bar)) == [64, 0])
    #expect(try Self.insets(Self.shown("presentation", by: bar)) == [20, 0])
    #expect(try Self.insets(Self.shown("popoverPresentation")) == [0, 0])
  }

  @Test("leave room for the bar of a sheet")
  func sheets() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let (old, new) = ("375x647", "414x842")
    #expect(try Self.insets(Self.shown("show", by: bar, tools: 16097, size: old)) == [56, 0])
    let sheet = Self.shown("show", by: bar, tools: 17701, size: new, device: "retina6_1")
    #expect(try Self.insets(sheet) == [56, 34])
    let plain = Self.shown("show", tools: 17701, size: new, device: "retina6_1")
    #expect(try Self.insets(plain) == [0, 34])
  }

  @Test("leave page sheets without a bar as they are")
  func pageSheets() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    func sheet(_ source: String) -> String {
      Self.shown("show", by: source, tools: 17701, size: "414x886", device: "retina6_1")
    }
    #expect(try Self.insets(sheet("")) == [0, 0])
    #expect(try Self.insets(sheet(bar)) == [56, 0])
    #expect(try Self.insets(Self.shown("show", size: "375x657")) == [20, 0])
  }

  @Test("details with an item have a navigation bar")
  func detailsWithAnItem() throws {
    let plain = Self.shown("showDetail")
    #expect(try Self.insets(plain) == [20, 0])
    let item = "<viewController id=\"controller\"><navigationItem key=\"navigationItem\"/>"
    let named = plain.replacing("<viewController id=\"controller\">", with: item)
    #expect(try Self.insets(named) == [64, 0])
  }

  /// Below nothing, below bars of 88 points, and with the insets of a home indicator doubled.
  @Test(
    "roots above a tab bar and a home indicator",
    arguments: [(20037, 813, false, 44.0), (20037, 725, true, 0), (23727, 779, false, 96)])
  func rootsAboveATab(
    _ tools: Int, _ height: Int, _ hasBar: Bool, _ top: Double
  ) throws {
    let bar = hasBar ? "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>" : ""
    let text = Self.shown(
      "show", by: bar, tools: tools, size: "414x\(height)", device: "retina6_1")
    #expect(try Self.insets(text) == [top, 0])
  }

  @Test("end above an opaque bottom bar", arguments: [("YES", 83.0), ("NO", 0)])
  func opaqueBottomBars(_ isTranslucent: String, _ bottom: Double) throws {
    let bar =
      "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"\(isTranslucent)\"/>"
    let text = Text.storyboard(
      tools: 20037, device: "retina6_1", size: "414x896", controller: bar, Self.pinned)
    #expect(try Self.insets(text) == [44, bottom])
  }

  @Test(
    "large titles of Xcode 26",
    arguments: [
      (23727, "414x896", [192.0, 68]), (24128, "414x896", [202, 68]), (24128, "414x848", [126, 0]),
    ])
  func largeTitlesOfXcode26(_ tools: Int, _ size: String, _ insets: [Double]) throws {
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\"/>"
    let holder =
      "<scene sceneID=\"n\"><objects><navigationController id=\"nav\">\(bar)<connections>"
      + "<segue destination=\"controller\" kind=\"relationship\"/></connections>"
      + "</navigationController></objects></scene>"
    let text = Text.storyboard(tools: tools, device: "retina6_1", size: size, Self.pinned)
      .replacing("<scenes>", with: "<scenes>\(holder)")
    #expect(try Self.insets(text) == insets)
  }
}

/// What gives way on the canvas where required constraints contradict the size of a root view.
@Suite("Conflicts on the canvas")
struct CanvasConflictTests {
  private typealias Text = DocumentText

  /// A view that wants 40 of the 63 points of `holder`, 10 from its top and bottom, and one in its middle.
  private static func parts(of holder: String) -> String {
    "<subviews>\(Text.view("a"))\(Text.view("b"))</subviews>"
      + Text.constraints(
        "a.top \(holder).top 10", "\(holder).bottom a.bottom 10", "a.height 40",
        "b.centerY \(holder).centerY", "b.height 10")
  }

  private static let root =
    "<view id=\"root\">\(Text.frame(0, 0, 320, 63))\(parts(of: "root"))</view>"
  private static let cell =
    "<tableViewCell id=\"cell\">\(Text.frame(0, 0, 320, 63))"
    + "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Text.frame(0, 0, 320, 63))"
    + "\(parts(of: "c"))</tableViewCellContentView></tableViewCell>"

  /// The tops and heights of the two views.
  private static func drawn(_ text: String) throws -> [Double] {
    let document = try InterfaceDocument(Array(text.utf8))
    let scene = try #require(document.scenes.first)
    let options = ImportOptions(showsPlaceholders: true)
    let part = try #require(document.layouts(of: scene, options).first)
    let layout = part.drawn()
    let frames = ["a", "b"].compactMap { id in
      part.views.first { $0.id == id }.map { layout.frame(of: $0.item) }
    }
    return frames.flatMap { [$0.origin.y, $0.size.height] }
  }

  @Test("the size of a xib gives way", arguments: [root, cell])
  func theSize(_ objects: String) throws {
    #expect(try Self.drawn(Text.xib(objects)) == [10, 40, 25, 10])
  }

  @Test("elsewhere constraints give way")
  func elsewhereConstraintsGive() throws {
    let storyboard = Text.storyboard(size: "320x63", Self.parts(of: "root"))
    #expect(try Self.drawn(storyboard) == [10, 43, 26.5, 10])
    #expect(try Opened(Text.xib(Self.root)).numbers("a")[3] == 43)
  }

  @Test("a size that contradicts nothing holds")
  func aSize() throws {
    let root = Self.root.replacing("constant=\"40\"", with: "constant=\"43\"")
    #expect(try Self.drawn(Text.xib(root)) == [10, 43, 26.5, 10])
    let apart = root.replacing(
      "</constraints>", with: "\(Text.constraint("b.height 12"))</constraints>")
    #expect(try Self.drawn(Text.xib(apart))[1] == 43)
  }
}
