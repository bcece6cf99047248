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

  /// The views of the lines.
  let scene: ConflictScene
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

  /// Puts a proof into the words of the log; the lines are in the list's order.
  init(_ conflict: Conflict, _ system: ConflictSystem, among lines: [SceneConstraint]) {
    scene = system.scene
    let found = conflict.members.compactMap { member in
      system.rows[member.constraint].map { (row: $0, multiplier: member.multiplier) }
    }
    members = lines.filter(Set(system.lines(of: conflict)).contains)
    negative = Set(found.compactMap { $0.row.sized })
    corrections = Dictionary(
      found.compactMap { row, multiplier in
        row.constraint.map { ($0.place, -conflict.shortfall / multiplier) }
      }, uniquingKeysWith: +)
    isLeast = members.count > 1 && found.contains { $0.row.linear.relation != .equal }
    let sum = ProofParts(
      found.compactMap { row, multiplier in
        row.constraint.map { constraint in
          Part(
            constraint: constraint, factor: multiplier.magnitude,
            amount: multiplier < 0 ? -row.linear.constant : row.linear.constant)
        }
      }, in: scene)
    parts = SumWalk.ordered(sum.parts, of: members, in: scene)
    excess = conflict.shortfall / sum.unit
    let axes = Set(members.compactMap { $0.axis })
    axis = axes.count == 1 ? axes.first : nil
    isRightToLeft = system.direction == .rightToLeft
    isAssuming = system.assumption == .usual && members.contains { $0.needsAssumption }
  }
}

extension SceneConstraint {
  /// Whether a line measures to an unknown margin or baseline.
  var needsAssumption: Bool {
    sides.contains { side in
      guard side.inset == nil, let attribute = side.attribute else { return false }
      return attribute.isMargin || attribute == .firstBaseline || attribute == .lastBaseline
    }
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
  var need: String { Self.sum(needed) }

  /// `20 + 300 + 20 = 340 pt are needed, 320 are available: 20 too many`; where content is too small for what holds
  /// it, `375 pt are to be filled, 16 + 300 + 16 = 332 are there: 43 too few`.
  ///
  /// What edges and gaps take from a size is subtracted from what is needed.
  package var arithmetic: String {
    // What the sum leaves out is stated after it.
    let isOpen = isLeast && omission.isEmpty
    let missed = "\(isOpen ? "at least " : "")\(NumberText.missed(excess))"
    if let (frame, content) = filling {
      return
        "\(Self.sum([frame])) pt are to be filled, "
        + "\(Self.sum(content, sign: -1)) are there: \(missed) too few"
    }
    let (there, taken) = room
    let left = Self.sum(needed, minus: taken)
    let right = Self.sum(there, sign: -1)
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
  var filling: (frame: Part, content: [Part])? {
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

  private static func sum(
    _ parts: [Part], sign: Double = 1, minus taken: [Part] = []
  ) -> String {
    guard !parts.isEmpty || !taken.isEmpty else { return "0" }
    let total = NumberText.measured((parts + taken).reduce(0) { $0 + sign * $1.points })
    let sum =
      parts.map { $0.text }.joined(separator: " + ") + taken.map { " − \($0.text)" }.joined()
    return sum == total ? total : "\(sum) = \(total)"
  }
}
