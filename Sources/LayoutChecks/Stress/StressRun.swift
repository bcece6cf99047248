import AutoLayout
import LayoutDiagnostics

/// The test of one subject.
struct StressRun {
  let subject: CheckSubject
  private let facts: SubjectFacts
  private let rules: [CheckRule]
  private let silencedRules: [SilencedRule]
  /// The findings in the unchanged layout.
  private var known: Set<CheckFinding.Key> = []
  /// The constraints that contradict each other in the layout as it is.
  private var contradictory: Set<LayoutConstraint.ID> = []
  /// The number of findings in the unchanged layout, without silenced ones.
  private(set) var knownCount = 0
  let designed: Layout

  init(_ subject: CheckSubject, _ rules: [CheckRule], _ silencedRules: [SilencedRule]) {
    (self.subject, self.rules, self.silencedRules) = (subject, rules, silencedRules)
    facts = SubjectFacts(subject)
    var layout = subject.layout
    layout.solve()
    designed = layout
    let context = CheckContext(subject, facts, solved: layout)
    for (rule, found) in context.findings(of: rules) {
      known.formUnion(found.map { $0.key })
      knownCount += found.count { !isSilenced($0, rule) }
      if rule.behavior.blame.isContradiction {
        contradictory.formUnion(found.flatMap { $0.key.constraints })
      }
    }
  }

  private func isSilenced(_ finding: CheckFinding, _ rule: CheckRule) -> Bool {
    let subjects = subject.subjects(of: finding)
    return silencedRules.contains { $0.covers(rule, subjects) }
  }

  /// Whether something is wrong without a change; of the same contradiction, other lines may give way after one.
  private func isKnown(_ finding: CheckFinding, _ rule: CheckRule) -> Bool {
    known.contains(finding.key)
      || rule.behavior.blame.isContradiction
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

  /// The findings that a change causes, the most severe first.
  private func found(
    _ context: CheckContext, besides told: Set<CheckFinding.Key> = []
  ) -> (rule: CheckRule, finding: CheckFinding)? {
    for (rule, found) in context.findings(of: rules) {
      for finding in found
      where !isKnown(finding, rule) && !isSilenced(finding, rule) && !told.contains(finding.key) {
        return (rule, finding)
      }
    }
    return nil
  }

  func breaks(_ change: StressChange) -> Bool { found(context(change)) != nil }

  /// The findings that a change causes and that weren't reported yet.
  func told(
    _ change: StressChange, _ summary: String, view: String? = nil, language: CheckLanguage? = nil,
    besides known: Set<CheckFinding.Key> = []
  ) -> StressBreak? {
    let context = context(change)
    guard let (rule, finding) = found(context, besides: known) else { return nil }
    return StressBreak(
      change: change, summary: summary, rule: rule, text: finding.text, key: finding.key,
      place: subject.subjects(of: finding).lazy.compactMap { $0.place }.first, view: view,
      language: language,
      expectations: StressExpectations(context: context, rule: rule, finding: finding).all)
  }

  /// The first whole number that breaks, on the way from one that doesn't to one that does.
  func boundary(
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

  /// The widths and heights of all screens, upright and on their side.
  private static let screenLengths = Set(
    Device.all.flatMap { [$0.size.width, $0.size.height].map { Int($0.rounded()) } }
  ).sorted()

  /// The widest narrower screen that breaks it, and the narrowest wider one.
  var widths: [StressBreak] {
    let size = designed.environment.size
    return variesWidth
      ? screens(from: size.width, "wide") { Size(width: $0, height: size.height) } : []
  }

  /// The highest lower screen that breaks it, and the lowest higher one.
  var heights: [StressBreak] {
    let size = designed.environment.size
    return variesHeight
      ? screens(from: size.height, "high") { Size(width: size.width, height: $0) } : []
  }

  private var variesWidth: Bool { subject.size != .asDesigned }
  /// The height of a row is that of its contents.
  private var variesHeight: Bool { subject.size == .screen }

  /// The nearest smaller and the nearest larger screen that break it.
  private func screens(
    from length: Double, _ word: String, _ size: (Double) -> Size
  ) -> [StressBreak] {
    let own = Int(length.rounded())
    let smaller = Self.screenLengths.reversed().filter { $0 < own }
    let larger = Self.screenLengths.filter { $0 > own }
    func change(_ length: Int) -> StressChange { .size(size(Double(length))) }
    return [smaller, larger].compactMap { lengths in
      var holding = own
      for length in lengths {
        if breaks(change(length)) {
          let found = boundary(holding: holding, breaking: length, change)
          return told(change(found.breaks), "\(found.breaks) pt \(word) (holds at \(found.holds))")
        }
        holding = length
      }
      return nil
    }
  }

  /// The ranges of the test.
  var ranges: StressRanges {
    var ranges = StressRanges()
    let environment = designed.environment
    func range(_ length: Double) -> ClosedRange<Int>? {
      let all = Self.screenLengths + [Int(length.rounded())]
      return all.min().flatMap { least in all.max().map { least...$0 } }
    }
    if variesWidth {
      ranges.widths = range(environment.size.width)
      let all = ContentSizeCategory.allCases.sorted()
      ranges.categories = all.last.map {
        environment.contentSizeCategory...max($0, environment.contentSizeCategory)
      }
    }
    if variesHeight { ranges.heights = range(environment.size.height) }
    ranges.textCount = growingTexts.count
    ranges.longestText = growingTexts.map { $0.longest }.max() ?? 0
    ranges.languages = subject.translations.compactMap { $0.name }
    ranges.isMirrored = true
    return ranges
  }

  /// The smallest of the larger text sizes that breaks it.
  var categories: [StressBreak] {
    guard variesWidth else { return [] }
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
}
