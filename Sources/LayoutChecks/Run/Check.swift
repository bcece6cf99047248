import AutoLayout
import LayoutDiagnostics

/// What is checked, and on which screens.
package struct Check: Sendable {
  /// The configurations.
  package var matrix: CheckMatrix
  /// The rules.
  package var rules: [CheckRule]
  /// What is left out of what the rules find.
  package var silences: [Silence] = []

  /// Creates a check; the usual one by default.
  package init(matrix: CheckMatrix = CheckMatrix(), rules: [CheckRule] = CheckRule.standard) {
    self.matrix = matrix
    self.rules = rules
  }

  /// What is found in a subject, the gravest first.
  package func groups(of subject: CheckSubject) -> [FindingGroup] {
    var run = CheckRun(self, subject)
    run.look()
    return run.groups()
  }
}

/// The check of one subject.
struct CheckRun {
  private let check: Check
  private let subject: CheckSubject
  private let facts: SubjectFacts
  private let configurations: [CheckConfiguration]
  /// The layout as designed, solved.
  private let designed: Layout
  private var grouping = Grouping()

  init(_ check: Check, _ subject: CheckSubject) {
    self.check = check
    self.subject = subject
    var layout = subject.layout
    layout.solve()
    designed = layout
    facts = SubjectFacts(subject)
    var matrix = check.matrix
    let tablets = matrix.devices.filter { $0.idiom == .pad }
    if subject.sources?.isForTablets == true, !tablets.isEmpty { matrix.devices = tablets }
    configurations = matrix.configurations(for: subject.size)
  }

  /// Lays the subject out in all configurations, and notes what rules find.
  mutating func look() {
    let context = CheckContext(subject, facts, solved: designed)
    for rule in check.rules where rule.scope != .everywhere {
      grouping.add(rule.find(context), of: rule, at: nil)
    }
    let everywhere = check.rules.filter { $0.scope == .everywhere }
    if everywhere.isEmpty { return }
    defer { lookInCells(context, everywhere) }
    var layout = designed
    for (place, configuration) in configurations.enumerated() {
      layout.setEnvironment(environment(configuration))
      layout.solve()
      look(at: layout, everywhere, place)
    }
  }

  /// What has a size of its own is only known as it was designed.
  private mutating func lookInCells(_ context: CheckContext, _ rules: [CheckRule]) {
    guard subject.size == .screen, !facts.growing.isEmpty || !facts.resizable.isEmpty else {
      return
    }
    for rule in rules {
      let found = rule.find(context).filter { finding in
        !grouping.has(finding)
          && finding.key.items.contains {
            facts.growing.contains($0) || facts.resizable.contains($0)
          }
      }
      grouping.add(found, of: rule, at: nil)
    }
  }

  private func environment(_ configuration: CheckConfiguration) -> Environment {
    configuration.environment(from: designed.environment, as: subject.size)
  }

  /// What contradictory or missing constraints do to frames is no finding of its own.
  private mutating func look(at layout: Layout, _ rules: [CheckRule], _ place: Int) {
    let context = CheckContext(subject, facts, solved: layout)
    var unreliable: Set<Item.ID> = []
    for rule in rules {
      var found = rule.find(context)
      if CheckRule.broken.contains(where: { $0.id == rule.id }) {
        for finding in found { unreliable.formUnion(finding.key.items + finding.followers) }
      } else if !unreliable.isEmpty {
        found = found.filter { finding in
          !finding.key.items.contains { item in
            layout.model.ancestry(of: item).contains {
              $0 != layout.root && unreliable.contains($0)
            }
          }
        }
      }
      grouping.add(found, of: rule, at: place)
    }
  }

  // MARK: Groups

  /// What was found, grouped, with causes.
  func groups() -> [FindingGroup] {
    // Findings that are left out neither join others nor lend them their cause.
    var found = grouping.found.filter { !isSilenced($0) }
    for place in found.indices { found[place].cause = cause(of: found[place]) }
    return Grouping.joined(found).map(group)
  }

  private func isSilenced(_ group: FoundGroup) -> Bool {
    if check.silences.isEmpty { return false }
    let subjects = self.subjects(of: group.worst)
    return check.silences.contains { $0.covers(group.rule, subjects) }
  }

  private func layout(at place: Int?) -> Layout {
    guard let place else { return designed }
    var layout = designed
    layout.setEnvironment(environment(configurations[place]))
    layout.solve()
    return layout
  }

  private func cause(of group: FoundGroup) -> FoundCause? {
    let context = CheckContext(subject, facts, solved: layout(at: group.worstPlace))
    return CauseSearch(context).cause(of: group.worst)
  }

  private func group(_ found: FoundGroup) -> FindingGroup {
    let some = found.places.map { configurations[$0] }
    let finding = found.worst
    return FindingGroup(
      rule: found.rule, scene: subject.scene, sceneID: subject.sceneID, text: finding.text,
      others: found.merged.map { $0.text }, subjects: subjects(of: finding),
      configurations: some.isEmpty
        ? nil : ConfigurationText(all: configurations, some: some).description,
      count: (some.count, configurations.count),
      worst: found.worstPlace.map { configurations[$0].name },
      amount: finding.amount, breakpoint: breakpoint(of: found), cause: found.cause.map(cause),
      members: found.merged.map { other in
        FindingGroup.fingerprint(
          rule: found.rule.id, sceneID: subject.sceneID, ids: subjects(of: other).map { $0.id })
      })
  }

  private func subjects(of finding: CheckFinding) -> [FindingGroup.Subject] {
    let isAboutConstraints = finding.key.rule != "ambiguity" && !finding.key.constraints.isEmpty
    let items = finding.key.items.map { item in
      let source = subject.sources?.views[item]
      let name = designed.model.path(of: item)
      return FindingGroup.Subject(name: name, id: source?.id ?? name, place: source?.place)
    }
    let constraints = finding.key.constraints.map { id in
      let source = subject.sources?.constraints[id]
      let name = designed.constraint(id).name
      return FindingGroup.Subject(name: name, id: source?.id ?? name, place: source?.place)
    }
    return isAboutConstraints ? constraints + items : items
  }

  private func cause(_ found: FoundCause) -> FindingGroup.Cause {
    let source = found.constraint.flatMap { subject.sources?.constraints[$0] }
    let name = found.constraint.map { designed.constraint($0).name }
    return FindingGroup.Cause(
      culprit: found.text, id: source?.id ?? name, place: source?.place, remedy: found.remedy)
  }

  /// The exact size of the screen, for findings that some screens have and others don't.
  private func breakpoint(of group: FoundGroup) -> String? {
    guard subject.size == .screen, let place = group.worstPlace,
      group.places.count < configurations.count
    else { return nil }
    let worst = configurations[place]
    let alike = configurations.indices.filter { index in
      let other = configurations[index]
      return other.direction == worst.direction && other.textSize == worst.textSize
    }
    if alike.allSatisfy(group.places.contains) { return nil }
    let environment = environment(worst)
    var trial = layout(at: place)
    let breakpoint = Breakpoint(
      isFound: { size in
        guard let other = try? environment.resized(to: size) else { return false }
        trial.setEnvironment(other)
        trial.solve()
        return group.rule.find(CheckContext(subject, facts, solved: trial))
          .contains { $0.key == group.worst.key }
      }, size: environment.size)
    return breakpoint.text
  }
}
