import AutoLayout
import Cassowary

/// Lines each of which begins where another one ends, until the last one leads back.
struct LineLoop {
  /// A place that lines lead to; nil stands for plain numbers.
  typealias Node = SceneConstraint.Side?

  /// A way along some of the lines.
  struct Way {
    /// The lines in the order in which they are met.
    fileprivate(set) var lines: [SceneConstraint] = []
    /// How the start relates to the end.
    fileprivate(set) var relation = Relation.equal
    fileprivate var end: Node
    fileprivate var offset = 0.0

    /// What the way says of its start: `view.top + 12`, or `60`.
    func value(in scene: ConflictScene) -> String {
      guard let end, let attribute = end.attribute else { return NumberText.measured(offset) }
      let sign = offset < 0 ? "-" : "+"
      return "\(scene.views[end.view].name).\(attribute.rawValue)"
        + (offset == 0 ? "" : " \(sign) \(NumberText.measured(offset.magnitude))")
    }
  }

  private let links: [Node: [SceneConstraint]]

  /// Longer loops are hard to follow.
  private static let limit = 6

  /// Links lines; nil where they don't make one loop, or where factors and masks take part.
  init?(_ lines: [SceneConstraint]) {
    guard (2...Self.limit).contains(lines.count), lines.allSatisfy(Self.isLink) else { return nil }
    var links: [Node: [SceneConstraint]] = [:]
    for line in lines {
      for node in [line.first, line.second] { links[node, default: []].append(line) }
    }
    guard links.values.allSatisfy({ $0.count == 2 }) else { return nil }
    self.links = links
  }

  private static func isLink(_ line: SceneConstraint) -> Bool {
    guard let attribute = line.first.attribute, line.multiplier == 1, line.requiredRelation != nil
    else { return false }
    return line.second.map { $0.attribute != nil } ?? attribute.isSize
  }

  /// Whether lines give plain numbers.
  var hasNumbers: Bool { links[nil] != nil }

  /// Both ways from one place to another, the shorter one last; nil unless each says how the places relate.
  func ways(from start: SceneConstraint.Side, to end: Node) -> [Way]? {
    let ways = (links[start] ?? []).compactMap { way(from: start, along: $0, to: end) }
    guard ways.count == 2, ways[0].lines.count + ways[1].lines.count == links.count else {
      return nil
    }
    return ways[0].lines.count < ways[1].lines.count ? ways.reversed() : ways
  }

  private func way(from start: Node, along first: SceneConstraint, to end: Node) -> Way? {
    var way = Way(end: start)
    var next: SceneConstraint? = first
    while let line = next, let relation = line.requiredRelation, way.lines.count < links.count {
      let isForward = line.first == way.end
      let directed = isForward ? relation : relation.flipped
      guard way.relation == directed || [way.relation, directed].contains(.equal) else {
        return nil
      }
      if directed != .equal { way.relation = directed }
      way.offset += isForward ? line.constant : -line.constant
      way.end = isForward ? line.second : line.first
      way.lines.append(line)
      if way.end == end { return way }
      next = links[way.end]?.first { $0 != line }
    }
    return nil
  }
}
