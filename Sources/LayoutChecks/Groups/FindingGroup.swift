import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Findings that have the same cause: what a person is told once.
package struct FindingGroup: Sendable {
  /// The constraint behind a group.
  package struct Cause: Hashable, Sendable {
    /// The text for readers: `c3 (title.width = 100)`; nil if no constraint is to blame.
    package let culprit: String?
    /// The object id of the constraint, or its name in a script.
    package let id: String?
    /// Where it is in the document.
    package internal(set) var place: DocumentPlace?
    /// The remedy.
    package let remedy: String
  }

  /// The rule.
  package let rule: CheckRule
  /// Its severity: breaks in accessibility text sizes only are warnings.
  package let severity: Rule.Severity
  /// The scene, where the file has several.
  package var scene: String?
  /// The id of the scene.
  package let sceneID: String
  /// The finding in the worst configuration.
  package let text: String
  /// Other findings with the same cause.
  package var others: [String] = []
  /// Its subjects, the most important first.
  package internal(set) var subjects: [FindingSubject]
  /// Related constraints or views.
  package internal(set) var related: [FindingSubject] = []
  /// `12 of 48: landscape phones`; nil for what doesn't depend on the screen.
  package var configurations: String?
  /// How many configurations it occurs in, and out of how many.
  package var count = (found: 0, all: 0)
  /// The worst configuration.
  package var worst: String?
  /// Its extent in points in the worst configuration.
  package var amount = 0.0
  /// The aspect that distinguishes it from other findings of the rule about the same subject.
  var aspect = ""
  /// The screen size where it begins: `on screens narrower than 341 pt`.
  package var breakpoint: String?
  /// The cause and its remedy.
  package internal(set) var cause: Cause?
  /// The screen where it is worst as a picture, where pictures are wanted.
  package internal(set) var picture: FindingPicture?
  /// The fingerprints of the findings with the same cause; empty if there are none.
  package var members: [String] = []

  /// Its stable identity across runs: nothing in it changes with numbers or lines.
  package var fingerprint: String {
    Self.fingerprint(
      rule: rule.id, sceneID: sceneID, ids: subjects.map { $0.id }, aspect: aspect)
  }

  static func fingerprint(rule: String, sceneID: String, ids: [String], aspect: String) -> String {
    [rule, sceneID, ids.joined(separator: "+"), aspect].filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// Where to look.
  package var place: DocumentPlace? { subjects.lazy.compactMap { $0.place }.first }

  /// The same group with its places changed.
  func mappingPlaces(_ changed: (DocumentPlace) -> DocumentPlace) -> FindingGroup {
    func mapped(_ subject: FindingSubject) -> FindingSubject {
      var subject = subject
      subject.place = subject.place.map(changed)
      return subject
    }
    var group = self
    group.subjects = subjects.map(mapped)
    group.related = related.map(mapped)
    group.cause?.place = cause?.place.map(changed)
    return group
  }

  /// Every place that it names.
  var places: [DocumentPlace] {
    (subjects + related).compactMap { $0.place } + [cause?.place].compactMap { $0 }
  }
}

/// Findings in logs.
extension FindingGroup {
  /// A contradiction that the running app logged, with the constraint to change among those of the report, and where that
  /// begins; nil if the rule about them is unknown.
  package init?(
    clash: String, advice: String?, culprit: String?, names: [String], place: DocumentPlace
  ) {
    guard let rule = CheckRule.of(.conflict) else { return nil }
    let cause = advice.map { Cause(culprit: culprit, id: culprit, place: nil, remedy: $0) }
    self.init(logged: clash, rule, names, place, cause)
  }

  /// Another message of a log, and what to do about it.
  package init(message: String, remedy: String, place: DocumentPlace) {
    let cause = Cause(culprit: nil, id: nil, place: nil, remedy: remedy)
    self.init(logged: message, .logMessage, [message], place, cause)
  }

  private init(
    logged text: String, _ rule: CheckRule, _ names: [String], _ place: DocumentPlace,
    _ cause: Cause?
  ) {
    self.init(
      rule: rule, severity: rule.severity, sceneID: "log", text: text,
      subjects: names.map { FindingSubject(name: $0, id: $0, place: place) }, cause: cause)
  }
}

/// A rule that is left out, everywhere or about one view.
package struct SilencedRule: Hashable, Sendable {
  /// The id of the rule.
  let rule: String
  /// The name or object id of the view or constraint; nil for all.
  let view: String?
  /// The reason, in its author's words.
  let reason: String

  /// Whether a finding of a rule about these is left out.
  func covers(_ rule: CheckRule, _ subjects: [FindingSubject]) -> Bool {
    guard rule.id == self.rule else { return false }
    guard let view else { return true }
    return subjects.contains { $0.id == view || $0.name == view }
  }
}
