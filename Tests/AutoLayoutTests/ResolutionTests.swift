import SeededRandom
import Testing

@testable import AutoLayout
@testable import LayoutDiagnostics

@Suite("Interface Builder's helpers")
struct ResolutionTests {
  /// Views of random frames in each other, without constraints.
  private func drawn(seed: UInt64) throws -> (builder: LayoutBuilder, frames: [Item.ID: Rect]) {
    var random = SeededGenerator(seed: seed)
    var builder = try LayoutBuilder(600, 600)
    var frames: [Item.ID: Rect] = [:]
    var parents = [builder.layout.root]
    for number in 0..<5 {
      let parent = try #require(parents.randomElement(using: &random))
      let hasContent = Bool.random(using: &random)
      let view = try builder.view(
        "v\(number)", in: parent, size: hasContent ? Size(width: 40, height: 20) : nil)
      let numbers = (0..<4).map { _ in Double(Int.random(in: 0...200, using: &random)) / 2 }
      let frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      try builder.set("canvasFrame", of: view, .rect(frame))
      frames[view] = frame
      parents.append(view)
    }
    builder.layout.solve()
    return (builder, frames)
  }

  private func resolve(_ kind: Resolution.Kind, _ layout: inout Layout) throws {
    try Resolution(kind, of: [], in: layout).apply(to: &layout)
    layout.solve()
  }

  @Test("put views where they were drawn", arguments: 1...40 as ClosedRange<UInt64>)
  func missing(seed: UInt64) throws {
    var (builder, frames) = try drawn(seed: seed)
    try resolve(.missing, &builder.layout)
    for (view, frame) in frames { #expect(builder.frame(view) == frame) }
    #expect(builder.layout.items.allSatisfy { !builder.layout.isAmbiguous($0) })
    #expect(builder.layout.brokenConstraints.isEmpty)
    #expect(CanvasComparison(builder.layout).misplacedViews.isEmpty)
  }

  @Test(
    "let constraints follow the canvas in both directions",
    arguments: 1...20 as ClosedRange<UInt64>, LayoutDirection.allCases)
  func constants(seed: UInt64, direction: LayoutDirection) throws {
    var (builder, frames) = try drawn(seed: seed)
    var environment = builder.layout.environment
    environment.direction = direction
    builder.layout.setEnvironment(environment)
    builder.layout.solve()
    try resolve(.missing, &builder.layout)
    for (view, frame) in frames {
      let moved = Rect(
        frame.origin.x + 5, frame.origin.y + 3, frame.size.width + 2, frame.size.height)
      frames[view] = moved
      try builder.set("canvasFrame", of: view, .rect(moved))
    }
    for (view, _) in frames {
      let hasWidth = builder.layout.constraints.map(builder.layout.constraint).contains {
        $0.first == Anchor(view, .width)
      }
      if !hasWidth { try builder.pin(view, .width, 1) }
    }
    builder.layout.solve()
    try resolve(.constants, &builder.layout)
    for (view, frame) in frames { #expect(builder.frame(view) == frame) }
  }

  @Test("reset what was there", arguments: 1...20 as ClosedRange<UInt64>)
  func reset(seed: UInt64) throws {
    var (builder, frames) = try drawn(seed: seed)
    try resolve(.missing, &builder.layout)
    let before = builder.layout.frameDump()
    try resolve(.clear, &builder.layout)
    #expect(builder.layout.constraints.isEmpty)
    #expect(Set(builder.layout.items.map(builder.layout.canvasFrame)).isSuperset(of: frames.values))
    try resolve(.missing, &builder.layout)
    #expect(builder.layout.frameDump() == before)
    try resolve(.reset, &builder.layout)
    #expect(builder.layout.frameDump() == before)
  }
}
