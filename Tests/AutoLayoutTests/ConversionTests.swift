import AutoLayout
import SeededRandom
import Testing

/// Coordinates of views with frames, bounds and transforms of every kind.
@Suite("Coordinates of views with frames, bounds and transforms of every kind")
struct ConversionTests {
  /// A tree of views, each with a frame, an origin of its bounds and a transform.
  private struct Tree {
    var builder: LayoutBuilder
    var views: [Item.ID]
    var generator: SeededGenerator

    init(seed: UInt64, transform: (inout SeededGenerator) -> AffineTransform) throws {
      generator = SeededGenerator(seed: seed)
      builder = try LayoutBuilder()
      views = [builder.layout.root]
      for number in 0..<8 {
        let place = Int(generator.next() % UInt64(views.count))
        let view = try builder.view("v\(number)", in: views[place])
        func length() -> Double { Double(generator.next() % 800) / 4 }
        let frame = Rect(length() - 100, length() - 100, length() + 1, length() + 1)
        try builder.set("frame", of: view, .rect(frame))
        try builder.set("bounds.origin", of: view, .point(Point(x: length(), y: -length())))
        try builder.set("transform", of: view, .transform(transform(&generator)))
        views.append(view)
      }
      builder.layout.solve()
    }
  }

  private static func number(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() % 4000) / 1000 - 2
  }

  @Test("there and back is the identity", arguments: 0..<40) func roundTrip(_ seed: UInt64) throws {
    let tree = try Tree(seed: seed) { generator in
      let numbers = (0..<6).map { _ in Self.number(&generator) }
      let transform = AffineTransform(
        a: numbers[0] + 3, b: numbers[1], c: numbers[2], d: numbers[3] + 3, tx: numbers[4] * 10,
        ty: numbers[5] * 10)
      return generator.next() % 4 == 0 ? .identity : transform
    }
    let layout = tree.builder.layout
    let spaces: [CoordinateSpace] =
      tree.views.map(CoordinateSpace.view) + [.view(layout.window), .screen, .fixedScreen]
    for source in spaces {
      for target in spaces {
        let point = Point(x: 12.5, y: -7)
        let there = try layout.convert(point, from: source, to: target)
        let back = try layout.convert(there, from: target, to: source)
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
    }
  }

  /// A view's way to its superview in complex numbers, where turning is multiplying.
  private func place(_ x: Double, _ y: Double, in view: Item.ID, _ layout: Layout)
    -> (x: Double, y: Double)
  {
    var (x, y) = (x, y)
    var view = view
    while let superview = layout.superview(of: view) {
      let (bounds, center) = (layout.bounds(of: view), layout.center(of: view))
      let turn = layout.transform(of: view)
      let dx = x - bounds.origin.x - bounds.size.width / 2
      let dy = y - bounds.origin.y - bounds.size.height / 2
      (x, y) = (turn.a * dx - turn.b * dy + center.x, turn.a * dy + turn.b * dx + center.y)
      view = superview
    }
    return (x, y)
  }

  @Test("turned and scaled views against complex numbers", arguments: 0..<20)
  func complexNumbers(_ seed: UInt64) throws {
    let tree = try Tree(seed: seed) { generator in
      AffineTransform(rotationDegrees: Self.number(&generator) * 180)
        .concatenating(AffineTransform(scaleX: 1.5, y: 1.5))
    }
    let layout = tree.builder.layout
    for view in tree.views {
      let point = try layout.convert(
        Point(x: 3, y: 4), from: .view(view), to: .view(layout.window))
      let expected = place(3, 4, in: view, layout)
      #expect(abs(point.x - expected.x) < 1e-6 && abs(point.y - expected.y) < 1e-6)
    }
  }

  @Test("the frame is the bounding box of the converted bounds", arguments: 0..<20)
  func frames(_ seed: UInt64) throws {
    let tree = try Tree(seed: seed) { generator in
      AffineTransform(rotationDegrees: Self.number(&generator) * 90)
        .concatenating(AffineTransform(scaleX: Self.number(&generator) + 3, y: 1))
    }
    let layout = tree.builder.layout
    for view in tree.views.dropFirst() {
      let superview = try #require(layout.superview(of: view))
      let box = try layout.convert(
        layout.bounds(of: view), from: .view(view), to: .view(superview))
      let frame = layout.frame(of: view)
      #expect(abs(box.origin.x - frame.origin.x) < 1e-6)
      #expect(abs(box.origin.y - frame.origin.y) < 1e-6)
      #expect(abs(box.size.width - frame.size.width) < 1e-6)
      #expect(abs(box.size.height - frame.size.height) < 1e-6)
    }
  }

  @Test(
    "quarters of a circle are exact",
    arguments: [
      (0, [1, 0, 0, 1]), (90, [0, 1, -1, 0]), (180, [-1, 0, 0, -1]), (-90, [0, -1, 1, 0]),
      (450, [0, 1, -1, 0]), (-720, [1, 0, 0, 1]),
    ] as [(Double, [Double])])
  func quarters(_ degrees: Double, _ numbers: [Double]) {
    #expect(AffineTransform(rotationDegrees: degrees).inOrder == numbers + [0, 0])
  }

  @Test("an inverted transform takes a point back") func inversion() throws {
    let transform = AffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -9)
    let back = try #require(transform.inverted())
    let point = back.applied(to: transform.applied(to: Point(x: 3, y: 5)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 5) < 1e-12)
    #expect(AffineTransform(scaleX: 0, y: 1).inverted() == nil)
  }

  @Test("nothing is converted into a view that is scaled to nothing") func flattened() throws {
    var builder = try LayoutBuilder()
    let flat = try builder.view("flat")
    try builder.set("transform", of: flat, .transform(AffineTransform(scaleX: 0, y: 1)))
    builder.layout.solve()
    let (layout, root) = (builder.layout, CoordinateSpace.view(builder.layout.root))
    #expect(throws: LayoutError.self) {
      try layout.convert(Point.zero, from: root, to: .view(flat))
    }
    #expect(try layout.convert(Point(x: 9, y: 0), from: .view(flat), to: root) == .zero)
  }
}
