import AutoLayout
import LayoutDiagnostics
import Testing

/// Manually laid out views follow their superview as their mask says.
@Suite("Manually laid out views follow their superview as their mask says")
struct AutoresizingTests {
  private static let masks: [[String]] = [
    [], ["flexibleWidth"], ["flexibleLeftMargin"], ["flexibleRightMargin"],
    ["flexibleLeftMargin", "flexibleRightMargin"], ["flexibleLeftMargin", "flexibleWidth"],
    ["flexibleWidth", "flexibleRightMargin"],
    ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"],
  ]

  private static func vertical(_ mask: [String]) -> [String] {
    let names = [
      "flexibleLeftMargin": "flexibleTopMargin", "flexibleWidth": "flexibleHeight",
      "flexibleRightMargin": "flexibleBottomMargin",
    ]
    return mask.compactMap { names[$0] }
  }

  /// One step of classic autoresizing: the difference goes to the flexible parts, in proportion to
  /// their lengths.
  private static func resized(
    _ parts: (near: Double, size: Double), _ mask: [String], from old: Double, to new: Double
  ) -> (near: Double, size: Double) {
    var lengths = [parts.near, parts.size, old - parts.near - parts.size]
    let names = ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]
    let flexible = names.indices.filter { mask.contains(names[$0]) }
    let springs = flexible.isEmpty ? [2] : flexible
    let total = springs.map { lengths[$0] }.reduce(0, +)
    for place in springs { lengths[place] += (new - old) * lengths[place] / total }
    return (lengths[0], lengths[1])
  }

  @Test("several resizings in a row, both axes", arguments: masks)
  func followsSuperview(_ mask: [String]) throws {
    for frame in [Rect(20, 30, 40, 60), Rect(5, 1, 190, 398), Rect(60, 130, 80, 140)] {
      var builder = try LayoutBuilder()
      let card = try builder.view("card")
      let dot = try builder.view("dot", in: card)
      try builder.set("frame", of: card, .rect(Rect(10, 10, 200, 400)))
      try builder.set("frame", of: dot, .rect(frame))
      try builder.set("autoresizingMask", of: dot, .words(mask + Self.vertical(mask)))
      var (x, y) = (
        (near: frame.origin.x, size: frame.size.width),
        (near: frame.origin.y, size: frame.size.height)
      )
      var old = Size(width: 200, height: 400)
      for new in [Size(width: 300, height: 500), Size(width: 240, height: 800), old] {
        try builder.set("frame", of: card, .rect(Rect(origin: .zero, size: new)))
        x = Self.resized(x, mask, from: old.width, to: new.width)
        y = Self.resized(y, mask, from: old.height, to: new.height)
        old = new
        builder.layout.solve()
        let values = [Attribute.left, .width, .top, .height].map {
          builder.layout.value(of: Anchor(dot, $0))
        }
        for (value, expected) in zip(values, [x.near, x.size, y.near, y.size]) {
          #expect(abs(value - expected) < 1e-9, "\(frame) in \(new)")
        }
      }
      #expect(builder.frame(dot) == frame)
    }
  }

  @Test("a superview laid out by constraints, and one inside another") func nested() throws {
    var builder = try LayoutBuilder(300, 300)
    let outer = try builder.view("outer")
    try builder.pinEdges(outer, to: builder.layout.root, inset: 50)
    let middle = try builder.view("middle", in: outer)
    builder.layout.solve()
    try builder.set("frame", of: middle, .rect(Rect(20, 20, 160, 160)))
    try builder.set("autoresizingMask", of: middle, .words(["flexibleWidth", "flexibleHeight"]))
    let inner = try builder.view("inner", in: middle)
    try builder.set("frame", of: inner, .rect(Rect(140, 140, 20, 20)))
    try builder.set(
      "autoresizingMask", of: inner, .words(["flexibleLeftMargin", "flexibleTopMargin"]))
    let size = Size(width: 400, height: 250)
    builder.layout.setEnvironment(try Environment.standard.resized(to: size))
    #expect(builder.frame(outer) == Rect(50, 50, 300, 150))
    #expect(builder.frame(middle) == Rect(20, 20, 260, 110))
    #expect(builder.frame(inner) == Rect(240, 90, 20, 20))
  }

  @Test("frame, mask and superview start again from the present frame") func rebasing() throws {
    var builder = try LayoutBuilder(100, 100)
    let dot = try builder.view("dot")
    try builder.set("frame", of: dot, .rect(Rect(10, 10, 20, 20)))
    try builder.set("autoresizingMask", of: dot, .words(["flexibleLeftMargin"]))
    func resize(_ width: Double) throws {
      let size = Size(width: width, height: 100)
      builder.layout.setEnvironment(try Environment.standard.resized(to: size))
    }
    try resize(200)
    #expect(builder.frame(dot) == Rect(110, 10, 20, 20))
    try builder.set("autoresizingMask", of: dot, .words(["flexibleWidth"]))
    #expect(builder.frame(dot) == Rect(110, 10, 20, 20))
    try resize(300)
    #expect(builder.frame(dot) == Rect(110, 10, 120, 20))
    try builder.set("frame", of: dot, .rect(Rect(0, 0, 300, 10)))
    try resize(310)
    #expect(builder.frame(dot) == Rect(0, 0, 310, 10))
    let card = try builder.view("card")
    try builder.set("frame", of: card, .rect(Rect(0, 0, 1000, 50)))
    try builder.layout.move(dot, to: card, at: nil)
    #expect(builder.frame(dot) == Rect(0, 0, 310, 10))
    try builder.set("frame", of: card, .rect(Rect(0, 0, 1100, 50)))
    #expect(builder.frame(dot) == Rect(0, 0, 410, 10))
    try builder.set("autoresizingMask", of: dot, .words(["none"]))
    try builder.set("frame", of: card, .rect(Rect(0, 0, 10, 50)))
    #expect(builder.frame(dot) == Rect(0, 0, 410, 10))
  }

  @Test("parts without length share equally") func noLength() throws {
    var builder = try LayoutBuilder(100, 100)
    let line = try builder.view("line")
    try builder.set("frame", of: line, .rect(Rect(0, 0, 0, 10)))
    let mask = ["flexibleLeftMargin", "flexibleWidth"]
    try builder.set("autoresizingMask", of: line, .words(mask))
    try builder.set("autoresizingBase", of: line, .size(width: 0, height: 100))
    #expect(builder.frame(line) == Rect(50, 0, 50, 10))
  }

  @Test(
    "implicit constraints in UIKit's letters",
    arguments: [
      ([], "h=--& v=--& UIView:dot.minX == 20", "h=--& v=--& UIView:dot.width == 60"),
      (
        ["flexibleWidth"], "h=-&- v=--& UIView:dot.minX == 20",
        "h=-&- v=--& UIView:dot.width == UIView:root.width - 40"
      ),
      (
        ["flexibleLeftMargin"], "h=&-- v=--& UIView:dot.minX == UIView:root.width - 80",
        "h=&-- v=--& UIView:dot.width == 60"
      ),
      (
        ["flexibleLeftMargin", "flexibleRightMargin"],
        "h=&-& v=--& UIView:dot.minX == 0.5*UIView:root.width - 30",
        "h=&-& v=--& UIView:dot.width == 60"
      ),
      (
        ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"],
        "h=&&& v=--& UIView:dot.minX == 0.2*UIView:root.width",
        "h=&&& v=--& UIView:dot.width == 0.6*UIView:root.width"
      ),
    ] as [([String], String, String)])
  func lines(_ mask: [String], _ origin: String, _ size: String) throws {
    var builder = try LayoutBuilder(100, 100)
    let dot = try builder.view("dot")
    try builder.set("frame", of: dot, .rect(Rect(20, 20, 60, 60)))
    try builder.set("autoresizingMask", of: dot, .words(mask.isEmpty ? ["none"] : mask))
    builder.layout.solve()
    #expect(builder.layout.constraintDump(of: dot, axis: .horizontal) == "no constraints")
    let line = try builder.view("line")
    try builder.pin(line, .top, dot, .top)
    builder.layout.solve()
    let dump = builder.layout.constraintDump(of: dot, axis: .horizontal)
    let lines = dump.split(separator: "\n").filter { $0.contains("NSAutoresizing") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("minX \(origin)   (active") == true, "\(dump)")
    #expect(lines.last?.contains("width \(size)   (active)") == true, "\(dump)")
  }
}
