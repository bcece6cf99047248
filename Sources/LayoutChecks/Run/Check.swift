import AutoLayout
import LayoutDiagnostics

/// The rules and screens to check.
package struct Check: Sendable {
  /// The configurations.
  package var matrix: CheckMatrix
  /// The rules.
  package var rules: [CheckRule]
  /// The severities that the user gave to rules.
  package var severities: [Rule: Rule.Severity] = [:]
  /// The silenced findings.
  package var silencedRules: [SilencedRule] = []
  /// The least width and height of buttons, in points.
  package var leastTarget = SubjectFacts.usualTarget
  /// Whether the app is known to have languages, and none that is read from right to left: what only readers of such
  /// a language would see is a warning.
  package var isLeftToRightOnly = false
  /// Draws a layout with some rectangles marked, in the coordinates of the root view; nil for no pictures.
  package var draw: (@Sendable (_ layout: Layout, _ marked: [Rect]) -> FindingPicture)?
  /// The maximum number of findings with a picture, to limit the page.
  package static let mostPictures = 300

  /// Creates a check; the usual one by default.
  package init(matrix: CheckMatrix = CheckMatrix(), rules: [CheckRule] = CheckRule.standard) {
    self.matrix = matrix
    self.rules = rules
  }

  /// The findings in a subject, the most severe first.
  package func groups(of subject: CheckSubject) -> [FindingGroup] { result(of: subject).groups }

  /// The findings in a subject, the most severe first, and what rules left out.
  package func result(of subject: CheckSubject) -> (groups: [FindingGroup], leftOut: [LeftOutCount])
  {
    var run = CheckRun(self, subject)
    run.look()
    return (run.groups(), run.leftOut)
  }
}

/// The check of one subject.
struct CheckRun {
  private let check: Check
  let subject: CheckSubject
  private let facts: SubjectFacts
  let configurations: [CheckConfiguration]
  /// The layout as designed, solved.
  let designed: Layout
  private var grouping = Grouping()
  /// Contexts by configuration, for causes.
  private var contexts: [Int?: CheckContext] = [:]
  private var harms: [Int?: Set<CheckFinding.Key>] = [:]

  init(_ check: Check, _ subject: CheckSubject) {
    var check = check
    // What a script silences is silenced here, too.
    let silenced = subject.layout.model.silencedIssues
    check.rules.removeAll { silenced.contains($0.id) }
    self.check = check
    self.subject = subject
    var layout = subject.layout
    layout.solve()
    designed = layout
    facts = SubjectFacts(subject, leastTarget: check.leastTarget)
    var matrix = check.matrix
    if subject.code.isUpright { matrix.supported[.phone] = [false] }
    let tablets = matrix.devices.filter { $0.idiom == .pad }
    if subject.sources?.isForTablets == true, !tablets.isEmpty { matrix.devices = tablets }
    configurations = matrix.configurations(
      for: subject.size, translations: subject.translations)
  }

  /// Lays the subject out in all configurations, and notes what rules find.
  mutating func look() {
    let context = CheckContext(subject, facts, solved: designed)
    for rule in check.rules where rule.scope == .once {
      grouping.add(rule.find(context), of: rule, at: nil)
    }
    // Findings that depend on frames hold only if nothing was left out.
    if !subject.isComplete { return }
    let conflicted = context.contradictions.views
    for rule in check.rules where rule.scope == .canvas {
      let found = rule.find(context).filter { conflicted.isDisjoint(with: $0.key.items) }
      grouping.add(found, of: rule, at: nil)
    }
    let everywhere = check.rules.filter { $0.scope == .everywhere }
    if everywhere.isEmpty { return }
    defer { lookInCells(context, everywhere, besides: conflicted) }
    var language = CheckLanguage.own
    var (layout, guesses) = (designed, subject.guesses)
    for (place, configuration) in configurations.enumerated() {
      if configuration.language != language {
        language = configuration.language
        (layout, guesses) = subject.layout(in: language)
      }
      subject.solve(&layout, in: configuration)
      let context = CheckContext(
        subject, facts, solved: layout, in: language, guesses: guesses)
      for (rule, found) in context.findings(of: everywhere) {
        grouping.add(found, of: rule, at: place)
      }
    }
  }

  /// Cells of their own size are only known as designed.
  private mutating func lookInCells(
    _ context: CheckContext, _ rules: [CheckRule], besides conflicted: Set<Item.ID>
  ) {
    if subject.size == .asDesigned || facts.growing.isEmpty && facts.resizable.isEmpty { return }
    // The canvas isn't a screen of rows: of them, only what contradicts itself is examined there.
    for rule in rules where subject.size == .screen || rule.rule == .conflict {
      let found = rule.find(context).filter { finding in
        !grouping.has(finding)
          && (rule.behavior.spoilsFrames || conflicted.isDisjoint(with: finding.key.items))
          && finding.key.items.contains {
            facts.growing.contains($0) || facts.resizable.contains($0)
          }
      }
      grouping.add(found, of: rule, at: nil)
    }
  }

  /// The things that rules can't judge, counted in the designed configuration.
  var leftOut: [LeftOutCount] {
    guard subject.isComplete, !check.rules.isEmpty else { return [] }
    let context = CheckContext(subject, facts, solved: designed)
    return LeftOutCount.counts(
      context.unjudgedContents + OpenValues(context).leftOut, scene: subject.sceneID)
  }

  // MARK: Groups

  /// The findings that aren't silenced, each by itself.
  ///
  /// Findings that are left out neither join others nor lend them their cause.
  var found: [FoundGroup] {
    subject.code.isNeverShown ? [] : grouping.found.filter { !isSilenced($0) }
  }

  /// The grouped findings, with causes.
  mutating func groups() -> [FindingGroup] {
    var found = found
    var counts: [String: Int] = [:]
    for place in found.indices {
      counts[found[place].rule.id, default: 0] += 1
      // In a scene with hundreds of overlapping views the first causes suffice.
      if counts[found[place].rule.id, default: 0] > Self.mostCauses { continue }
      found[place].cause = cause(of: found[place])
    }
    found.removeAll { isLeftToCode($0, because: $0.cause) }
    return Grouping.joined(found, of: subject).enumerated().map { place, found in
      group(found, isDrawn: place < Check.mostPictures)
    }
  }

  /// Whether the app's code may change what was found before it is visible.
  private func isLeftToCode(_ group: FoundGroup, because cause: FoundCause?) -> Bool {
    if group.rule.scope == .once, group.rule.rule != .fixedTextSize { return false }
    let language = group.worstPlace.map { configurations[$0].language } ?? .own
    return subject.code.decides(
      group.worst, cause?.constraint, isTranslated: language.isTranslation)
  }

  /// The same for a group whose cause isn't known yet.
  mutating func isLeftToCode(_ group: FoundGroup) -> Bool {
    let changesConstraints = !subject.code.constraints.isEmpty
    return isLeftToCode(group, because: changesConstraints ? cause(of: group) : nil)
  }

  /// For how many findings of a rule in a scene a cause is looked for.
  private static let mostCauses = 40

  private func isSilenced(_ group: FoundGroup) -> Bool {
    if check.silencedRules.isEmpty { return false }
    let subjects = subject.subjects(of: group.worst)
    return check.silencedRules.contains { $0.covers(group.rule, subjects) }
  }

  /// The solved layout of a configuration, worked out once.
  mutating func context(at place: Int?) -> CheckContext {
    if let known = contexts[place] { return known }
    let language = place.map { configurations[$0].language } ?? .own
    var (layout, guesses) = subject.layout(in: language)
    if let place { subject.solve(&layout, in: configurations[place]) } else { layout.solve() }
    let context = CheckContext(subject, facts, solved: layout, in: language, guesses: guesses)
    contexts[place] = context
    return context
  }

  private mutating func cause(of group: FoundGroup) -> FoundCause? {
    let context = context(at: group.worstPlace)
    let harms = group.rule.behavior.blame.isGoal ? harms(in: context, at: group.worstPlace) : []
    return CauseSearch(context, of: group.rule, harms: harms).cause(of: group.worst)
  }

  /// The findings about positions and sizes in a configuration, computed once.
  private mutating func harms(in context: CheckContext, at place: Int?) -> Set<CheckFinding.Key> {
    if let known = harms[place] { return known }
    let found = CauseSearch.harms(in: context)
    harms[place] = found
    return found
  }

  private mutating func group(_ found: FoundGroup, isDrawn: Bool) -> FindingGroup {
    let some = found.places.map { configurations[$0] }
    let finding = found.worst
    let context = context(at: found.worstPlace)
    // With the views and constraints of the size class.
    let subject = subject.with(context.layout)
    let marked = ([finding] + found.merged).flatMap { $0.key.items }
    return FindingGroup(
      rule: found.rule, severity: severity(of: found, in: some), scene: subject.scene,
      sceneID: subject.sceneID, text: finding.text,
      others: found.merged.map { other in
        other.text
          + (subject.subjects(of: other).lazy.compactMap { $0.place }.first.map { " at \($0)" }
            ?? "")
      }, subjects: subject.subjects(of: finding), related: subject.related(to: finding),
      configurations: some.isEmpty
        ? nil
        : ConfigurationText(all: configurations, some: some).sentence
          + (isForNobody(some) ? ", a direction that no language of the app has" : ""),
      count: (some.count, configurations.count),
      worst: found.worstPlace.map { configurations[$0].name },
      amount: finding.amount, aspect: finding.key.aspect, breakpoint: breakpoint(of: found),
      cause: found.cause.map { cause($0, of: subject) },
      picture: check.draw.flatMap { draw in
        !isDrawn
          ? nil
          : draw(context.layout, marked.unique.compactMap { context.frames[$0] })
      },
      members: found.merged.map { other in
        FindingGroup.fingerprint(
          rule: found.rule.id, sceneID: subject.sceneID,
          ids: subject.subjects(of: other).map { $0.id },
          aspect: other.key.aspect)
      })
  }

  /// Users of accessibility text sizes expect that something has to give way, and texts in left-to-right languages
  /// aren't read from right to left.
  private func severity(
    of group: FoundGroup, in configurations: [CheckConfiguration]
  ) -> Rule.Severity {
    if let chosen = check.severities[group.rule.rule] { return chosen }
    if isForNobody(configurations) || check.isLeftToRightOnly && group.rule.rule == .leftRight {
      return .note
    }
    let usual = group.worst.severity ?? group.rule.severity
    let isRare =
      !configurations.isEmpty
      && configurations.allSatisfy { $0.textSize >= .accessibilityMedium }
    return usual == .error && isRare ? .warning : usual
  }

  /// Whether only readers of a language that the app doesn't have would see something.
  private func isForNobody(_ configurations: [CheckConfiguration]) -> Bool {
    check.isLeftToRightOnly && !configurations.isEmpty
      && configurations.allSatisfy { $0.direction == .rightToLeft }
  }

  private func cause(_ found: FoundCause, of subject: CheckSubject) -> FindingGroup.Cause {
    let source = found.constraint.map { subject.source(of: $0) }
    return FindingGroup.Cause(
      culprit: found.text, id: source?.id, place: source?.place, remedy: found.remedy)
  }

  /// The exact size of the screen, for findings that some screens have and others don't.
  private mutating func breakpoint(of group: FoundGroup) -> String? {
    guard group.rule.behavior.hasBreakpoint, subject.size == .screen, let place = group.worstPlace,
      group.places.count < configurations.count
    else { return nil }
    let worst = configurations[place]
    let alike = configurations.indices.filter { index in
      let other = configurations[index]
      return other.direction == worst.direction && other.textSize == worst.textSize
        && other.language == worst.language
    }
    if alike.allSatisfy(group.places.contains) { return nil }
    let known = context(at: place)
    var trial = known.layout
    let environment = trial.environment
    let breakpoint = Breakpoint(
      isFound: { size in
        guard let other = try? environment.resized(to: size) else { return false }
        trial.setEnvironment(other)
        trial.solve()
        return group.rule.find(known.changed(trial))
          .contains { $0.key == group.worst.key }
      }, size: environment.size, axis: group.worst.axis)
    return breakpoint.text
  }
}
