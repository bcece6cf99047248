import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("A fitting size")
struct FittingTests {
  /// A card that holds a photo of 60 by 40 points, 10 points inside its edges.
  private struct Card {
    var builder: LayoutBuilder
    let card: Item.ID
    let photo: Item.ID

    init() throws {
      builder = try LayoutBuilder(320, 480)
      card = try builder.view("card")
      photo = try builder.view("photo", in: card, size: Size(width: 60, height: 40))
      try builder.pinEdges(photo, to: card, inset: 10)
      builder.layout.solve()
    }

    func size(_ target: FittingTarget) throws -> Size {
      try builder.layout.size(of: card, fitting: target)
    }
  }

  @Test(
    "of a target is the nearest that what is inside allows",
    arguments: [
      (FittingTarget(FittingTarget.compressed), Size(width: 80, height: 60)),
      (FittingTarget(FittingTarget.expanded), Size(width: 80, height: 60)),
      (
        FittingTarget(
          FittingTarget.expanded,
          priorities: PerAxis(horizontal: priority(251), vertical: priority(249))),
        Size(width: 10_000, height: 60)
      ),
      (
        FittingTarget(
          Size(width: 50, height: 300),
          priorities: PerAxis(horizontal: .required, vertical: .required)),
        Size(width: 50, height: 300)
      ),
      // Two insets of 10 are required: a required target yields to them.
      (
        FittingTarget(
          Size(width: 5, height: 5), priorities: PerAxis(horizontal: .required, vertical: .required)
        ),
        Size(width: 20, height: 20)
      ),
    ] as [(FittingTarget, Size)])
  func targets(target: FittingTarget, size: Size) throws {
    #expect(try Card().size(target) == size)
  }

  private static func priority(_ value: Double) -> Priority { Priority(value) ?? .required }

  @Test("does not depend on what is outside") func outside() throws {
    var card = try Card()
    let root = card.builder.layout.root
    try card.builder.pinEdges(card.card, to: root)
    try card.builder.pin(card.photo, .width, root, .width, priority: 900)
    card.builder.layout.solve()
    #expect(try card.size(FittingTarget(FittingTarget.compressed)) == Size(width: 80, height: 60))
    try card.builder.set("translatesAutoresizingMaskIntoConstraints", of: card.card, .bool(true))
    card.builder.layout.solve()
    #expect(try card.size(FittingTarget(FittingTarget.compressed)) == Size(width: 80, height: 60))
  }

  @Test("leaves the layout as it is") func leavesTheLayout() throws {
    let card = try Card()
    let before = (card.builder.layout.frameDump(), card.builder.layout.trace())
    _ = try card.size(FittingTarget(FittingTarget.expanded))
    #expect((card.builder.layout.frameDump(), card.builder.layout.trace()) == before)
  }

  /// A view alone on a screen of that width and one that is fitted to it lay out the same subtree.
  @Test(
    "at a required width is the height on a screen of that width", arguments: [60.0, 100, 150, 300])
  func wrapping(width: Double) throws {
    var builder = try LayoutBuilder(width, 2000)
    let card = try builder.view("card")
    let label = try #require(ViewClass.named("label"))
    let text = try builder.layout.addView(
      label, named: "text", in: card, text: "one two three four five six seven eight nine ten")
    try builder.set("numberOfLines", of: text, .number(0))
    try builder.pinEdges(text, to: card, inset: 5)
    try builder.pin(card, .leading, builder.layout.root, .leading)
    try builder.pin(card, .trailing, builder.layout.root, .trailing)
    try builder.pin(card, .top, builder.layout.root, .top)
    let height = builder.frame(card).size.height
    let target = FittingTarget(
      Size(width: width, height: 0),
      priorities: PerAxis(horizontal: .required, vertical: .fittingSizeLevel))
    let unbound = FittingTarget(FittingTarget.compressed)
    let fitted = try builder.layout.size(of: card, fitting: target)
    #expect(fitted == Size(width: width, height: height))
    // Without a width the text stays on one line.
    let single = try builder.layout.size(of: card, fitting: unbound)
    #expect(single.width > 300 && single.height < 40)
  }

  @Test("is refused for guides and impossible targets") func refusals() throws {
    var card = try Card()
    let guide = try card.builder.layout.addGuide(named: "gap", in: card.card)
    #expect(throws: LayoutError.self) {
      try card.builder.layout.size(of: guide, fitting: FittingTarget(.zero))
    }
    #expect(throws: LayoutError.self) {
      try card.size(FittingTarget(Size(width: -1, height: .infinity)))
    }
  }
}
