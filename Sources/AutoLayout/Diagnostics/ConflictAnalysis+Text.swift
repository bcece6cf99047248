extension ConflictAnalysis: CustomStringConvertible {
  /// Apple's report, and below it the shortfall and every way out.
  public var description: String {
    ([report.description, "", arithmetic] + told.flatMap(lines) + untold).joined(separator: "\n")
  }

  /// Why a constraint is broken: the set, the arithmetic and the choice.
  public var reason: String {
    let list = Sentence.list(members.map(\.constraint.inSentence) + given)
    return """
      \(report.brokenHandle) is broken
          \(list) can't hold together: short by \(shortfall) pt
          it was chosen because \(Sentence.list(reasons))
      """
  }

  private var shortfall: String { NumberText.measured(report.shortfall) }

  private var arithmetic: String {
    let outside = given.isEmpty ? "" : ", with \(Sentence.list(given)) given"
    return "Short by \(shortfall) pt\(outside). What if"
  }

  /// The members with something to tell.
  private var told: [Member] { members.filter { $0.removed != nil || !$0.constraint.isUsers } }

  private var untold: [String] {
    let rest = members.filter { $0.removed == nil && $0.constraint.isUsers }.map(\.constraint)
    return rest.isEmpty
      ? [] : ["    not tried, but each would settle it: \(ConstraintReference.list(rest))"]
  }

  private func lines(_ member: Member) -> [String] {
    let head = "    \(member.constraint)\(member.isBroken ? " (broken now)" : "")"
    guard let removed = member.removed, let lowered = member.lowered else {
      return [head, "        made by UIKit, and goes when its reason goes"]
    }
    return [
      head,
      "        removed: \(removed.text(besides: others))",
      "        at 999: "
        + (lowered.error > 1e-6 ? "it yields by \(NumberText.measured(lowered.error)) pt, " : "")
        + lowered.text(besides: others),
    ]
  }
}

extension ConflictAnalysis.Outcome {
  /// Frames that a line tells.
  private static let moveLimit = 3

  /// `the others hold; red becomes (20, 0, 100, 50)`.
  fileprivate func text(besides others: [String]) -> String {
    let new = broken.filter { !others.contains($0) }
    let state = new.isEmpty ? "the others hold" : "then broken: \(Sentence.list(new))"
    return ([state] + [moves, ambiguity].filter { !$0.isEmpty }).joined(separator: "; ")
  }

  private var moves: String {
    let told = moved.prefix(Self.moveLimit).map { "\($0.name) becomes \($0.frame)" }
    let rest = moved.count - told.count
    return Sentence.list(rest > 0 ? told + ["\(Sentence.count(rest, "more frame")) change"] : told)
  }

  private var ambiguity: String {
    ambiguous.isEmpty ? "" : "ambiguous then: \(Sentence.list(ambiguous))"
  }
}
