import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

/// Safe areas of nested views, against an oracle that knows only frames.
@Suite("Safe area")
struct SafeAreaTests {
  /// A chain of views, each at fixed distances from the one before, some with additional insets.
  private struct Chain {
    var builder: LayoutBuilder
    /// The views below the root with the distances from their superviews' edges.
    var views: [(item: Item.ID, distances: EdgeInsets, additional: EdgeInsets)] = []

    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      builder = try LayoutBuilder(800, 900)
      var environment = builder.layout.environment
      environment.bars = Bars(Set(Bars.Bar.allCases.filter { _ in Bool.random(using: &generator) }))
      if seed.isMultiple(of: 3) {
        environment = environment.moved(to: try #require(Device.named("iPhone X")))
      }
      if seed.isMultiple(of: 4) {
        try environment.setSafeArea(Self.insets(0...90, &generator))
      }
      builder.layout.setEnvironment(try environment.resized(to: Size(width: 800, height: 900)))
      var parent = builder.layout.root
      for number in 0..<Int.random(in: 1...5, using: &generator) {
        let item = try builder.view("v\(number)", in: parent)
        let distances = Self.insets(-10...40, &generator)
        let isAdding = Int.random(in: 0..<3, using: &generator) == 0
        let additional = isAdding ? Self.insets(-15...30, &generator) : .zero
        try builder.pin(item, .left, parent, .left, distances.left)
        try builder.pin(item, .top, parent, .top, distances.top)
        try builder.pin(item, .right, parent, .right, -distances.right)
        try builder.pin(item, .bottom, parent, .bottom, -distances.bottom)
        try builder.set("additionalSafeAreaInsets", of: item, .insets(additional))
        views.append((item, distances, additional))
        parent = item
      }
      builder.layout.solve()
    }

    private static func insets(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator)
      -> EdgeInsets
    {
      func number() -> Double { Double(Int.random(in: range, using: &generator)) }
      return EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    /// One edge of the safe area of every view: what the last view with additions, or the root, is
    /// covered by there, less the distance from that view's edge unless it lies beyond.
    func expected(_ edge: (EdgeInsets) -> Double) -> [Double] {
      var inset = edge(builder.layout.environment.safeArea)
      var distance = 0.0
      return views.map { view in
        distance += edge(view.distances)
        let covered = max(0, max(0, inset - max(0, distance)) + edge(view.additional))
        if view.additional != .zero { (inset, distance) = (covered, 0) }
        return covered
      }
    }
  }

  @Test("safe areas reach as far into nested views as these overlap them", arguments: 0..<60)
  func overlapsOfNested(_ seed: UInt64) throws {
    let chain = try Chain(seed: seed)
    let property = try #require(ViewProperty.named("safeAreaInsets"))
    let expected = [
      chain.expected(\.top), chain.expected(\.left), chain.expected(\.bottom),
      chain.expected(\.right),
    ]
    for (index, view) in chain.views.enumerated() {
      guard case .insets(let found) = property.value(of: view.item, in: chain.builder.layout) else {
        Issue.record("no insets")
        continue
      }
      for (number, list) in zip(found.inOrder, expected) {
        #expect(abs(number - list[index]) < 1e-6)
      }
    }
  }

  @Test("the guide and the margins of a nested view agree with its insets", arguments: 0..<20)
  func guides(_ seed: UInt64) throws {
    var chain = try Chain(seed: seed)
    let view = try #require(chain.views.last).item
    let insets = try #require(ViewProperty.named("safeAreaInsets"))
    guard case .insets(let safe) = insets.value(of: view, in: chain.builder.layout) else {
      Issue.record("no insets")
      return
    }
    let whole = chain.builder.layout.frame(of: view)
    for (kind, margin) in [(GuideKind.safeArea, 0.0), (.layoutMarginsGuide, 8)] {
      let guide = try chain.builder.layout.guide(kind, of: view)
      let frame = chain.builder.frame(guide)
      #expect(abs(frame.origin.x - safe.left - margin) < 1e-6)
      #expect(abs(frame.origin.y - safe.top - margin) < 1e-6)
      #expect(
        abs(frame.size.width - (whole.size.width - safe.left - safe.right - 2 * margin)) < 1e-6)
      #expect(
        abs(frame.size.height - (whole.size.height - safe.top - safe.bottom - 2 * margin)) < 1e-6)
    }
  }

  @Test("bars there and back leave everything as it was", arguments: 0..<20)
  func restores(_ seed: UInt64) throws {
    var chain = try Chain(seed: seed)
    let view = try #require(chain.views.last).item
    let guide = try chain.builder.layout.guide(.safeArea, of: view)
    let card = try chain.builder.view("card", in: view)
    try chain.builder.pinEdges(card, to: guide)
    chain.builder.layout.solve()
    let layout = chain.builder.layout
    for bar in Bars.Bar.allCases {
      var changed = layout
      var environment = changed.environment
      environment.bars = Bars(environment.bars.shown.symmetricDifference([bar]))
      try environment.setKeyboardHeight(300)
      changed.setEnvironment(environment)
      changed.solve()
      changed.setEnvironment(layout.environment)
      changed.solve()
      #expect(changed.frameDump() == layout.frameDump())
      #expect(
        changed.constraintDump(of: nil, axis: nil) == layout.constraintDump(of: nil, axis: nil))
      #expect(changed.trace() == layout.trace())
    }
  }

  @Test("explicit safe area goes with its screen")
  func explicitSafeArea() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var environment = Environment.standard
    try environment.setSafeArea(insets)
    let iPad = try #require(Device.named("iPad"))
    let canvas = try environment.resized(to: Size(width: 300, height: 200))
    #expect(canvas.rotated().safeArea == insets)
    #expect(canvas.showing(Bars([.tab])).safeArea == insets)
    #expect(canvas.moved(to: iPad).safeArea == Environment(device: iPad).safeArea)
    #expect(environment.rotated().safeArea == Environment.standard.rotated().safeArea)
    #expect(
      environment.showing(Bars([.tab])).safeArea
        == Environment.standard.showing(Bars([.tab])).safeArea)
    try environment.setSafeArea(nil)
    #expect(environment.safeArea == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(throws: LayoutError.self) { try environment.setSafeArea(EdgeInsets(.nan)) }
    #expect(throws: LayoutError.self) { try environment.setKeyboardHeight(.infinity) }
    #expect(environment == .standard)
  }
}
