import AutoLayout
import Cassowary

/// Lines that form a loop: each begins where another one ends.
struct LineLoop {
  /// A place that lines lead to; nil stands for plain numbers.
  typealias Node = SceneConstraint.Side?

  /// A line as a step from one place to another.
  struct Link {
    let line: SceneConstraint
    let start: SceneConstraint.Side
    let end: Node
    /// How the start relates to the end and the offset.
    fileprivate let relation: Relation
    fileprivate let offset: Double
    /// Whether the line is a size that leads from one edge of its view to the other.
    let isSize: Bool
  }

  /// A way along some of the lines.
  struct Way {
    /// The lines in the order in which they are met.
    fileprivate(set) var lines: [SceneConstraint] = []
    /// How the start relates to the end and the offset.
    fileprivate(set) var relation = Relation.equal
    /// Where the way ends.
    fileprivate(set) var end: Node
    /// What is added there.
    fileprivate(set) var offset = 0.0
  }

  private let links: [Link]

  /// Longer loops are hard to follow.
  private static let limit = 6

  /// Links lines; nil if they don't make one loop, or where factors and masks take part.
  ///
  /// Sizes are plain numbers unless edges take part. The size of a view that holds others is the room for them, which
  /// a sum tells better.
  init?(_ lines: [SceneConstraint], in scene: ConflictScene) {
    guard (2...Self.limit).contains(lines.count) else { return nil }
    let sides = lines.flatMap { [$0.first, $0.second].compactMap { $0 } }
    let edges = sides.filter { $0.attribute?.isSize == false }
    links = lines.compactMap { line in
      guard line.multiplier == 1, let relation = line.requiredRelation,
        let attribute = line.first.attribute
      else { return nil }
      func link(_ start: SceneConstraint.Side?, _ end: Node, isSize: Bool = false) -> Link? {
        start.map {
          Link(
            line: line, start: $0, end: end, relation: relation, offset: line.constant,
            isSize: isSize)
        }
      }
      if let second = line.second {
        return second.attribute == nil ? nil : link(line.first, second)
      }
      guard attribute.isSize else { return nil }
      if edges.isEmpty { return link(line.first, nil) }
      let view = line.first.view
      func edge(isNear: Bool) -> SceneConstraint.Side? {
        edges.first {
          $0.view == view && AxisEnd(edge: $0.attribute) == AxisEnd(attribute.axis, isNear: isNear)
        }
      }
      guard !scene.views[view].holdsViews, let near = edge(isNear: true) else { return nil }
      return link(edge(isNear: false), near, isSize: true)
    }
    let ends = links.flatMap { [$0.start, $0.end] }
    guard links.count == lines.count,
      Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +).values.allSatisfy({ $0 == 2 })
    else { return nil }
  }

  /// Whether lines give plain numbers.
  var hasNumbers: Bool { links.contains { $0.end == nil } }

  /// A line as a step.
  func link(of line: SceneConstraint) -> Link? { links.first { $0.line == line } }

  /// Both ways from one place to another, the shorter one last; nil unless each says how the places relate.
  func ways(from start: SceneConstraint.Side, to end: Node) -> [Way]? {
    let ways = links.filter { $0.start == start || $0.end == start }
      .compactMap { way(from: start, along: $0, to: end) }
    guard ways.count == 2, ways[0].lines.count + ways[1].lines.count == links.count else {
      return nil
    }
    return ways[0].lines.count < ways[1].lines.count ? ways.reversed() : ways
  }

  private func way(from start: Node, along first: Link, to end: Node) -> Way? {
    var way = Way(end: start)
    var next: Link? = first
    while let link = next, way.lines.count < links.count {
      let isForward = link.start == way.end
      let directed = isForward ? link.relation : link.relation.flipped
      guard way.relation == directed || [way.relation, directed].contains(.equal) else {
        return nil
      }
      if directed != .equal { way.relation = directed }
      way.offset += isForward ? link.offset : -link.offset
      way.end = isForward ? link.end : link.start
      way.lines.append(link.line)
      if way.end == end { return way }
      next = links.first { other in
        other.line != link.line && (other.start == way.end || other.end == way.end)
      }
    }
    return nil
  }
}
