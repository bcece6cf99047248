import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@Suite("The constraints that a conflict names")
struct ConflictSetTests {
  @Test("a size that can't be negative needs no constraint in its place")
  func impliedSize() throws {
    var builder = try LayoutBuilder()
    let (left, right) = (try builder.view("left"), try builder.view("right"))
    try builder.pin(left, .width, 70)
    try builder.pin(right, .trailing, left, .leading, name: "before")
    try builder.pin(right, .leading, left, .trailing, 6, name: "behind")
    let report = try #require(builder.layout.solveReporting().first)
    #expect(Set(report.members) == ["before", "behind"])
    #expect(abs(report.shortfall - 6) < 1e-9)
    #expect(builder.layout.conflictReports().map(\.members) == [report.members])
  }

  @Test("of several sets a small one is shown, of constraints that are close to each other")
  func smallSet() throws {
    var builder = try LayoutBuilder(300, 300)
    let column = try builder.view("column", "vstack")
    try builder.set("distribution", of: column, .choice("fillEqually"))
    let edges: [Attribute] = [.leading, .trailing, .top]
    for edge in edges { try builder.pin(column, edge, builder.layout.root, edge) }
    for (name, height) in [("a", 50.0), ("b", 60), ("c", 70), ("d", 80)] {
      let view = try builder.view(name, in: column)
      try builder.layout.arrange(view, in: column, at: nil)
      try builder.pin(view, .height, height, name: name + "Height")
    }
    let reports = builder.layout.solveReporting()
    #expect(reports.count == 3)
    for report in reports { #expect(report.lines.count == 3, "\(report.lines)") }
  }

  /// The row of views leaves 40 or 240 points for the last one, which contradicts its width, too, and by more.
  @Test(
    "a constraint beside the broken one is shown rather than a whole row of them",
    arguments: [
      (26, Attribute.trailing, Relation.lessThanOrEqual, 50),
      (26, .leading, .greaterThanOrEqual, -50),
      (6, .trailing, .greaterThanOrEqual, 200),
    ])
  func nearSet(width: Double, edge: Attribute, relation: Relation, bound: Double) throws {
    var builder = try LayoutBuilder(300, 300)
    let last = try Self.addRow(of: 10, width, to: &builder)
    let other: Attribute = edge == .leading ? .trailing : .leading
    try builder.pin(last, edge, last, other, bound, relation: relation, name: "bound")
    try builder.pin(last, .width, 100, name: "wish")
    let reports = builder.layout.solveReporting()
    #expect(reports.map { Set($0.members) } == [["bound", "wish"]])
  }

  @Test("so is one that is two steps away")
  func nextSet() throws {
    var builder = try LayoutBuilder(300, 300)
    let last = try Self.addRow(of: 10, 6, to: &builder)
    let twin = try builder.view("twin")
    try builder.pin(
      twin, .trailing, twin, .leading, 200, relation: .greaterThanOrEqual, name: "bound")
    try builder.pin(twin, .width, last, .width, name: "twins")
    try builder.pin(last, .width, 100, name: "wish")
    let reports = builder.layout.solveReporting()
    #expect(reports.map { Set($0.members) } == [["bound", "twins", "wish"]])
  }

  /// Only one of the widths has to be large: no size is negative, and the sum of all is.
  @Test("what doesn't count isn't named in a long set either", arguments: [20, 100])
  func longSet(count: Int) throws {
    var builder = try LayoutBuilder(300, 300)
    let first = try builder.view("v0")
    var last = first
    for number in 1..<count {
      let view = try builder.view("v\(number)")
      try builder.pin(view, .leading, last, .trailing, name: "gap\(number)")
      try builder.pin(view, .width, first, .width, name: "width\(number)")
      last = view
    }
    try builder.pin(first, .width, 50, relation: .greaterThanOrEqual, name: "least")
    try builder.pin(last, .trailing, first, .leading, 60, name: "total")
    let report = try #require(builder.layout.solveReporting().first)
    let members = Set(report.members)
    #expect(members.count == count + 2)
    #expect(members.count { $0.hasPrefix("width") } == 1)
    #expect(members.isSuperset(of: ["least", "total"]))
  }

  /// Views of one width side by side, and a last one that gets the rest.
  private static func addRow(
    of count: Int, _ width: Double, to builder: inout LayoutBuilder
  ) throws -> Item.ID {
    var edge = Anchor(builder.layout.root, .leading)
    for number in 0..<count {
      let view = try builder.view("v\(number)")
      try builder.pin(view, .leading, edge.item, edge.attribute, name: "leading\(number)")
      try builder.pin(view, .width, width, name: "width\(number)")
      edge = Anchor(view, .trailing)
    }
    let last = try builder.view("last")
    try builder.pin(last, .leading, edge.item, edge.attribute, name: "leading")
    try builder.pin(last, .trailing, builder.layout.root, .trailing, name: "trailing")
    return last
  }

  /// Views side by side or in each other, whose sizes bound one another.
  private func layout(
    _ seed: UInt64, of count: Int, only kept: Set<String>? = nil
  ) throws -> LayoutBuilder {
    var random = SeededGenerator(seed: seed)
    var builder = try LayoutBuilder(300, 300)
    let views = try (0..<count).map { try builder.view("v\($0)") }
    let places: [Attribute] = [.leading, .trailing, .centerX]
    for number in 0..<(3 * count - 2) {
      let name = "p\(number)"
      let first = views[Int.random(in: 0..<count, using: &random)]
      let second = ([builder.layout.root] + views)[Int.random(in: 0...count, using: &random)]
      let (one, other) = (
        places[Int.random(in: 0..<3, using: &random)], places[Int.random(in: 0..<3, using: &random)]
      )
      let relation: Relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
      let constant = Double(Int.random(in: -40...60, using: &random))
      let isSize = Int.random(in: 0..<4, using: &random) == 0
      guard kept?.contains(name) ?? true else { continue }
      if isSize {
        try builder.pin(first, .width, constant.magnitude, relation: relation, name: name)
      } else if first != second || one != other {
        try builder.pin(first, one, second, other, constant, relation: relation, name: name)
      }
    }
    builder.layout.solve()
    return builder
  }

  @Test("the others can hold without any one of them, and not with all", arguments: [3, 8])
  func irreducible(views: Int) throws {
    var count = 0
    for seed in 0..<400 as Range<UInt64> {
      for report in try layout(seed, of: views).layout.conflictReports() {
        let members = Set(report.members)
        count += 1
        #expect(try !layout(seed, of: views, only: members).layout.brokenConstraints.isEmpty)
        for member in members {
          let rest = try layout(seed, of: views, only: members.subtracting([member])).layout
          #expect(rest.brokenConstraints.isEmpty, "seed \(seed): \(members) without \(member)")
        }
      }
    }
    #expect(count > 25)
  }

  /// Views of different widths side by side; half of them fit.
  private func row(
    _ seed: UInt64, of count: Int, only kept: Set<String>? = nil
  ) throws -> LayoutBuilder {
    var random = SeededGenerator(seed: seed)
    var builder = try LayoutBuilder(Double(18 * count), 300)
    var edge = Anchor(builder.layout.root, .leading)
    func pin(_ view: Item.ID, _ attribute: Attribute, _ other: Anchor?, _ name: String) throws {
      let width = Double(Int.random(in: 30...50, using: &random))
      guard kept?.contains(name) ?? true else { return }
      if let other {
        try builder.pin(view, attribute, other.item, other.attribute, name: name)
      } else {
        try builder.pin(view, attribute, width, name: name)
      }
    }
    for number in 0..<count {
      let view = try builder.view("v\(number)")
      try pin(view, .leading, edge, "leading\(number)")
      try pin(view, .width, nil, "width\(number)")
      edge = Anchor(view, .trailing)
    }
    try pin(builder.layout.root, .trailing, edge, "trailing")
    builder.layout.solve()
    return builder
  }

  /// The rest of the row keeps each of them from its width, which the sets of the others show, too.
  @Test("in a row that is too long, each set stands alone", arguments: 0..<3 as Range<UInt64>)
  func rowSets(seed: UInt64) throws {
    let reports = try row(seed, of: 20).layout.conflictReports()
    #expect(reports.count > 7)
    for report in reports {
      let (members, broken) = (Set(report.members), try #require(report.broken))
      #expect(try row(seed, of: 20, only: members).layout.brokenHandles == [broken])
      for member in members {
        let rest = try row(seed, of: 20, only: members.subtracting([member])).layout
        #expect(rest.brokenConstraints.isEmpty, "seed \(seed): \(members) without \(member)")
      }
    }
  }

  /// Sets are then found among hundreds of constraints, and some break before the one in question.
  @Test("in a large layout, too, the broken one is the first of its set to break")
  func firstToBreak() throws {
    var count = 0
    for seed in 0..<20 as Range<UInt64> {
      for report in try layout(seed, of: 60).layout.conflictReports() {
        let broken = try #require(report.broken)
        count += 1
        let alone = try layout(seed, of: 60, only: Set(report.members)).layout
        #expect(alone.brokenHandles == [broken], "seed \(seed)")
        let others = Set(report.members).subtracting([broken])
        let rest = try layout(seed, of: 60, only: others).layout
        #expect(rest.brokenConstraints.isEmpty, "seed \(seed)")
      }
    }
    #expect(count > 25)
  }
}
