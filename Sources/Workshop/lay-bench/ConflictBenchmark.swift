import AutoLayout
import Cassowary
import LayoutDiagnostics
import LayoutSession
import Workloads

/// Layouts that contradict themselves in many places.
enum ConflictingLayout: String, CaseIterable {
  /// Views of fixed widths side by side, of which half fit.
  case row
  /// Stacks in stacks, with more spacing than there is room.
  case stacks
  /// Views that each have two widths.
  case pairs

  /// The sizes to measure: as many views, or as many stacks in each stack of four levels.
  var sizes: [Int] {
    switch self {
    case .row: [50, 100, 200, 400, 600]
    case .stacks: [3, 4, 5, 6, 7]
    case .pairs: [100, 200, 400, 800]
    }
  }

  /// The layout, not solved yet.
  func make(_ size: Int) throws -> Layout {
    switch self {
    case .row: try Self.row(size)
    case .stacks: try Self.stacks(size)
    case .pairs: try Self.pairs(size)
    }
  }

  private static func screen(_ width: Double, _ height: Double) throws -> Layout {
    Layout(
      environment: try Environment.standard.resized(to: Size(width: width, height: height)),
      isSolved: false)
  }

  private static func row(_ count: Int) throws -> Layout {
    var layout = try screen(50 * Double(count), 400)
    var edge = Anchor(layout.root, .leading)
    for number in 0..<count {
      let view = try layout.addView(.view, named: "v\(number)", in: layout.root)
      try layout.add(LayoutConstraint(Anchor(view, .leading), to: edge))
      try layout.add(LayoutConstraint(Anchor(view, .width), constant: 100))
      edge = Anchor(view, .trailing)
    }
    try layout.add(LayoutConstraint(Anchor(layout.root, .trailing), to: edge))
    return layout
  }

  private static func stacks(_ arity: Int) throws -> Layout {
    let side = 35 * Double(arity)
    var layout = try screen(side, side)
    var level = [try layout.addView(stack(0), named: "s", in: layout.root)]
    for edge in [AutoLayout.Attribute.leading, .trailing, .top, .bottom] {
      try layout.add(LayoutConstraint(Anchor(level[0], edge), to: Anchor(layout.root, edge)))
    }
    for depth in 1...4 {
      var next: [Item.ID] = []
      for parent in level {
        try ViewProperty.named("spacing")?.set(.number(8), of: parent, in: &layout)
        for number in 0..<arity {
          let name = "\(layout.name(of: parent)).\(number)"
          let view = try layout.addView(depth == 4 ? .view : stack(depth), named: name, in: parent)
          try layout.arrange(view, in: parent, at: nil)
          next.append(view)
        }
      }
      level = next
    }
    return layout
  }

  private static func stack(_ depth: Int) -> ViewClass {
    ViewClass.named(depth.isMultiple(of: 2) ? "hstack" : "vstack") ?? .view
  }

  private static func pairs(_ count: Int) throws -> Layout {
    var layout = try screen(400, 400)
    for number in 0..<count {
      let view = try layout.addView(.view, named: "v\(number)", in: layout.root)
      for width in [50.0, 100] {
        try layout.add(LayoutConstraint(Anchor(view, .width), constant: width))
      }
    }
    return layout
  }
}

/// What contradictions cost, beside the bare solver and beside layouts without them.
struct ConflictBenchmark {
  /// Measures layouts with many conflicts.
  ///
  /// - Parameters:
  ///   - kind: The layout.
  ///   - size: Its size.
  /// - Returns: The bare solver, which finds all contradictions and then breaks what the layout broke;
  ///   building and solving; reports and what-if. Each stands beside what it is compared with.
  /// - Throws: ``UnequalWork`` where both sides come to different ends.
  func run(_ kind: ConflictingLayout, size: Int) throws -> [Measurement] {
    let layout = try kind.make(size)
    var solved = layout
    solved.solve()
    let rows = solved.linearConstraints
    let operations = [
      Contender("bare solver") { _ in
        guard try Self.solution(of: rows).conflicts.isEmpty else { throw UnequalWork() }
      },
      Contender("solve", beside: 0) { _ in
        var copy = layout
        copy.solve()
      },
      Contender("reports", beside: 1) { _ in _ = solved.conflictReports() },
      Contender("what-if", beside: 1) { _ in _ = solved.conflictAnalyses() },
    ]
    return try Measurement.inTurn(
      operations, workload: kind.rawValue, size: solved.items.count)
  }

  /// Measures setting a constant in a workload, and the same beside one unrelated conflict.
  func command(_ kind: WorkloadKind, size: Int) throws -> [Measurement] {
    let load = kind.make(size: size)
    let plain = try load.makeLayout()
    var conflicting = plain
    let other = try conflicting.addView(.view, named: "unrelated", in: conflicting.root)
    for width in [50.0, 100] {
      try conflicting.add(LayoutConstraint(Anchor(other, .width), constant: width))
    }
    conflicting.solve()
    let moved = plain.constraints[load.movedConstraint]
    let constant = plain.constraint(moved).constant
    func set(in layout: Layout) -> (Int) throws -> Void {
      { call in
        var (session, next) = (Session(layout: layout), layout)
        try next.setConstant(constant + 3 + Double(call % 2), of: moved)
        _ = session.commit(next, as: "set")
      }
    }
    let operations = [
      Contender("set constant", set(in: plain)),
      Contender("… beside a conflict", beside: 0, set(in: conflicting)),
    ]
    return try Measurement.inTurn(operations, workload: kind.rawValue, size: size)
  }

  /// Breaks what a layout broke.
  ///
  /// - Throws: ``UnequalWork`` if the solver breaks something else.
  private static func solution(of rows: [(constraint: LinearConstraint, isBroken: Bool)]) throws
    -> Solver
  {
    var solver = Solver()
    let newest = rows.flatMap(\.constraint.terms).map(\.variable.rawValue).max() ?? 0
    for _ in 0...newest { _ = solver.addVariable() }
    let ids = try rows.map { try solver.add($0.constraint) }
    let broken = Set(zip(rows, ids).filter { $0.0.isBroken }.map { $0.1 })
    solver.solve { ids in
      ids = ids.filter { !broken.contains($0) } + ids.filter(broken.contains)
    }
    if Set(solver.brokenConstraints) != broken { throw UnequalWork() }
    return solver
  }

  /// The bare solver and the layout came to different ends.
  private struct UnequalWork: Error {}
}
