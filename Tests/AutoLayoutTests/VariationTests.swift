import SeededRandom
import Testing

@testable import AutoLayout
@testable import LayoutDiagnostics

@Suite("What size classes change")
struct VariationTests {
  private static let compact = SizeClasses(horizontal: .compact)
  private static let low = SizeClasses(vertical: .compact)
  private static let upright = SizeClasses(horizontal: .compact, vertical: .regular)

  /// Screens with every pair of size classes.
  private static let screens = ["iPhone SE", "iPhone 8 Plus", "iPad"].compactMap(Device.named)
    .flatMap { device in [false, true].map { Environment(device: device, isLandscape: $0) } }

  @Test("holds there only", arguments: 1...60 as ClosedRange<UInt64>)
  func thereAndBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tree = try RandomLayout(seed: seed)
    try tree.vary(using: &random)
    var layout = tree.builder.layout
    var seen: [[String]] = []
    for screen in Self.screens + Self.screens.reversed() {
      layout.setEnvironment(screen)
      layout.solve()
      seen.append(dumps(layout))
    }
    #expect(seen == seen.reversed())
    // The result of many changes equals that of a new solver.
    layout.discardSolution()
    layout.solve()
    #expect(dumps(layout) == seen.last)
  }

  @Test("of both directions holds before that of one") func specificity() throws {
    var builder = try LayoutBuilder(375, 667)
    let view = try builder.view("v")
    let width = try builder.pin(view, .width, 10)
    try builder.layout.edit { layout in
      try layout.vary(.constant(width, 30), in: Self.upright)
      try layout.vary(.constant(width, 20), in: Self.compact)
      try layout.vary(.constant(width, 25), in: Self.low)
    }
    #expect(builder.frame(view).size.width == 30)
    builder.layout.setEnvironment(Environment(device: .standard, isLandscape: true))
    #expect(builder.frame(view).size.width == 25)
    let tablet = try #require(Device.named("iPad"))
    builder.layout.setEnvironment(Environment(device: tablet))
    #expect(builder.frame(view).size.width == 10)
    builder.layout.edit { _ = $0.removeVariation(in: Self.upright) }
    builder.layout.setEnvironment(Environment(device: .standard))
    #expect(builder.frame(view).size.width == 20)
  }

  @Test("is that of the traits of the view") func overriddenTraits() throws {
    var builder = try LayoutBuilder(375, 667)
    let (card, other) = (try builder.view("card"), try builder.view("other"))
    var badges: [Item.ID] = []
    for parent in [card, other] {
      badges.append(
        try builder.view("badge\(badges.count)", in: parent, size: Size(width: 5, height: 5)))
    }
    try builder.set("traitOverrides", of: card, .words(["wR"]))
    try builder.layout.edit { layout in
      for badge in badges {
        try layout.setInstalled(false, badge, in: SizeClasses(horizontal: .regular))
      }
    }
    #expect(builder.layout.item(named: "badge0") == nil)
    #expect(builder.layout.isUninstalled("badge0"))
    #expect(builder.layout.item(named: "badge1") == badges[1])
    #expect(!builder.layout.isUninstalled("nothing"))
  }

  @Test("goes with the view or constraint that it is about") func removal() throws {
    var builder = try LayoutBuilder(375, 667)
    let view = try builder.view("v")
    let width = try builder.pin(view, .width, 10)
    try builder.layout.edit { layout in
      try layout.vary(.constant(width, 20), in: Self.compact)
      try layout.setInstalled(false, view, in: Self.low)
    }
    #expect(builder.layout.variations.count == 2)
    builder.layout.edit { $0.remove(width) }
    #expect(builder.layout.variations.map(\.sizeClasses) == [Self.low])
    try builder.layout.edit { layout in _ = try layout.remove(view) }
    #expect(builder.layout.variations.isEmpty)
  }

  @Test("is not there after an edit that fails") func failure() throws {
    var builder = try LayoutBuilder(375, 667)
    let view = try builder.view("v")
    #expect(throws: LayoutError.self) {
      try builder.layout.edit { layout throws(LayoutError) in
        try layout.setInstalled(false, view)
        throw LayoutError("no")
      }
    }
    #expect(builder.layout.item(named: "v") == view)
    #expect(builder.layout.document.uninstalled.isEmpty)
  }

  private func dumps(_ layout: Layout) -> [String] {
    [
      layout.frameDump(), layout.constraintDump(), layout.trace(), layout.treeDump(),
      layout.conflictReports().map(\.description).joined(),
    ]
  }
}

extension RandomLayout {
  /// Lets size classes change views and constraints at random.
  fileprivate mutating func vary(using random: inout SeededGenerator) throws {
    let classes: [SizeClass?] = [nil] + SizeClass.allCases
    try builder.layout.edit { layout in
      for _ in 0..<8 {
        let sizeClasses = SizeClasses(
          horizontal: classes.randomElement(using: &random) ?? nil,
          vertical: classes.randomElement(using: &random) ?? nil)
        guard sizeClasses != SizeClasses() else { continue }
        let isOn = Bool.random(using: &random)
        if let view = views.randomElement(using: &random),
          Int.random(in: 0..<3, using: &random) == 0
        {
          try layout.setInstalled(isOn, view, in: isOn ? sizeClasses : nil)
          try layout.vary(.property(view, "hidden", .bool(isOn)), in: sizeClasses)
        }
        guard let id = layout.constraints.randomElement(using: &random) else { continue }
        try layout.vary(.active(id, isOn), in: sizeClasses)
        let constant = Double(Int.random(in: 0...50, using: &random))
        try layout.vary(.constant(id, constant), in: sizeClasses)
      }
    }
  }
}
