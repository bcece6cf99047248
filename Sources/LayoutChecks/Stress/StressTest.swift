import AutoLayout
import LayoutDiagnostics

/// Looks for what breaks a layout first: on which narrower and wider screen, in which text size, with how
/// long a text of each view, and in which language.
package struct StressTest: Sendable {
  private let rules: [CheckRule]
  private let silences: [Silence]

  /// Creates a test with the rules of a check that look everywhere.
  package init(_ check: Check) {
    rules = check.rules.filter { $0.scope == .everywhere }
    silences = check.silences
  }

  /// The smallest change of each kind that breaks a subject, and how much is wrong with it as it is; nothing
  /// where not all of it was read.
  package func breaks(of subject: CheckSubject) -> (breaks: [StressBreak], known: Int) {
    guard subject.isComplete else { return ([], 0) }
    let run = StressRun(subject, rules, silences)
    return (run.widths + run.categories + run.texts + run.languages, run.knownCount)
  }
}

/// The test of one subject.
private struct StressRun {
  private let subject: CheckSubject
  private let facts: SubjectFacts
  private let rules: [CheckRule]
  private let silences: [Silence]
  /// What is wrong with the layout as it is.
  private var known: Set<CheckFinding.Key> = []
  /// The constraints that contradict each other in the layout as it is.
  private var contradictory: Set<LayoutConstraint.ID> = []
  /// How much is wrong with the layout as it is, beside what is silenced.
  private(set) var knownCount = 0
  private let designed: Layout

  init(_ subject: CheckSubject, _ rules: [CheckRule], _ silences: [Silence]) {
    (self.subject, self.rules, self.silences) = (subject, rules, silences)
    facts = SubjectFacts(subject)
    var layout = subject.layout
    layout.solve()
    designed = layout
    let context = CheckContext(subject, facts, solved: layout)
    for (rule, found) in context.findings(of: rules) {
      known.formUnion(found.map { $0.key })
      knownCount += found.count { !isSilenced($0, rule) }
      if rule.treatment.blame.isContradiction {
        contradictory.formUnion(found.flatMap { $0.key.constraints })
      }
    }
  }

  private func isSilenced(_ finding: CheckFinding, _ rule: CheckRule) -> Bool {
    let subjects = subject.subjects(of: finding)
    return silences.contains { $0.covers(rule, subjects) }
  }

  /// Whether something is wrong without a change; of the same contradiction, other lines may give way after one.
  private func isKnown(_ finding: CheckFinding, _ rule: CheckRule) -> Bool {
    known.contains(finding.key)
      || rule.treatment.blame.isContradiction
        && !contradictory.isDisjoint(with: finding.key.constraints)
  }

  // MARK: Trials

  /// The subject with a change.
  private func context(_ change: StressChange) -> CheckContext {
    let isOwn = change.texts == .own
    var (layout, guesses) =
      isOwn ? (designed, subject.guesses) : subject.layout(in: change.texts)
    change.apply(to: &layout)
    layout.solve()
    return CheckContext(subject, facts, solved: layout, in: change.texts, guesses: guesses)
  }

  /// What a change breaks, the gravest first.
  private func found(_ context: CheckContext) -> (rule: CheckRule, finding: CheckFinding)? {
    for (rule, found) in context.findings(of: rules) {
      for finding in found where !isKnown(finding, rule) && !isSilenced(finding, rule) {
        return (rule, finding)
      }
    }
    return nil
  }

  private func breaks(_ change: StressChange) -> Bool { found(context(change)) != nil }

  private func told(_ change: StressChange, _ summary: String, view: String? = nil) -> StressBreak?
  {
    let context = context(change)
    guard let (rule, finding) = found(context) else { return nil }
    return StressBreak(
      change: change, summary: summary, rule: rule, text: finding.text,
      place: subject.subjects(of: finding).lazy.compactMap { $0.place }.first, view: view,
      expectations: StressExpectations(context: context, rule: rule, finding: finding).all)
  }

  /// The first whole number that breaks, on the way from one that doesn't to one that does.
  private func boundary(
    holding: Int, breaking: Int, _ change: (Int) -> StressChange
  ) -> (holds: Int, breaks: Int) {
    var (holding, breaking) = (holding, breaking)
    while (breaking - holding).magnitude > 1 {
      let middle = holding + (breaking - holding) / 2
      if breaks(change(middle)) { breaking = middle } else { holding = middle }
    }
    return (holding, breaking)
  }

  // MARK: Screens

  /// The widths of all screens, upright and on their side.
  private static let screenWidths = Set(
    Device.all.flatMap { [$0.size.width, $0.size.height].map { Int($0.rounded()) } }
  ).sorted()

  /// The widest narrower screen that breaks it, and the narrowest wider one.
  var widths: [StressBreak] {
    if subject.size == .asDesigned { return [] }
    let size = designed.environment.size
    let own = Int(size.width.rounded())
    let narrower = Self.screenWidths.reversed().filter { $0 < own }
    let wider = Self.screenWidths.filter { $0 > own }
    func change(_ width: Int) -> StressChange {
      .size(Size(width: Double(width), height: size.height))
    }
    return [narrower, wider].compactMap { widths in
      var holding = own
      for width in widths {
        if breaks(change(width)) {
          let found = boundary(holding: holding, breaking: width, change)
          return told(change(found.breaks), "\(found.breaks) pt wide (holds at \(found.holds))")
        }
        holding = width
      }
      return nil
    }
  }

  /// The smallest of the larger text sizes that breaks it.
  var categories: [StressBreak] {
    if subject.size == .asDesigned { return [] }
    var holding = designed.environment.contentSizeCategory
    for category in ContentSizeCategory.allCases.sorted() where category > holding {
      if breaks(.category(category)) {
        let summary = "text size \(category.rawValue) (holds up to \(holding.rawValue))"
        return [told(.category(category), summary)].compactMap { $0 }
      }
      holding = category
    }
    return []
  }

  // MARK: Texts

  /// Of how many views of a scene texts are made longer.
  private static let mostViews = 100

  /// How much longer texts get when they are translated from English, by their length: IBM's figures, as in the W3C's
  /// "Text size in translation" (2007).
  private static let growth = [
    (10, 3.0), (20, 2.0), (30, 1.8), (50, 1.6), (70, 1.7), (Int.max, 1.3),
  ]

  /// The shortest text of each view that breaks the layout and may come from a translation.
  var texts: [StressBreak] {
    let views = designed.items.filter { item in
      designed.model[item].view?.content.text?.isEmpty == false && designed.isVisible(item)
        && [.label, .button].contains(designed.viewClass(of: item))
    }
    return views.prefix(Self.mostViews).compactMap { item in
      let own = designed.model[item].view?.content.text ?? ""
      let factor = Self.growth.first { own.count <= $0.0 }?.1 ?? 1
      let longest = Int((Double(min(own.count, 10_000)) * factor).rounded())
      func change(_ length: Int) -> StressChange { .text(item, Self.text(own, length)) }
      guard longest > own.count, !breaks(change(own.count)), breaks(change(longest)) else {
        return nil
      }
      let found = boundary(holding: own.count, breaking: longest, change)
      let name = designed.model.path(of: item)
      return told(
        change(found.breaks),
        "\(name) with \(found.breaks) characters (\(found.holds) fit; it has \(own.count))",
        view: designed.name(of: item))
    }
  }

  /// A text of a length, made of the words of another one.
  private static func text(_ own: String, _ length: Int) -> String {
    let words = Array(own + " ")
    return String((0..<length).map { words[$0 % words.count] })
  }

  // MARK: Languages

  /// The languages that break it.
  var languages: [StressBreak] {
    (subject.translations + [.rightToLeft]).compactMap { language in
      told(
        .language(language),
        language == .rightToLeft ? "right to left" : "in \(language.name ?? "")")
    }
  }
}
