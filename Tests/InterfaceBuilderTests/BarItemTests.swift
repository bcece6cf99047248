import AutoLayout
import InterfaceBuilder
import Testing

/// What documents say about the contents of bars, and how scenes are connected.
@Suite("bar items and maps") struct BarItemTests {
  /// A tab bar controller with two navigation controllers; the first one pushes a second scene.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="tabs">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scene("1", "<tabBarController id=\"tabs\"><connections>"
      + "\(segue("nav", "relationship"))\(segue("other", "relationship"))"
      + "</connections></tabBarController>", at: "0\" y=\"0"))
    \(scene("2", "<navigationController id=\"nav\"><tabBarItem key=\"tabBarItem\" title=\"Home\" "
      + "image=\"home\"/><navigationBar key=\"navigationBar\"><color key=\"barTintColor\" red=\"1\" "
      + "green=\"0\" blue=\"0\" alpha=\"1\"/></navigationBar><connections>"
      + "\(segue("list", "relationship"))</connections></navigationController>", at: "700\" y=\"0"))
    \(scene("3", "<navigationController id=\"other\"><tabBarItem key=\"tabBarItem\" "
      + "systemItem=\"search\"/></navigationController>"))
    \(scene("4", controller("list", "List", "<barButtonItem key=\"rightBarButtonItem\" "
      + "systemItem=\"add\"/>", "\(segue("detail", "show", "identifier=\"open\""))")))
    \(scene("5", controller("detail", "Detail", "<rightBarButtonItems><barButtonItem title=\"A\"/>"
      + "<barButtonItem image=\"b\"/></rightBarButtonItems>", "")))
    </scenes></document>
    """

  private static func scene(_ id: String, _ object: String, at place: String? = nil) -> String {
    "<scene sceneID=\"\(id)\"><objects>\(object)</objects>"
      + (place.map { "<point key=\"canvasLocation\" x=\"\($0)\"/>" } ?? "") + "</scene>"
  }

  private static func segue(_ id: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(more)/>"
  }

  private static func controller(
    _ id: String, _ title: String, _ items: String, _ connections: String
  ) -> String {
    "<viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)-view\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
      + "<navigationItem key=\"navigationItem\" title=\"\(title)\">\(items)</navigationItem>"
      + "<connections>\(connections)</connections></viewController>"
  }

  private func bars(_ part: Int) throws -> BarContents {
    let document = try InterfaceDocument(Array(Self.text.utf8))
    return try #require(
      try document.layout(of: document.parts[part]).layout.environment.barContents)
  }

  @Test("titles, items and tabs come from the controllers around")
  func titlesItems() throws {
    let list = try bars(0)
    #expect(list.navigation?.title == "List")
    #expect(list.navigation?.left == [])
    #expect(list.navigation?.right == [BarItem(title: "", image: "plus")])
    #expect(list.barColor?.text == "#ff0000")
    #expect(
      list.tabs == [
        BarItem(title: "Home", image: "home"), BarItem(title: "", image: "magnifyingglass"),
      ])
    #expect(list.selectedTab == 0)
    #expect(list.toolbar == nil)
  }

  @Test("what is pushed leads back")
  func whatIsPushed() throws {
    let detail = try bars(1)
    #expect(detail.navigation?.left == [BarItem(title: "List", image: "chevron.left")])
    #expect(
      detail.navigation?.right == [BarItem(title: "A"), BarItem(title: "", image: "b")])
  }

  @Test("bars that are views keep their items")
  func barsThatAreViews() throws {
    let text = DocumentText.storyboard(
      "<subviews>"
        + DocumentText.view(
          "a", "navigationBar", "userLabel=\"Bar\"",
          "<items><navigationItem title=\"Inbox\"><barButtonItem key=\"leftBarButtonItem\" "
            + "systemItem=\"cancel\"/></navigationItem></items>")
        + DocumentText.view(
          "b", "toolbar", "userLabel=\"Tools\"",
          "<items><barButtonItem systemItem=\"trash\"/><barButtonItem "
            + "systemItem=\"flexibleSpace\"/><barButtonItem title=\"Edit\"/></items>")
        + DocumentText.view("d", "containerView", "userLabel=\"Child\"")
        + DocumentText.view("c", "searchBar", "userLabel=\"Search\" placeholder=\"Find\"")
        + "</subviews>")
    let layout = try Opened(text).layout
    func value(_ property: String, _ view: String) throws -> String? {
      let item = try #require(layout.item(named: view))
      return ViewProperty.named(property)?.value(of: item, in: layout)?.description
    }
    #expect(try value("barTitle", "Bar") == "Inbox")
    #expect(try value("leftItems", "Bar") == "Cancel")
    #expect(try value("items", "Tools") == "[trash]||Edit")
    #expect(try value("placeholder", "Search") == "Find")
    #expect(try value("customClass", "Child") == "Child")
    #expect(layout.environment.barContents == BarContents())
  }

  @Test("maps have scenes at their places and segues")
  func mapsHaveScenes() throws {
    let map = try #require(try InterfaceDocument(Array(Self.text.utf8)).map)
    #expect(map.scenes.map { $0.part == nil } == [true, true, true, false, false])
    #expect(map.scenes.map { $0.isInitial } == [true, false, false, false, false])
    #expect(map.scenes[1].place == Point(x: 700, y: 0))
    #expect(map.scenes[2].place == nil)
    #expect(map.scenes[2].name == "Navigation Controller")
    #expect(map.segues.map { [$0.from, $0.to] } == [[0, 1], [0, 2], [1, 3], [3, 4]])
    #expect(map.segues.last?.name == "open")
    #expect(try InterfaceDocument(Array(DocumentText.xib("").utf8)).map == nil)
  }

  @Test("bars have their appearances and custom views")
  func appearancesAndCustom() throws {
    let text = Self.text
      .replacing(
        "</navigationBar>",
        with:
          "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" red=\"0\" "
          + "green=\"0\" blue=\"1\" alpha=\"1\"/><textAttributes key=\"titleTextAttributes\"><color "
          + "key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes></navigationBarAppearance></navigationBar>"
      )
      .replacing(
        "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\"/>",
        with: "<barButtonItem key=\"rightBarButtonItem\"><view key=\"customView\"><subviews>"
          + "<imageView image=\"bell\"/></subviews></view></barButtonItem>")
    let document = try InterfaceDocument(Array(text.utf8))
    let layout = try document.layout(of: try #require(document.parts.first)).layout
    let bars = try #require(layout.environment.barContents)
    #expect(bars.barColor?.text == "#0000ff")
    #expect(bars.titleColor?.text == "#ffffff")
    #expect(bars.navigation?.right == [BarItem(title: "", image: "bell")])
  }
}
