import AutoLayout

/// The way along the lines of a proof, from where what is available begins.
///
/// A log lists lines in any order; read as a row, `16 + 120 + 12 + 220 + 16` is what one sees on the screen.
struct SumWalk {
  /// Where a view begins or ends along an axis.
  private struct Edge: Hashable {
    let view: Int
    let isEnd: Bool

    init(_ view: Int, isEnd: Bool) {
      self.view = view
      self.isEnd = isEnd
    }

    /// The edge that a side of a line names; nil for sizes, centers and baselines.
    init?(_ side: SceneConstraint.Side) {
      guard let attribute = side.attribute else { return nil }
      if Self.starts.contains(attribute) {
        isEnd = false
      } else if Self.ends.contains(attribute) {
        isEnd = true
      } else {
        return nil
      }
      view = side.view
    }

    private static let starts: Set<Attribute> = [
      .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin,
    ]
    private static let ends: Set<Attribute> = [
      .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin,
    ]
  }

  /// By the place of a line: how many lines lie before it on the way.
  private var steps: [Int: Int] = [:]

  /// Walks along lines, from the near edge of a view.
  init(from view: Int, along lines: [SceneConstraint]) {
    var links: [Edge: [(line: Int, to: Edge)]] = [:]
    for line in lines {
      guard let (near, far) = Self.ends(of: line) else { continue }
      links[near, default: []].append((line.place, far))
      links[far, default: []].append((line.place, near))
    }
    var reached: Set<Edge> = [Edge(view, isEnd: false)]
    var front = Array(reached)
    var step = 0
    while !front.isEmpty {
      var next: [Edge] = []
      for (line, edge) in front.flatMap({ links[$0] ?? [] }) where steps[line] == nil {
        steps[line] = step
        if reached.insert(edge).inserted { next.append(edge) }
      }
      front = next
      step += 1
    }
  }

  /// How many lines lie before one; those off the way come last.
  func step(of line: SceneConstraint) -> Int { steps[line.place] ?? .max }

  /// What a line connects.
  private static func ends(of line: SceneConstraint) -> (Edge, Edge)? {
    if let second = line.second {
      guard let first = Edge(line.first), let second = Edge(second) else { return nil }
      return (first, second)
    }
    guard line.first.attribute?.isSize == true else { return nil }
    return (Edge(line.first.view, isEnd: false), Edge(line.first.view, isEnd: true))
  }
}
