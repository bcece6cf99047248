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

  // MARK: Screens

  /// The widths and heights of all screens, in portrait and landscape.
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
          let found = Halving.boundary(from: holding, to: length) { !breaks(change($0)) }
          return told(change(found.next), "\(found.next) pt \(word) (holds at \(found.last))")
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

/// Other texts: those of translations, and longer ones.
extension StressRun {
  /// Of how many views of a scene texts are made longer.
  private static let mostViews = 100

  /// The growth of texts translated from English, by their length: IBM's figures, as in the W3C's "Text size in
  /// translation" (2007).
  private static let growth = [
    (10, 3.0), (20, 2.0), (30, 1.8), (50, 1.6), (70, 1.7), (Int.max, 1.3),
  ]

  /// A text that translations may make longer.
  struct GrowingText {
    let item: Item.ID
    /// The text without trailing blanks, which are invisible.
    let text: String
    /// The maximum number of characters.
    let longest: Int
  }

  /// The texts of labels and buttons that are shown and can be translated.
  var growingTexts: [GrowingText] {
    let texts = designed.items.compactMap { item -> GrowingText? in
      guard let own = text(of: item, in: designed), own.contains(where: { $0.isLetter }),
        designed.isVisible(item), [.label, .button].contains(designed.viewClass(of: item))
      else { return nil }
      let text = PseudoLanguage.lengthened(own, to: 0)
      let factor = Self.growth.first { text.count <= $0.0 }?.1 ?? 1
      let longest = Int((Double(min(text.count, 10_000)) * factor).rounded())
      return GrowingText(item: item, text: text, longest: longest)
    }
    return Array(texts.prefix(Self.mostViews))
  }

  private func text(of item: Item.ID, in layout: Layout) -> String? {
    layout.model[item].view?.content.text
  }

  /// The shortest text of each view that breaks the layout: one of its translations, otherwise one that may come
  /// from a translation.
  var texts: [StressBreak] {
    growingTexts.compactMap { grown in
      breaks(.text(grown.item, grown.text)) ? nil : translated(grown) ?? lengthened(grown)
    }
  }

  /// A real text is a better example than a generated one.
  private func translated(_ grown: GrowingText) -> StressBreak? {
    let written = subject.translations.compactMap { language -> (name: String, text: String)? in
      guard let name = language.name,
        let text = text(of: grown.item, in: subject.layout(in: language).layout)
      else { return nil }
      return (name, text)
    }.sorted { $0.text.count < $1.text.count }
    guard let first = written.first(where: { breaks(.text(grown.item, $0.text)) }) else {
      return nil
    }
    let name = designed.model.path(of: grown.item)
    return told(
      .text(grown.item, first.text),
      "\(name) in \(first.name), with \(first.text.count) characters (it has \(grown.text.count))",
      view: designed.name(of: grown.item), language: .translation(first.name))
  }

  private func lengthened(_ grown: GrowingText) -> StressBreak? {
    let count = grown.text.count
    func change(_ length: Int) -> StressChange {
      .text(grown.item, PseudoLanguage.lengthened(grown.text, to: length))
    }
    guard grown.longest > count, breaks(change(grown.longest)) else { return nil }
    let found = Halving.boundary(from: count, to: grown.longest) { !breaks(change($0)) }
    let name = designed.model.path(of: grown.item)
    return told(
      change(found.next),
      "\(name) with \(found.next) characters (\(found.last) fit; it has \(count))",
      view: designed.name(of: grown.item))
  }

  /// The languages that break it, besides what single texts do.
  func languages(besides texts: [StressBreak]) -> [StressBreak] {
    let known = Set(texts.filter { $0.language != nil }.map { $0.key })
    return (subject.translations + [.rightToLeft]).compactMap { language in
      told(
        .language(language),
        language == .rightToLeft ? "right to left" : "in \(language.name ?? "")",
        besides: language == .rightToLeft ? [] : known)
    }
  }
}
