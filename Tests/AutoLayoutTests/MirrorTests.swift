import SeededRandom
import Testing

@testable import AutoLayout
@testable import LayoutDiagnostics

@Suite("A layout from right to left")
struct MirrorTests {
  @Test(
    "is the mirror image of the one from left to right", arguments: 1...150 as ClosedRange<UInt64>)
  func mirrorImage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tree = try MirrorTree(using: &random)
    while !tree.isDetermined { tree = try MirrorTree(using: &random) }
    try #require(tree.builder.layout.brokenConstraints.isEmpty)
    let straight = tree.places()
    try tree.setDirection(.rightToLeft)
    #expect(tree.places().map(\.mirrored) == straight)
    #expect(tree.places() != straight)
    try tree.setDirection(.leftToRight)
    #expect(tree.places() == straight)
  }

  @Test("that forces its views back has the old frames") func forcedBack() throws {
    var random = SeededGenerator(seed: 7)
    var tree = try MirrorTree(using: &random)
    let straight = tree.builder.layout.frameDump()
    try tree.setDirection(.rightToLeft)
    for view in [tree.builder.layout.root] + tree.views {
      try tree.builder.set("semanticContentAttribute", of: view, .choice("spatial"))
    }
    tree.builder.layout.solve()
    #expect(tree.builder.layout.frameDump() == straight)
  }

  @Test(
    "The attribute of a view and the user interface decide its direction",
    arguments: [
      ("unspecified", "leftToRight", "rightToLeft"), ("playback", "leftToRight", "leftToRight"),
      ("spatial", "leftToRight", "leftToRight"),
      ("forceLeftToRight", "leftToRight", "leftToRight"),
      ("forceRightToLeft", "rightToLeft", "rightToLeft"),
    ])
  func directions(attribute: String, inLTR: String, inRTL: String) throws {
    var builder = try LayoutBuilder()
    let view = try builder.view("v")
    try builder.set("semanticContentAttribute", of: view, .choice(attribute))
    let property = try #require(ViewProperty.named("effectiveUserInterfaceLayoutDirection"))
    for (direction, wanted) in [(LayoutDirection.leftToRight, inLTR), (.rightToLeft, inRTL)] {
      var environment = builder.layout.environment
      environment.direction = direction
      builder.layout.setEnvironment(environment)
      #expect(property.value(of: view, in: builder.layout) == .choice(wanted))
    }
  }

  @Test("A multiplier acts on the distance from the left edge") func multiplier() throws {
    var builder = try LayoutBuilder(400, 400)
    let view = try builder.view("v")
    try builder.pin(view, .width, 50)
    try builder.pin(view, .trailing, builder.layout.root, .trailing, times: 0.5)
    let straight = builder.frame(view)
    #expect(straight == Rect(150, 0, 50, 0))
    var environment = builder.layout.environment
    environment.direction = .rightToLeft
    builder.layout.setEnvironment(environment)
    let mirrored = builder.frame(view)
    #expect(mirrored == Rect(0, 0, 50, 0))
  }
}

/// Random views with constraints between leading and trailing edges and margins, and stack views.
private struct MirrorTree {
  var builder: LayoutBuilder
  var views: [Item.ID] = []

  /// Where an item lies between the edges of its superview, in points.
  struct Place: Equatable {
    let left: Double
    let right: Double
    var mirrored: Place { Place(left: right, right: left) }
  }

  init(using random: inout SeededGenerator) throws {
    builder = try LayoutBuilder(Double(40 * Int.random(in: 6...12, using: &random)), 400)
    for number in 0..<Int.random(in: 3...8, using: &random) {
      try addView(number, using: &random)
    }
    builder.layout.solve()
  }

  /// Whether there is one solution only on the horizontal axis.
  ///
  /// A stack view that another one stretches leaves open which of its views grows.
  var isDetermined: Bool {
    views.allSatisfy { view in
      builder.layout.engine.ambiguousVariables(of: view).allSatisfy { !$0.isMultiple(of: 2) }
    }
  }

  mutating func setDirection(_ direction: LayoutDirection) throws {
    var environment = builder.layout.environment
    environment.direction = direction
    builder.layout.setEnvironment(environment)
    builder.layout.solve()
  }

  func places() -> [Place] {
    let layout = builder.layout
    return views.map { view in
      let parent = layout.superview(of: view) ?? layout.root
      let width = layout.value(of: Anchor(parent, .width))
      return Place(
        left: layout.value(of: Anchor(view, .left)).rounded(toPlaces: 6),
        right: (width - layout.value(of: Anchor(view, .right))).rounded(toPlaces: 6))
    }
  }

  private mutating func addView(_ number: Int, using random: inout SeededGenerator) throws {
    let siblings = views
    let parents = [builder.layout.root] + views
    let parent = parents.randomElement(using: &random) ?? builder.layout.root
    let isStack = Int.random(in: 0..<3, using: &random) == 0
    let isArranged = builder.layout.viewClass(of: parent)?.stackAxis != nil
    let size = Size(width: Double(Int.random(in: 5...80, using: &random)), height: 10)
    let name = "v\(number)"
    let view =
      isStack
      ? try builder.view(name, "hstack", in: parent)
      : try builder.view(name, in: parent, size: size)
    views.append(view)
    if isStack { try fill(view, using: &random) }
    if isArranged { return }
    try builder.pin(view, .top, parent, .top)
    let others = [parent] + siblings.filter { builder.layout.superview(of: $0) == parent }
    guard let first = [Attribute.leading, .trailing].randomElement(using: &random),
      let other = others.randomElement(using: &random),
      let second = [Attribute.leading, .trailing, .leadingMargin, .trailingMargin]
        .randomElement(using: &random)
    else { return }
    // The older view keeps its place where both can't have theirs; bounds hold in any case.
    try builder.pin(
      view, first, other, second, Double(Int.random(in: -30...60, using: &random)),
      priority: Double(700 - 10 * number))
    let relation: Relation = Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
    try builder.pin(
      view, first, parent, .leading, Double(Int.random(in: 0...90, using: &random)),
      relation: relation)
  }

  private mutating func fill(_ stack: Item.ID, using random: inout SeededGenerator) throws {
    let choices = [
      ("axis", ["horizontal", "vertical"]), ("distribution", StackTree.distributions),
      ("alignment", ["leading", "trailing", "center"]),
    ]
    for (property, words) in choices {
      try builder.set(property, of: stack, .choice(words.randomElement(using: &random) ?? ""))
    }
    try builder.set("spacing", of: stack, .number(Double(Int.random(in: 0...9, using: &random))))
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let name = "\(builder.layout.name(of: stack))x\(number)"
      let size = Size(width: Double(Int.random(in: 5...50, using: &random)), height: 10)
      views.append(try builder.view(name, in: stack, size: size))
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
    return (self * factor).rounded() / factor + 0
  }
}
