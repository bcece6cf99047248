import AutoLayout
import InterfaceBuilder

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
    switch (rule.treatment.blame, name) {
    case (.contradiction, _): return ["expect satisfied"]
    case (.missing, let name?): return ["expect unambiguous \(name)"]
    case (.wish(let kind), let name?): return content(kind, name) + wish(kind)
    default: return []
    }
  }

  /// A size beside that of the content, which holds for any text.
  private func content(_ kind: Treatment.Wished, _ name: String) -> [String] {
    guard kind == .larger || kind == .smaller else { return [] }
    let length = (finding.axis ?? .horizontal) == .horizontal ? "width" : "height"
    let sign = kind == .larger ? ">=" : "<="
    // A test shouldn't blame what rules tolerate.
    return ["expect \(name).\(length) \(sign) \(name).intrinsicContentSize.\(length) ± 2"]
  }

  private func wish(_ kind: Treatment.Wished) -> [String] {
    Wish(kind, finding, in: context).map {
      ["expect \(context.layout.model.equation(of: $0.constraint))"]
    } ?? []
  }
}
