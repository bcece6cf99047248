import AutoLayout

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
