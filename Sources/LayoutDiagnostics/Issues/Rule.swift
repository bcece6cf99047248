/// A problem that `report issues`, `expect no issues`, `lay check`, `lay diff` and `lay stress` look for in the layouts
/// of documents, scripts, code and logs.
package struct Rule: Sendable {
  /// The severity of findings.
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
  /// Its severity.
  package let severity: Severity
  /// Whether it applies by default: imprecise rules and matters of style don't.
  package let isOnByDefault: Bool
  /// Why it matters, in one line.
  package let reason: String
  /// The remedy.
  package let remedy: String

  init(
    _ id: String, _ severity: Severity, isOnByDefault: Bool = true, reason: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.reason = reason
    self.remedy = remedy
  }

  /// The name that stands for every rule.
  package static let every = "all"

  /// The rule of an id.
  package static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Rule: Hashable {
  /// Rules are known by their ids.
  package static func == (first: Rule, second: Rule) -> Bool { first.id == second.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
