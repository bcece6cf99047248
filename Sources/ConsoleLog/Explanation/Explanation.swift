import AutoLayout

/// What one report means: the sum that doesn't come out, who made which line, and what to change.
package struct LogExplanation: Hashable, Sendable {
  /// The report.
  package let report: LogReport
  /// All views and constraints of the log.
  package let scene: LogScene
  /// The constraints of the report, in its order; the broken one last when only it names it.
  package let constraints: [SceneConstraint]
  /// Whether they clash, as printed.
  package let examination: Examination
  /// The constraint that the log says was broken.
  package let broken: SceneConstraint?
  /// The one that the rule would break.
  package let expectedBroken: SceneConstraint?
  /// Lines of the app's that state the same, with other numbers or the same.
  package let duplicates: [[SceneConstraint]]
  /// What to change; nil without readable lines.
  package let suggestion: LogSuggestion?
  /// What still clashes after the change that is suggested; nil where the change is enough.
  package let further: LogSuggestion?
  /// Whether the suggestion is more than a guess: the lines show a clash, or they show none and the line that
  /// broke is the app's own, which is then the one to lower.
  package let isCertain: Bool
  /// What else is worth knowing.
  package let remarks: [LogRemark]
  /// The first lines of reports further down that say the same.
  package let repetitions: [Int]

  /// Explains a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - scene: All views and constraints of its log.
  ///   - repetitions: The first lines of reports that say the same.
  package init(_ report: LogReport, in scene: LogScene, repetitions: [Int] = []) {
    self.report = report
    self.repetitions = repetitions
    self.scene = scene
    func found(_ line: LogConstraint) -> SceneConstraint? {
      scene.place(of: line, in: report).map { scene.constraints[$0] }
    }
    let broken = report.broken?.constraint.flatMap(found)
    var constraints = report.constraints.compactMap(found)
    expectedBroken = scene.constraintToBreak(of: constraints)
    if let broken, !constraints.contains(broken) { constraints.append(broken) }
    self.constraints = constraints
    self.broken = broken
    let examination = Examination(constraints, preferring: broken, in: scene)
    self.examination = examination
    let near =
      examination == .feasible ? Examination.nearlyClashing(constraints, in: scene) : nil
    let members = examination.contradiction?.members ?? near ?? constraints
    let duplicates = Self.duplicates(among: constraints.filter { $0.maker.isApp }).filter { group in
      Set(group.map { $0.line.relation }).count == 1 || group.allSatisfy(members.contains)
    }
    self.duplicates = duplicates
    let twins = LogSuggestion.marginTwins(among: constraints.filter { $0.maker.isApp })
    let isOpen = examination == .feasible && near == nil && twins == nil
    let isForeign = PrivateViews.owner(of: constraints, in: scene) != nil
    let isEased = isOpen && broken?.maker.isApp == true && !isForeign
    let suggestion =
      isEased
      ? broken.map { LogSuggestion.easing($0, duplicates) }
      : LogSuggestion.make(
        among: examination.contradiction == nil && near == nil && twins != nil
          ? constraints : members,
        broken: broken,
        duplicates: duplicates.first { group in
          group.allSatisfy { members.contains($0) && $0.line.relation == .equal }
        } ?? [], in: scene)
    let further = suggestion.flatMap { Self.further($0, constraints, in: scene) }
    let whole = further == nil ? nil : Self.sufficient(among: members, of: constraints, in: scene)
    self.suggestion = whole ?? suggestion
    self.further = whole == nil ? further : nil
    // What can't be read may be the app's.
    let isKnown =
      examination.contradiction != nil || near != nil || twins != nil || isEased
      || isOpen && isForeign
    isCertain =
      isKnown && !report.isBlurred
      && (report.isReadable || self.suggestion?.action != .leaveAlone
        || isForeign && report.isMostlyReadable)
    remarks = LogRemark.all(
      on: report, members: members, constraints: constraints, examination,
      isNear: near != nil, scene)
  }

  /// The proof; nil where none was found.
  package var contradiction: Contradiction? { examination.contradiction }

  /// Constraints of the list that the contradiction doesn't need.
  package var bystanders: [SceneConstraint] {
    guard let contradiction else { return [] }
    let members = Set(contradiction.members)
    return constraints.filter { !members.contains($0) }
  }

  /// Whether the rule names the constraint that the log says was broken; nil without one.
  package var ruleAgrees: Bool? {
    guard let broken else { return nil }
    return broken == expectedBroken
  }

  /// What else has to change, because the other lines clash without the one that was suggested.
  private static func further(
    _ suggestion: LogSuggestion, _ constraints: [SceneConstraint], in scene: LogScene
  ) -> LogSuggestion? {
    guard [.lower, .remove].contains(suggestion.action) else { return nil }
    let rest = constraints.filter { $0 != suggestion.constraint }
    guard let next = Examination(rest, preferring: nil, in: scene).contradiction,
      let more = LogSuggestion.make(
        among: next.members, broken: nil, duplicates: [], in: scene),
      more.action != .leaveAlone
    else { return nil }
    return more
  }

  /// The most lines of which it is tried whether lowering one of them is enough.
  private static let attemptLimit = 8

  /// A line that is enough to lower, where the one that people usually lower isn't.
  private static func sufficient(
    among members: [SceneConstraint], of constraints: [SceneConstraint], in scene: LogScene
  ) -> LogSuggestion? {
    LogSuggestion.softestFirst(members.filter { $0.maker.isApp }, in: scene).prefix(attemptLimit)
      .first { candidate in
        let rest = constraints.filter { $0 != candidate }
        return Examination(rest, preferring: nil, in: scene) == .feasible
      }.map { LogSuggestion.softening($0, in: scene) }
  }

  /// Groups of lines between the same attributes with the same factor.
  private static func duplicates(among constraints: [SceneConstraint]) -> [[SceneConstraint]] {
    struct Key: Hashable {
      let sides: Set<SceneConstraint.Side>
      let first: SceneConstraint.Side?
      let multiplier: Double
    }
    var groups: [Key: [SceneConstraint]] = [:]
    var order: [Key] = []
    for constraint in constraints {
      let line = constraint.line
      let isPlain = line.multiplier == 1
      let key = Key(
        sides: Set([constraint.first, constraint.second].compactMap { $0 }),
        first: isPlain ? nil : constraint.first, multiplier: line.multiplier)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(constraint)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}

extension ConsoleLog {
  /// The explanations of all reports, over one scene.
  ///
  /// The system logs the same clash again at the next pass; such reports are explained once.
  package func explanations() -> (scene: LogScene, explanations: [LogExplanation]) {
    let scene = LogScene(self)
    var first: [[LogConstraint?]: Int] = [:]
    var groups: [(report: LogReport, repetitions: [Int])] = []
    for report in reports {
      let content = report.lines.map { $0.constraint } + [nil, report.broken?.constraint]
      if let place = first[content], !report.constraints.isEmpty {
        groups[place].repetitions.append(report.firstLine)
      } else {
        first[content] = groups.count
        groups.append((report, []))
      }
    }
    return (
      scene, groups.map { LogExplanation($0.report, in: scene, repetitions: $0.repetitions) }
    )
  }
}
