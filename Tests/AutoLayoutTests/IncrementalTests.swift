import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@Suite("Random edits")
struct IncrementalTests {
  @Test("leave the same layout as building it again", arguments: 0..<40)
  func sameAsRebuilt(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round + 1))
    var editor = RandomEditor(builder: try LayoutBuilder())
    for step in 1...60 {
      editor.edit(using: &random)
      editor.builder.layout.solve()
      var rebuilt = editor.builder.layout
      rebuilt.discardSolution()
      rebuilt.solve()
      let layout = editor.builder.layout
      #expect(layout.frameDump() == rebuilt.frameDump(), "step \(step)")
      #expect(layout.trace() == rebuilt.trace(), "step \(step)")
      #expect(layout.brokenConstraints == rebuilt.brokenConstraints, "step \(step)")
      #expect(layout.conflictReports() == rebuilt.conflictReports(), "step \(step)")
    }
  }
}

@Suite("A long session")
struct RenewalTests {
  /// Hiding the first view ties all others to another one each time.
  @Test("does not keep what it removed")
  func removedRows() throws {
    var builder = try LayoutBuilder()
    let column = try builder.view("column", "vstack")
    let labels = try (0..<30).map { try builder.view("l\($0)", "label", in: column) }
    try builder.pin(column, .leading, builder.layout.root, .leading)
    try builder.pin(column, .top, builder.layout.root, .top)
    var mostRows = 0
    for step in 1...800 {
      try builder.set("hidden", of: labels[0], .bool(step % 2 == 1))
      builder.layout.solve()
      mostRows = max(mostRows, builder.layout.engine.solver.constraintCount)
    }
    // All of them together have some 50,000.
    #expect(builder.layout.engine.work.rows > 50_000)
    #expect(mostRows < 12_000)
    var rebuilt = builder.layout
    rebuilt.discardSolution()
    rebuilt.solve()
    #expect(builder.layout.frameDump() == rebuilt.frameDump())
    #expect(builder.layout.trace() == rebuilt.trace())
  }
}

@Suite("What changed")
struct DifferenceTests {
  @Test("is what comparing every view finds", arguments: 41...60 as ClosedRange<UInt64>)
  func sameAsComparingAll(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = RandomEditor(builder: try LayoutBuilder())
    for step in 1...60 {
      let old = editor.builder.layout
      editor.edit(using: &random)
      editor.builder.layout.solve()
      let new = editor.builder.layout
      let known = Set(old.items)
      let moved = new.items.filter { item in
        !known.contains(item) || old.frame(of: item) != new.frame(of: item)
      }
      var moves: [LayoutComparison.Move] = []
      LayoutComparison(from: old, to: new).forEachMove { moves.append($0) }
      #expect(moves.map(\.item) == moved, "step \(step)")
      #expect(moves.map(\.to) == moved.map(new.frame), "step \(step)")
      #expect(
        moves.map(\.from) == moved.map { known.contains($0) ? old.frame(of: $0) : nil },
        "step \(step)")
      #expect(new.ambiguousItems == new.items.filter(new.isAmbiguous), "step \(step)")
    }
  }
}

/// Changes a layout in ways that a session would; edits that are refused change nothing.
private struct RandomEditor {
  var builder: LayoutBuilder
  private var count = 0

  init(builder: LayoutBuilder) {
    self.builder = builder
  }

  mutating func edit(using random: inout SeededGenerator) {
    let layout = builder.layout
    let views = layout.items.filter { layout.viewClass(of: $0) != nil }
    guard let view = views.randomElement(using: &random),
      let other = layout.items.randomElement(using: &random)
    else { return }
    let constraint = layout.constraints.randomElement(using: &random)
    let number = Double(Int.random(in: -40...200, using: &random))
    let priorities: [Double] = [1, 49.5, 250, 250, 750, 1000, 1000]
    let priority = priorities.randomElement(using: &random) ?? 1000
    count += 1
    let name = "n\(count)"
    switch Int.random(in: 0..<23, using: &random) {
    case 0, 1: attempt { _ = try $0.view(name, in: view) }
    case 2: attempt { _ = try $0.layout.addGuide(named: name, in: view) }
    case 3: attempt { _ = try $0.layout.remove(other) }
    case 4: attempt { try $0.layout.move(other, to: view, at: nil) }
    case 5: if let constraint { builder.layout.remove(constraint) }
    case 6: if let constraint { builder.layout.setActive(priority > 250, constraint) }
    case 7: if let constraint { attempt { try $0.layout.setConstant(number, of: constraint) } }
    case 8:
      if let constraint {
        attempt { $0.layout.setPriority(try Layout.priority(priority), of: constraint) }
      }
    case 9:
      let size = Size(width: abs(number) * 4, height: 480)
      attempt {
        var environment = try $0.layout.environment.resized(to: size)
        environment.direction = number > 80 ? .rightToLeft : .leftToRight
        $0.layout.setEnvironment(environment)
      }
    case 10:
      attempt {
        try $0.set("intrinsicContentSize", of: view, .size(width: abs(number), height: nil))
      }
    case 11:
      attempt { try $0.set("layoutMargins", of: view, .insets(EdgeInsets(number))) }
    case 12:
      let keyword = ["hstack", "vstack", "scroll"][count % 3]
      attempt { _ = try $0.view(name, keyword, in: view) }
    case 13: attempt { try $0.set("hidden", of: other, .bool(number > 80)) }
    case 14:
      attempt {
        try $0.layout.arrange(other, in: view, at: number > 80 ? 0 : nil)
        if number < 0 { try $0.layout.unarrange(other) }
      }
    case 15:
      let properties = ViewProperty.all.filter { !$0.words.isEmpty }
      guard let property = properties.randomElement(using: &random),
        let word = property.words.randomElement(using: &random)
      else { return }
      attempt { try $0.set(property.name, of: view, .choice(word)) }
    case 16:
      attempt { try $0.set(number > 80 ? "spacing" : "customSpacing", of: view, .number(number)) }
    case 17:
      attempt { try $0.set("contentOffset", of: view, .point(Point(x: number, y: -number))) }
    case 18:
      let kind: GuideKind = number > 80 ? .contentLayoutGuide : .frameLayoutGuide
      attempt {
        let guide = try $0.layout.guide(kind, of: view)
        try $0.pin(other, .trailing, guide, .trailing, number)
      }
    default:
      let relation = Relation.allCases.randomElement(using: &random) ?? .equal
      guard let first = Attribute.allCases.randomElement(using: &random),
        let second = Attribute.allCases.randomElement(using: &random)
      else { return }
      attempt {
        _ = try $0.pin(
          view, first, other, second, number, relation: relation, priority: priority)
      }
    }
  }

  private mutating func attempt(_ edit: (inout LayoutBuilder) throws -> Void) {
    var edited = builder
    do {
      try edit(&edited)
      builder = edited
    } catch {
      // Refused, as UIKit would refuse it.
    }
  }
}
