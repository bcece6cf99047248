import AutoLayout
import LayoutPictures
import Testing
import TextSizes

@Suite("Pictures on a terminal")
struct TerminalPictureTests {
  private func layout(named name: String = "card") throws -> Layout {
    var layout = Layout()
    let card = try layout.addView(.view, named: name, in: layout.root)
    for (attribute, inset) in [
      (Attribute.leading, 40.0), (.top, 40), (.trailing, -40), (.bottom, -300),
    ] {
      _ = try layout.add(
        LayoutConstraint(
          Anchor(card, attribute), .equal, to: Anchor(layout.root, attribute), constant: inset))
    }
    layout.solve()
    return layout
  }

  @Test("fits the width and height that there is")
  func fitsTheWidth() throws {
    let drawing = Drawing(of: try layout())
    for (columns, rows) in [(80, 40), (20, 40), (200, 12), (1, 1), (8, 1000)] {
      let lines = drawing.terminalText(columns: columns, rows: rows).split(separator: "\n")
      #expect(lines.count <= max(4, rows))
      #expect(lines.allSatisfy { $0.count <= max(8, columns) })
    }
  }

  @Test("turned views are drawn turned")
  func turnedViews() throws {
    var layout = try layout()
    let card = try #require(layout.item(named: "card"))
    let transform = try #require(ViewProperty.named("transform"))
    let upright = Drawing(of: layout).terminalText(columns: 60, rows: 30)
    #expect(!upright.contains("·"))
    for (turn, isTurned) in [(45.0, true), (90, false), (180, false)] {
      try transform.set(.transform(AffineTransform(rotationDegrees: turn)), of: card, in: &layout)
      layout.solve()
      let text = Drawing(of: layout).terminalText(columns: 60, rows: 30)
      #expect(text.contains("·") == isTurned, "\(text)")
      #expect(text.contains("card"))
    }
    // However far away it ends, only the visible part is drawn.
    try transform.set(
      .transform(AffineTransform(a: 1e6, b: 2e6, c: -3e6, d: 1e6, tx: 0, ty: 0)), of: card,
      in: &layout)
    layout.solve()
    #expect(Drawing(of: layout).terminalText(columns: 60, rows: 30).count < 4000)
  }

  @Test("boxes have names and sizes")
  func boxesHaveNames() throws {
    let text = Drawing(of: try layout()).terminalText(columns: 60, rows: 12)
    #expect(
      text == """
        ┌─ root 375×667 ─────┐
        │ ┌─ card 295×327 ─┐ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ │                │ │
        │ └────────────────┘ │
        ├┄ 276 pt more ┄┄┄┄┄┄┤
        """)
  }

  /// A column of labels at the top of the screen.
  private func column(of count: Int, height: Double) throws -> Layout {
    var layout = Layout()
    let card = try layout.addView(.view, named: "card", in: layout.root)
    for attribute in [Attribute.leading, .top, .trailing, .bottom] {
      _ = try layout.add(
        LayoutConstraint(Anchor(card, attribute), .equal, to: Anchor(layout.root, attribute)))
    }
    for number in 1...count {
      let label = try layout.addView(.label, named: "row\(number)", in: card)
      try layout.setText("Row \(number)", of: label)
      for (attribute, constant) in [(Attribute.leading, 0), (.top, height * Double(number - 1))] {
        _ = try layout.add(
          LayoutConstraint(
            Anchor(label, attribute), .equal, to: Anchor(card, attribute), constant: constant))
      }
    }
    layout.solve()
    return layout
  }

  @Test("rows that are close stand one below the other")
  func rowsThatAreClose() throws {
    let text = Drawing(of: try column(of: 12, height: 20)).terminalText(columns: 100, rows: 30)
    let lines = text.split(separator: "\n").map(String.init)
    let places = (1...12).compactMap { number in
      lines.firstIndex { $0.hasPrefix("│Row \(number) ") }
    }
    #expect(places.count == 12 && places == Array(Set(places)).sorted(), "\(text)")
    #expect(lines[0].hasPrefix("┌─ root 375×667 ─ card 375×667 ─"))
    #expect(lines.last?.hasSuffix("┘") == true)
  }

  @Test("what has no room is named")
  func whatHasNoRoom() throws {
    let text = Drawing(of: try column(of: 60, height: 2)).terminalText(columns: 60, rows: 30)
    let lines = text.split(separator: "\n")
    #expect(lines.count <= 30)
    let last = try #require(lines.last)
    #expect(last.hasPrefix("no room for Row "), "\(text)")
    #expect(last.count <= 60 && last.hasSuffix("…"))
  }

  @Test("what is off the screen is named, not drawn in another view")
  func offScreen() throws {
    var layout = try layout()
    let label = try layout.addView(.label, named: "late", in: layout.root)
    try layout.setText("Too late", of: label)
    for (attribute, other, inset) in [
      (Attribute.leading, Attribute.leading, 60.0), (.top, .bottom, 10),
    ] {
      _ = try layout.add(
        LayoutConstraint(
          Anchor(label, attribute), .equal, to: Anchor(layout.root, other), constant: inset))
    }
    layout.solve()
    let text = Drawing(of: layout).terminalText(columns: 60, rows: 30)
    #expect(text.split(separator: "\n").last == "no room for Too late", "\(text)")
  }

  @Test("texts reach beyond their views where there is room")
  func textsReachBeyond() throws {
    var layout = try column(of: 2, height: 40)
    let label = try #require(layout.item(named: "row1"))
    try layout.setText("Illicit illicit illicit", of: label)
    layout.solve()
    let text = Drawing(of: layout).terminalText(columns: 60, rows: 30)
    #expect(text.contains("│Illicit illicit illicit "), "\(text)")
  }

  @Test("the keyboard is in front of the views")
  func theKeyboard() throws {
    var layout = try column(of: 30, height: 20)
    var environment = layout.environment
    try environment.setKeyboardHeight(300)
    layout.setEnvironment(environment)
    layout.solve()
    let text = Drawing(of: layout, showing: [.keyboard]).terminalText(columns: 80, rows: 40)
    #expect(text.contains("keyboard") && text.contains("Row 10"), "\(text)")
    #expect(!text.contains("Row 25"), "\(text)")
    let rest = Drawing(of: layout, view: layout.item(named: "card"), showing: [.keyboard])
    #expect(!rest.terminalText(columns: 80, rows: 40).contains("keyboard"))
  }

  @Test("names on one edge stand beside each other")
  func namesOnOne() throws {
    var layout = Layout()
    let card = try layout.addView(.view, named: "card", in: layout.root)
    let body = try layout.addView(.view, named: "body", in: card)
    let color = try #require(ViewProperty.named("backgroundColor"))
    for (view, holder) in [(card, layout.root), (body, card)] {
      try color.set(.text("red"), of: view, in: &layout)
      for attribute in [Attribute.leading, .top, .trailing, .bottom] {
        _ = try layout.add(
          LayoutConstraint(Anchor(view, attribute), .equal, to: Anchor(holder, attribute)))
      }
    }
    layout.solve()
    let wide = Drawing(of: layout).terminalText(columns: 120, rows: 100).split(separator: "\n")
    #expect(wide.first?.contains("─ root 375×667 ─ card 375×667 ─ body 375×667 ─") == true)
    // Where there is no room for a name, it goes below the edge.
    let narrow = Drawing(of: layout).terminalText(columns: 24, rows: 16).split(separator: "\n")
    #expect(narrow.first == "┌─ root 375×667 ─┐")
    #expect(narrow[1].contains("card") || narrow[1].contains("body"))
  }

  @Test("constraints have their tones")
  func constraintsHaveTheirTones() throws {
    var layout = try layout()
    let card = try #require(layout.item(named: "card"))
    _ = try layout.add(LayoutConstraint(Anchor(card, .width), constant: 20))
    layout.solve()
    let drawing = Drawing(of: layout, showing: [.constraints])
    let runs = drawing.terminalRuns(columns: 80, rows: 40)
    #expect(runs.text == drawing.terminalText(columns: 80, rows: 40))
    #expect(runs.contains { $0.tone == .conflict && $0.text.contains("✗20") })
    #expect(runs.contains { $0.tone == .constraint })
    #expect(runs.filter { $0.tone == .plain }.contains { $0.text.contains("card") })
    let ascii = drawing.terminalText(columns: 80, rows: 40, isASCII: true)
    #expect(ascii.contains("!20") && !ascii.contains("✗"))
  }

  @Test("lines can be ASCII")
  func linesCanBeASCII() throws {
    let text = Drawing(of: try layout(), showing: [.constraints])
      .terminalText(columns: 80, rows: 40, isASCII: true)
    #expect(text.utf8.allSatisfy { $0 < 128 })
    #expect(text.contains("card 295x327"))
  }

  @Test("wide characters take two columns")
  func wideCharactersTake() throws {
    let text = Drawing(of: try layout(named: "名前")).terminalText(columns: 80, rows: 40)
    let lines = text.split(separator: "\n").map(String.init)
    let named = try #require(lines.first { $0.contains("名前") })
    let plain = try #require(lines.last)
    #expect(named.count + 2 == plain.count)
  }
}
