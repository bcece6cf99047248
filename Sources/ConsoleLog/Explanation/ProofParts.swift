import AutoLayout

/// What the lines of a proof add to its sum, in a unit that makes it read like a row on the screen.
struct ProofParts {
  /// A line of a proof, or what it adds to the sum.
  typealias Part = Contradiction.Part

  /// The parts in the order of the proof.
  let parts: [Part]
  /// How often what counts once in the sum counts in the proof.
  let unit: Double

  /// Chooses the unit: the size of the view that holds the others counts once, even if some of them get shares of it;
  /// otherwise what is available counts once.
  init(_ lines: [Part], in scene: ConflictScene) {
    let weighted = lines.filter { $0.points != 0 }
    let needed = weighted.filter { $0.amount > 0 }
    let limits = weighted.filter { $0.amount < 0 }
    let filled = needed.count == 1 ? needed.first { Self.isFilled($0, by: lines, in: scene) } : nil
    let frame = filled ?? limits.first { Self.edge(of: $0, among: lines) != nil }
    if let frame, let edge = Self.edge(of: frame, among: lines),
      let shared = Self.shares(of: frame, among: lines, counting: edge),
      filled != nil || !shared.isEmpty
    {
      unit = edge.factor
      parts = weighted.flatMap { line -> [Part] in
        guard line.constraint == frame.constraint else { return [line.divided(by: edge.factor)] }
        let whole = Part(constraint: line.constraint, factor: edge.factor, amount: line.amount)
        return ([whole] + shared).map { $0.divided(by: edge.factor) }
      }
    } else {
      let unit = (limits.isEmpty ? weighted : limits).map { $0.factor }.max() ?? 1
      self.unit = unit
      parts = weighted.map { $0.divided(by: unit) }
    }
  }

  /// Whether a line is the size of a view that what edges tie in it has to fill.
  private static func isFilled(_ frame: Part, by lines: [Part], in scene: ConflictScene) -> Bool {
    edge(of: frame, among: lines) != nil
      && lines.contains { line in
        line.constraint.second == nil && line.constraint != frame.constraint
          && scene.ancestry(of: line.constraint.first.view).contains(frame.constraint.first.view)
      }
  }

  /// A line that ties something to an edge of the view whose constant size a line is; nil for other lines.
  private static func edge(of frame: Part, among lines: [Part]) -> Part? {
    let size = frame.constraint.first
    guard frame.constraint.second == nil, size.attribute?.isSize == true else { return nil }
    return lines.first { line in
      line.constraint.sides.contains { side in
        side.view == size.view && side.attribute?.isSize == false
          && side.attribute?.axis == size.attribute?.axis
      }
    }
  }

  /// What lines give to views as a share of a size; nil unless the size then counts as often as an edge.
  private static func shares(of frame: Part, among lines: [Part], counting edge: Part) -> [Part]? {
    let shares = lines.filter { line in
      line.constraint.second == frame.constraint.first
        && line.constraint.first.attribute == frame.constraint.first.attribute
    }.map { line in
      Part(
        constraint: line.constraint, factor: line.factor * line.constraint.multiplier,
        amount: -frame.amount)
    }
    let count = frame.factor + shares.reduce(0) { $0 + $1.factor }
    return (count / edge.factor - 1).magnitude < 1e-6 ? shares : nil
  }
}

extension Contradiction.Part {
  fileprivate func divided(by unit: Double) -> Self {
    Self(constraint: constraint, factor: factor / unit, amount: amount)
  }
}

/// The way along the lines of a proof, from where what is available begins.
///
/// A log lists lines in any order; read as a row, `16 + 120 + 12 + 220 + 16` is what the screen shows.
struct SumWalk {
  /// An end of a view.
  private struct Edge: Hashable {
    let view: Int
    let end: AxisEnd

    init(_ view: Int, _ end: AxisEnd) {
      self.view = view
      self.end = end
    }

    /// The end that a side of a line names; nil for sizes, centers and baselines.
    init?(_ side: SceneConstraint.Side) {
      guard let end = AxisEnd(edgeOrMargin: side.attribute) else { return nil }
      self.init(side.view, end)
    }
  }

  /// By the place of a line: how many lines lie before it on the way.
  private var steps: [Int: Int] = [:]

  /// The parts of a sum in the order in which they appear on the screen.
  static func ordered(
    _ parts: [Contradiction.Part], of lines: [SceneConstraint], in scene: ConflictScene
  ) -> [Contradiction.Part] {
    // A view that is to be filled comes before what is in it.
    let needs = parts.filter { $0.points > 0 }.map { $0.constraint }
    let frame = needs.count == 1 ? needs.first { $0.second == nil } : nil
    let limit = parts.first { $0.points < 0 && $0.constraint.second == nil }?.constraint
    let walk = (frame ?? limit).flatMap { start in
      start.axis.map { SumWalk(from: start.first.view, $0, along: lines.filter { $0 != start }) }
    }
    return parts.map { part in
      let step = walk.map { $0.steps[part.constraint.place] ?? .max } ?? 0
      return (part, rank: (step, rank(part.constraint, scene), part.constraint.place))
    }.sorted { $0.rank < $1.rank }.map { $0.0 }
  }

  /// Where a line stands when no way leads along the lines: near edges, sizes and gaps, far edges.
  private static func rank(_ line: SceneConstraint, _ scene: ConflictScene) -> Int {
    guard let attribute = line.first.attribute, !attribute.isSize, line.second != nil,
      scene.kind(of: line) != .gap
    else { return 1 }
    return AxisEnd(edgeOrMargin: attribute)?.isNear == true ? 0 : 2
  }

  /// Walks along lines, from where a view begins along an axis.
  private init(from view: Int, _ axis: Axis, along lines: [SceneConstraint]) {
    var links: [Edge: [(line: Int?, to: Edge)]] = [:]
    func link(_ near: Edge, _ far: Edge, by line: Int?) {
      links[near, default: []].append((line, far))
      links[far, default: []].append((line, near))
    }
    for line in lines {
      if let (near, far) = Self.ends(of: line) { link(near, far, by: line.place) }
    }
    // The walk continues at the other end of a view whose length no line gives.
    for open in SceneConstraint.unsized(among: lines) where open != view {
      let near = AxisEnd(axis, isNear: true)
      link(Edge(open, near), Edge(open, near.opposite), by: nil)
    }
    var reached: Set<Edge> = [Edge(view, AxisEnd(axis, isNear: true))]
    var front = Array(reached)
    var step = 0
    while !front.isEmpty {
      var next: [Edge] = []
      for (line, edge) in front.flatMap({ links[$0] ?? [] }) {
        if let line {
          guard steps[line] == nil else { continue }
          steps[line] = step
        }
        if reached.insert(edge).inserted { next.append(edge) }
      }
      front = next
      step += 1
    }
  }

  /// What a line connects: the places it is about, or the ends of the view whose size it gives.
  private static func ends(of line: SceneConstraint) -> (Edge, Edge)? {
    if let second = line.second?.attribute, second.axis != line.first.attribute?.axis { return nil }
    guard let attribute = line.first.attribute, attribute.isSize else {
      guard let first = Edge(line.first), let second = line.second.flatMap(Edge.init) else {
        return nil
      }
      return (first, second)
    }
    let start = AxisEnd(attribute.axis, isNear: true)
    return (Edge(line.first.view, start), Edge(line.first.view, start.opposite))
  }
}
