import AutoLayout
import LayoutPictures
import Testing
import TextSizes

@Suite("SVG")
struct SVGTests {
  /// A card with a label, at the root's origin.
  private func layout(
    named name: String = "card", text: String = "Hello"
  ) throws -> (Layout, Item.ID, Item.ID) {
    var layout = Layout()
    let card = try layout.addView(.view, named: name, in: layout.root)
    let label = try layout.addView(.label, named: "title", in: card, text: text)
    for (item, width, height) in [(card, 200.0, 100.0), (label, 80, 20)] {
      let parent = layout.superview(of: item) ?? layout.root
      for (attribute, value) in [(Attribute.leading, 10.0), (.top, 20)] {
        _ = try layout.add(
          LayoutConstraint(
            Anchor(item, attribute), .equal, to: Anchor(parent, attribute), constant: value))
      }
      for (attribute, value) in [(Attribute.width, width), (.height, height)] {
        _ = try layout.add(LayoutConstraint(Anchor(item, attribute), .equal, constant: value))
      }
    }
    layout.solve()
    return (layout, card, label)
  }

  @Test("places views in their superviews")
  func placesViews() throws {
    let (layout, card, _) = try layout()
    let svg = Drawing(of: layout, view: card).svg()
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" \
        role="img" aria-labelledby="title description" font-family="-apple-system, Inter, \
        'Helvetica Neue', Arial, sans-serif">
         <title id="title">card on iPhone SE</title>
         <desc id="description">2 views laid out by Auto Layout</desc>
         <clipPath id="clip1"><rect x="0" y="0" width="200" height="100"/></clipPath>
         <g class="UIView">
          <g clip-path="url(#clip1)">
           <title>card</title>
           <rect x="0" y="0" width="200" height="100" fill="#ffffff"/>
           <g class="UILabel" transform="translate(10 20)">
            <title>title</title>
            <text font-size="17" fill="#000000"><tspan x="0" y="16.043" \
        lengthAdjust="spacingAndGlyphs" textLength="38.811">Hello</tspan></text>
           </g>
          </g>
         </g>
        </svg>

        """)
  }

  @Test("leaves hidden views out")
  func leavesHiddenViews() throws {
    var (layout, card, label) = try layout()
    try layout.setHidden(true, label)
    let svg = Drawing(of: layout, view: card).svg()
    #expect(!svg.contains("UILabel"))
    #expect(svg.contains("1 view laid out"))
  }

  @Test("cuts text that does not fit")
  func cutsText() throws {
    let (layout, card, _) = try layout(text: "A title that is too long")
    let svg = Drawing(of: layout, view: card).svg()
    #expect(svg.contains("…</tspan>"))
    #expect(!svg.contains("long"))
  }

  @Test(
    "hostile texts are text",
    arguments: [
      "</script><script>alert(1)</script>", "\"><svg onload=alert(1)>", "]]>&<!--",
      "\u{1B}[31mred", "\u{202E}txt.exe", "\u{0}\u{FFFE}",
    ])
  func hostileTexts(_ text: String) throws {
    let (layout, _, _) = try layout(text: text)
    let svg = Drawing(of: layout, showing: Set(Overlay.allCases)).svg()
    for danger in ["<script", "<svg onload", "<!--", "\u{1B}", "\u{202E}", "\u{0}"] {
      #expect(!svg.contains(danger), "\(danger)")
    }
    #expect(svg.count(where: { $0 == "<" }) == svg.count(where: { $0 == ">" }))
  }

  @Test("constraints have Interface Builder's colors")
  func constraintsHaveInterface() throws {
    var (layout, card, _) = try layout()
    let blue = "#0a60ff"
    let red = "#ff3b30"
    let orange = "#ff9500"
    let sound = Drawing(of: layout, view: card, showing: [.constraints]).svg()
    #expect(sound.contains(blue) && !sound.contains(red) && !sound.contains(orange))
    _ = try layout.add(LayoutConstraint(Anchor(card, .width), .equal, constant: 300))
    layout.solve()
    let broken = Drawing(of: layout, view: card, showing: [.constraints]).svg()
    #expect(broken.contains(red))
    let loose = try layout.addView(.view, named: "loose", in: card)
    _ = try layout.add(LayoutConstraint(Anchor(loose, .width), .equal, constant: 30))
    layout.solve()
    let open = Drawing(of: layout, view: card, showing: [.constraints]).svg()
    #expect(open.contains(orange))
  }

  @Test("views nested very deeply are left out")
  func viewsNestedVery() throws {
    var layout = Layout()
    var parent = layout.root
    for level in 0..<5000 { parent = try layout.addView(.view, named: "v\(level)", in: parent) }
    layout.solve()
    let svg = Drawing(of: layout).svg()
    #expect(svg.contains("v100") && !svg.contains("v4000"))
  }

  @Test("the constants of constraints on one value don't cover each other")
  func platesLieApart() throws {
    var layout = Layout()
    let red = try layout.addView(.view, named: "red", in: layout.root)
    for width in 1...5 {
      try layout.add(
        LayoutConstraint(
          Anchor(red, .width), .greaterThanOrEqual, constant: Double(width * 30)))
    }
    try layout.add(LayoutConstraint(Anchor(red, .height), constant: 200))
    for edge in [Attribute.leading, .top] {
      try layout.add(
        LayoutConstraint(Anchor(red, edge), to: Anchor(layout.root, edge), constant: 100))
    }
    layout.solve()
    let drawing = Drawing(of: layout, showing: [.constraints])
    let marks = try #require(drawing.layers.last?.marks)
    let plates = marks.compactMap { mark -> Rect? in
      if case .rect(let plate) = mark.shape { plate.rect } else { nil }
    }
    #expect(plates.count == 8)
    for (place, plate) in plates.enumerated() {
      for other in plates[..<place] {
        let isApart =
          plate.origin.y >= other.origin.y + other.size.height
          || other.origin.y >= plate.origin.y + plate.size.height
          || plate.origin.x >= other.origin.x + other.size.width
          || other.origin.x >= plate.origin.x + plate.size.width
        #expect(isApart, "\(plate) \(other)")
      }
    }
  }

  @Test("captions that find no place are left out")
  func captionsDontPileUp() throws {
    var layout = Layout()
    let red = try layout.addView(.view, named: "red", in: layout.root)
    for width in 1...60 {
      try layout.add(
        LayoutConstraint(Anchor(red, .width), .greaterThanOrEqual, constant: Double(width)))
    }
    layout.solve()
    let marks = Drawing(of: layout, showing: [.constraints]).layers.last?.marks ?? []
    let (plates, texts) = marks.reduce((0, 0)) { counts, mark in
      switch mark.shape {
      case .rect: (counts.0 + 1, counts.1)
      case .text: (counts.0, counts.1 + 1)
      default: counts
      }
    }
    #expect(plates == texts)
    #expect((2...20).contains(plates))
  }

  @Test("words are spaced for fonts of other widths")
  func wordsAreSpaced() throws {
    var layout = Layout()
    let label = try layout.addView(.label, named: "title", in: layout.root)
    let text = try #require(ViewProperty.named("text"))
    try text.set(.text("Sign in"), of: label, in: &layout)
    layout.solve()
    let drawing = Drawing(of: layout)
    let plain = drawing.svg()
    let width = try #require(plain.firstMatch(of: /textLength="([\d.]+)">Sign</)?.1)
    // A font whose characters are all 10 points wide.
    let fitted = drawing.svg(measuring: { word, _ in 10 * Double(word.count) })
    let spacing = try #require(fitted.firstMatch(of: /letter-spacing="(-?[\d.]+)">Sign</)?.1)
    #expect(!fitted.contains("textLength"))
    let (measured, added) = (try #require(Double(width)), try #require(Double(spacing)))
    // The letters are a little smaller or larger, and what is still missing lies between them.
    let size = try #require(fitted.firstMatch(of: /font-size="([\d.]+)"/)?.1)
    let scale = try #require(Double(size)) / 17
    #expect((0.88...1.12).contains(scale) && scale != 1)
    #expect(abs(40 * scale + 4 * added - measured) < 0.02)
    // The font that was measured needs nothing, and an unknown one gets nothing.
    #expect(!drawing.svg(measuring: { _, _ in nil }).contains("letter-spacing"))
  }

  @Test("words that no font has are boxes")
  func wordsThatNoFont() throws {
    let (layout, card, _) = try layout(text: "OK 設定")
    let svg = Drawing(of: layout, view: card).svg(
      measuring: { _, _ in nil }, canDraw: { $0.isASCII })
    #expect(svg.contains(">OK</tspan>") && !svg.contains("設定"))
    #expect(svg.contains("fill-opacity=\"0.12\" stroke=\"#000000\""))
  }

  @Test("texts are in fonts that the renderer has")
  func textsAreInFonts() throws {
    var layout = Layout()
    let label = try layout.addView(.label, named: "title", in: layout.root)
    for (name, value) in [("text", "Home"), ("font", "Own-Bold 20")] {
      try ViewProperty.named(name)?.set(.text(value), of: label, in: &layout)
    }
    layout.solve()
    let drawing = Drawing(of: layout)
    #expect(drawing.texts.compactMap { $0.fontName } == ["Own-Bold"])
    let svg = drawing.svg(measuring: { _, _ in nil }, named: ["Own-Bold"])
    // The weight is part of the name, and nothing makes it bolder.
    #expect(svg.contains("font-family=\"'Own-Bold', ") && !svg.contains("font-weight"))
    #expect(drawing.svg(measuring: { _, _ in nil }).contains("font-weight"))
  }

  @Test("bars are where they cover the root view")
  func barsAreWhereTheyCover() throws {
    var layout = Layout()
    layout.setEnvironment(layout.environment.showing(Bars([.status, .navigation, .tab])))
    layout.solve()
    let svg = Drawing(of: layout, showing: [.bars]).svg()
    let (frames, area) = (layout.environment.barFrames, layout.environment.safeArea)
    #expect(frames.map { $0.bar } == [.status, .navigation, .tab])
    #expect(frames[1].frame.origin.y + frames[1].frame.size.height == area.top)
    #expect(frames[2].frame.origin.y == layout.environment.size.height - area.bottom)
    for word in ["status", "navigation", "tab"] { #expect(svg.contains(">\(word)</tspan>")) }
    #expect(!Drawing(of: layout).svg().contains("navigation"))
  }
}

@Suite("Colors")
struct PaintTests {
  /// A color that scripts know but pictures don't would be written as it is called.
  @Test("every color can be drawn", arguments: Color.names)
  func everyColor(_ name: String) throws {
    let color = try #require(Color(text: name))
    for style in UserInterfaceStyle.allCases {
      #expect(Paint(color).resolved(in: style).hex.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
    }
  }

  /// Apple's Human Interface Guidelines list both values.
  @Test(
    "colors have their value in each appearance",
    arguments: [
      ("label", "#000000", "#ffffff"), ("systemBackground", "#ffffff", "#000000"),
      ("secondarySystemBackground", "#f2f2f7", "#1c1c1e"), ("systemRed", "#ff3b30", "#ff453a"),
      ("systemGray6", "#f2f2f7", "#1c1c1e"), ("opaqueSeparator", "#c6c6c8", "#38383a"),
      ("white", "#ffffff", "#ffffff"), ("darkText", "#000000", "#000000"),
      ("#102030", "#102030", "#102030"), ("#102030/systemBlue", "#102030", "#0a84ff"),
      ("systemBlue/#405060", "#007aff", "#405060"),
    ])
  func colorsOfAppearances(_ text: String, _ light: String, _ dark: String) throws {
    let paint = Paint(try #require(Color(text: text)))
    #expect(paint.resolved(in: .light).hex == light)
    #expect(paint.resolved(in: .dark).hex == dark)
    #expect(Color(text: text)?.text == text)
  }

  @Test("pairs are opaque where both parts are")
  func pairsAreOpaque() {
    #expect(Color(text: "#fff/label")?.isOpaque == true)
    #expect(Color(text: "#fff/separator")?.isOpaque == false)
    #expect(Color(text: "#fff/#fff")?.text == "#ffffff")
    #expect(Color(text: "#fff/#fff/#fff") == nil)
    #expect(Color(text: "#fff/") == nil)
  }
}
