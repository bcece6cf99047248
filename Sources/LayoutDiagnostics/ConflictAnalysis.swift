import AutoLayout
import Cassowary

/// A conflict with what Apple's report leaves out: the arithmetic, and what would settle it.
public struct ConflictAnalysis: Hashable, Sendable {
  /// One constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintReference
    /// Whether it is the one that is broken.
    public let isBroken: Bool
    /// What happens without it; nil where it was not tried.
    public let removed: Outcome?
    /// What happens at priority 999; nil in the same cases.
    public let lowered: Outcome?
  }

  /// What a copy of the layout does after a change.
  public struct Outcome: Hashable, Sendable {
    /// What is broken there, the same conflict settled or not.
    public let broken: [String]
    /// By how many points the changed constraint misses its demand; 0 for a removed one.
    public let error: Double
    /// The items whose frames change, in tree order, with their new frames.
    public let moved: [Move]
    /// The items that become ambiguous.
    public let ambiguous: [String]
  }

  /// A frame in the changed copy.
  public struct Move: Hashable, Sendable {
    /// The item's name.
    public let name: String
    /// Its frame there.
    public let frame: Rect
  }

  /// Apple's report.
  public let report: ConflictReport
  /// The irreducible set, in the order of the report: without any one of them the others can hold.
  public let members: [Member]
  /// The numbers from outside that take part: `root.width`.
  public let given: [String]
  /// By how many points the broken constraint misses what it demands; more than the report's
  /// shortfall where it contradicts other constraints too.
  public let error: Double
  /// Why this one is broken.
  public let reasons: [String]
  /// What is broken for other reasons.
  let others: [String]
}

extension Layout {
  /// The conflicts of ``conflictReports(style:)``, each with what would settle it.
  ///
  /// Everything is tried on copies, two for each member.
  ///
  /// - Parameters:
  ///   - style: Which of Apple's logs to imitate.
  ///   - limit: How many members are tried in all conflicts together, the first conflicts first, and
  ///     of each the broken member first; by default more than the 46 lines of the longest public
  ///     report.
  /// - Returns: An analysis for each broken constraint.
  public func conflictAnalyses(style: LogStyle = .standard, trying limit: Int = 64)
    -> [ConflictAnalysis]
  {
    guard !engine.broken.isEmpty else { return [] }
    var rebuilt = self
    rebuilt.discardSolution()
    rebuilt.solve()
    var left = limit
    return rebuilt.engine.broken.compactMap { victim in
      let analysis = rebuilt.analysis(ofBroken: victim, style, tries: left)
      left -= analysis?.members.count { $0.removed != nil } ?? 0
      return analysis
    }
  }

  /// The analysis of the conflict behind one broken constraint, without trying anything.
  public func explanation(ofBroken handle: String) -> ConflictAnalysis? {
    var rebuilt = self
    rebuilt.discardSolution()
    rebuilt.solve()
    let origin = rebuilt.engine.broken.first { rebuilt.handle(of: $0) == handle }
    return origin.flatMap { rebuilt.analysis(ofBroken: $0, .standard, tries: 0) }
  }

  /// Whether reports call some constraint so, also one that UIKit made: `row.3`.
  public func hasConstraint(called handle: String) -> Bool {
    var index = ConstraintIndex(situation)
    return engine.rows.contains { index.reference(to: $0.1).id == handle }
  }

  private func handle(of origin: ConstraintID) -> String? {
    ConstraintLine(origin, in: Log(situation))?.handle
  }

  private func analysis(ofBroken victim: ConstraintID, _ style: LogStyle, tries limit: Int)
    -> ConflictAnalysis?
  {
    guard let report = report(ofBroken: victim, style: style) else { return nil }
    var index = ConstraintIndex(situation)
    var rule = BreakingRule(situation)
    let others = report.origins.filter { $0 != victim }
    let tried = Set(([victim] + others).prefix(limit))
    let members = report.origins.map { origin in
      func outcome(removing: Bool) -> ConflictAnalysis.Outcome? {
        tried.contains(origin)
          ? self.outcome(of: origin, without: victim, removing: removing) : nil
      }
      return ConflictAnalysis.Member(
        constraint: index.reference(to: origin), isBroken: origin == victim,
        removed: outcome(removing: true), lowered: outcome(removing: false))
    }
    return ConflictAnalysis(
      report: report, members: members, given: report.given,
      error: engine.row(of: victim).map(engine.solver.error)?.magnitude ?? 0,
      reasons: rule.reasons(for: victim, among: report.origins),
      others: brokenHandles.filter { $0 != report.brokenHandle })
  }

  /// What happens when a constraint yields and the broken one is required again.
  private func outcome(of origin: ConstraintID, without victim: ConstraintID, removing: Bool)
    -> ConflictAnalysis.Outcome
  {
    var trial = self
    trial.engine.setBroken(false, victim)
    trial.engine.broken.removeAll { $0 == victim }
    if case .user(let id) = origin {
      if removing {
        trial.setActive(false, id)
      } else {
        trial.setPriority(.nearlyRequired, of: id)
      }
      trial.solve()
    } else {
      trial.engine.solve(trial.model, without: origin, orAt: removing ? nil : .nearlyRequired)
    }
    let items = treeOrder()
    return ConflictAnalysis.Outcome(
      broken: trial.brokenHandles,
      error: removing
        ? 0 : trial.engine.row(of: origin).map(trial.engine.solver.error)?.magnitude ?? 0,
      moved: items.compactMap { item in
        let frame = trial.frame(of: item)
        return frame == self.frame(of: item)
          ? nil : ConflictAnalysis.Move(name: model.path(of: item), frame: frame)
      },
      ambiguous: items.filter { trial.isAmbiguous($0) && !isAmbiguous($0) }.map(model.path))
  }
}
