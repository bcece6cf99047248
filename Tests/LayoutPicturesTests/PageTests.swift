import AutoLayout
import LayoutPictures
import TestSupport
import Testing

@Suite("Pages")
struct PageTests {
  private func page(of layout: Layout) throws -> String {
    var page = Page(.layout, title: "a layout")
    page.scenes = [Scene(of: layout) { advice, _ in ["\(advice.edits.count) edits"] }.json]
    return page.html
  }

  private func scene(of layout: Layout) throws -> PageData.Scene {
    try #require(try PageData(of: page(of: layout)).scenes.first)
  }

  private func layout(named name: String = "card", text: String = "Hello") throws -> Layout {
    var layout = Layout()
    let scroll = try layout.addView(.scrollView, named: "scroll", in: layout.root)
    let card = try layout.addView(.label, named: name, in: scroll, text: text)
    for (attribute, constant) in [(Attribute.width, 100.0), (.height, 50)] {
      _ = try layout.add(LayoutConstraint(Anchor(scroll, attribute), constant: constant))
    }
    for attribute in [Attribute.leading, .top] {
      _ = try layout.add(
        LayoutConstraint(
          Anchor(scroll, attribute), to: Anchor(layout.root, attribute), constant: 20))
      _ = try layout.add(
        LayoutConstraint(Anchor(card, attribute), to: Anchor(scroll, attribute), constant: 30))
    }
    layout.solve()
    return layout
  }

  @Test("views are in the coordinates of the picture")
  func views() throws {
    let views = try scene(of: layout()).views
    #expect(views.map { $0.name } == ["root", "scroll", "card"])
    #expect(views.map { $0.depth } == [0, 1, 2])
    #expect(views.flatMap { $0.matrix.suffix(2) } == [0, 0, 20, 20, 50, 50])
    #expect(views[2].frame == [30, 30, 39, 20.5])
    // The label ends half a point below the scroll view, which cuts it off.
    #expect(views[2].clip == [0, 0, 0.5, 0])
    #expect(views[1].why?.contains { $0.hasPrefix("scroll.width = 100") } == true)
  }

  @Test("open values have bounds")
  func openValues() throws {
    var layout = try layout()
    let loose = try layout.addView(.view, named: "loose", in: layout.root)
    _ = try layout.add(LayoutConstraint(Anchor(loose, .width), constant: 30))
    layout.solve()
    let scene = try scene(of: layout)
    let view = try #require(scene.views.first { $0.name == "loose" })
    #expect(view.open.map { $0.name } == ["x", "y", "height"])
    #expect(view.open.allSatisfy { $0.from < $0.to && $0.to.isFinite })
    #expect(scene.problems.contains { $0.kind == "ambiguity" && $0.views == ["loose"] })
  }

  @Test("constraints have marks, and conflicts the sum that doesn't come out")
  func conflicts() throws {
    var layout = try layout()
    let scroll = try #require(layout.item(named: "scroll"))
    _ = try layout.add(
      LayoutConstraint(Anchor(layout.root, .trailing), to: Anchor(scroll, .trailing), constant: 300)
    )
    layout.solve()
    let scene = try scene(of: layout)
    let broken = scene.constraints.filter { $0.broken }
    #expect(broken.count == 1)
    #expect(scene.constraints.allSatisfy { $0.mark.hasPrefix("<svg") })
    #expect(scene.constraints.last?.views == ["root", "scroll"])
    let problem = try #require(scene.problems.first)
    #expect(problem.kind == "conflict" && problem.severity == "error")
    let sum = try #require(problem.sum)
    #expect(sum.total == 420 && sum.room == 375)
    #expect(sum.needed.map { $0.points }.sorted() == [20, 100, 300])
    #expect(sum.needed.filter { $0.broken }.map { $0.constraint } == broken.map { $0.id })
  }

  @Test(
    "texts are data",
    arguments: [
      "</script><script>alert(1)</script>", "<!--<script>", "><img src=x onerror=alert(1)>",
      "{{data}}", "\u{2028}\u{202E}",
    ])
  func hostileTexts(_ text: String) throws {
    let plain = try page(of: layout())
    let page = try page(of: layout(named: text, text: text))
    for tag in ["<script", "</script", "<img", "<!--"] {
      #expect(page.ranges(of: tag).count == plain.ranges(of: tag).count, "\(tag)")
    }
    let views = try PageData(of: page).scenes[0].views
    #expect(views.count == 3)
    #expect(!views[2].picture.contains("<img") && !views[2].picture.contains("<script"))
    #expect(views[2].name == text)
    #expect(!views[2].label.contains("\u{202E}") && !page.contains("\u{202E}"))
  }

  @Test("what can't be seen is listed with the reason, and not drawn")
  func unseen() throws {
    var layout = try layout()
    let card = try #require(layout.item(named: "card"))
    let scroll = try #require(layout.item(named: "scroll"))
    try set("hidden", .bool(true), of: scroll, in: &layout)
    var views = try scene(of: layout).views
    #expect(views.map { $0.name } == ["root", "scroll", "card"])
    #expect(views.map { $0.unseen } == [nil, "hidden", "in a hidden view"])
    #expect(views[1...].allSatisfy { $0.picture.isEmpty && $0.opacity == 1 })
    #expect(views[2].why?.count == 4 && views[2].frame == [30, 30, 39, 20.5])
    try set("hidden", .bool(false), of: scroll, in: &layout)
    try set("alpha", .number(0), of: card, in: &layout)
    views = try scene(of: layout).views
    #expect(views.map { $0.unseen } == [nil, nil, "alpha 0"])
    // A picture that is not a page has no layers for them.
    #expect(!Drawing(of: layout).svg().contains("<title>card</title>"))
  }

  @Test("views shine through as much as what they are in")
  func opacity() throws {
    var layout = try layout()
    for name in ["card", "scroll"] {
      try set("alpha", .number(0.5), of: #require(layout.item(named: name)), in: &layout)
    }
    #expect(try scene(of: layout).views.map { $0.opacity } == [1, 0.5, 0.25])
  }

  private func set(
    _ name: String, _ value: PropertyValue, of item: Item.ID, in layout: inout Layout
  ) throws {
    try #require(ViewProperty.named(name)).set(value, of: item, in: &layout)
    layout.solve()
  }

  @Test("bars that no document describes have what Interface Builder gives to new ones")
  func bars() throws {
    var layout = try layout()
    var environment = layout.environment
    environment.bars = Bars([.status, .navigation, .tab])
    layout.setEnvironment(environment)
    layout.solve()
    let bars = try scene(of: layout).bars
    for word in ["9:41", "Title", "Item"] { #expect(bars.contains(">\(word)<"), "\(word)") }
    #expect(!bars.contains(">status bar</tspan>") && !bars.contains(">navigation bar</tspan>"))
    #expect(bars.contains("#f9f9f9") && !bars.contains("#161616"))
    environment.appearance = .dark
    environment.bars = Bars([.navigation])
    layout.setEnvironment(environment)
    layout.solve()
    let dark = try scene(of: layout).bars
    #expect(dark.contains("#161616") && !dark.contains("9:41") && !dark.contains(">Item<"))
  }

  @Test("views tell what decides how they are laid out and drawn, set or not")
  func properties() throws {
    var layout = try layout()
    let scroll = try #require(layout.item(named: "scroll"))
    let card = try #require(layout.item(named: "card"))
    var environment = layout.environment
    environment.contentSizeCategory = .extraLarge
    layout.setEnvironment(environment)
    try set("font", .text("body"), of: card, in: &layout)
    try set("tintColor", .text("systemRed"), of: scroll, in: &layout)
    let views = try scene(of: layout).views
    let values = Dictionary(uniqueKeysWithValues: views[2].properties.map { ($0.name, $0.value) })
    let expected = [
      "hugging.horizontal": "251.0", "hugging.vertical": "251.0",
      "compressionResistance.horizontal": "750.0", "compressionResistance.vertical": "750.0",
      "contentMode": "left", "alpha": "1.0", "font": "Body 19", "tintColor": "systemRed",
      "backgroundColor": "none",
    ]
    for (name, value) in expected { #expect(values[name] == value, "\(name)") }
    #expect(values["clipsToBounds"] != nil && values["layoutMargins"] != nil)
    for (font, text) in [
      ("caption1", "Caption 1 14"), ("headline", "Headline 19 semibold"), ("15", "System 15"),
      ("15 bold", "System 15 bold"), ("Georgia 12", "Georgia 12"),
    ] {
      try set("font", .text(font), of: card, in: &layout)
      let told = try scene(of: layout).views[2].properties.first { $0.name == "font" }
      #expect(told?.value == text)
    }
  }

  @Test("what stays from scene to scene is stored once")
  func parts() throws {
    var layout = try layout()
    var page = Page(.run, title: "two steps")
    let first = Scene(of: layout) { _, _ in [] }.json
    try set(
      "backgroundColor", .text("systemTeal"), of: #require(layout.item(named: "card")), in: &layout)
    page.scenes = [first, Scene(of: layout) { _, _ in [] }.json]
    let data = try #require(try PageData.json(of: page.html) as? [String: Any])
    // Three views, one of them changing, and six constraints.
    #expect((data["parts"] as? [Any])?.count == 3 + 1 + 6)
    let scenes = try PageData(of: page.html).scenes
    #expect(
      scenes.map { $0.views.map { $0.name } }
        == Array(repeating: ["root", "scroll", "card"], count: 2))
    #expect(scenes[0].views[2].picture != scenes[1].views[2].picture)
  }

  @Test("a file loads nothing")
  func network() throws {
    let page = try page(of: layout())
    let addresses = page.ranges(of: "http:").map { page[$0.lowerBound...].prefix(26) }
    #expect(!page.contains("https:"))
    // The one address is the name of SVG.
    #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" } && !page.contains("src=\""))
    #expect(page.contains("default-src 'none'") && !page.contains("connect-src"))
  }
}
