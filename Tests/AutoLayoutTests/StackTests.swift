import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@Suite("Stack views")
struct StackTests {
  /// Every distribution, alignment and axis four times, with random views, hidden sets and nesting.
  private static let numbers = 0..<240

  @Test("lie where their written-out rules put them", arguments: numbers)
  func equalsWrittenOut(_ number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number))
    let tree = StackTree(combination: number % 60, using: &random)
    var stacks = try LayoutBuilder(1000, 1000)
    try stacks.addStacks(tree)
    var plain = try LayoutBuilder(1000, 1000)
    try plain.addWrittenOut(tree)
    stacks.layout.solve()
    plain.layout.solve()
    for node in tree.nodes(visibleOnly: true) {
      let item = try #require(stacks.layout.item(named: node.name))
      let other = try #require(plain.layout.item(named: node.name))
      #expect(
        stacks.layout.isAmbiguous(item) == plain.layout.isAmbiguous(other), "\(node.name)")
      if !plain.layout.isAmbiguous(other) {
        #expect(stacks.layout.frame(of: item) == plain.layout.frame(of: other), "\(node.name)")
      }
    }
  }

  @Test(
    "have the rows of a new stack after one view after the other came",
    arguments: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    ["fill", "center", "firstBaseline"])
  func grows(_ distribution: String, _ alignment: String) throws {
    var builder = try LayoutBuilder()
    let stack = try builder.view("s", "vstack")
    try builder.set("distribution", of: stack, .choice(distribution))
    try builder.set("alignment", of: stack, .choice(alignment))
    for number in 1...7 {
      try builder.view("v\(number)", in: stack, size: Size(width: 30, height: Double(10 + number)))
      builder.layout.solve()
      var anew = builder.layout
      anew.discardSolution()
      anew.solve()
      #expect(Self.rows(of: builder.layout) == Self.rows(of: anew), "\(number) views")
    }
  }

  @Test("leave alone a hidden stack that they no longer arrange")
  func hiddenStackGoes() throws {
    var builder = try LayoutBuilder()
    let outer = try builder.view("outer", "vstack")
    let inner = try builder.view("inner", "vstack", in: outer)
    try builder.view("v", in: inner, size: Size(width: 30, height: 20))
    try builder.set("hidden", of: inner, .bool(true))
    builder.layout.solve()
    let hidden = Self.rows(of: builder.layout)
    try builder.layout.unarrange(inner)
    builder.layout.solve()
    var anew = builder.layout
    anew.discardSolution()
    anew.solve()
    #expect(Self.rows(of: builder.layout) != hidden)
    #expect(Self.rows(of: builder.layout) == Self.rows(of: anew))
  }

  /// The demands of the solver's rows, in an order that doesn't depend on their history.
  private static func rows(of layout: Layout) -> [String] {
    let solver = layout.engine.solver
    return layout.engine.rows.compactMap { solver.constraint($0.0) }.map { row in
      let factors = row.terms.map(\.coefficient).sorted()
      return "\(factors) \(row.relation) \(row.constant) @\(row.priority.value)"
    }.sorted()
  }

  @Test("keep their gaps equal in the order of the gaps, even if a view came last")
  func lastGapGivesWay() throws {
    var builder = try LayoutBuilder()
    let stack = try builder.view("s", "hstack")
    try builder.set("spacing", of: stack, .number(40))
    try builder.set("distribution", of: stack, .choice("equalCentering"))
    var views: [Item.ID] = []
    for number in 0..<4 {
      views.append(try builder.view("a\(number)", in: stack))
      builder.layout.solve()
    }
    try builder.pin(stack, .trailing, views[0], .trailing, 50, relation: .lessThanOrEqual)
    builder.layout.solve()
    // 40, 10 and 0 between the centers: the second gap is kept like the first at 150, the third at less.
    #expect(views.map { builder.layout.frame(of: $0).origin.x } == [0, 40, 50, 50])
  }

  @Test("are the same after hiding and showing a view", arguments: numbers)
  func hideAndShow(_ number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number) + 1000)
    let tree = StackTree(combination: number % 60, using: &random)
    var builder = try LayoutBuilder(1000, 1000)
    try builder.addStacks(tree)
    builder.layout.solve()
    let before = Self.dumps(of: builder.layout)
    let names = tree.nodes(visibleOnly: false).dropFirst().filter { !$0.isHidden }.map(\.name)
    guard let name = names.randomElement(using: &random) else { return }
    let item = try #require(builder.layout.item(named: name))
    try builder.set("hidden", of: item, .bool(true))
    builder.layout.solve()
    try builder.set("hidden", of: item, .bool(false))
    builder.layout.solve()
    #expect(Self.dumps(of: builder.layout) == before)
  }

  @Test("are twice as large with twice the numbers", arguments: numbers)
  func doubling(_ number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number) + 2000)
    let tree = StackTree(combination: number % 60, using: &random)
    var single = try LayoutBuilder(2000, 2000)
    try single.addStacks(tree)
    var double = try LayoutBuilder(2000, 2000)
    try double.addStacks(tree, scale: 2)
    single.layout.solve()
    double.layout.solve()
    for node in tree.nodes(visibleOnly: false) {
      let item = try #require(single.layout.item(named: node.name))
      let other = try #require(double.layout.item(named: node.name))
      for attribute in [Attribute.left, .top, .width, .height] {
        let value = single.layout.value(of: Anchor(item, attribute))
        let doubled = double.layout.value(of: Anchor(other, attribute))
        #expect(abs(2 * value - doubled) < 1e-6, "\(node.name).\(attribute)")
      }
    }
  }

  @Test("without visible views have no size")
  func withoutVisibleViews() throws {
    var builder = try LayoutBuilder()
    let row = try builder.view("row", "hstack")
    try builder.pin(row, .leading, builder.layout.root, .leading)
    try builder.pin(row, .top, builder.layout.root, .top)
    #expect(builder.frame(row) == Rect(0, 0, 0, 0))
    #expect(!builder.layout.isAmbiguous(row))
    let view = try builder.view("view", in: row, size: Size(width: 10, height: 10))
    #expect(builder.frame(row) == Rect(0, 0, 10, 10))
    try builder.set("hidden", of: view, .bool(true))
    try builder.pin(row, .trailing, builder.layout.root, .trailing)
    #expect(builder.frame(row) == Rect(0, 0, 600, 0))
    #expect(builder.layout.conflictReports().isEmpty)
  }

  @Test("keep their arrangement when views leave")
  func keepTheirArrangement() throws {
    var builder = try LayoutBuilder()
    let row = try builder.view("row", "hstack")
    let other = try builder.view("other", "vstack")
    let views = try ["a", "b", "c"].map { try builder.view($0, in: row) }
    try builder.layout.remove(views[1])
    #expect(builder.layout.arrangedSubviews(of: row) == [views[0], views[2]])
    try builder.layout.move(views[0], to: other, at: nil)
    #expect(builder.layout.arrangedSubviews(of: row) == [views[2]])
    #expect(builder.layout.arrangedSubviews(of: other) == [views[0]])
    try builder.layout.arrange(views[2], in: other, at: 0)
    #expect(builder.layout.arrangedSubviews(of: other) == [views[2], views[0]])
    #expect(builder.layout.subviews(of: other) == [views[0], views[2]])
    try builder.layout.unarrange(views[2])
    #expect(builder.layout.arrangedSubviews(of: other) == [views[0]])
    try builder.layout.move(other, to: row, at: nil)
    #expect(throws: LayoutError.self) { try builder.layout.arrange(row, in: other) }
    builder.layout.solve()
  }

  @Test("pass their baseline on when its view goes")
  func passTheirBaseline() throws {
    var builder = try LayoutBuilder()
    let row = try builder.view("row", "hstack")
    let low = try builder.view("low", "label", in: row, size: Size(width: 10, height: 20.5))
    let tall = try builder.view("tall", "label", in: row, size: Size(width: 10, height: 60.5))
    let mark = try builder.view("mark")
    try builder.pin(mark, .top, row, .lastBaseline)
    try builder.pin(row, .top, builder.layout.root, .top)
    try builder.set("lastBaselineOffset", of: low, .number(3))
    try builder.set("lastBaselineOffset", of: tall, .number(7))
    try builder.set("alignment", of: row, .choice("top"))
    #expect(builder.frame(mark).origin.y == 53.5)
    try builder.layout.remove(tall)
    #expect(builder.frame(mark).origin.y == 17.5)
  }

  /// Where baselines are aligned a view may be pinned at a distance from the edge, and takes the others with it.
  @Test(
    "baselines leave the edge",
    arguments: [("firstBaseline", Attribute.top, 8.0), ("lastBaseline", .bottom, -8)])
  func baselinesLeave(alignment: String, edge: Attribute, distance: Double) throws {
    var builder = try LayoutBuilder()
    let row = try builder.view("row", "hstack")
    try builder.set("alignment", of: row, .choice(alignment))
    let views = try [("low", 20.0), ("high", 30.0)].map { name, height in
      try builder.view(name, "label", in: row, size: Size(width: 10, height: height))
    }
    for view in views {
      try builder.set("firstBaselineOffset", of: view, .number(15))
      try builder.set("lastBaselineOffset", of: view, .number(5))
    }
    try builder.pin(row, .top, builder.layout.root, .top)
    #expect(builder.layout.solveReporting().isEmpty)
    try builder.pin(views[1], edge, row, edge, distance)
    #expect(builder.layout.solveReporting().isEmpty)
    let (low, high) = (builder.frame(views[0]), builder.frame(views[1]))
    let size = builder.frame(row).size
    #expect(edge == .top ? high.origin.y == 8 : high.maxY == size.height - 8)
    #expect(edge == .top ? low.origin.y == high.origin.y : low.maxY == high.maxY)
  }

  /// A hidden stack gives way on the axis of the stack around it, whichever that is now.
  @Test("hidden stacks follow the outer axis")
  func hiddenStacksFollow() throws {
    var builder = try LayoutBuilder()
    let row = try builder.view("row", "hstack")
    let inner = try builder.view("inner", "hstack", in: row)
    let view = try builder.view("view", in: inner)
    try builder.pin(view, .width, 30)
    try builder.pin(view, .height, 40)
    try builder.set("hidden", of: inner, .bool(true))
    builder.layout.solve()
    try builder.set("axis", of: row, .choice("vertical"))
    #expect(builder.layout.solveReporting().isEmpty)
    var rebuilt = builder.layout
    rebuilt.discardSolution()
    #expect(rebuilt.solveReporting().isEmpty)
    #expect(Self.dumps(of: builder.layout) == Self.dumps(of: rebuilt))
    #expect(builder.layout.frame(of: inner).size.height == 0)
  }

  /// Everything that a session prints about a layout.
  private static func dumps(of layout: Layout) -> [String] {
    [layout.frameDump(), layout.trace(), layout.treeDump()]
      + layout.items.map { layout.constraintDump(of: $0) }
      + layout.conflictReports().map(\.description)
  }
}
