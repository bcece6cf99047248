import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import Testing

@Suite("The scene of a log")
struct SceneTests {
  private func scene(_ lines: String...) -> LogScene {
    LogScene(ConsoleLog(lines.joined(separator: "\n")))
  }

  private func parent(_ name: String, in scene: LogScene) -> String? {
    scene.views.first { $0.name == name }?.parent.map { scene.views[$0].name }
  }

  @Test("names views after class, text and identifier")
  func names() {
    let scene = scene(
      "<NSLayoutConstraint:0x1 UILabel:0x21'Low tide at noon'.width == UILabel:0x22.width   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x23.width == _TtC7Harbour8PierView:0x24.width   (active)>",
      "<NSLayoutConstraint:0x3 XYZBoatView:0x25.width == UITableViewCellContentView:0x26.width   (active)>",
      "<NSLayoutConstraint:0x4 mast_top.width == Harbour.URLField:0x27.width   (active, names: mast_top:0x28 )>",
      "<NSLayoutConstraint:0x5 UILabel:0x29'日本'.width == UIStackView:0x30.width   (active)>")
    #expect(
      scene.views.map(\.name) == [
        "lowTideLabel", "label", "label2", "pierView", "boatView", "contentView", "mastTop",
        "urlField", "label3", "stackView",
      ])
    #expect(scene.constraints.map(\.name) == ["c1", "c2", "c3", "c4", "c5"])
  }

  @Test("leaves identifiers of the log alone when it makes up names")
  func identifiers() {
    let scene = scene(
      "<NSLayoutConstraint:0x1 UIView:0x21.width == 1   (active)>",
      "<NSLayoutConstraint:0x2 'w' UIView:0x21.width == 2   (active)>",
      "<NSLayoutConstraint:0x3 'w' UIView:0x21.width == 3   (active)>",
      "<NSLayoutConstraint:0x4 'w-2' UIView:0x21.width == 4   (active)>",
      "<NSLayoutConstraint:0x5 'c1' UIView:0x21.width == 5   (active)>",
      "<NSLayoutConstraint:0x6 'view' UIView:0x21.width == 6   (active)>")
    #expect(scene.constraints.map(\.name) == ["c2", "w", "w-3", "w-2", "c1", "view"])
    #expect(scene.views.map(\.name) == ["view2"])
  }

  @Test("finds superviews")
  func superviews() {
    let scene = scene(
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x21]   (active, names: '|':UIWindow:0x20 )>",
      "<NSLayoutConstraint:0x2 H:[UIView:0x21]-(8)-[UILabel:0x22]   (active)>",
      "<NSLayoutConstraint:0x3 UIButton:0x23.leading == UIView:0x21.leadingMargin   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UIStackView:0x24.top == UISwitch:0x25.top   (active)>",
      "<NSLayoutConstraint:0x5 UIStackView:0x24.bottom == UIView:0x21.bottom   (active)>",
      "<NSLayoutConstraint:0x6 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0x26'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x21 )>",
      "<NSLayoutConstraint:0x7 UISlider:0x27.top == UILayoutGuide:0x26'UIViewSafeAreaLayoutGuide'.top   (active)>"
    )
    #expect(parent("view", in: scene) == "appWindow")
    #expect(parent("label", in: scene) == "appWindow")
    #expect(parent("button", in: scene) == "view")
    #expect(parent("switch", in: scene) == "stackView")
    #expect(parent("stackView", in: scene) == "view")
    #expect(parent("safeAreaGuide", in: scene) == "view")
    #expect(parent("slider", in: scene) == "view")
    #expect(scene.views.filter(\.isParentGuessed).map(\.name) == ["stackView", "slider"])
  }

  @Test("a bar whose name is missing is the superview that another line knows")
  func unknownBar() {
    let scene = scene(
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x21]   (active)>",
      "<NSLayoutConstraint:0x2 H:[UIView:0x21]-(8)-|   (active, names: '|':UIWindow:0x20 )>")
    #expect(scene.views.map(\.name) == ["view", "appWindow"])
  }

  @Test("becomes a layout that clashes alike")
  func rebuilt() throws {
    let log = ConsoleLog(SampleLog.photoReport)
    let rebuilt = RebuiltLayout(LogScene(log))
    #expect(rebuilt.omissions.isEmpty)
    var layout = rebuilt.layout
    layout.solve()
    let reports = layout.conflictReports()
    #expect(reports.count == 1)
    #expect(reports.first?.shortfall == 20)
    #expect(layout.brokenHandles == ["c3"])
    let image = try #require(layout.item(named: "imageView"))
    #expect(layout.superview(of: image).map(layout.name) == "contentView")
    #expect(layout.viewClass(of: image)?.className == "UIImageView")
  }

  @Test("says what can't become part of a layout")
  func omissions() {
    let scene = scene("<Foo.ScrollConstraint:0x1 UITableView:0x2.contentHeight{id: 4} == 12>")
    #expect(RebuiltLayout(scene).omissions == ["c1: there is no attribute 'contentHeight'"])
  }

  @Test("keeps what the system made out of the engine's choice")
  func sparedConstraints() {
    let log = ConsoleLog(
      SampleLog.report(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x21.width == 500   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0x21.width <= 100   (active)>",
        ], broken: nil))
    var layout = RebuiltLayout(LogScene(log)).layout
    layout.solve()
    #expect(layout.brokenHandles == ["c1"])
  }
}
