import AutoLayout
import LayoutPictures
import Testing
import TextSizes

/// Pictures of documents look like the app: with bars, readable texts, and nothing that only layout knows.
@Suite("documents as they look") struct AppearanceTests {
  /// A layout of a document, whose root view may have bars around it.
  private func document(_ bars: BarContents = BarContents(), _ shown: Bars = .standard) -> Layout {
    var layout = Layout()
    var environment = layout.environment.showing(shown)
    environment.barContents = bars
    layout.setEnvironment(environment)
    return layout
  }

  @discardableResult
  private func add(
    _ viewClass: ViewClass, _ name: String, to layout: inout Layout, in parent: Item.ID? = nil,
    _ frame: Rect = Rect(x: 10, y: 100, width: 100, height: 40),
    with values: [String: PropertyValue] = [:]
  ) throws -> Item.ID {
    let view = try layout.addView(viewClass, named: name, in: parent ?? layout.root)
    let values = values.merging(
      ["translatesAutoresizingMaskIntoConstraints": .bool(true), "frame": .rect(frame)]
    ) { given, _ in given }
    for (property, value) in values.sorted(by: { $0.key > $1.key }) {
      try ViewProperty.named(property)?.set(value, of: view, in: &layout)
    }
    return view
  }

  private func drawing(_ layout: Layout) -> Drawing {
    var layout = layout
    layout.solve()
    return Drawing(of: layout) { _ in nil }
  }

  // MARK: Bars

  @Test("bars show their contents")
  func barsShow() throws {
    var bars = BarContents()
    bars.navigation = BarContents.NavigationItem()
    bars.navigation?.title = "Settings"
    bars.navigation?.left = BarItem.list("Back [chevron.left]")
    bars.navigation?.right = BarItem.list("Edit")
    bars.tabs = BarItem.list("Home [house]|Search [magnifyingglass]")
    bars.selectedTab = 1
    let layout = document(bars, Bars([.status, .navigation, .tab]))
    let drawing = drawing(layout)
    for word in ["Settings", "Back", "Edit", "Home", "Search"] {
      #expect(drawing.svg().contains(">\(word)</tspan>"), "\(word)")
    }
    // They lie where the safe area leaves room for them, and the picture is as large as the screen.
    #expect(drawing.size == layout.environment.size)
    let frames = drawing.layers.filter { $0.kind == "bars" }.map { layer in
      layer.transform.applied(to: Rect(origin: .zero, size: layer.size))
    }
    let insets = layout.environment.safeArea
    #expect(frames.map { $0.origin.y } == [0, drawing.size.height - insets.bottom])
    #expect(frames.map { $0.size.height } == [insets.top, insets.bottom])
    // `draw` and the pictures of tests show the layout alone.
    #expect(!Drawing(of: layout).svg().contains("Settings"))
  }

  @Test("bars that the root view ends at lie beyond it, not on its content")
  func barsBeyondTheRoot() throws {
    var bars = BarContents()
    bars.navigation = BarContents.NavigationItem()
    bars.tabs = BarItem.list("One|Two")
    var layout = document(bars)
    try add(.label, "title", to: &layout, with: ["text": .text("Hi")])
    let drawing = drawing(layout)
    let (size, status) = (layout.environment.size, layout.environment.safeArea.top)
    #expect(drawing.size.height == size.height + 44 + status + 49)
    #expect(drawing.layers.first?.transform.ty == 44 + status)
    let marked = drawing.marked("marks", [Mark(.guide, .ellipse(in: .zero))])
    #expect(marked.layers.last?.transform.ty == 44 + status)
  }

  @Test("rows that begin at the top lie below the bar, as UIKit moves them there")
  func rowsBelowBars() throws {
    var bars = BarContents()
    bars.navigation = BarContents.NavigationItem()
    var layout = document(bars, Bars([.status, .navigation]))
    let whole = Rect(origin: .zero, size: layout.environment.size)
    let table = try add(.tableView, "table", to: &layout, whole)
    #expect(drawing(layout).size.height == whole.size.height)
    try add(.tableViewCell, "cell", to: &layout, in: table)
    #expect(drawing(layout).layers.first?.transform.ty == layout.environment.safeArea.top)
  }

  @Test("bars that are views show their items")
  func barsThatAreViews() throws {
    var layout = document()
    let frame = Rect(x: 0, y: 0, width: 320, height: 44)
    try add(
      .navigationBar, "bar", to: &layout, frame,
      with: [
        "barTitle": .text("Inbox"), "leftItems": .text("Cancel"),
        "rightItems": .text("[plus]|Done"),
      ])
    try add(.toolbar, "tools", to: &layout, frame, with: ["items": .text("Left||Right")])
    let svg = drawing(layout).svg()
    for word in ["Inbox", "Cancel", "Done", "Left", "Right"] {
      #expect(svg.contains(">\(word)</tspan>"), "\(word)")
    }
    func x(_ word: String) throws -> Double {
      let match = try #require(
        svg.firstMatch(of: try Regex("x=\"([\\d.]+)\"[^>]*>\(word)</tspan>")))
      return try #require(match.output[1].substring.flatMap { Double($0) })
    }
    #expect(try x("Left") == 16)
    #expect(try x("Right") > 250)
    // The outermost item goes first.
    #expect(try x("Done") < 290)
  }

  @Test(
    "items are their texts",
    arguments: ["", "Home", "Home [house]", "[plus]", "A|B", "|A [b]||", "Left|[x]|"])
  func itemsAreTheirTexts(_ text: String) {
    #expect(BarItem.text(BarItem.list(text)) == text)
  }

  @Test("buttons of bars are their images")
  func buttonsOfBars() throws {
    var bars = BarContents()
    bars.navigation = BarContents.NavigationItem()
    bars.navigation?.left = BarItem.list("Inbox [chevron.left]")
    bars.navigation?.right = BarItem.list("Compose [pencil]")
    bars.toolbar = BarItem.list("Archive [archivebox]")
    bars.tabs = BarItem.list("Home [house]")
    let svg = drawing(document(bars)).svg()
    #expect(["Inbox", "Home"].allSatisfy { svg.contains(">\($0)</tspan>") })
    #expect(!["Compose", "Archive"].contains { svg.contains(">\($0)</tspan>") })
  }

  @Test(
    "parts of controls have their colors",
    arguments: [
      (ViewClass.switch, "onTintColor"), (.switch, "thumbTintColor"),
      (.slider, "minimumTrackTintColor"), (.slider, "maximumTrackTintColor"),
      (.progressView, "progressTintColor"), (.progressView, "trackTintColor"),
      (.pageControl, "currentPageIndicatorTintColor"), (.pageControl, "pageIndicatorTintColor"),
      (.segmentedControl, "selectedSegmentTintColor"),
    ])
  func partsOfControls(_ viewClass: ViewClass, _ property: String) throws {
    var layout = document()
    var values: [String: PropertyValue] = [property: .text("#123456")]
    if viewClass == .pageControl { values["numberOfPages"] = .number(3) }
    if viewClass == .segmentedControl { values["segments"] = .text("A|B") }
    try add(viewClass, "control", to: &layout, with: values)
    #expect(drawing(layout).svg().contains("fill=\"#123456\""))
  }

  @Test("sliders are as far as they say")
  func slidersAreAsFar() throws {
    func svg(_ fraction: Double) throws -> String {
      var layout = document()
      let values: [String: PropertyValue] = ["fraction": .number(fraction)]
      try add(
        .progressView, "bar", to: &layout, Rect(x: 0, y: 100, width: 200, height: 4), with: values)
      return drawing(layout).svg()
    }
    #expect(try svg(0.25).contains("width=\"50\" height=\"4\""))
    #expect(try svg(0.5).contains("width=\"100\" height=\"4\""))
  }

  // MARK: Views that draw nothing

  @Test("views without a look show nothing")
  func viewsWithoutALook() throws {
    var layout = document()
    let frame = Rect(x: 0, y: 100, width: 200, height: 200)
    try add(.view, "spacer", to: &layout, frame)
    try add(.stackView, "stack", to: &layout, frame)
    try add(.view, "chart", to: &layout, frame, with: ["customClass": .text("ChartView")])
    let drawing = drawing(layout)
    let layers = drawing.layers[0].layers
    #expect(layers.map { $0.marks.isEmpty } == [true, true, false])
    #expect(drawing.svg().contains(">ChartView</tspan>"))
    var solved = layout
    solved.solve()
    let bounds = Drawing(of: solved, showing: [.bounds]) { _ in nil }
    #expect(bounds.layers.last?.marks.count == 4)
    // In a script a view has no other look than its edges.
    var script = Layout()
    try add(.view, "card", to: &script, frame)
    #expect(self.drawing(script).svg().contains(">card</tspan>"))
  }

  @Test("rows have their accessories")
  func rowsHaveTheirAccessories() throws {
    var layout = document()
    try add(
      .tableViewCell, "cell", to: &layout, with: ["accessoryType": .choice("disclosureIndicator")])
    #expect(drawing(layout).svg().contains("<path"))
  }

  @Test("lines shrink as far as they may")
  func linesShrink() throws {
    func size(_ text: String) throws -> Double {
      var layout = document()
      try add(
        .label, "title", to: &layout, Rect(x: 0, y: 100, width: 60, height: 20),
        with: ["text": .text(text), "minimumScaleFactor": .number(0.5)])
      let size = drawing(layout).svg().firstMatch(of: /font-size="([\d.]+)"/)?.1
      return try #require(size.flatMap { Double($0) })
    }
    #expect(try size("Short") == 17)
    #expect((8.6..<16).contains(try size("Rather long")))
    #expect(try size("Longer than anybody can make it") == 8.5)
  }

  // MARK: Light texts

  private static let white: [String: PropertyValue] = [
    "text": .text("Sign in"), "textColor": .text("white"),
  ]

  private func plates(_ layout: Layout) -> Int {
    drawing(layout).svg().matches(of: /fill="#6e6e73"/).count
  }

  @Test("light texts can be read")
  func lightTexts() throws {
    var layout = document()
    try add(.label, "title", to: &layout, with: Self.white)
    // The whole picture is dark where the app's own ground isn't known.
    #expect(plates(layout) == 1)
    try add(.label, "other", to: &layout, with: ["text": .text("Black")])
    #expect(plates(layout) == 1)
    // On a color, or an image, they have no need of it.
    let root = layout.root
    try ViewProperty.named("backgroundColor")?.set(.text("white"), of: root, in: &layout)
    #expect(plates(layout) == 1)
    try ViewProperty.named("backgroundColor")?.set(.text("systemBlue"), of: root, in: &layout)
    #expect(plates(layout) == 0)
    try ViewProperty.named("backgroundColor")?.set(.text("white"), of: root, in: &layout)
    var covered = document()
    try add(.imageView, "photo", to: &covered, with: ["image": .text("photo")])
    try add(.label, "title", to: &covered, with: Self.white)
    covered.solve()
    let photo = PictureImage(format: .png, bytes: [1], size: Size(width: 100, height: 40))
    let rootItem = covered.root
    try ViewProperty.named("backgroundColor")?.set(.text("white"), of: rootItem, in: &covered)
    covered.solve()
    let svg = Drawing(of: covered) { _ in photo }.svg()
    #expect(!svg.contains("#6e6e73"))
  }

  // MARK: Buttons

  @Test("filled buttons have their color")
  func filledButtons() throws {
    var layout = document()
    try add(
      .button, "go", to: &layout,
      with: [
        "configured": .bool(true), "buttonStyle": .choice("filled"), "text": .text("Go"),
        "baseBackgroundColor": .text("#123456"),
      ])
    let svg = drawing(layout).svg()
    #expect(svg.contains("rx=\"6\" fill=\"#123456\""))
    #expect(svg.contains(/fill="#ffffff"><tspan[^>]*>Go</))
  }

  // MARK: States

  @Test("switches and segments have their state")
  func switchesAndSegments() throws {
    var layout = document()
    try add(.switch, "on", to: &layout, with: ["isOn": .bool(true)])
    let lit = drawing(layout).svg()
    try add(.switch, "off", to: &layout, with: ["isOn": .bool(false)])
    #expect(lit.contains("#34c759"))
    #expect(drawing(layout).svg().matches(of: /#34c759/).count == 1)
    try add(
      .segmentedControl, "parts", to: &layout,
      with: ["segments": .text("A|B"), "selectedSegment": .number(1)])
    let svg = drawing(layout).svg()
    // The chosen one has a white plate, in the right half of 100 points.
    #expect(svg.contains(/<rect x="52" [^>]*fill="#ffffff"/))
  }
}
