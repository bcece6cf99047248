import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  private func openValues(_ layout: Layout, _ item: Item.ID) -> [String] {
    layout.ambiguityReport(of: item).entries.flatMap(\.openValues).map(\.description)
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
      openValues(builder.layout, a) == [
        "a.minY anywhere in 0 … 550, now 0: only inequalities, c4 and c5",
        "a.width anywhere in 50 … 330, now 50: \(tie)",
      ])
    #expect(
      openValues(builder.layout, b) == [
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
      openValues(builder.layout, b)[2]
        == "b.width anywhere in 0 … ∞, now 0: only related to what is open too, by c1")
  }

  @Test("advice has no change to spare, and says nothing about what is settled")
  func advice() throws {
    var (asked, answered) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let random = try RandomLayout(seed: seed, hasMargins: false)
      let layout = random.builder.layout
      for view in random.views {
        let advice = AmbiguityAdvice.settling(view, in: layout)
        guard layout.isAmbiguous(view) else {
          #expect(advice == Advice([]), "seed \(seed)")
          continue
        }
        asked += 1
        guard let advice else { continue }
        answered += 1
        let label = "seed \(seed): \(advice.commands(in: layout))"
        #expect(try #require(advice.done(to: layout)).isAmbiguous(view) == false, "\(label)")
        for spared in advice.edits {
          let short = Advice(advice.edits.filter { $0 != spared })
          let trial = try #require(short.done(to: layout))
          let isHarmless =
            LayoutFaults(layout).includes(LayoutFaults(trial))
            && Set(trial.ambiguousItems).isSubset(of: layout.ambiguousItems)
          #expect(trial.isAmbiguous(view) || !isHarmless, "\(spared) is spare in \(label)")
        }
      }
    }
    #expect(asked > 100 && answered * 10 >= asked * 7, "\(answered) of \(asked)")
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
