import Cassowary
import LayoutDiagnostics
import SeededRandom
import Testing

@testable import AutoLayout

@Suite("What breaks")
struct BreakingTests {
  @Test("is what a greedy choice leaves", arguments: 1...60 as ClosedRange<UInt64>)
  func greedy(seed: UInt64) throws {
    let layout = try RandomLayout(seed: seed).builder.layout
    #expect(Set(layout.engine.broken) == greedyChoice(in: layout), "seed \(seed)")
  }

  @Test("is a greedy choice where edges coincide", arguments: 1...300 as ClosedRange<UInt64>)
  func coinciding(seed: UInt64) throws {
    var layout = try tangle(seed: seed)
    #expect(Set(layout.engine.broken) == greedyChoice(in: layout), "seed \(seed)")
    expectCertificates(in: layout, "seed \(seed)")
    layout.setEnvironment(try layout.environment.resized(to: Size(width: 310, height: 480)))
    layout.solve()
    #expect(Set(layout.engine.broken) == greedyChoice(in: layout), "seed \(seed), resized")
    expectCertificates(in: layout, "seed \(seed), resized")
  }

  /// A few views with many edges tied to each other's and to the screen's.
  private func tangle(seed: UInt64) throws -> Layout {
    var random = SeededGenerator(seed: seed)
    var builder = try LayoutBuilder(300, 480)
    let root = builder.layout.root
    let views = try (0..<Int.random(in: 1...5, using: &random)).map { try builder.view("v\($0)") }
    let attributes: [Attribute] = [.leading, .trailing, .leading, .trailing, .centerX]
    for _ in 0..<Int.random(in: 4...(4 + 4 * views.count), using: &random) {
      let view = try #require(views.randomElement(using: &random))
      let other = try #require((views + [root, root]).randomElement(using: &random))
      let relation = try #require(
        [Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual].randomElement(
          using: &random))
      let constant = try #require([0.0, 0, 10, 20].randomElement(using: &random))
      if Bool.random(using: &random), Bool.random(using: &random) || other == view {
        try builder.layout.add(
          LayoutConstraint(Anchor(view, .width), relation, constant: constant))
      } else if other != view {
        let ends = try (0..<2).map { _ in
          try #require(attributes.randomElement(using: &random))
        }
        try builder.pin(view, ends[0], other, ends[1], constant, relation: relation)
      }
    }
    builder.layout.solve()
    return builder.layout
  }

  @Test("can be asked for before the layout is solved again")
  func unsolved() throws {
    var builder = try LayoutBuilder()
    let view = try builder.view("v")
    let kept = try builder.pin(view, .width, 10)
    let broken = try builder.pin(view, .width, 20)
    builder.layout.solve()
    #expect(builder.layout.brokenConstraints == [broken])
    builder.layout.remove(broken)
    #expect(builder.layout.brokenConstraints.isEmpty)
    #expect(builder.layout.brokenHandles.isEmpty)
    #expect(builder.layout.conflictReports().isEmpty)
    _ = try builder.pin(view, .width, 30)
    builder.layout.remove(kept)
    #expect(builder.layout.conflictReports().isEmpty)
  }

  @Test("depends on the layout alone", arguments: 1...30 as ClosedRange<UInt64>)
  func historyFree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var edited = try RandomLayout(seed: seed, hasMargins: seed.isMultiple(of: 2))
    for step in 1...40 {
      let earlier = edited.builder.layout
      edited.edit(using: &random)
      edited.builder.layout.solve()
      let layout = edited.builder.layout
      var rebuilt = layout
      rebuilt.discardSolution()
      rebuilt.solve()
      let label = "seed \(seed), step \(step)"
      #expect(layout.engine.broken == rebuilt.engine.broken, "\(label)")
      #expect(layout.frameDump() == rebuilt.frameDump(), "\(label)")
      let reports = layout.conflictReports()
      #expect(reports == rebuilt.conflictReports(), "\(label)")
      #expect(layout.conflictReports(since: earlier).allSatisfy(reports.contains), "\(label)")
      expectCertificates(in: layout, label)
    }
  }

  @Test("is a greedy choice where most has to break", arguments: [30.0, 45, 60, 75, 90])
  func crowded(width: Double) throws {
    for layout in [
      try row(of: 7, width), try row(of: 24, 2 * width), try stacks(of: 3, width),
      try stacks(of: 4, width / 2),
    ] {
      #expect(layout.engine.broken.count > 2)
      #expect(Set(layout.engine.broken) == greedyChoice(in: layout))
      expectCertificates(in: layout, "\(width)")
    }
  }

  /// A constraint that broke later isn't part of the certificate of an earlier one; if it demanded a size, the
  /// non-negativity of that size may take its place.
  @Test("is a greedy choice among different sizes in a row", arguments: 0..<40 as Range<UInt64>)
  func mixedRow(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var layout = try mixedRow(using: &random)
    for step in 0..<4 {
      let label = "seed \(seed), step \(step)"
      #expect(Set(layout.engine.broken) == greedyChoice(in: layout), "\(label)")
      expectCertificates(in: layout, label)
      let width = Double(Int.random(in: -50...400, using: &random))
      if step.isMultiple(of: 2), let id = layout.constraints.randomElement(using: &random) {
        try layout.setConstant(width / 4, of: id)
      } else {
        layout.setEnvironment(
          try layout.environment.resized(to: Size(width: width.magnitude, height: 90)))
      }
      layout.solve()
    }
  }

  /// Views side by side with sizes of all kinds; most don't fit.
  private func mixedRow(using random: inout SeededGenerator) throws -> Layout {
    let count = Int.random(in: 6...14, using: &random)
    var builder = try LayoutBuilder(Double(8 * count), 100)
    var edge = Anchor(builder.layout.root, .leading)
    for number in 0..<count {
      let view = try builder.view("v\(number)")
      let gap = Double(Int.random(in: 0...2, using: &random))
      try builder.layout.add(LayoutConstraint(Anchor(view, .leading), to: edge, constant: gap))
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let relation = try #require(
          [Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual].randomElement(
            using: &random))
        let width = Double(10 * Int.random(in: 0...5, using: &random))
        try builder.pin(view, .width, width, relation: relation)
      }
      edge = Anchor(view, .trailing)
    }
    try builder.layout.add(LayoutConstraint(Anchor(builder.layout.root, .trailing), to: edge))
    builder.layout.solve()
    return builder.layout
  }

  @Test("depends on the layout alone where most has to break")
  func crowdedHistoryFree() throws {
    for start in [try row(of: 30, 900), try stacks(of: 5, 60)] {
      var layout = start
      for width in [600.0, 60, 61, 130, 10, 300, 44] {
        layout.setEnvironment(
          try layout.environment.resized(to: Size(width: width, height: width / 2)))
        layout.solve()
        var rebuilt = layout
        rebuilt.discardSolution()
        rebuilt.solve()
        #expect(layout.engine.broken == rebuilt.engine.broken, "\(width)")
        #expect(layout.frameDump() == rebuilt.frameDump(), "\(width)")
        expectCertificates(in: layout, "\(width)")
      }
    }
  }

  /// Views of growing widths side by side.
  private func row(of count: Int, _ width: Double) throws -> Layout {
    var builder = try LayoutBuilder(width, 100)
    var edge = Anchor(builder.layout.root, .leading)
    for number in 0..<count {
      let view = try builder.view("v\(number)")
      try builder.layout.add(LayoutConstraint(Anchor(view, .leading), to: edge))
      try builder.pin(view, .width, Double(20 + number % 4))
      edge = Anchor(view, .trailing)
    }
    try builder.layout.add(LayoutConstraint(Anchor(builder.layout.root, .trailing), to: edge))
    builder.layout.solve()
    return builder.layout
  }

  /// A stack of stacks of views, with spacings.
  private func stacks(of count: Int, _ side: Double) throws -> Layout {
    var builder = try LayoutBuilder(side, side / 2)
    let root = builder.layout.root
    let outer = try builder.view("outer", "vstack")
    for edge in [Attribute.leading, .trailing, .top, .bottom] {
      try builder.pin(outer, edge, root, edge)
    }
    try builder.set("spacing", of: outer, .number(20))
    for number in 0..<count {
      let inner = try builder.view("s\(number)", "hstack", in: outer)
      try builder.layout.arrange(inner, in: outer, at: nil)
      try builder.set("spacing", of: inner, .number(70))
      for place in 0..<count {
        let view = try builder.view("s\(number)v\(place)", in: inner)
        try builder.layout.arrange(view, in: inner, at: nil)
      }
    }
    builder.layout.solve()
    return builder.layout
  }

  @Test("comes back with undo", arguments: 1...10 as ClosedRange<UInt64>)
  func undone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var edited = try RandomLayout(seed: seed)
    let before = edited.builder.layout
    for _ in 1...20 {
      edited.edit(using: &random)
      edited.builder.layout.solve()
    }
    var back = before
    back.discardSolution()
    back.solve()
    #expect(back.engine.broken == before.engine.broken)
    #expect(back.conflictReports() == before.conflictReports())
  }

  @Test(
    "follows from the layout where only rounding is missing",
    arguments: [1, 1e3, 1e6], [1e-8, 2e-7, 1e-6, 2e-6, 1e-5, 2e-4, 1])
  func nearlyHolds(magnitude: Double, difference: Double) throws {
    var builder = try LayoutBuilder(150, 100)
    let red = try builder.view("red")
    try builder.pin(red, .width, magnitude)
    let other = try builder.pin(red, .width, 2 * magnitude)
    builder.layout.solve()
    #expect(builder.layout.engine.broken.count == 1)
    try builder.layout.setConstant(magnitude + difference, of: other)
    builder.layout.solve()
    var rebuilt = builder.layout
    rebuilt.discardSolution()
    rebuilt.solve()
    #expect(builder.layout.engine.broken == rebuilt.engine.broken)
  }

  @Test("follows the depth of what is moved")
  func moved() throws {
    var builder = try LayoutBuilder(150, 100)
    let (first, second) = (try builder.view("a"), try builder.view("b"))
    try builder.pin(second, .width, first, .width)
    let zero = try builder.pin(first, .centerX, first, .left)
    let fifty = try builder.pin(second, .width, 50)
    let box = try builder.view("box")
    builder.layout.solve()
    #expect(builder.layout.engine.broken == [.user(fifty)])
    try builder.layout.move(first, to: box, at: nil)
    builder.layout.solve()
    #expect(builder.layout.engine.broken == [.user(zero)])
  }

  @Test("follows the names where nothing else decides")
  func renamed() throws {
    var builder = try LayoutBuilder(150, 100)
    let (root, red, blue) = (builder.layout.root, try builder.view("red"), try builder.view("blue"))
    try builder.pin(red, .leading, root, .leading)
    try builder.pin(blue, .leading, red, .trailing)
    try builder.pin(root, .trailing, blue, .trailing)
    let first = try builder.pin(red, .width, 100, name: "m")
    let second = try builder.pin(blue, .width, 100, name: "n")
    builder.layout.solve()
    #expect(builder.layout.brokenConstraints == [second])
    try builder.layout.rename(second, to: "k")
    builder.layout.solve()
    #expect(builder.layout.brokenConstraints == [first])
    #expect(builder.layout.conflictReports().map(\.broken) == ["m"])
  }

  /// The greedy choice, made from the start in a solver of its own.
  private func greedyChoice(in layout: Layout) -> Set<ConstraintID> {
    let engine = layout.engine
    var rule = BreakingRule(layout.pass)
    var solver = Solver()
    for _ in 0..<1000 {
      let variable = solver.addVariable()
      guard engine.isGiven(variable) else { continue }
      try? solver.suggest(engine.solver.value(of: variable), for: variable)
    }
    var broken: Set<ConstraintID> = []
    let required = engine.rows.filter {
      engine.solver.constraint($0.0)?.priority.isRequired == true
    }
    for (row, id) in required.sorted(by: { rule.rank(of: $0.1) < rule.rank(of: $1.1) }) {
      var trial = solver
      guard let constraint = engine.solver.constraint(row),
        (try? trial.add(constraint)) != nil
      else { continue }
      trial.solve()
      if trial.conflicts.isEmpty { solver = trial } else { broken.insert(id) }
    }
    return broken
  }

  /// Every broken constraint contradicts others that hold and are kept longer.
  private func expectCertificates(in layout: Layout, _ label: String) {
    let engine = layout.engine
    var rule = BreakingRule(layout.pass)
    var search = engine.conflictSearch
    for row in engine.broken.compactMap(engine.row) {
      guard let found = search.conflict(ofBroken: row) else {
        Issue.record("no conflict: \(label)")
        continue
      }
      let members = found.members.map(\.constraint)
      #expect(members.contains(row), "\(label)")
      #expect(!members.contains { $0 != row && engine.solver.isBroken($0) }, "\(label)")
      let first = members.compactMap(engine.origin).max { rule.rank(of: $0) < rule.rank(of: $1) }
      #expect(first == engine.origin(of: row), "\(label)")
      #expect(found.shortfall > 0, "\(label)")
      expectContradiction(found, engine, label)
    }
  }
}

/// Checks that the unknowns of a conflict cancel, and each member demands the side that its multiplier says.
private func expectContradiction(_ conflict: Conflict, _ engine: Engine, _ label: String) {
  var sums: [Variable: Double] = [:]
  for member in conflict.members {
    guard let row = engine.solver.constraint(member.constraint) else {
      Issue.record("a member was removed: \(label)")
      continue
    }
    let wrong: Relation = member.multiplier > 0 ? .lessThanOrEqual : .greaterThanOrEqual
    #expect(row.relation != wrong, "\(label)")
    for term in row.terms {
      sums[term.variable, default: 0] += member.multiplier * term.coefficient
    }
  }
  for (variable, sum) in sums where !engine.isGiven(variable) {
    #expect(sum.magnitude < 1e-6, "\(label)")
  }
}

extension RandomLayout {
  /// Changes numbers, relations to the tree, names and the screen, mostly of what is required.
  mutating func edit(using random: inout SeededGenerator) {
    let number = Double(Int.random(in: -40...160, using: &random))
    guard let id = builder.layout.constraints.randomElement(using: &random),
      let view = views.randomElement(using: &random),
      let other = views.randomElement(using: &random)
    else { return }
    do {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: try builder.layout.setConstant(number, of: id)
      case 2: builder.layout.setActive(number > 0, id)
      case 3:
        builder.layout.setPriority(try Layout.priority(number > 40 ? 1000 : 500), of: id)
      case 4:
        try builder.layout.setEnvironment(
          builder.layout.environment.resized(to: Size(width: 200 + number, height: 400)))
      case 5: try builder.layout.rename(id, to: "n\(Int.random(in: 0..<1000, using: &random))")
      case 6: try builder.layout.move(view, to: other, at: nil)
      case 7: try builder.set("layoutMargins", of: view, .insets(EdgeInsets(number.magnitude)))
      case 8: builder.layout.remove(id)
      default:
        try builder.pin(
          view, number > 40 ? .width : .leading, number > 0 ? other : builder.layout.root,
          number > 40 ? .width : .trailing, number)
      }
    } catch {
      // Refused, as UIKit would refuse it.
    }
  }
}
