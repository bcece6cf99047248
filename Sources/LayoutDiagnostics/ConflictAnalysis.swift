import AutoLayout
import Cassowary

/// A conflict with what Apple's report leaves out: the arithmetic, and what would settle it.
package struct ConflictAnalysis: Hashable, Sendable {
  /// One constraint of the conflict.
  package struct Member: Hashable, Sendable {
    /// Whether it is the one that is broken.
    package let isBroken: Bool
    private let reference: SharedValue<ConstraintReference>
    private let trial: SharedValue<Trial>?

    /// The constraint.
    package var constraint: ConstraintReference { reference.value }

    /// The outcome without it; nil if it wasn't tried.
    package var removed: Outcome? { trial?.value.removed }

    /// The outcome at priority 999; nil in the same cases.
    package var lowered: Outcome? { trial?.value.lowered }

    init(_ reference: SharedValue<ConstraintReference>, isBroken: Bool, _ trial: Trial?) {
      (self.reference, self.isBroken) = (reference, isBroken)
      self.trial = trial.map(SharedValue.init)
    }
  }

  /// The outcomes when a constraint yields.
  struct Trial: Hashable, Sendable {
    let removed: Outcome
    let lowered: Outcome
  }

  /// The outcome of a change in a copy of the layout.
  package struct Outcome: Hashable, Sendable {
    /// The constraints broken there, whether or not this conflict is settled.
    package let broken: [String]
    /// The error of the changed constraint in points; 0 for a removed one.
    package let error: Double
    /// The items whose frames change, in tree order, with their new frames.
    package let moved: [Move]
    /// The items that become ambiguous.
    package let ambiguous: [String]
  }

  /// A frame in the changed copy.
  package struct Move: Hashable, Sendable {
    /// The item's name.
    package let name: String
    /// Its frame there.
    package let frame: Rect
  }

  /// Apple's report.
  package let report: ConflictReport
  /// The irreducible set, in the order of the report: without any one of them the others can hold.
  package let members: [Member]
  /// The numbers from outside that take part: `root.width`.
  package let given: [String]
  /// The error of the broken constraint in points; greater than the report's shortfall if it contradicts other
  /// constraints, too.
  package let error: Double
  /// Why this one is broken.
  package let reasons: [String]
  /// The constraints broken for other reasons.
  let others: [String]
}

extension ConflictAnalysis: CustomStringConvertible {
  /// Apple's report, and below it the shortfall and every way out.
  package var description: String {
    ([report.description, "", arithmetic] + told.flatMap(lines) + untold).joined(separator: "\n")
  }

  /// Why a constraint is broken: the set, the arithmetic and the choice.
  package var reason: String {
    let parts = members.map { $0.constraint.inSentence } + given
    let together = parts.count == 1 ? "" : " together"
    return """
      \(report.brokenHandle) is broken
          \(Sentence.list(parts)) can't hold\(together): short by \(shortfall) pt\(surplus)
          it was chosen because \(Sentence.list(reasons))
      """
  }

  private var shortfall: String { NumberText.missed(report.shortfall) }

  private var surplus: String { Self.surplus(error, beyond: report.shortfall) }

  /// The amount by which a broken constraint is missed beyond the shortfall, and why; both in points.
  static func surplus(_ error: Double, beyond shortfall: Double) -> String {
    guard error > shortfall + 1e-3 else { return "" }
    return "; it misses by \(NumberText.missed(error)) pt, as it contradicts others too"
  }

  private var arithmetic: String {
    let outside = given.isEmpty ? "" : ", with \(Sentence.list(given)) given"
    return "Short by \(shortfall) pt\(outside)\(surplus)." + (told.isEmpty ? "" : " What if")
  }

  /// The members that were tried.
  private var told: [Member] { members.filter { $0.removed != nil } }

  private var untold: [String] {
    let rest = members.filter { $0.removed == nil }.map { $0.constraint }
    let list = ConstraintReference.list(rest)
    if rest.isEmpty { return [] }
    return told.isEmpty
      ? ["    none of the \(rest.count) was tried, after so many reports: \(list)"]
      : ["    the other \(rest.count) of \(members.count) were not tried: \(list)"]
  }

  private var isAlone: Bool { members.count == 1 }

  private func lines(_ member: Member) -> [String] {
    let maker = member.constraint.isUsers ? "" : " (made by UIKit)"
    guard let removed = member.removed, let lowered = member.lowered else { return [] }
    return [
      "    \(member.constraint)\(maker)\(member.isBroken ? " (broken now)" : "")",
      "        removed: \(removed.text(besides: others, isAlone))",
      "        at 999: "
        + (!NumberText.isMet(lowered.error)
          ? "it yields by \(NumberText.missed(lowered.error)) pt, " : "")
        + lowered.text(besides: others, isAlone),
    ]
  }
}

extension ConflictAnalysis.Outcome {
  /// Frames that a line tells.
  private static let moveLimit = 3

  /// `the others hold; red becomes (20, 0, 100, 50)`; those of other reports may still be broken.
  fileprivate func text(besides known: [String], _ isAlone: Bool) -> String {
    let new = broken.filter { !known.contains($0) }
    let others = broken.isEmpty ? "the others hold" : "the others of this report hold"
    let holding = isAlone ? "nothing else breaks" : others
    let state = new.isEmpty ? holding : "then broken: \(Sentence.list(new))"
    return ([state] + [moves, ambiguity].filter { !$0.isEmpty }).joined(separator: "; ")
  }

  private var moves: String {
    let told = moved.prefix(Self.moveLimit).map { "\($0.name) becomes \($0.frame)" }
    let rest = moved.count - told.count
    let more = rest == 1 ? "1 more frame changes" : "\(rest) more frames change"
    return Sentence.list(rest > 0 ? told + [more] : told)
  }

  private var ambiguity: String {
    ambiguous.isEmpty ? "" : "ambiguous then: \(Sentence.list(ambiguous))"
  }
}
