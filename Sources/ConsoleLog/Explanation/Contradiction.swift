import AutoLayout
import Cassowary

/// The proof that the lines of a report clash, as a sum.
package struct Contradiction: Hashable, Sendable {
  /// What one line adds to the sum.
  package struct Part: Hashable, Sendable {
    /// The line.
    package let constraint: SceneConstraint
    /// How often its constant counts: 1, or more where ratios take part.
    package let factor: Double
    /// Its constant: positive for what is needed, negative for what is available.
    let amount: Double

    /// The points it adds, with the sign of its constant.
    package var points: Double { factor * amount }

    /// `300`, or `2 × 150`.
    var text: String {
      let amount = NumberText.measured(amount.magnitude)
      return factor == 1 ? amount : "\(NumberText.general(factor)) × \(amount)"
    }
  }

  /// The lines that clash, in the list's order.
  ///
  /// Without any one of them, or of the rules that no size is negative, the others can hold.
  package let members: [SceneConstraint]
  /// The lines that add points, in the order in which they appear on the screen.
  package let parts: [Part]
  /// How many points are needed beyond what is available.
  package let excess: Double
  /// The axis; nil if both take part, as with an aspect ratio.
  package let axis: Axis?
  /// Whether margins are assumed to be 8 and baselines to be bottom edges: the log gives neither.
  package let isAssuming: Bool
  /// Whether the lines clash only where leading is right.
  package let isRightToLeft: Bool
  /// Views whose sizes would have to be negative.
  let negative: Set<Int>
  /// Whether the excess is a minimum: lines or sizes may be more than what counts in the sum.
  let isLeast: Bool
  /// By the place of a line, what its constant lacks for the other lines to hold beside it.
  let corrections: [Int: Double]

  /// Puts a proof into the words of the log.
  init(
    _ conflict: Conflict, _ system: ConflictSystem, order: [SceneConstraint], _ scene: ConflictScene
  ) {
    let found = conflict.members.compactMap { member in
      system.rows[member.constraint].map { (row: $0, multiplier: member.multiplier) }
    }
    let members = order.filter(Set(system.lines(of: conflict)).contains)
    self.members = members
    negative = Set(found.compactMap { $0.row.sized })
    corrections = Dictionary(
      found.compactMap { row, multiplier in
        row.constraint.map { ($0.place, -conflict.shortfall / multiplier) }
      }, uniquingKeysWith: +)
    isLeast = members.count > 1 && found.contains { $0.row.linear.relation != .equal }
    let lines = found.compactMap { row, multiplier in
      row.constraint.map { constraint in
        ProofParts.Line(
          constraint: constraint, share: multiplier.magnitude,
          amount: multiplier < 0 ? -row.linear.constant : row.linear.constant)
      }
    }
    let sum = ProofParts(lines, in: scene)
    let limits = sum.parts.lazy.filter { $0.points < 0 }.map { $0.constraint }
    // A view that is to be filled comes before what is in it.
    let needs = sum.parts.filter { $0.points > 0 }.map { $0.constraint }
    let frame = needs.count == 1 ? needs.first { $0.second == nil } : nil
    let walk = (frame ?? limits.first { $0.second == nil }).flatMap { limit in
      limit.axis.map { axis in
        SumWalk(from: limit.first.view, axis, along: members.filter { $0 != limit })
      }
    }
    parts =
      sum.parts
      .map { (step: walk?.step(of: $0.constraint) ?? 0, place: Self.place($0, scene), part: $0) }
      .sorted { ($0.step, $0.place.0, $0.place.1) < ($1.step, $1.place.0, $1.place.1) }
      .map { $0.part }
    excess = conflict.shortfall / sum.unit
    let axes = Set(members.compactMap { $0.axis })
    axis = axes.count == 1 ? axes.first : nil
    isRightToLeft = system.direction == .rightToLeft
    isAssuming =
      system.assumption == .usual && members.contains(where: Self.isAssuming)
  }

  /// Whether a line measures to an unknown margin or baseline.
  static func isAssuming(_ constraint: SceneConstraint) -> Bool {
    [constraint.first, constraint.second].compactMap { $0 }.contains {
      $0.inset == nil && $0.attribute.map(isAssumed) ?? false
    }
  }

  private static func isAssumed(_ attribute: Attribute) -> Bool {
    attribute.isMargin || attribute == .firstBaseline || attribute == .lastBaseline
  }

  /// Where a line stands when no way leads along the lines: near edges, sizes and gaps, far edges.
  private static func place(_ part: Part, _ scene: ConflictScene) -> (Int, Int) {
    let constraint = part.constraint
    guard let attribute = constraint.first.attribute, !attribute.isSize,
      constraint.second != nil, scene.kind(of: constraint) != .gap
    else { return (1, constraint.place) }
    return (AxisEnd(edgeOrMargin: attribute)?.isNear == true ? 0 : 2, constraint.place)
  }
}

extension Contradiction {
  /// Whether equalities of the app's differ by no more than the digits that a log prints.
  var isRounding: Bool {
    excess < 0.01 && !isLeast && members.count > 2 && members.allSatisfy { $0.maker.isApp }
  }
  /// What is needed.
  package var needed: [Part] { parts.filter { $0.points > 0 } }
  /// What is available.
  package var available: [Part] { parts.filter { $0.points < 0 } }
  /// `16 + 16 = 32`: what is needed.
  var need: String { Self.sum(needed, minus: []) }

  /// `20 + 300 + 20 = 340 pt are needed, 320 are available: 20 too many`; where content is too small for what holds
  /// it, `375 pt are to be filled, 16 + 300 + 16 = 332 are there: 43 too few`.
  ///
  /// What edges and gaps take from a size is subtracted from what is needed.
  package func arithmetic(in scene: ConflictScene) -> String {
    // What the sum leaves out is stated after it.
    let isOpen = isLeast && omission(in: scene).isEmpty
    let missed = "\(isOpen ? "at least " : "")\(NumberText.missed(excess))"
    if let (frame, content) = filling(in: scene) {
      return
        "\(Self.sum([frame], minus: [])) pt are to be filled, "
        + "\(Self.sum(content.map(Self.flipped), minus: [])) are there: \(missed) too few"
    }
    let (there, taken) = room
    let left = Self.sum(needed, minus: taken)
    let right = Self.sum(there.map(Self.flipped), minus: [])
    return
      "\(left) pt \(left == "1" ? "is" : "are") needed, \(right) \(right == "1" ? "is" : "are") available: "
      + "\(missed) too many"
  }

  /// The sizes that limit what is needed, and what edges and gaps take from them.
  var room: (there: [Part], taken: [Part]) {
    let limits = available.filter { $0.constraint.second == nil }
    let isSplit = !limits.isEmpty && limits.count < available.count
    return isSplit ? (limits, available.filter { $0.constraint.second != nil }) : (available, [])
  }

  /// The size of a view, and what is too small to fill it, in the order in which it appears on the screen; nil for
  /// other contradictions.
  func filling(in scene: ConflictScene) -> (frame: Part, content: [Part])? {
    guard needed.count == 1, let frame = needed.first, frame.constraint.second == nil,
      frame.factor == 1, let size = room.there.first,
      size.constraint.second == nil
    else { return nil }
    let (outer, inner) = (frame.constraint.first.view, size.constraint.first.view)
    let isInside = scene.ancestry(of: inner).contains(outer)
    guard isInside || available.count > 1 && !scene.ancestry(of: outer).contains(inner) else {
      return nil
    }
    return (frame, parts.filter { $0 != frame })
  }

  private static func flipped(_ part: Part) -> Part {
    Part(constraint: part.constraint, factor: part.factor, amount: -part.amount)
  }

  private static func sum(_ parts: [Part], minus taken: [Part]) -> String {
    let points = (parts + taken).reduce(0) { $0 + $1.points }
    guard parts.count + taken.count > 0 else { return "0" }
    let total = NumberText.measured(points)
    let sum =
      parts.map { $0.text }.joined(separator: " + ") + taken.map { " − \($0.text)" }.joined()
    return sum == total ? total : "\(sum) = \(total)"
  }
}
