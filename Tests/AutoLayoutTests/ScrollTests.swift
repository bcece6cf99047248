import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@Suite("Scroll views")
struct ScrollTests {
  /// A scroll view that fills the root, and a view in it.
  private struct Fixture {
    var builder: LayoutBuilder
    let scroller: Item.ID
    let page: Item.ID

    init() throws {
      builder = try LayoutBuilder(300, 200)
      scroller = try builder.view("scroller", "scroll")
      page = try builder.view("page", in: scroller)
      try builder.pinEdges(scroller, to: builder.layout.root)
    }

    var contentSize: PropertyValue? {
      ViewProperty.named("contentSize")?.value(of: scroller, in: builder.layout)
    }
  }

  /// Random stacks as content: their outermost stack is as large as the content, and scrolling moves
  /// nothing in it.
  @Test("scroll content whose layout does not depend on the offset", arguments: 0..<120)
  func offsetMovesNothing(_ number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number) + 5000)
    let tree = StackTree(combination: number % 60, using: &random)
    var builder = try LayoutBuilder(320, 480)
    let scroller = try builder.view("scroller", "scroll")
    try builder.pinEdges(scroller, to: builder.layout.root, inset: 10)
    try builder.addStacks(tree, in: scroller)
    let outer = try #require(builder.layout.item(named: "outer"))
    try builder.pin(scroller, .trailing, outer, .trailing)
    try builder.pin(scroller, .bottom, outer, .bottom)
    builder.layout.solve()
    let before = builder.layout.frameDump()
    let size = builder.layout.frame(of: outer).size
    let contentSize = ViewProperty.named("contentSize")?.value(of: scroller, in: builder.layout)
    #expect(contentSize == .size(width: size.width, height: size.height))
    let left = builder.layout.values(
      of: Anchor(outer, .left), and: Anchor(builder.layout.root, .left))
    #expect(left.0 == 10)

    let offset = Point(x: Double(number), y: Double(3 * number - 50))
    try builder.set("contentOffset", of: scroller, .point(offset))
    builder.layout.solve()
    #expect(builder.layout.frameDump() == before)
    let moved = builder.layout.values(
      of: Anchor(outer, .left), and: Anchor(builder.layout.root, .left))
    #expect(moved.0 == 10 - offset.x)
    let top = builder.layout.values(of: Anchor(outer, .top), and: Anchor(scroller, .centerY))
    // A center is that of the frame at rest: what is tied to it scrolls along.
    #expect(top.0 - top.1 == -230)
  }

  @Test("mean their content by edges and margins, their frame by sizes and centers")
  func meanings() throws {
    var fixture = try Fixture()
    let (scroller, page) = (fixture.scroller, fixture.page)
    try fixture.builder.pin(page, .leading, scroller, .leadingMargin)
    try fixture.builder.pin(page, .trailing, scroller, .trailingMargin)
    try fixture.builder.pin(page, .top, scroller, .top)
    try fixture.builder.pin(page, .bottom, scroller, .bottom)
    try fixture.builder.pin(page, .width, scroller, .width, times: 2)
    try fixture.builder.pin(page, .height, scroller, .height, 50)
    let badge = try fixture.builder.view("badge", in: scroller, size: Size(width: 10, height: 10))
    try fixture.builder.pin(badge, .centerX, scroller, .centerX)
    try fixture.builder.pin(badge, .centerY, scroller, .centerY)
    #expect(fixture.builder.frame(page) == Rect(8, 0, 600, 250))
    #expect(fixture.contentSize == .size(width: 616, height: 250))
    #expect(fixture.builder.frame(badge) == Rect(145, 95, 10, 10))
    try fixture.builder.set("contentOffset", of: scroller, .point(Point(x: 30, y: 40)))
    #expect(fixture.builder.frame(badge) == Rect(145, 95, 10, 10))
    #expect(fixture.builder.frame(page) == Rect(8, 0, 600, 250))
    #expect(!fixture.builder.layout.isAmbiguous(scroller))
  }

  @Test("are frames to what lies outside")
  func outside() throws {
    var fixture = try Fixture()
    let (scroller, page) = (fixture.scroller, fixture.page)
    let ruler = try fixture.builder.view("ruler")
    try fixture.builder.pin(ruler, .trailing, scroller, .trailing, -20)
    try fixture.builder.pin(ruler, .width, 5)
    try fixture.builder.pin(page, .leading, ruler, .leading)
    try fixture.builder.pin(page, .width, 700)
    try fixture.builder.pin(scroller, .trailing, page, .trailing)
    #expect(fixture.builder.frame(page).origin.x == 275)
    try fixture.builder.set("contentOffset", of: scroller, .point(Point(x: 100, y: 0)))
    #expect(fixture.builder.frame(ruler) == Rect(275, 0, 5, 0))
    // The page stays under the ruler, 100 points further to the right in the content.
    #expect(fixture.builder.frame(page).origin.x == 375)
    #expect(fixture.contentSize == .size(width: 1075, height: 0))
  }

  @Test("give constraints another meaning when a view moves in or out")
  func movingInAndOut() throws {
    var fixture = try Fixture()
    let (scroller, page) = (fixture.scroller, fixture.page)
    let root = fixture.builder.layout.root
    try fixture.builder.set("contentOffset", of: scroller, .point(Point(x: 0, y: 60)))
    let inner = try fixture.builder.view("inner", in: page, size: Size(width: 40, height: 900))
    try fixture.builder.pinEdges(page, to: scroller)
    try fixture.builder.pinEdges(inner, to: scroller)
    #expect(fixture.builder.frame(inner) == Rect(0, 0, 40, 900))
    #expect(fixture.contentSize == .size(width: 40, height: 900))
    for _ in 1...2 {
      try fixture.builder.layout.move(page, to: root, at: nil)
      #expect(fixture.builder.frame(page) == Rect(0, 0, 300, 200))
      #expect(fixture.builder.frame(inner) == Rect(0, 0, 300, 200))
      try fixture.builder.layout.move(page, to: scroller, at: nil)
      #expect(fixture.builder.frame(inner) == Rect(0, 0, 40, 900))
      #expect(fixture.builder.frame(page) == Rect(0, 0, 40, 900))
    }
  }

  @Test("say that their content size is ambiguous only where constraints use it")
  func ambiguity() throws {
    var fixture = try Fixture()
    let (scroller, page) = (fixture.scroller, fixture.page)
    try fixture.builder.set("frame", of: page, .rect(Rect(0, 0, 50, 50)))
    fixture.builder.layout.solve()
    #expect(fixture.builder.layout.ambiguityReport().isEmpty)
    let edge = try fixture.builder.pin(page, .leading, scroller, .leading)
    fixture.builder.layout.solve()
    #expect(fixture.builder.layout.isAmbiguous(scroller))
    #expect(
      fixture.builder.layout.ambiguityReport().headlines == """
        scroller.contentLayoutGuide: AMBIGUOUS LAYOUT for scroller.contentLayoutGuide.width, \
        scroller.contentLayoutGuide.height (scrollable content size)
        """)
    fixture.builder.layout.remove(edge)
    fixture.builder.layout.solve()
    #expect(!fixture.builder.layout.isAmbiguous(scroller))
  }

  @Test("keep a content size that was set until constraints say otherwise")
  func contentSize() throws {
    var fixture = try Fixture()
    let (scroller, page) = (fixture.scroller, fixture.page)
    try fixture.builder.set("contentSize", of: scroller, .size(width: 500, height: 700))
    fixture.builder.layout.solve()
    #expect(fixture.contentSize == .size(width: 500, height: 700))
    try fixture.builder.pinEdges(page, to: scroller)
    try fixture.builder.set("intrinsicContentSize", of: page, .size(width: 80, height: 90))
    fixture.builder.layout.solve()
    #expect(fixture.contentSize == .size(width: 80, height: 90))
  }

  @Test("inside each other each count for their own content")
  func nested() throws {
    var fixture = try Fixture()
    let scroller = fixture.scroller
    let inner = try fixture.builder.view("inner", "scroll", in: fixture.page)
    let cell = try fixture.builder.view("cell", in: inner, size: Size(width: 60, height: 70))
    try fixture.builder.pinEdges(fixture.page, to: scroller)
    try fixture.builder.pinEdges(inner, to: scroller, inset: 5)
    try fixture.builder.pin(inner, .width, 100)
    try fixture.builder.pin(inner, .height, 100)
    try fixture.builder.pinEdges(cell, to: inner, inset: 1)
    try fixture.builder.set("contentOffset", of: scroller, .point(Point(x: 7, y: 0)))
    try fixture.builder.set("contentOffset", of: inner, .point(Point(x: 20, y: 0)))
    #expect(fixture.builder.frame(inner) == Rect(5, 5, 100, 100))
    #expect(fixture.contentSize == .size(width: 110, height: 110))
    #expect(fixture.builder.frame(cell) == Rect(1, 1, 60, 70))
    let root = fixture.builder.layout.root
    let left = fixture.builder.layout.values(of: Anchor(cell, .left), and: Anchor(root, .left))
    #expect(left.0 == 1 - 20 + 5 - 7)
  }
}
