import AutoLayout
import LayoutDiagnostics

/// Finds the constraint behind a finding, and what would mend it.
struct CauseSearch {
  let context: CheckContext
  private var layout: Layout { context.layout }

  init(_ context: CheckContext) { self.context = context }

  /// What is to blame for a finding of a solved layout.
  func cause(of finding: CheckFinding) -> FoundCause? {
    switch finding.key.rule {
    case "conflict": return ofConflict(finding)
    case "ambiguity": return ofAmbiguity(finding)
    case "under-bars": return ofBars(finding)
    case "missing-translates", "left-right", "fixed-text-size", "duplicate":
      return finding.key.constraints.first.map { named($0, context.subject.size, nil) }
    default: return Wish(finding, in: context).flatMap { cause(against: $0, finding) }
    }
  }

  // MARK: Constraints that contradict what is wished

  private func cause(against wish: Wish, _ finding: CheckFinding) -> FoundCause? {
    var trial = layout
    let known = Set(trial.brokenHandles)
    guard let id = try? trial.add(wish.constraint) else { return nil }
    trial.solve()
    let reports = trial.conflictReports().filter { !known.contains($0.brokenHandle) }
    guard let report = reports.first else { return mending(wish, finding) }
    let name = trial.constraint(id).name
    let members = report.members.filter { $0 != name }.compactMap { layout.constraint(named: $0) }
    guard let culprit = ranked(members, around: finding.key.items).first else {
      return FoundCause(constraint: nil, text: nil, remedy: rulesRemedy(finding))
    }
    return named(culprit, context.subject.size, remedy(for: culprit, finding))
  }

  /// Nothing required stands in the way: a priority, or nothing, does.
  private func mending(_ wish: Wish, _ finding: CheckFinding) -> FoundCause? {
    let wished = layout.model.equation(of: wish.constraint)
    guard wish.constraint.first.attribute.isSize else {
      return FoundCause(
        constraint: nil, text: "nothing demands it", remedy: "pin \(wished)")
    }
    let losses = layout.explanation(of: wish.constraint.first).losses
    for loss in losses {
      let winner = loss.winners.first { $0.isUsers && $0.priority < 1000 }
      guard let winner, let id = layout.constraint(named: winner.id) else { continue }
      return named(
        id, context.subject.size,
        "lower its priority below \(NumberText.exact(loss.constraint.priority))")
    }
    let rival = losses.flatMap { $0.winners }.first { !$0.isUsers && $0.isContentSize }
    return FoundCause(
      constraint: nil, text: rival.map { "\($0.text) wins" },
      remedy: finding.key.rule == "stretched-control"
        ? "raise its hugging" : "raise its compression resistance")
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

  private func named(
    _ id: LayoutConstraint.ID, _ size: SubjectSize, _ remedy: String?
  ) -> FoundCause {
    FoundCause(
      constraint: id, text: "\(layout.constraint(id).name) (\(layout.equation(of: id)))",
      remedy: remedy ?? "")
  }

  private func remedy(for culprit: LayoutConstraint.ID, _ finding: CheckFinding) -> String {
    let made = layout.constraint(culprit)
    if made.second == nil, made.relation == .equal,
      ["truncated-text", "clipped-content", "zero-size"].contains(finding.key.rule)
    {
      return "make it >="
    }
    return made.priority.isRequired ? "lower its priority" : rulesRemedy(finding)
  }

  private func rulesRemedy(_ finding: CheckFinding) -> String {
    CheckRule.named(finding.key.rule)?.remedy ?? ""
  }

  // MARK: Rules about constraints

  private func ofConflict(_ finding: CheckFinding) -> FoundCause? {
    let members = Set(finding.key.constraints.map { layout.constraint($0).name })
    let analysis = layout.conflictAnalyses(trying: 0)
      .first { Set($0.report.members) == members }
    if let content = analysis?.members.map({ $0.constraint }).first(where: { $0.isContentSize }) {
      return FoundCause(constraint: nil, text: content.shortName, remedy: "use 999 or less")
    }
    guard let culprit = ranked(finding.key.constraints, around: finding.key.items).first else {
      return nil
    }
    return named(culprit, context.subject.size, "lower its priority to 999, or remove it")
  }

  private func ofAmbiguity(_ finding: CheckFinding) -> FoundCause? {
    guard let item = finding.key.items.first else { return nil }
    let found = layout.suggestions(for: item) ?? []
    guard !found.isEmpty else {
      return FoundCause(constraint: nil, text: nil, remedy: rulesRemedy(finding))
    }
    let lines = found.map { "pin \(layout.model.equation(of: $0))" }
    return FoundCause(
      constraint: nil, text: nil, remedy: "for instance " + Sentence.list(lines))
  }

  private func ofBars(_ finding: CheckFinding) -> FoundCause? {
    guard let item = finding.key.items.first else { return nil }
    let sides: [(String, Attribute)] = [
      ("the top", .top), ("the bottom", .bottom), ("the left", .left), ("the right", .right),
    ]
    let side = sides.first { finding.text.contains($0.0) }?.1 ?? .top
    let summands = layout.explanation(of: Anchor(item, side)).summands
    let culprits = summands.compactMap { summand -> LayoutConstraint.ID? in
      guard case .constraint(let reference) = summand.source, reference.isUsers else { return nil }
      return layout.constraint(named: reference.id)
    }
    let toRoot = culprits.first { id in
      let made = layout.constraint(id)
      return [made.first, made.second].contains { $0?.item == layout.root }
    }
    guard let culprit = toRoot ?? culprits.first else { return nil }
    return named(culprit, context.subject.size, "tie it to the safe area")
  }
}
