import AutoLayout

/// What the lines of a proof add to its sum, in a unit that makes it read like a row on the screen.
struct ProofParts {
  /// A line of a proof.
  struct Line {
    let constraint: SceneConstraint
    /// How often the line counts in the proof.
    let share: Double
    /// Its constant: positive for what is needed, negative for what is available.
    let amount: Double
  }

  /// The parts in the order of the proof.
  let parts: [Contradiction.Part]
  /// How often what counts once in the sum counts in the proof.
  let unit: Double

  /// Chooses the unit: the size of the view that holds the others counts once, even if some of them get shares of it;
  /// otherwise what is available counts once.
  init(_ lines: [Line], in scene: ConflictScene) {
    let weighted = lines.filter { $0.amount * $0.share != 0 }
    let needed = weighted.filter { $0.amount > 0 }
    let limits = weighted.filter { $0.amount < 0 }
    let filled = needed.count == 1 ? needed.first { Self.isFilled($0, by: lines, in: scene) } : nil
    let frame = filled ?? limits.first { Self.edge(of: $0, among: lines) != nil }
    if let frame, let edge = Self.edge(of: frame, among: lines),
      let shared = Self.shares(of: frame, among: lines, counting: edge),
      filled != nil || !shared.isEmpty
    {
      unit = edge.share
      parts = weighted.flatMap { line -> [Contradiction.Part] in
        guard line.constraint == frame.constraint else { return [line.part(in: edge.share)] }
        let whole = Line(constraint: line.constraint, share: edge.share, amount: line.amount)
        return ([whole] + shared).map { $0.part(in: edge.share) }
      }
    } else {
      let unit = (limits.isEmpty ? weighted : limits).map { $0.share }.max() ?? 1
      self.unit = unit
      parts = weighted.map { $0.part(in: unit) }
    }
  }

  /// Whether a line is the size of a view that what edges tie in it has to fill.
  private static func isFilled(_ frame: Line, by lines: [Line], in scene: ConflictScene) -> Bool {
    edge(of: frame, among: lines) != nil
      && lines.contains { line in
        line.constraint.second == nil && line.constraint != frame.constraint
          && scene.ancestry(of: line.constraint.first.view).contains(frame.constraint.first.view)
      }
  }

  /// A line that ties something to an edge of the view whose constant size a line is; nil for other lines.
  private static func edge(of frame: Line, among lines: [Line]) -> Line? {
    let size = frame.constraint.first
    guard frame.constraint.second == nil, size.attribute?.isSize == true else { return nil }
    return lines.first { line in
      [line.constraint.first, line.constraint.second].contains { side in
        side?.view == size.view && side?.attribute?.isSize == false
          && side?.attribute?.axis == size.attribute?.axis
      }
    }
  }

  /// What lines give to views as a share of a size; nil unless the size then counts as often as an edge.
  private static func shares(of frame: Line, among lines: [Line], counting edge: Line) -> [Line]? {
    let shares = lines.filter { line in
      line.constraint.second == frame.constraint.first
        && line.constraint.first.attribute == frame.constraint.first.attribute
    }.map { line in
      Line(
        constraint: line.constraint, share: line.share * line.constraint.multiplier,
        amount: -frame.amount)
    }
    let count = frame.share + shares.reduce(0) { $0 + $1.share }
    return (count / edge.share - 1).magnitude < 1e-6 ? shares : nil
  }
}

extension ProofParts.Line {
  fileprivate func part(in unit: Double) -> Contradiction.Part {
    Contradiction.Part(constraint: constraint, factor: share / unit, amount: amount)
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

  /// Walks along lines, from where a view begins along an axis.
  init(from view: Int, _ axis: Axis, along lines: [SceneConstraint]) {
    var links: [Edge: [(line: Int?, to: Edge)]] = [:]
    for line in lines {
      guard let (near, far) = Self.ends(of: line) else { continue }
      links[near, default: []].append((line.place, far))
      links[far, default: []].append((line.place, near))
    }
    // The walk continues at the other end of a view whose length no line gives.
    for open in SceneConstraint.unsized(among: lines) where open != view {
      let near = Edge(open, AxisEnd(axis, isNear: true))
      let far = Edge(open, AxisEnd(axis, isNear: false))
      links[near, default: []].append((nil, far))
      links[far, default: []].append((nil, near))
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

  /// How many lines lie before one; those off the way come last.
  func step(of line: SceneConstraint) -> Int { steps[line.place] ?? .max }

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
