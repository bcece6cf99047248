import AutoLayout
import Cassowary

/// Lines of a contradiction that give one place two values.
extension Contradiction {
  /// `box.width is both 300 and 320`, or `box.top is both view.top + 12 (c1, c2) and view.top + 20 (c3)`; nil for
  /// other contradictions.
  ///
  /// - Parameter changed: The line to change, which is named on its own.
  /// - Returns: The place and its values.
  func values(beside changed: SceneConstraint?) -> String? {
    pair ?? negativeSize ?? loop(beside: changed) ?? rest(beside: changed)
  }

  /// The size that lines of sizes alone make negative.
  private var negativeSize: String? {
    guard negative.count == 1, let view = negative.first,
      let attribute = members.lazy.flatMap({ [$0.first, $0.second] })
        .first(where: { $0?.view == view })??.attribute,
      members.allSatisfy({ line in
        line.requiredRelation == .equal && line.multiplier == 1
          && line.sides.allSatisfy { $0.attribute?.isSize ?? true }
      })
    else { return nil }
    return
      "\(scene.name(of: view)).\(attribute.rawValue) would be −\(NumberText.missed(excess)), and no size can be negative"
  }

  /// Two lines about one attribute.
  private var pair: String? {
    guard members.count == 2, let one = scene.toldSides(of: members[0]),
      let other = scene.toldSides(of: members[1]), one.left == other.left
    else { return nil }
    let values = zip(members, [one.right, other.right]).map { line, value in
      (line.requiredRelation ?? line.relation, value)
    }
    return Self.told(one.left, values)
  }

  /// Two ways along the lines from one place to another.
  private func loop(beside changed: SceneConstraint?) -> String? {
    guard let loop = LineLoop(members, in: scene),
      let direct = (members.first { $0 == changed } ?? members.last).flatMap(loop.link)
    else { return nil }
    // Plain numbers are the value if there are any; otherwise the other place is measured from the outer one.
    var (start, end) = (direct.start, loop.hasNumbers ? nil : direct.end)
    if let outer = end, scene.views[start.view].depth < scene.views[outer.view].depth {
      (start, end) = (outer, start)
    }
    guard let ways = loop.ways(from: start, to: end) else { return nil }
    let place = direct.isSize ? direct.line.first : start
    let values = ways.map { way in
      let lines = way.lines.sorted { $0.place < $1.place }
      let names = lines.map { $0.typeableName }.joined(separator: ", ")
      let end = direct.isSize ? nil : way.end
      let value =
        end.flatMap { scene.text(of: $0, plus: way.offset, NumberText.measured) }
        ?? NumberText.measured(way.offset)
      return (way.relation, "\(value) (\(names))")
    }
    return Self.told(
      "\(scene.name(of: place.view)).\(place.attribute?.rawValue ?? place.attributeName)", values)
  }

  /// The most lines that are named one by one.
  private static let nameLimit = 6

  /// What one line says of a place, and what follows from all the others, if no view's length takes part: between
  /// places, nothing is needed or available.
  private func rest(beside changed: SceneConstraint?) -> String? {
    let fixing = linesFixingOneEdge
    let told = (fixing + [changed].compactMap { $0 } + members.reversed()).first { line in
      members.contains(line) && corrections[line.place] != nil && scene.sides(of: line) != nil
    }
    guard let line = told, !isAssuming, !isRightToLeft, negative.isEmpty,
      let sides = scene.sides(of: line),
      let correction = corrections[line.place],
      !fixing.isEmpty || members.allSatisfy({ $0.second != nil || $0.origin != nil }),
      let others = scene.sides(of: line, adding: correction), others.right != sides.right
    else { return nil }
    let rest = members.filter { $0 != line }
    let names =
      rest.count > Self.nameLimit
      ? "the other \(rest.count) lines"
      : rest.map { line in
        // The length says more than its name.
        line.second == nil ? scene.equation(of: line) ?? line.typeableName : line.typeableName
      }.joined(separator: ", ")
    // A value below a line's number contradicts it from below, so the other lines allow at most that value.
    let isExact = rest.allSatisfy { $0.requiredRelation == .equal }
    let relation: Relation =
      isExact ? .equal : correction < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    return Self.told(
      sides.left,
      [
        (line.requiredRelation ?? line.relation, "\(sides.right) (\(line.typeableName))"),
        (relation, "\(others.right) (\(names))"),
      ])
  }

  /// The two lines that tie one edge to both ends of a view whose length another line gives, the one at its near end
  /// first; empty for other contradictions.
  ///
  /// The length only tells how far apart the ends are: nothing needs it.
  private var linesFixingOneEdge: [SceneConstraint] {
    let ties = members.filter { $0.second != nil && $0.relation == .equal && $0.multiplier == 1 }
    guard members.count == 3, ties.count == 2,
      let size = members.first(where: { $0.second == nil })?.first, size.attribute?.isSize == true
    else { return [] }
    let ends = ties.map { tie -> (edge: SceneConstraint.Side, end: AxisEnd)? in
      guard let base = tie.sides.first(where: { $0.view == size.view }),
        let edge = tie.sides.first(where: { $0.view != size.view }),
        AxisEnd(edge: edge.attribute) != nil, let end = AxisEnd(edge: base.attribute)
      else { return nil }
      return (edge, end)
    }
    guard let one = ends[0], let other = ends[1], one.edge == other.edge, one.end != other.end
    else { return [] }
    return one.end.isNear ? ties : ties.reversed()
  }

  private static func told(_ place: String, _ values: [(Relation, String)]) -> String {
    let words = values.map { relation, value in
      switch relation {
      case .equal: value
      case .lessThanOrEqual: "at most \(value)"
      case .greaterThanOrEqual: "at least \(value)"
      }
    }
    let isBoth = values.allSatisfy { $0.0 == .equal }
    return "\(place) is \(isBoth ? "both " : "")\(words.joined(separator: " and "))"
  }
}

extension ConflictScene {
  /// Both sides of a line in words, even of a position that is only a number, as in damaged lines.
  fileprivate func toldSides(of line: SceneConstraint) -> (left: String, right: String)? {
    if let sides = sides(of: line) { return sides }
    guard line.second == nil, line.origin == nil else { return nil }
    return text(of: line.first).map { (left: $0, right: NumberText.exact(line.constant)) }
  }
}

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
    /// The lines in order along the way.
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

  /// Links lines; nil if they don't make one loop, or if factors or masks take part.
  ///
  /// Sizes are plain numbers unless edges take part. The size of a view that holds others is the room for them, which a
  /// sum shows better.
  init?(_ lines: [SceneConstraint], in scene: ConflictScene) {
    guard (2...Self.limit).contains(lines.count) else { return nil }
    let sides = lines.flatMap { $0.sides }
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
