import AutoLayout
import LayoutDiagnostics

/// Something that `lay check` looks for.
package struct CheckRule: Sendable {
  /// In which configurations a rule looks.
  package enum Scope: String, Sendable {
    /// In each of them.
    case everywhere
    /// Once for each scene: what it finds doesn't depend on the screen.
    case once
    /// On the screen that the document was designed on.
    case canvas
  }

  /// The problem that is looked for.
  package let rule: Rule
  /// In which configurations it looks.
  package let scope: Scope
  /// Its exceptions and limits.
  package let details: String
  /// A layout that it finds something in, and one that it finds nothing in.
  package let examples: Examples
  /// How its findings are grouped and traced back to a constraint.
  let behavior: RuleBehavior
  let find: @Sendable (CheckContext) -> [CheckFinding]

  /// Two layouts that differ in a few lines.
  package struct Examples: Sendable {
    /// The languages of examples, as named in Markdown.
    package enum Language: String, Sendable {
      /// A script.
      case script = "lay norun"
      /// The contents of a storyboard's root view, whose safe area has the id `safe`.
      case document = "xml"
      /// The subviews and constraints of a view in code.
      case code = "swift"
    }

    /// Their language.
    package let language: Language
    /// Both as one text: a line after `- ` is only in the first layout, one after `+ ` only in the second.
    let text: String

    /// One that the rule finds something in.
    package var firing: String { lines(besides: "+ ") }
    /// One that it finds nothing in.
    package var clean: String { lines(besides: "- ") }

    private func lines(besides mark: String) -> String {
      text.split(separator: "\n").filter { !$0.hasPrefix(mark) }
        .map { $0.hasPrefix("- ") || $0.hasPrefix("+ ") ? $0.dropFirst(2) : $0 }
        .joined(separator: "\n")
    }
  }

  /// Every rule in the order of their table.
  package static let all: [CheckRule] = Rule.all.compactMap(of)

  /// The rule of an id.
  package static func named(_ id: String) -> CheckRule? { Rule.named(id).flatMap(of) }

  /// The check of a rule; nil if nothing checks it.
  package static func of(_ rule: Rule) -> CheckRule? { byRule[rule] }

  /// The rules that apply by default.
  package static let standard = all.filter { $0.isOnByDefault }

  /// Some rules and those that are named in addition, in the order of all.
  package static func adding(_ ids: [String], to rules: [CheckRule]) -> [CheckRule] {
    let usual = Set(rules.map { $0.id })
    return all.filter { usual.contains($0.id) || ids.contains($0.id) || ids.contains(Rule.every) }
  }

  /// The rule of messages in logs, which aren't searched.
  static let logMessage = CheckRule(
    .logMessage, .once, details: "", example: "", find: { _ in [] })

  /// The checks by rule, including those of rules that the table lacks.
  static let byRule = Dictionary(
    [
      broken, sources, unreadable, misplacedViews, canvas, screens, sides, sizes, touches,
      constraints, variations, style,
    ].joined()
      .map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })

  init(
    _ rule: Rule, _ scope: Scope, behavior: RuleBehavior = RuleBehavior(),
    details: String, example: String, in language: Examples.Language = .script,
    find: @escaping @Sendable (CheckContext) -> [CheckFinding]
  ) {
    (self.rule, self.scope, self.details, self.behavior) = (rule, scope, details, behavior)
    examples = Examples(language: language, text: example)
    self.find = find
  }

  /// A rule that looks for the same as in a session, and takes what it wants of that.
  static func issue(
    _ rule: Rule, _ scope: Scope, behavior: RuleBehavior = RuleBehavior(),
    details: String, example: String,
    among wanted: @escaping @Sendable (CheckContext, [CheckFinding]) -> [CheckFinding] = { $1 }
  ) -> CheckRule {
    let issue = IssueRule.of(rule)
    return CheckRule(rule, scope, behavior: behavior, details: details, example: example) {
      context in
      wanted(context, (issue?.find(context.search) ?? []).map { context.finding(rule, $0) })
    }
  }
}

extension CheckRule {
  /// By which it is silenced: `truncated-text`.
  package var id: String { rule.id }
  /// Its severity.
  package var severity: Rule.Severity { rule.severity }
  /// Whether it applies by default.
  package var isOnByDefault: Bool { rule.isOnByDefault }
  /// Why it matters, in one line.
  package var reason: String { rule.reason }
  /// The remedy.
  package var remedy: String { rule.remedy }
}

/// How the findings of a rule are grouped and traced back to a constraint.
struct RuleBehavior: Sendable {
  /// The findings that are reported together, besides those with the same culprit.
  enum Joining: Sendable {
    /// None.
    case apart
    /// All of a scene: the rule says of one view what it says of the next.
    case scene
    /// Findings that share a view, or views that follow from them.
    case sharedViews
    /// Findings along one axis that share a constraint and occur in exactly the same configurations, or share several
    /// and never occur together.
    case contradiction
    /// Findings about the same view.
    case sameView
    /// Findings along the same axis that occur together in some configuration.
    case axis
    /// Findings along the same axis in exactly the same configurations.
    case axisAndPlaces
  }

  /// How the constraint behind a finding is found.
  enum Blame: Sendable {
    /// Not at all.
    case none
    /// The finding names the constraint itself.
    case named
    /// One of those that contradict each other.
    case contradiction
    /// Constraints are missing.
    case missing
    /// The constraints that contradict what would have to hold.
    case goal(GoalKind)

    var isContradiction: Bool { if case .contradiction = self { true } else { false } }
    var isGoal: Bool { if case .goal = self { true } else { false } }
  }

  /// What would have to hold of the views for a finding to go away.
  enum GoalKind: Sendable {
    /// A larger one.
    case larger
    /// One no larger than its content.
    case smaller
    /// One inside what holds it.
    case inside
    /// One that no bar covers.
    case uncovered
    /// Two beside or below each other.
    case apart
  }

  var joining = Joining.apart
  var blame = Blame.none
  /// Rules whose findings about the same view follow from this one's.
  var hides: Set<Rule> = []
  /// Whether it depends on the size of the screen alone, so it begins at a certain size.
  var hasBreakpoint = true
  /// Whether the frames of the views it finds mean nothing, so that no other rule looks at them.
  var spoilsFrames = false
}
