import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Looks for the first thing that breaks a layout: a narrower, wider, lower or higher screen, a text size, a longer
/// text of a view, or a language.
package struct StressTest: Sendable {
  private let rules: [CheckRule]
  private let silencedRules: [SilencedRule]

  /// Creates a test with the rules of a check that look everywhere.
  package init(_ check: Check) {
    rules = check.rules.filter { $0.scope == .everywhere }
    silencedRules = check.silencedRules
  }

  /// The result of a test.
  package struct Result: Sendable {
    /// The smallest change of each kind that breaks the subject.
    package var breaks: [StressBreak] = []
    /// The number of findings in the unchanged layout.
    package var knownCount = 0
    /// The ranges that the test searched.
    package var ranges = StressRanges()
  }

  /// Tests a subject; nothing comes of it where not all of it was read.
  package func result(of subject: CheckSubject) -> Result {
    guard subject.isComplete else { return Result() }
    let run = StressRun(subject, rules, silencedRules)
    let texts = run.texts
    return Result(
      breaks: run.widths + run.heights + run.categories + texts + run.languages(besides: texts),
      knownCount: run.knownCount, ranges: run.ranges)
  }
}

/// The smallest change of a kind that breaks a layout.
package struct StressBreak: Sendable {
  /// The change.
  package let change: StressChange
  /// The change, and the limit that still holds: `340 pt wide (holds at 341)`.
  package let summary: String
  /// The rule that finds something then.
  package let rule: CheckRule
  /// The text of the finding.
  package let text: String
  /// Its identity among findings.
  let key: CheckFinding.Key
  /// The place of its subject in the document.
  package let place: DocumentPlace?
  /// The name in commands of the view whose text changes; nil for other changes.
  package let view: String?
  /// The language of the view's text; nil for generated texts.
  let language: CheckLanguage?
  /// The failing expectations, as `expect` takes them: the likeliest form first.
  package let expectations: [String]
}

/// The expectations that fail where a rule finds something, as `expect` takes them.
struct StressExpectations {
  let context: CheckContext
  let rule: CheckRule
  let finding: CheckFinding

  /// The forms, the likeliest first; none if `expect` has no words for it.
  var all: [String] {
    let name = finding.key.items.first.map { context.layout.model.typeable($0) }
    switch (rule.behavior.blame, name) {
    case (.contradiction, _): return ["expect satisfied"]
    case (.missing, let name?): return ["expect unambiguous \(name)"]
    case (.goal(let kind), let name?): return content(kind, name) + goal(kind)
    default: return []
    }
  }

  /// A size beside that of the content, which holds for any text.
  private func content(_ kind: RuleBehavior.GoalKind, _ name: String) -> [String] {
    guard kind == .larger || kind == .smaller else { return [] }
    let length = Attribute.extent(finding.axis ?? .horizontal).rawValue
    let sign = kind == .larger ? ">=" : "<="
    // A test shouldn't blame what rules tolerate.
    return ["expect \(name).\(length) \(sign) \(name).intrinsicContentSize.\(length) ± 2"]
  }

  private func goal(_ kind: RuleBehavior.GoalKind) -> [String] {
    Goal(kind, finding, in: context).map {
      ["expect \(context.layout.model.equation(of: $0.constraint))"]
    } ?? []
  }
}

/// A change of a layout that tests whether it breaks.
package enum StressChange: Hashable, Sendable {
  /// A different size of the screen, in points.
  case size(Size)
  /// A different text size.
  case category(ContentSizeCategory)
  /// A different text of a view.
  case text(Item.ID, String)
  /// The texts of another language, or their direction.
  case language(CheckLanguage)

  /// The texts that it takes.
  package var texts: CheckLanguage {
    if case .language(let language) = self { language } else { .own }
  }

  /// Changes a layout that has the texts of the language.
  func apply(to layout: inout Layout) {
    var environment = layout.environment
    switch self {
    case .size(let size):
      environment = (try? environment.resized(to: size)) ?? environment
    case .category(let category): environment.contentSizeCategory = category
    case .text(let item, let text):
      try? ViewProperty.named("text")?.set(.text(text), of: item, in: &layout)
    case .language(let language):
      environment.direction = language.direction ?? environment.direction
    }
    layout.setEnvironment(environment)
  }
}

/// The ranges that a stress test searched, reported when nothing breaks.
package struct StressRanges: Sendable {
  /// The narrowest and the widest screen, in points.
  var widths: ClosedRange<Int>?
  /// The lowest and the highest screen, in points.
  var heights: ClosedRange<Int>?
  /// The smallest and the largest text size.
  var categories: ClosedRange<ContentSizeCategory>?
  /// The number of texts that are lengthened.
  var textCount = 0
  /// The number of characters of the longest one.
  var longestText = 0
  /// The languages, in the order they are tried.
  var languages: [String] = []
  /// Whether anything is read from right to left.
  var isMirrored = false

  /// Nothing yet.
  package init() {}

  /// Takes in how far another test looks.
  package mutating func merge(_ other: StressRanges) {
    widths = Self.spanning(widths, other.widths)
    heights = Self.spanning(heights, other.heights)
    categories = Self.spanning(categories, other.categories)
    textCount += other.textCount
    longestText = max(longestText, other.longestText)
    languages += other.languages.filter { !languages.contains($0) }
    isMirrored = isMirrored || other.isMirrored
  }

  private static func spanning<Bound: Comparable>(
    _ first: ClosedRange<Bound>?, _ second: ClosedRange<Bound>?
  ) -> ClosedRange<Bound>? {
    guard let first, let second else { return first ?? second }
    return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
  }

  /// `320 to 1366 pt wide, 320 to 1366 pt high, text sizes L to AX5, 2 texts of up to 15 characters, in de, right to left`.
  package var text: String {
    let parts = [
      widths.map { "\($0.lowerBound) to \($0.upperBound) pt wide" },
      heights.map { "\($0.lowerBound) to \($0.upperBound) pt high" },
      categories.map { "text sizes \($0.lowerBound.rawValue) to \($0.upperBound.rawValue)" },
      textCount == 0
        ? nil : "\(Sentence.count(textCount, "text")) of up to \(longestText) characters",
      languages.isEmpty ? nil : "in \(Sentence.list(languages))",
      isMirrored ? "right to left" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
