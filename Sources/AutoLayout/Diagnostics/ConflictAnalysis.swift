import Cassowary

/// A conflict with what Apple's report leaves out: the arithmetic, and what would settle it.
public struct ConflictAnalysis: Hashable, Sendable {
  /// One constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintReference
    /// Whether it is the one that is broken.
    public let isBroken: Bool
    /// What happens without it; nil for constraints that UIKit makes, and where it was not tried.
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
  /// Why this one is broken.
  public let reasons: [String]
  /// What is broken for other reasons.
  let others: [String]
}

extension Layout {
  /// The conflicts of ``conflictReports(style:)``, each with what would settle it.
  ///
  /// Everything is tried on copies. Two copies are solved for each member that somebody added, up to
  /// eight members: what settles a conflict of hundreds is rarely found by reading all of them.
  public func conflictAnalyses(style: LogStyle = .standard) -> [ConflictAnalysis] {
    guard !model.broken.isEmpty else { return [] }
    var rebuilt = self
    rebuilt.discardSolution()
    rebuilt.solve()
    return rebuilt.model.broken.compactMap { rebuilt.analysis(ofBroken: $0, style) }
  }

  /// The analysis of the conflict behind one broken constraint, without trying anything.
  public func explanation(ofBroken handle: String) -> ConflictAnalysis? {
    var rebuilt = self
    rebuilt.discardSolution()
    rebuilt.solve()
    let origin = rebuilt.model.broken.first { rebuilt.handle(of: $0) == handle }
    return origin.flatMap { rebuilt.analysis(ofBroken: $0, .standard, tries: false) }
  }

  private func handle(of origin: RowOrigin) -> String? {
    ConstraintLine(origin, in: Log(model: model))?.handle
  }

  /// How many members of a conflict are tried.
  private static let trialLimit = 8

  private func analysis(ofBroken victim: RowOrigin, _ style: LogStyle, tries: Bool = true)
    -> ConflictAnalysis?
  {
    guard let report = engine.report(ofBroken: victim, in: model, style: style) else { return nil }
    var index = ConstraintIndex(model)
    let own = report.origins.filter { if case .constraint = $0 { true } else { false } }
    let tried = tries ? Set([victim] + own.filter { $0 != victim }.prefix(Self.trialLimit - 1)) : []
    let members = report.origins.map { origin in
      ConflictAnalysis.Member(
        constraint: index.reference(to: origin), isBroken: origin == victim,
        removed: tried.contains(origin)
          ? outcome(of: origin, without: victim, removing: true) : nil,
        lowered: tried.contains(origin)
          ? outcome(of: origin, without: victim, removing: false) : nil)
    }
    return ConflictAnalysis(
      report: report, members: members, given: report.given,
      reasons: BreakingRule(model: model).reasons(for: victim, among: report.origins),
      others: brokenHandles.filter { $0 != report.brokenHandle })
  }

  /// What happens when a constraint yields and the broken one is required again.
  private func outcome(of origin: RowOrigin, without victim: RowOrigin, removing: Bool)
    -> ConflictAnalysis.Outcome?
  {
    guard case .constraint(let id) = origin else { return nil }
    var trial = self
    trial.engine.setBroken(false, victim)
    trial.model.broken.removeAll { $0 == victim }
    if removing {
      trial.setActive(false, id)
    } else {
      trial.setPriority(.nearlyRequired, of: id)
    }
    trial.solve()
    let items = treeOrder()
    return ConflictAnalysis.Outcome(
      broken: trial.brokenHandles,
      error: removing ? 0 : trial.error(of: id).magnitude,
      moved: items.compactMap { item in
        let frame = trial.frame(of: item)
        return frame == self.frame(of: item)
          ? nil : ConflictAnalysis.Move(name: model.path(of: item), frame: frame)
      },
      ambiguous: items.filter { trial.isAmbiguous($0) && !isAmbiguous($0) }.map(model.path))
  }
}
