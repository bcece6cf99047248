import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("Trace, dumps and reports")
struct DiagnosticsTests {
  @Test("a conflict: the size constant gives way and comes back")
  func conflict() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.pinEdges(red, to: builder.layout.root, inset: 20)
    #expect(builder.layout.solveReporting().isEmpty)
    let width = try builder.pin(red, .width, 300, name: "fixed")
    let reports = builder.layout.solveReporting()
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.broken == "fixed")
    #expect(Set(report.members) == ["c1", "c3", "fixed"])
    #expect(abs(report.shortfall - 260) < 1e-6)
    #expect(builder.frame(red) == Rect(20, 20, 560, 560))
    #expect(builder.layout.brokenConstraints == [width])
    #expect(builder.layout.conflictReports() == [report])
    #expect(builder.layout.solveReporting().isEmpty)

    builder.layout.setEnvironment(
      try builder.layout.environment.resized(to: Size(width: 340, height: 600)))
    #expect(builder.layout.solveReporting().isEmpty)
    #expect(builder.layout.brokenConstraints.isEmpty)
    #expect(builder.frame(red) == Rect(20, 20, 300, 560))
  }

  @Test("one edit can settle a conflict and make another")
  func settledAndNew() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let blue = try builder.view("blue")
    let first = try builder.pin(red, .width, 100)
    let second = try builder.pin(red, .width, 50)
    try builder.pin(blue, .width, 7)
    builder.layout.solve()
    #expect(builder.layout.brokenConstraints == [first])
    builder.layout.remove(second)
    let third = try builder.pin(blue, .width, 8)
    #expect(builder.layout.solveReporting().map(\.broken) == ["c4"])
    #expect(builder.layout.brokenConstraints == [third])
  }

  @Test("the report has Apple's form")
  func reportText() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.pin(red, .width, 100, name: "wide")
    try builder.pin(red, .width, 50)
    let report = try #require(builder.layout.solveReporting().first)
    #expect(
      report.description == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint:c1 UIView:red.width == 50   (active)>",
            "<NSLayoutConstraint:wide 'wide' UIView:red.width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:wide 'wide' UIView:red.width == 100   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test("independent conflicts are reported as several")
  func severalConflicts() throws {
    var builder = try LayoutBuilder()
    for name in ["a", "b", "c"] {
      let view = try builder.view(name)
      try builder.pin(view, .width, 100)
      try builder.pin(view, .width, 50)
    }
    let reports = builder.layout.solveReporting()
    #expect(reports.count == 3)
    #expect(Set(reports.map(\.members.count)) == [2])
    #expect(Set(reports.compactMap(\.broken)) == ["c1", "c3", "c5"])
  }

  @Test("what Apple breaks: size before edge, deepest view first, far edge before near")
  func breakingRule() throws {
    var builder = try LayoutBuilder(100, 100)
    let root = builder.layout.root
    let card = try builder.view("card")
    try builder.pinEdges(card, to: root)
    let inner = try builder.view("inner", in: card)
    try builder.pin(inner, .leading, card, .leading, 30, name: "near")
    try builder.pin(card, .trailing, inner, .trailing, 90, name: "far")
    #expect(builder.layout.solveReporting().first?.broken == "far")
  }

  @Test("the manual frame of a view is not what breaks")
  func autoresizing() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.set("frame", of: red, .rect(Rect(0, 0, 100, 100)))
    try builder.pin(red, .width, 50)
    let report = try #require(builder.layout.solveReporting().first)
    #expect(report.broken == "c1")
    #expect(report.description.contains("translatesAutoresizingMaskIntoConstraints)"))
    #expect(
      report.lines.first
        == "<NSAutoresizingMaskLayoutConstraint:red.width h=--& v=--& UIView:red.width == 100   (active)>"
    )
  }

  @Test("the root's size is named when it takes part")
  func encapsulatedSize() throws {
    var builder = try LayoutBuilder(320, 480)
    let red = try builder.view("red")
    try builder.pin(red, .leading, builder.layout.root, .leading)
    try builder.pin(red, .trailing, builder.layout.root, .trailing)
    try builder.pin(red, .width, 100)
    let report = try #require(builder.layout.solveReporting().first)
    #expect(
      report.lines.last
        == "<NSLayoutConstraint:root.width 'UIView-Encapsulated-Layout-Width' "
        + "UIView:root.width == 320   (active)>")
    #expect(report.broken == "c3")
  }

  @Test("constraint lines: visual where Apple prints visual")
  func lines() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let red = try builder.view("red")
    let title = try builder.view("title", "label")
    try builder.set("text", of: title, .text("A text of more than twenty-five letters"))
    try builder.pin(red, .leading, root, .leading, 8)
    try builder.pin(root, .right, red, .right, 8)
    try builder.pin(
      title, .top, red, .bottom, 4, relation: .greaterThanOrEqual, priority: 251)
    try builder.pin(red, .trailing, root, .trailing, -8)
    try builder.pin(red, .width, title, .width, 1, times: 2)
    try builder.pin(red, .height, -16)
    let inactive = try builder.pin(red, .top, root, .topMargin, name: "off")
    builder.layout.setActive(false, inactive)
    builder.layout.solve()
    let text = "UILabel:title'A text of more than twent...'"
    #expect(
      builder.layout.constraintDump() == """
        Horizontal
            <NSLayoutConstraint:c1 H:|-(8)-[UIView:red]   (active, names: '|':UIView:root )>
            <NSLayoutConstraint:c2 H:[UIView:red]-(8)-|(LTR)   (active, names: '|':UIView:root )>
            <NSLayoutConstraint:c4 UIView:red.trailing == UIView:root.trailing - 8   (active)>
            <NSLayoutConstraint:c5 UIView:red.width == 2*\(text).width + 1   (active)>
            <NSContentSizeLayoutConstraint:title.widthHugging \(text).width == 289 Hug:251 CompressionResistance:750   (active)>
        Vertical
            <NSLayoutConstraint:c3 V:[UIView:red]-(>=4@251)-[\(text)] priority:251   (active)>
            <NSLayoutConstraint:c6 UIView:red.height == - 16   (active)> BROKEN
            <NSLayoutConstraint:off 'off' UIView:red.top == UIView:root.topMargin   (inactive)>
            <NSContentSizeLayoutConstraint:title.heightHugging \(text).height == 20.5 Hug:251 CompressionResistance:750   (active)>
        """)
  }

  @Test("the trace marks hosts, manual views and ambiguity")
  func trace() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.pin(red, .leading, builder.layout.root, .leading)
    try builder.pin(red, .width, 100)
    try builder.pin(red, .height, 100, relation: .lessThanOrEqual)
    let box = try builder.view("box")
    try builder.set("frame", of: box, .rect(Rect(0, 0, 10, 10)))
    try builder.pin(red, .height, box, .height, relation: .lessThanOrEqual)
    let plain = try builder.view("plain")
    try builder.set("frame", of: plain, .rect(Rect(0, 0, 10, 10)))
    builder.layout.solve()
    #expect(
      builder.layout.trace() == """
        •UIWindow:window - AMBIGUOUS LAYOUT
        |   •UIView:root
        |   |   *UIView:red- AMBIGUOUS LAYOUT for red.minY, red.Height
        |   |   +UIView:box
        |   |   UIView:plain

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
    #expect(
      builder.layout.ambiguityReport().headlines
        == "red: AMBIGUOUS LAYOUT for red.minY, red.height")
  }

  @Test("a view inside an ambiguous one is only ambiguous where it is so itself")
  func nestedAmbiguity() throws {
    var builder = try LayoutBuilder()
    let card = try builder.view("card")
    let inner = try builder.view("inner", in: card)
    try builder.pinEdges(inner, to: card, inset: 4)
    builder.layout.solve()
    #expect(
      builder.layout.ambiguityReport().entries.map(\.attributes) == [
        ["minX", "minY", "width", "height"], ["width", "height"],
      ])
  }

  @Test("numbers")
  func numbers() {
    #expect(NumberText.exact(-0.0) == "0")
    #expect(NumberText.exact(20) == "20")
    #expect(NumberText.exact(1.0 / 3) == "0.3333333333333333")
    #expect(NumberText.measured(211.0 + 1.0 / 3) == "211.333")
    #expect(NumberText.measured(-0.0001) == "0")
    #expect(NumberText.measured(1e300) == "1e+300")
    #expect(NumberText.measured(.infinity) == "more than 1e308")
    #expect(NumberText.general(-.infinity) == "less than -1e308")
    #expect(NumberText.exact(.nan) == "an unknown number of")
    #expect(NumberText.missed(-0.25) == "0.25")
    #expect(NumberText.missed(0.0001) == "less than 0.001")
    #expect(NumberText.missed(1e-9) == "0")
  }
}
