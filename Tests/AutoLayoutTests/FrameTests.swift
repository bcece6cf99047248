import AutoLayout
import Testing

@Suite("Frames")
struct FrameTests {
  @Test("edges, at any size", arguments: [(600.0, 600.0), (375, 667), (0, 0), (1e6, 3)])
  func edges(width: Double, height: Double) throws {
    var builder = try LayoutBuilder(width, height)
    let red = try builder.view("red")
    try builder.pin(red, .leading, builder.layout.root, .leading)
    try builder.pin(red, .top, builder.layout.root, .top)
    try builder.pin(builder.layout.root, .trailing, red, .trailing)
    try builder.pin(builder.layout.root, .bottom, red, .bottom)
    #expect(builder.frame(red) == Rect(0, 0, width, height))
  }

  @Test("margins, guides and bars of the root view")
  func rootEnvironment() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let red = try builder.view("red")
    let top = try builder.layout.guide(.topLayoutGuide, of: root)
    let bottom = try builder.layout.guide(.bottomLayoutGuide, of: root)
    try builder.pin(red, .leading, root, .leadingMargin)
    try builder.pin(red, .trailing, root, .trailingMargin)
    try builder.pin(red, .top, top, .bottom, 20)
    try builder.pin(bottom, .top, red, .bottom, 20)
    #expect(builder.frame(red) == Rect(20, 40, 560, 540))

    builder.layout.setEnvironment(Environment(device: .standard))
    #expect(builder.frame(red) == Rect(16, 40, 343, 607))
    builder.layout.setEnvironment(builder.layout.environment.rotated())
    #expect(builder.frame(red) == Rect(20, 20, 627, 335))
    let phone = try #require(Device.named("iphone x"))
    builder.layout.setEnvironment(Environment(device: phone, isLandscape: true))
    #expect(builder.frame(red) == Rect(64, 20, 684, 314))
  }

  @Test("the safe area and the margins guide follow their view")
  func systemGuides() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let safe = try builder.layout.guide(.safeArea, of: root)
    #expect(try builder.layout.guide(.safeArea, of: root) == safe)
    #expect(builder.frame(safe) == Rect(0, 20, 600, 580))
    let card = try builder.view("card")
    try builder.pinEdges(card, to: root, inset: 50)
    let margins = try builder.layout.guide(.layoutMarginsGuide, of: card)
    #expect(builder.frame(margins) == Rect(8, 8, 484, 484))
    try builder.set(
      "layoutMargins", of: card, .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(builder.frame(margins) == Rect(2, 1, 494, 496))
    #expect(throws: LayoutError.self) { try builder.layout.guide(.topLayoutGuide, of: card) }
  }

  @Test("bars and notches add to the margins of the views that they cover")
  func nestedSafeArea() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let card = try builder.view("card")
    try builder.pinEdges(card, to: root)
    let inner = try builder.view("inner", in: card)
    try builder.pinEdges(inner, to: try builder.layout.guide(.layoutMarginsGuide, of: card))
    let deep = try builder.view("deep", in: inner)
    try builder.pin(deep, .top, inner, .topMargin)
    try builder.pin(deep, .leading, inner, .leadingMargin)
    let safe = try builder.layout.guide(.safeArea, of: card)
    let phone = try #require(Device.named("iPhone X"))
    builder.layout.setEnvironment(Environment(device: phone))
    #expect(builder.frame(inner) == Rect(8, 52, 359, 718))
    #expect(builder.frame(deep).origin == Point(x: 8, y: 8))
    #expect(builder.frame(safe) == Rect(0, 44, 375, 734))
    builder.layout.setEnvironment(Environment(device: phone, isLandscape: true))
    #expect(builder.frame(inner) == Rect(52, 8, 708, 338))
    #expect(
      ViewProperty.named("layoutMargins")?.value(of: card, in: builder.layout)
        == .insets(EdgeInsets(top: 8, left: 52, bottom: 29, right: 52)))
  }

  @Test("text wraps at the width that is left when a conflict is settled, at once and later")
  func wrappingAfterConflict() throws {
    var builder = try LayoutBuilder()
    let note = try builder.view("note", "label")
    try builder.set("text", of: note, .text(String(repeating: "words that wrap ", count: 6)))
    try builder.set("numberOfLines", of: note, .number(0))
    let narrow = try builder.pin(note, .width, 100)
    let tall = builder.frame(note)
    try builder.pin(note, .width, 300)
    try builder.pin(note, .width, 300)
    #expect(builder.frame(note) == tall)
    #expect(builder.layout.brokenConstraints.count == 2)
    let other = try builder.view("other")
    try builder.pin(other, .width, 3)
    #expect(builder.frame(note) == tall)
    builder.layout.remove(narrow)
    let wide = builder.frame(note)
    #expect(wide.size.width == 300 && wide.size.height < tall.size.height)
  }

  @Test("margins reach into views that preserve them, less the distance from the edge")
  func preservedMargins() throws {
    var builder = try LayoutBuilder(375, 667)
    let root = builder.layout.root
    let card = try builder.view("card")
    try builder.pin(card, .leading, root, .leading, 4)
    try builder.pin(card, .top, root, .top, 100)
    try builder.pin(root, .trailing, card, .trailing, 50)
    try builder.pin(card, .height, 100)
    let inner = try builder.view("inner", in: card)
    try builder.pinEdges(inner, to: try builder.layout.guide(.layoutMarginsGuide, of: card))
    #expect(builder.frame(inner) == Rect(8, 8, 305, 84))
    try builder.set("preservesSuperviewLayoutMargins", of: card, .bool(true))
    #expect(builder.frame(inner) == Rect(12, 8, 301, 84))
    try builder.set(
      "layoutMargins", of: root, .insets(EdgeInsets(top: 110, left: 40, bottom: 0, right: 60)))
    #expect(builder.frame(inner) == Rect(36, 30, 275, 62))
    try builder.set("insetsLayoutMarginsFromSafeArea", of: root, .bool(false))
    #expect(builder.frame(inner) == Rect(36, 10, 275, 82))
  }

  @Test("a view that its margin pushes out of the bar is no longer covered")
  func partialOverlap() throws {
    var builder = try LayoutBuilder(375, 667)
    let card = try builder.view("card")
    try builder.set("frame", of: card, .rect(Rect(10, 10, 100, 100)))
    let guide = try builder.layout.guide(.layoutMarginsGuide, of: card)
    #expect(builder.frame(guide) == Rect(8, 18, 84, 74))
    try builder.set("frame", of: card, .rect(Rect(10, 30, 100, 100)))
    #expect(builder.frame(guide) == Rect(8, 8, 84, 84))
  }

  @Test("frames are relative to the superview, constraints cross it")
  func nesting() throws {
    var builder = try LayoutBuilder()
    let card = try builder.view("card")
    try builder.pin(card, .leading, builder.layout.root, .leading, 100)
    try builder.pin(card, .top, builder.layout.root, .top, 50)
    try builder.pin(card, .width, 300)
    try builder.pin(card, .height, 200)
    let inner = try builder.view("inner", in: card)
    try builder.pinEdges(inner, to: card, inset: 10)
    let outside = try builder.view("outside")
    try builder.pin(outside, .leading, inner, .trailing, 5)
    try builder.pin(outside, .top, inner, .bottom, 5)
    try builder.pin(outside, .width, inner, .width, times: 0.5)
    try builder.pin(outside, .height, 7)
    #expect(builder.frame(inner) == Rect(10, 10, 280, 180))
    #expect(builder.frame(outside) == Rect(395, 245, 140, 7))
    try builder.layout.move(inner, to: builder.layout.root, at: 0)
    #expect(builder.frame(inner) == Rect(110, 60, 280, 180))
    #expect(builder.frame(outside) == Rect(395, 245, 140, 7))
  }

  @Test("a multiplier on a location counts from the origin of the holder")
  func locationMultiplier() throws {
    var builder = try LayoutBuilder()
    let card = try builder.view("card")
    try builder.pinEdges(card, to: builder.layout.root, inset: 100)
    let dot = try builder.view("dot", in: card, size: Size(width: 10, height: 10))
    try builder.pin(dot, .centerX, card, .centerX, times: 0.5)
    try builder.pin(dot, .centerY, card, .centerY, times: 1.5)
    #expect(builder.frame(dot) == Rect(95, 295, 10, 10))
  }

  @Test("hugging and compression decide who stretches")
  func contentPriorities() throws {
    var builder = try LayoutBuilder(200, 100)
    let root = builder.layout.root
    let name = try builder.view("name", "label", size: Size(width: 50, height: 20))
    let field = try builder.view("field", "textfield", size: Size(width: 60, height: 30))
    try builder.pin(name, .leading, root, .leading)
    try builder.pin(field, .leading, name, .trailing, 8)
    try builder.pin(field, .trailing, root, .trailing)
    try builder.pin(name, .top, root, .top)
    try builder.pin(field, .top, root, .top)
    #expect(builder.frame(name) == Rect(0, 0, 50, 20))
    #expect(builder.frame(field) == Rect(58, 0, 142, 30))
    try builder.set("hugging.horizontal", of: field, .number(252))
    #expect(builder.frame(name).size.width == 132)
    builder.layout.setEnvironment(
      try builder.layout.environment.resized(to: Size(width: 100, height: 100)))
    try builder.set("compressionResistance.horizontal", of: field, .number(749))
    #expect(builder.frame(name).size.width == 50)
    #expect(builder.frame(field).size.width == 42)
  }

  @Test("baselines line up text of different sizes")
  func baselines() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let label = try builder.view("label", "label", size: Size(width: 44, height: 19))
    let field = try builder.view("field", "textfield", size: Size(width: 97, height: 30))
    try builder.pin(field, .top, root, .top, 40)
    try builder.pin(field, .leading, root, .leading)
    try builder.pin(label, .leading, root, .leading)
    try builder.pin(label, .lastBaseline, field, .lastBaseline)
    #expect(abs(builder.frame(label).origin.y - 45) <= 0.5)
    try builder.set("lastBaselineOffset", of: label, .number(0))
    try builder.set("lastBaselineOffset", of: field, .number(12))
    #expect(builder.frame(label).origin.y == 39)
  }

  @Test("pixels: halves round up, sizes apart from origins, the solver stays exact")
  func pixels() throws {
    var builder = try LayoutBuilder(601, 600)
    let root = builder.layout.root
    let third = try builder.view("third")
    try builder.pin(third, .width, root, .width, times: 1.0 / 3)
    try builder.pin(third, .height, 10.25)
    try builder.pin(third, .centerX, root, .centerX)
    try builder.pin(third, .top, root, .top, 0.25)
    #expect(builder.frame(third) == Rect(200.5, 0.5, 200.5, 10.5))
    let exact = builder.layout.value(of: Anchor(third, .width))
    #expect(abs(exact - 601.0 / 3) < 1e-9)
  }

  @Test("pixels: halves round up if constants of six decimals make them")
  func decimals() throws {
    var builder = try LayoutBuilder(601, 600)
    var last = builder.layout.root
    for number in 1...3 {
      let view = try builder.view("v\(number)")
      try builder.pin(view, .left, last, .left, 0.083333)
      last = view
    }
    #expect(builder.frame(last).origin.x == 0.5)
  }

  @Test("a manual frame decides until constraints do")
  func manualFrames() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.set("frame", of: red, .rect(Rect(10, 20, 30, 40)))
    #expect(builder.frame(red) == Rect(10, 20, 30, 40))
    let blue = try builder.view("blue")
    try builder.pinEdges(blue, to: red, inset: 5)
    #expect(builder.frame(blue) == Rect(15, 25, 20, 30))
    #expect(throws: LayoutError.self) {
      try builder.set("frame", of: blue, .rect(Rect(0, 0, 1, 1)))
    }
    #expect(throws: LayoutError.self) {
      try builder.set("frame", of: builder.layout.root, .rect(Rect(0, 0, 1, 1)))
    }
  }

  @Test("standard spacing")
  func standardSpacing() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let red = try builder.view("red")
    let blue = try builder.view("blue")
    let top = try builder.layout.guide(.topLayoutGuide, of: root)
    let safe = try builder.layout.guide(.safeArea, of: root)
    let layout = builder.layout
    let spacing: (Anchor, Anchor) -> Double = { layout.standardSpacing(between: $0, and: $1) }
    #expect(spacing(Anchor(red, .leading), Anchor(blue, .trailing)) == 8)
    #expect(spacing(Anchor(red, .leading), Anchor(root, .leading)) == 20)
    #expect(spacing(Anchor(red, .top), Anchor(top, .bottom)) == 8)
    #expect(spacing(Anchor(safe, .leading), Anchor(red, .leading)) == 0)
    #expect(spacing(Anchor(red, .leading), Anchor(root, .leadingMargin)) == 0)
  }
}
