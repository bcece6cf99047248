import AutoLayout

/// The way along the lines of a proof, from where what is available begins.
///
/// A log lists lines in any order; read as a row, `16 + 120 + 12 + 220 + 16` is what one sees on the screen.
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
    // One goes on at the other end of a view whose length no line gives.
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
