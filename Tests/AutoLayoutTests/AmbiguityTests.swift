import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  private func openings(_ layout: Layout, _ item: Item.ID) -> [String] {
    layout.ambiguityReport(of: item).entries.flatMap(\.openings).map(\.description)
  }

  @Test("nothing, inequalities, equations and ties are told apart")
  func reasons() throws {
    var builder = try LayoutBuilder(400, 600)
    let root = builder.layout.root
    let (a, b) = (try builder.view("a"), try builder.view("b"))
    for (view, width) in [(a, 50.0), (b, 60)] {
      try builder.set("intrinsicContentSize", of: view, .size(width: width, height: nil))
    }
    try builder.pin(a, .leading, root, .leading)
    try builder.pin(b, .leading, a, .trailing, 10)
    try builder.pin(root, .trailing, b, .trailing)
    try builder.pin(a, .top, root, .top, relation: .greaterThanOrEqual)
    try builder.pin(root, .bottom, a, .bottom, 20, relation: .greaterThanOrEqual)
    try builder.pin(a, .height, 30)
    try builder.pin(b, .height, a, .width, times: 1, priority: 1000)
    builder.layout.solve()
    let tie = "a tie between equal priorities, hugging 250 of a and b"
    #expect(
      openings(builder.layout, a) == [
        "a.minY anywhere in 0 … 550, now 0: only inequalities, c4 and c5",
        "a.width anywhere in 50 … 330, now 50: \(tie)",
      ])
    #expect(
      openings(builder.layout, b) == [
        "b.minX anywhere in 60 … 340, now 60: \(tie)",
        "b.minY anywhere in -∞ … ∞, now 0: no constraint",
        "b.width anywhere in 60 … 340, now 340: \(tie)",
        "b.height anywhere in 50 … 330, now 50: \(tie)",
      ])
  }

  @Test("what follows from something open says so")
  func related() throws {
    var builder = try LayoutBuilder(400, 600)
    let (a, b) = (try builder.view("a"), try builder.view("b"))
    try builder.pin(b, .width, a, .width)
    builder.layout.solve()
    #expect(
      openings(builder.layout, b)[2]
        == "b.width anywhere in 0 … ∞, now 0: only related to what is open too, by c1")
  }

  @Test(
    "the fewest constraints that settle a view keep its frame", arguments: 1...90 as ClosedRange)
  func suggestions(seed: UInt64) throws {
    let random = try RandomLayout(seed: seed, hasMargins: false)
    for view in random.views {
      let layout = random.builder.layout
      // A constraint that is broken now may hold again, and move everything.
      guard layout.brokenHandles.isEmpty else { continue }
      let suggested = try #require(SuggestionSearch(layout).suggestions(for: view), "seed \(seed)")
      #expect(suggested.isEmpty == !layout.isAmbiguous(view), "seed \(seed)")
      var settled = layout
      for constraint in suggested { try settled.add(constraint) }
      settled.solve()
      let all = layout.constraints.map(layout.equation)
      let label = "seed \(seed): \(suggested.map { layout.model.equation(of: $0) }) in \(all)"
      #expect(!settled.isAmbiguous(view), "\(label)")
      #expect(settled.frame(of: view) == layout.frame(of: view), "\(label)")
      for spared in suggested {
        var short = layout
        for constraint in suggested where constraint != spared { try short.add(constraint) }
        short.solve()
        let equation = layout.model.equation(of: spared)
        #expect(short.isAmbiguous(view), "seed \(seed): \(equation) is spare")
      }
    }
  }

  @Test("alternatives break nothing more and reach the ends", arguments: 1...60 as ClosedRange)
  func alternatives(seed: UInt64) throws {
    let random = try RandomLayout(seed: seed)
    let layout = random.builder.layout
    for view in random.views {
      let found = Alternatives(of: view, in: layout)
      #expect((found.solutions.count > 1) == layout.isAmbiguous(view), "seed \(seed)")
      #expect(found.solutions.first?.name == "now")
      #expect(Set(found.solutions.map(\.frames)).count == found.solutions.count)
    }
  }
}
