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

  /// How grave what it finds is.
  package enum Severity: String, Sendable {
    /// Something is broken or can't be seen or used.
    case error
    /// Something looks wrong, or will; or something is broken only for few people.
    case warning
    /// Something could be better; it fails no check.
    case note
  }

  /// By which it is silenced: `truncated-text`.
  package let id: String
  /// In which configurations it looks.
  package let scope: Scope
  /// How grave it is.
  package let severity: Severity
  /// Whether it applies unless somebody asks for it: one that can't be precise doesn't.
  package let isOnByDefault: Bool
  /// Why it matters, in one line.
  package let reason: String
  /// What to do.
  package let remedy: String
  /// What it leaves out, and what it can't know.
  package let details: String
  /// Layouts of which it finds something in the first and nothing in the second.
  package let examples: Examples
  /// How what it finds is grouped and traced back to a constraint.
  let treatment: Treatment
  let find: @Sendable (CheckContext) -> [CheckFinding]

  /// Two layouts.
  package struct Examples: Sendable {
    /// What examples are written in, as Markdown calls it.
    package enum Language: String, Sendable {
      /// A script.
      case script = "lay norun"
      /// What the root view of a storyboard holds, whose safe area has the id `safe`.
      case document = "xml"
      /// The subviews and constraints of a view in code.
      case code = "swift"
    }

    /// What they are written in.
    package let language: Language
    /// One in which the rule finds something.
    package let firing: String
    /// One in which it doesn't.
    package let clean: String
  }

  /// Every rule, the gravest first.
  package static let all: [CheckRule] =
    broken + sources + unreadable + misplacedViews + sizes
    + constraints + variations + style

  /// The rule of an id.
  package static func named(_ id: String) -> CheckRule? { byID[id] }

  /// The rules that apply unless somebody says otherwise.
  package static let standard = all.filter { $0.isOnByDefault }

  /// The rule about contradictions, which logs report, too.
  static let conflictID = "conflict"

  /// What stands for every rule where rules are named.
  package static let every = "all"

  /// Some rules and those that are named in addition, in the order of all.
  package static func adding(_ ids: [String], to rules: [CheckRule]) -> [CheckRule] {
    let usual = Set(rules.map { $0.id })
    return all.filter { usual.contains($0.id) || ids.contains($0.id) || ids.contains(every) }
  }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  init(
    _ id: String, _ scope: Scope, _ severity: Severity = .warning, isOnByDefault: Bool = true,
    treatment: Treatment = Treatment(),
    reason: String, remedy: String, details: String, firing: String, clean: String,
    in language: Examples.Language = .script,
    find: @escaping @Sendable (CheckContext) -> [CheckFinding]
  ) {
    self.id = id
    self.scope = scope
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.reason = reason
    self.remedy = remedy
    self.details = details
    self.treatment = treatment
    examples = Examples(language: language, firing: firing, clean: clean)
    self.find = find
  }

  /// A rule of `report issues`, with its reason and remedy, which looks where a filter lets it.
  static func issue(
    _ id: String, _ scope: Scope, _ severity: Severity = .warning, isOnByDefault: Bool = true,
    treatment: Treatment = Treatment(), details: String, firing: String, clean: String,
    among wanted: @escaping @Sendable (CheckContext, [CheckFinding]) -> [CheckFinding]
  ) -> CheckRule {
    let issue = IssueRule.named(id)
    return CheckRule(
      id, scope, severity, isOnByDefault: isOnByDefault, treatment: treatment,
      reason: issue?.reason ?? "", remedy: issue?.remedy ?? "",
      details: details, firing: firing, clean: clean
    ) { context in
      wanted(context, (issue?.find(context.search) ?? []).map { context.finding(id, $0) })
    }
  }

  /// The same, which takes each finding by itself.
  static func issue(
    _ id: String, _ scope: Scope, _ severity: Severity = .warning, isOnByDefault: Bool = true,
    treatment: Treatment = Treatment(), details: String, firing: String, clean: String,
    where isWanted: @escaping @Sendable (CheckContext, CheckFinding) -> Bool = { _, _ in true }
  ) -> CheckRule {
    issue(
      id, scope, severity, isOnByDefault: isOnByDefault, treatment: treatment, details: details,
      firing: firing, clean: clean
    ) { context, findings in findings.filter { isWanted(context, $0) } }
  }
}
