import AutoLayout
import LayoutDiagnostics

/// Finds the constraint behind a finding, and what would fix it.
struct CauseSearch {
  let context: CheckContext
  let rule: CheckRule
  /// The existing findings about positions and sizes.
  private let harms: Set<CheckFinding.Key>
  private var layout: Layout { context.layout }

  /// Creates a search; `harms` is what ``harms(in:)`` finds, wherever the rule needs that.
  init(_ context: CheckContext, of rule: CheckRule, harms: Set<CheckFinding.Key>) {
    self.context = context
    self.rule = rule
    self.harms = harms
  }

  /// The cause of a finding of a solved layout.
  func cause(of finding: CheckFinding) -> FoundCause? {
    if let remedy = finding.remedy {
      return FoundCause(remedy: remedy)
    }
    switch rule.behavior.blame {
    case .none: return FoundCause(remedy: rule.remedy)
    case .contradiction: return ofContradiction(finding)
    case .missing: return ofMissing(finding)
    case .named:
      return finding.key.constraints.first.map { named($0, rule.remedy) }
    case .goal(let kind):
      return Goal(kind, finding, in: context).flatMap { cause(against: $0, kind, finding) }
    }
  }

  // MARK: Constraints that contradict what is wished

  private func cause(
    against goal: Goal, _ kind: RuleBehavior.GoalKind, _ finding: CheckFinding
  ) -> FoundCause? {
    var trial = layout
    let known = Set(trial.brokenHandles)
    guard let id = try? trial.add(goal.constraint) else { return nil }
    trial.solve()
    let reports = trial.conflictReports().filter { !known.contains($0.brokenHandle) }
    guard let report = reports.first else {
      return kind == .uncovered ? ofPlace(goal, finding) : unopposed(goal, kind, finding)
    }
    let name = trial.constraint(id).name
    let members = report.members.filter { $0 != name }.compactMap { layout.constraint(named: $0) }
    guard let culprit = ranked(members, around: finding.key.items).first else {
      return FoundCause(remedy: rule.remedy)
    }
    return named(culprit, remedy(against: culprit, goal, kind, finding))
  }

  /// The remedy for the constraint that stands in the way.
  ///
  /// The size of another view was chosen, and a text may not squeeze it.
  private func remedy(
    against culprit: LayoutConstraint.ID, _ goal: Goal, _ kind: RuleBehavior.GoalKind,
    _ finding: CheckFinding
  ) -> String {
    let made = layout.constraint(culprit)
    let isSize = made.second == nil
    if isSize, !finding.key.items.contains(made.first.item) { return rule.remedy }
    var choices: [[Advice.Edit]] = []
    if isSize, made.relation == .equal, kind == .larger || kind == .smaller {
      choices.append([.relate(culprit, goal.constraint.relation)])
    }
    // A distance from what holds a text is a margin, which a text may not cross.
    if kind == .larger, !isMargin(made) {
      choices.append([.prioritize(culprit, Self.belowContent)])
    }
    if kind == .smaller { choices.append([.remove(culprit)]) }
    // The extent of bars depends on the device, so no number would do.
    if kind == .inside || kind == .apart {
      choices.append([.prioritize(culprit, .nearlyRequired), .add(goal.constraint)])
    }
    return text(of: choices.map(Advice.init), finding, naming: culprit)
  }

  /// Whether a constraint ties an edge to one of the view's container.
  private func isMargin(_ made: LayoutConstraint) -> Bool {
    guard let second = made.second, !made.first.attribute.isSize else { return false }
    let items = [made.first.item, second.item].map(layout.owningView)
    return layout.isDescendant(items[0], of: items[1])
      || layout.isDescendant(items[1], of: items[0])
  }

  /// Below the default compression resistance of views.
  private static let belowContent = Priority(749) ?? .defaultLow

  /// The first advice that fixes the finding, or else what the rule says.
  private func text(
    of choices: [Advice], _ finding: CheckFinding, naming culprit: LayoutConstraint.ID? = nil
  ) -> String {
    if choices.isEmpty { return rule.remedy }
    let faults = LayoutFaults(layout)
    return choices.first { isFixed(finding, by: $0, faults) }
      .map { context.text(of: $0, naming: culprit) } ?? rule.remedy
  }

  /// Whether advice makes a finding go away, and brings no other.
  private func isFixed(_ finding: CheckFinding, by advice: Advice, _ faults: LayoutFaults) -> Bool {
    guard let trial = advice.done(to: layout), faults.includes(LayoutFaults(trial)) else {
      return false
    }
    let after = context.changed(trial)
    return !rule.find(after).contains { $0.key == finding.key }
      && Self.harms(in: after).isSubset(of: harms)
  }

  /// The findings about positions and sizes, which no remedy may add to.
  static func harms(in context: CheckContext) -> Set<CheckFinding.Key> {
    let rules = (CheckRule.misplacedViews + CheckRule.unreadable).filter { $0.severity == .error }
    return Set(rules.flatMap { $0.find(context) }.map { $0.key })
  }

  /// Nothing required stands in the way: a priority, or nothing, does.
  private func unopposed(
    _ goal: Goal, _ kind: RuleBehavior.GoalKind, _ finding: CheckFinding
  ) -> FoundCause? {
    guard goal.constraint.first.attribute.isSize else {
      return FoundCause(
        text: "no constraint keeps \(kind == .apart ? "them apart" : "it inside")",
        remedy: text(of: [Advice([.add(goal.constraint)])], finding))
    }
    let losses = layout.explanation(of: goal.constraint.first).losses
    for loss in losses {
      let winner = loss.winners.first { $0.isUsers && $0.priority < 1000 }
      guard let winner, let id = layout.constraint(named: winner.id) else { continue }
      let lower = Priority(max(1, loss.constraint.priority - 1)).map {
        Advice([.prioritize(id, $0)])
      }
      return named(id, text(of: [lower].compactMap { $0 }, finding, naming: id))
    }
    let rival = losses.flatMap { $0.winners }.first { !$0.isUsers && $0.isContentSize }
    let (item, axis) = (goal.constraint.first.item, finding.axis ?? .horizontal)
    let bound: ContentBound = kind == .smaller ? .hugging : .compressionResistance
    let choices = [rival?.priority].compactMap { $0 }.filter { $0 < 999 }.compactMap {
      Priority($0 + 1).map { Advice([.keep(item, bound, axis, $0)]) }
    }
    return FoundCause(
      text: rival.map { "\($0.text) wins" }, remedy: text(of: choices, finding))
  }

  /// The constraints that put a view where it is, though nothing required does.
  private func ofPlace(_ goal: Goal, _ finding: CheckFinding) -> FoundCause? {
    let culprits = layout.explanation(of: goal.constraint.first).summands.compactMap {
      summand -> LayoutConstraint.ID? in
      guard case .constraint(let reference) = summand.source, reference.isUsers else { return nil }
      return layout.constraint(named: reference.id)
    }
    let toRoot = culprits.first { id in
      let made = layout.constraint(id)
      return made.items.contains(layout.root)
    }
    return (toRoot ?? culprits.first).map { named($0, rule.remedy) }
  }

  /// The likeliest culprit first: sizes before distances, those of the views themselves before others,
  /// large numbers before small ones, later constraints before earlier ones.
  func ranked(_ members: [LayoutConstraint.ID], around items: [Item.ID]) -> [LayoutConstraint.ID] {
    members.map { id -> (id: LayoutConstraint.ID, rank: [Double]) in
      let made = layout.constraint(id)
      let isOwn = items.contains(made.first.item)
      let isNumber = made.second == nil
      return (
        id,
        [
          isNumber && isOwn ? 2 : isNumber ? 1 : 0, made.constant.magnitude,
          made.relation == .equal ? 1 : 0, Double(id.rawValue),
        ]
      )
    }.sorted { first, second in
      for (a, b) in zip(first.rank, second.rank) where a != b { return a > b }
      return false
    }.map { $0.id }
  }

  private func named(_ id: LayoutConstraint.ID, _ remedy: String) -> FoundCause {
    FoundCause(
      constraint: id, text: "\(layout.constraint(id).name) (\(layout.equation(of: id)))",
      remedy: remedy)
  }

  // MARK: Rules about constraints

  private func ofContradiction(_ finding: CheckFinding) -> FoundCause? {
    let members = Set(finding.key.constraints.map { layout.constraint($0).name })
    let analysis = layout.conflictAnalyses(trying: 0)
      .first { Set($0.report.members) == members }
    if let content = analysis?.members.map({ $0.constraint }).first(where: { $0.isContentSize }) {
      return FoundCause(text: content.shortName, remedy: "use 999 or less")
    }
    guard let culprit = ranked(finding.key.constraints, around: finding.key.items).first else {
      return nil
    }
    if let sets = rivalSets(among: finding.key.constraints) {
      return named(
        culprit, "deactivate \(sets.one) before \(sets.other) is activated, or the other way round")
    }
    let outward = context.edgeTies.filter {
      finding.key.constraints.contains($0.id) && $0.isOutside
    }
    let known = Set(rule.find(context).map { $0.key })
    let faults = LayoutFaults(layout)
    let turned = outward.map { $0.id }.first { id in
      guard let trial = lessBroken(by: .turn(id), known) else { return false }
      return faults.includes(LayoutFaults(trial))
    }
    if let turned {
      return named(turned, context.text(of: Advice([.turn(turned)]), naming: turned))
    }
    let choices: [Advice.Edit] = [.prioritize(culprit, .nearlyRequired), .remove(culprit)]
    let edit = choices.first { lessBroken(by: $0, known) != nil }
    return named(
      culprit, edit.map { context.text(of: Advice([$0]), naming: culprit) } ?? rule.remedy)
  }

  /// The layout after a change, if that mends a contradiction and brings none that isn't known.
  private func lessBroken(by edit: Advice.Edit, _ known: Set<CheckFinding.Key>) -> Layout? {
    guard let trial = Advice([edit]).done(to: layout),
      trial.brokenHandles.count < layout.brokenHandles.count
    else { return nil }
    // A yielding constraint may let views overlap that it kept apart.
    let after = rule.find(context.changed(trial)).map { $0.key }
    return known.isSuperset(of: after) ? trial : nil
  }

  /// Two arrays of constraints that the code keeps, of which only one can be meant to be active: they contradict each
  /// other, and without either one the other leaves nothing open.
  private func rivalSets(among members: [LayoutConstraint.ID]) -> (one: String, other: String)? {
    let sets = context.subject.sets.filter { !$0.value.isDisjoint(with: members) }
      .sorted { $0.key < $1.key }
    for (place, one) in sets.enumerated() {
      for other in sets.dropFirst(place + 1)
      where one.value.isDisjoint(with: other.value)
        && [one, other].allSatisfy({ isSpare($0.value) })
      {
        return (one.key, other.key)
      }
    }
    return nil
  }

  /// Whether fewer constraints are broken without the given ones, and nothing is open.
  private func isSpare(_ set: Set<LayoutConstraint.ID>) -> Bool {
    guard let trial = Advice(set.sorted().map { .remove($0) }).done(to: layout) else {
      return false
    }
    return trial.brokenHandles.count < layout.brokenHandles.count
      && trial.engine.ambiguousItems.isSubset(of: layout.engine.ambiguousItems)
  }

  private func ofMissing(_ finding: CheckFinding) -> FoundCause? {
    guard let item = finding.key.items.first else { return nil }
    // Advice was tried before it is returned.
    guard let advice = AmbiguityAdvice.settling(item, in: layout), !advice.edits.isEmpty else {
      return FoundCause(remedy: rule.remedy)
    }
    return FoundCause(remedy: lackOfHeight(finding, advice) ?? context.text(of: advice))
  }

  /// The remedy for contents that compete for an insufficient height; nil for other advice, and for scripts, whose
  /// advice can be typed.
  ///
  /// To let one yield would only choose which is cut off.
  private func lackOfHeight(_ finding: CheckFinding, _ advice: Advice) -> String? {
    guard context.subject.sources != nil, advice.edits.count == 1,
      case .keep(_, .compressionResistance, .vertical, _)? = advice.edits.first
    else { return nil }
    let missing = (finding.key.items + finding.followers).reduce(0.0) { sum, item in
      let wanted = layout.pass.intrinsicSize(of: item).vertical ?? 0
      return sum + max(0, wanted - layout.frame(of: item).size.height)
    }
    guard context.isVisible(missing) else { return nil }
    return
      "the contents need \(NumberText.measured(missing.rounded())) pt more than there is: let them scroll, or lower "
      + "the Vertical Content Compression Resistance Priority of one that may be cut off"
  }
}
