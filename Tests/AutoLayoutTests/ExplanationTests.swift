import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private static let attributes: [Attribute] = [
    .width, .leading, .trailing, .top, .height, .centerX, .bottom, .leadingMargin, .trailingMargin,
  ]

  @Test("add up to the value, and foretell what a constant does", arguments: 0..<20)
  func sums(batch: Int) throws {
    var determined = 0
    var perturbed = 0
    for number in 0..<50 {
      let seed = UInt64(batch * 50 + number)
      let random = try RandomLayout(seed: seed)
      for view in random.views.prefix(3) {
        for step in 0..<2 {
          let place = (number + Int(view.rawValue) + 3 * step) % Self.attributes.count
          let anchor = Anchor(view, Self.attributes[place])
          let found = random.builder.layout.explanation(of: anchor)
          #expect(found.value == random.builder.layout.value(of: anchor))
          guard found.isDetermined else { continue }
          determined += 1
          let sum = found.summands.reduce(0) { $0 + $1.amount }
          #expect(abs(sum - found.value) < 1e-6, "seed \(seed): \(found)")
          let names = found.summands.map(\.source)
          #expect(Set(names).count == names.count, "seed \(seed): \(found)")
          #expect(found.summands.allSatisfy { $0.coefficient != 0 }, "seed \(seed): \(found)")
          perturbed += try perturb(random.builder.layout, anchor, found, "seed \(seed)")
        }
      }
    }
    #expect(determined > 20)
    #expect(perturbed > 5)
  }

  /// Changes each constant of the user's that takes part; returns how many changes kept the basis.
  private func perturb(
    _ layout: Layout, _ anchor: Anchor, _ found: Explanation, _ label: String
  ) throws -> Int {
    var count = 0
    for summand in found.summands {
      guard case .constraint(let reference) = summand.source, reference.isUsers else { continue }
      let id = try #require(layout.constraint(named: reference.id))
      for change in [0.25, -0.25] {
        var moved = layout
        try moved.setConstant(layout.constraint(id).constant + change, of: id)
        moved.solve()
        let after = moved.explanation(of: anchor)
        guard basis(after) == basis(found) else { continue }
        count += 1
        let expected = found.value + summand.coefficient * change
        #expect(abs(after.value - expected) < 1e-6, "\(label): \(reference.id) \(found)")
      }
    }
    return count
  }

  private func basis(_ explanation: Explanation) -> [String] {
    explanation.summands.map { summand in
      let coefficient = NumberText.measured(summand.coefficient)
      switch summand.source {
      case .constraint(let reference): return "\(reference.id) \(coefficient)"
      // A margin may depend on where its view is: then another one is in force.
      case .inset(let name), .given(let name): return "\(name) \(summand.amount)"
      }
    }
  }

  @Test("what lost is listed with what it lost to")
  func losses() throws {
    var builder = try LayoutBuilder(375, 600)
    let title = try builder.view("title", "label", size: Size(width: 40, height: 20))
    try builder.pin(title, .leading, builder.layout.root, .leading, 20)
    try builder.pin(builder.layout.root, .trailing, title, .trailing, 20)
    builder.layout.solve()
    let found = builder.layout.explanation(of: Anchor(title, .width))
    #expect(found.equation == "title.width = root.width(375) - 20 - 20 = 335")
    let loss = try #require(found.losses.first)
    #expect(found.losses.count == 1)
    #expect(loss.constraint.description == "hugging 251 of title")
    #expect(loss.error == 295)
    #expect(loss.winners.map(\.id) == ["c1", "c2"])
  }

  @Test("a factor that all parts share stands outside")
  func sharedFactor() throws {
    var builder = try LayoutBuilder(375, 600)
    let (a, b) = (try builder.view("a"), try builder.view("b"))
    try builder.pin(a, .leading, builder.layout.root, .leading, 20)
    try builder.pin(b, .leading, a, .trailing, 8)
    try builder.pin(builder.layout.root, .trailing, b, .trailing, 20)
    try builder.pin(a, .width, b, .width)
    builder.layout.solve()
    let found = builder.layout.explanation(of: Anchor(a, .width))
    #expect(found.equation == "a.width = (root.width(375) - 20 - 8 - 20) / 2 = 163.5")
  }

  @Test("what keeps a value from another: required constraints, optional ones, nothing")
  func obstacles() throws {
    var builder = try LayoutBuilder(375, 600)
    let title = try builder.view("title", "label", size: Size(width: 40, height: 20))
    try builder.pin(title, .leading, builder.layout.root, .leading, 20)
    builder.layout.solve()
    let layout = builder.layout
    let fixed = WhyNot(to: Anchor(title, .leading), being: 30, in: layout)
    #expect(fixed.exclusions.map(\.constraints) == [fixed.exclusions[0].constraints])
    #expect(fixed.exclusions[0].constraints.map(\.id) == ["c1"])
    #expect(fixed.exclusions[0].shortfall == 10)
    let soft = WhyNot(to: Anchor(title, .width), being: 100, in: layout)
    #expect(soft.exclusions.isEmpty)
    #expect(soft.prices.map(\.constraint.id) == ["title.widthHugging"])
    #expect(soft.prices.map(\.error) == [60])
    let free = WhyNot(to: Anchor(title, .top), being: Anchor(layout.root, .centerY), in: layout)
    #expect(free.exclusions.isEmpty && free.prices.isEmpty)
    #expect(free.wanted == 300)
    let given = WhyNot(to: Anchor(layout.root, .width), being: 100, in: layout)
    #expect(given.exclusions.map(\.given) == [["root.width"]])
  }

  @Test("up to eight sets that exclude a value are found", arguments: 1...10, [2, 3])
  func exclusionSets(count: Int, size: Int) throws {
    var builder = try LayoutBuilder(375, 600)
    let red = try builder.view("red")
    for set in 0..<count {
      // Each set is a chain from red to a view whose width is known.
      var last = red
      for link in 1..<size {
        let view = try builder.view("v\(set)x\(link)")
        try builder.pin(last, .width, view, .width, relation: .lessThanOrEqual)
        last = view
      }
      try builder.pin(last, .width, Double(20 + set))
    }
    builder.layout.solve()
    let found = WhyNot(to: Anchor(red, .width), being: 100, in: builder.layout)
    #expect(found.exclusions.count == min(count, 8))
    #expect(found.exclusions.allSatisfy { $0.constraints.count == size })
    #expect(Set(found.exclusions).count == found.exclusions.count)
    #expect(count < 9 || !found.isComplete)
    #expect(count > 3 || found.isComplete)
  }

  @Test("margins foretell what they do", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func margins(direction: LayoutDirection) throws {
    var builder = try LayoutBuilder(375, 600)
    let root = builder.layout.root
    let box = try builder.view("box")
    for attribute in [Attribute.leadingMargin, .trailingMargin, .topMargin, .bottomMargin] {
      let edges: [Attribute: Attribute] = [
        .leadingMargin: .leading, .trailingMargin: .trailing, .topMargin: .top,
      ]
      try builder.pin(box, edges[attribute] ?? .bottom, root, attribute)
    }
    var environment = builder.layout.environment
    environment.direction = direction
    builder.layout.setEnvironment(environment)
    func solve(left: Double, bottom: Double) throws -> Layout {
      var copy = builder
      let margins = EdgeInsets(top: 30, left: left, bottom: bottom, right: 40)
      try copy.set("layoutMargins", of: root, .insets(margins))
      copy.layout.solve()
      return copy.layout
    }
    let (before, after) = (try solve(left: 50, bottom: 60), try solve(left: 51, bottom: 63))
    let changed = direction == .leftToRight ? "root.leadingMargin" : "root.trailingMargin"
    for attribute in [Attribute.width, .leading, .trailing, .height, .bottom, .top] {
      let anchor = Anchor(box, attribute)
      var growth = 0.0
      for part in before.explanation(of: anchor).summands {
        guard case .inset(let name) = part.source else { continue }
        #expect(part.constant > 0, "\(name)")
        if name == "inset of \(changed)" { growth += part.coefficient }
        if name == "inset of root.bottomMargin" { growth += 3 * part.coefficient }
      }
      #expect(after.value(of: anchor) - before.value(of: anchor) == growth, "\(attribute)")
    }
  }

  @Test("every set that excludes a demand is reported, until there are too many")
  func severalExclusions() throws {
    var builder = try LayoutBuilder(375, 600)
    let box = try builder.view("box")
    for count in 1...10 {
      try builder.pin(box, .width, 100)
      builder.layout.solve()
      let found = WhyNot(to: Anchor(box, .width), being: 50, in: builder.layout)
      #expect(found.exclusions.count == min(count, 8))
      #expect(found.isComplete == (count <= 8))
      #expect(Set(found.exclusions.map(\.constraints)).count == min(count, 8))
    }
  }

  @Test("sets with broken constraints exclude a demand too")
  func brokenExclusions() throws {
    var builder = try LayoutBuilder(375, 600)
    let a = try builder.view("a")
    let b = try builder.view("b")
    try builder.pin(a, .width, 50, name: "one")
    try builder.layout.add(
      LayoutConstraint(Anchor(a, .width), to: Anchor(b, .width), name: "two"))
    try builder.pin(b, .width, 80, name: "three")
    builder.layout.solve()
    #expect(builder.layout.brokenHandles == ["three"])
    let found = WhyNot(to: Anchor(b, .width), being: 100, in: builder.layout)
    #expect(
      found.exclusions.map { $0.constraints.map(\.id).sorted() } == [["one", "two"], ["three"]])
    #expect(found.exclusions.map(\.shortfall) == [50, 20])
    #expect(found.isComplete)
  }

  @Test("the members tried are counted over all conflicts")
  func sharedBudget() throws {
    var builder = try LayoutBuilder(375, 600)
    for name in ["a", "b", "c"] {
      let view = try builder.view(name)
      try builder.pin(view, .width, 10)
      try builder.pin(view, .width, 20)
    }
    builder.layout.solve()
    let analyses = builder.layout.conflictAnalyses(trying: 3)
    #expect(analyses.map { $0.members.count { $0.removed != nil } } == [2, 1, 0])
    #expect(analyses[1].description.contains("the other 1 of 2 were not tried"))
    #expect(analyses[2].description.contains("none of the 2 was tried"))
    #expect(!analyses[2].description.contains("What if"))
  }

  @Test("of many long conflicts only some members are tried")
  func manyMembers() throws {
    var builder = try LayoutBuilder(2000, 600)
    var edge = Anchor(builder.layout.root, .leading)
    for number in 0..<40 {
      let view = try builder.view("v\(number)")
      try builder.layout.add(LayoutConstraint(Anchor(view, .leading), to: edge))
      try builder.pin(view, .width, 100)
      edge = Anchor(view, .trailing)
    }
    try builder.layout.add(LayoutConstraint(Anchor(builder.layout.root, .trailing), to: edge))
    builder.layout.solve()
    let analyses = builder.layout.conflictAnalyses()
    let tried = analyses.map { $0.members.count { $0.removed != nil } }
    #expect(analyses.count == 20)
    #expect(tried[0] == analyses[0].members.count)
    #expect(tried.reduce(0, +) < analyses.reduce(0) { $0 + $1.members.count })
    #expect(analyses[1].description.contains("were not tried"))
  }

  @Test("every constraint of a conflict settles it when it goes", arguments: 1...80 as ClosedRange)
  func conflictMembers(seed: UInt64) throws {
    let layout = try RandomLayout(seed: seed).builder.layout
    for analysis in layout.conflictAnalyses() {
      #expect(analysis.report.shortfall > 0)
      #expect(analysis.error >= analysis.report.shortfall - 1e-6)
      #expect(analysis.members.contains { $0.isBroken })
      for member in analysis.members {
        let removed = try #require(member.removed)
        #expect(member.lowered != nil)
        guard member.constraint.isUsers else { continue }
        let id = try #require(layout.constraint(named: member.constraint.id))
        var without = layout
        without.remove(id)
        without.solve()
        #expect(Set(removed.broken) == Set(without.brokenHandles))
      }
    }
  }

  @Test("what UIKit made is tried too")
  func systemMembers() throws {
    var builder = try LayoutBuilder(375, 600)
    let row = try builder.view("row", "hstack")
    let a = try builder.view("a", in: row, size: Size(width: 10, height: 10))
    try builder.set("hidden", of: a, .bool(true))
    try builder.pin(a, .width, 20, name: "fixed")
    builder.layout.solve()
    let analysis = try #require(builder.layout.conflictAnalyses().first)
    let hiding = try #require(analysis.members.first { !$0.constraint.isUsers })
    #expect(hiding.removed?.broken == [])
    #expect(hiding.removed?.moved.contains { $0.name == "a" && $0.frame.size.width == 20 } == true)
    #expect(hiding.lowered?.error == 20)
    #expect(analysis.error == 20)
  }
}
