import AutoLayout
import Cassowary

/// Lines of a contradiction that give one place two values.
extension Contradiction {
  /// `box.width is both 300 and 320`, or `box.top is both view.top + 12 (c1, c2) and view.top + 20 (c3)`; nil for
  /// other contradictions.
  ///
  /// - Parameters:
  ///   - changed: The line to change, which is told by itself.
  ///   - scene: The views of the lines.
  /// - Returns: The place and its values.
  func values(beside changed: SceneConstraint?, in scene: ConflictScene) -> String? {
    pair(in: scene) ?? loop(beside: changed, in: scene)
  }

  /// Two lines about one attribute.
  private func pair(in scene: ConflictScene) -> String? {
    guard members.count == 2, let one = scene.sides(of: members[0]),
      let other = scene.sides(of: members[1]), one.left == other.left
    else { return nil }
    let values = zip(members, [one.right, other.right]).map { line, value in
      (line.requiredRelation ?? line.relation, value)
    }
    return Self.told(one.left, values)
  }

  /// Two ways along the lines from one place to another.
  private func loop(beside changed: SceneConstraint?, in scene: ConflictScene) -> String? {
    guard let direct = members.first(where: { $0 == changed }) ?? members.last,
      let loop = LineLoop(members)
    else { return nil }
    // Plain numbers are a value wherever there are some; else the outer place is what the other is measured from.
    let isTurned =
      direct.second.map {
        scene.views[direct.first.view].depth < scene.views[$0.view].depth
      } ?? false
    let (start, end) = isTurned ? (direct.second, direct.first) : (direct.first, direct.second)
    guard let start, let attribute = start.attribute,
      let ways = loop.ways(from: start, to: loop.hasNumbers ? nil : end)
    else { return nil }
    let values = ways.map { way in
      let lines = way.lines.sorted { $0.place < $1.place }
      let names = lines.map { $0.typeableName }.joined(separator: ", ")
      return (way.relation, "\(way.value(in: scene)) (\(names))")
    }
    return Self.told("\(scene.views[start.view].name).\(attribute.rawValue)", values)
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
