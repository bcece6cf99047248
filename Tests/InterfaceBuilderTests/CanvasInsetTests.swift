import AutoLayout
import InterfaceBuilder
import Testing

/// The insets on the canvas of root views that aren't as large as the screen, and of embedded scenes.
@Suite struct CanvasInsetTests {
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

  @Test func xibsKeepTheStatusBarThatTheyDoNotSimulate() throws {
    let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try Self.xib(14490, "retina4_7", 375, 667, none) == [20, 0])
  }

  @Test func ipadsOnTheirSideHaveNoBarsInSomeXibs() throws {
    let text = Text.xib(
      tools: 17156, device: "ipad12_9rounded",
      "<view id=\"root\">\(Text.frame(0, 0, 1366, 1024))\(Self.pinned)</view>"
    ).replacing("portrait", with: "landscape")
    #expect(try Self.insets(text) == [0, 0])
    #expect(try Self.insets(text.replacing("17156", with: "22155")) == [24, 20])
  }

  @Test(
    arguments: [
      // Below bars, between two, in a sheet, and of a size of its own.
      (14490, "375x603", [0.0, 0]), (14490, "375x647", [0, 0]), (14490, "375x618", [20, 0]),
      (14490, "400x600", [20, 0]), (14490, "375x600", [20, 0]), (14490, "320x120", [0, 0]),
    ])
  func rootsOfOtherSizes(_ tools: Int, _ size: String, _ insets: [Double]) throws {
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

  @Test func segues() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try Self.insets(Self.shown("show")) == [20, 0])
    #expect(try Self.insets(Self.shown("show", by: bar)) == [64, 0])
    #expect(try Self.insets(Self.shown("presentation", by: bar)) == [20, 0])
    #expect(try Self.insets(Self.shown("popoverPresentation")) == [0, 0])
  }

  @Test func sheets() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let (old, new) = ("375x647", "414x842")
    #expect(try Self.insets(Self.shown("show", by: bar, tools: 16097, size: old)) == [56, 0])
    let sheet = Self.shown("show", by: bar, tools: 17701, size: new, device: "retina6_1")
    #expect(try Self.insets(sheet) == [56, 34])
    let plain = Self.shown("show", tools: 17701, size: new, device: "retina6_1")
    #expect(try Self.insets(plain) == [0, 34])
  }

  @Test func pageSheets() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    func sheet(_ source: String) -> String {
      Self.shown("show", by: source, tools: 17701, size: "414x886", device: "retina6_1")
    }
    #expect(try Self.insets(sheet("")) == [0, 0])
    #expect(try Self.insets(sheet(bar)) == [56, 0])
    #expect(try Self.insets(Self.shown("show", size: "375x657")) == [20, 0])
  }

  @Test func detailsWithAnItemHaveANavigationBar() throws {
    let plain = Self.shown("showDetail")
    #expect(try Self.insets(plain) == [20, 0])
    let item = "<viewController id=\"controller\"><navigationItem key=\"navigationItem\"/>"
    let named = plain.replacing("<viewController id=\"controller\">", with: item)
    #expect(try Self.insets(named) == [64, 0])
  }

  /// Below nothing, below bars of 88 points, and with the insets of a home indicator doubled.
  @Test(arguments: [(20037, 813, false, 44.0), (20037, 725, true, 0), (23727, 779, false, 96)])
  func rootsAboveATabBarAndAHomeIndicator(
    _ tools: Int, _ height: Int, _ hasBar: Bool, _ top: Double
  ) throws {
    let bar = hasBar ? "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>" : ""
    let text = Self.shown(
      "show", by: bar, tools: tools, size: "414x\(height)", device: "retina6_1")
    #expect(try Self.insets(text) == [top, 0])
  }

  @Test(arguments: [("YES", 83.0), ("NO", 0)])
  func opaqueBottomBars(_ isTranslucent: String, _ bottom: Double) throws {
    let bar =
      "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"\(isTranslucent)\"/>"
    let text = Text.storyboard(
      tools: 20037, device: "retina6_1", size: "414x896", controller: bar, Self.pinned)
    #expect(try Self.insets(text) == [44, bottom])
  }

  @Test(
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
