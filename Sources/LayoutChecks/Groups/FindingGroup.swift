import AutoLayout
import InterfaceBuilder

/// Findings that have the same cause: what a person is told once.
package struct FindingGroup: Sendable {
  /// What is known of the constraint behind a group.
  package struct Cause: Hashable, Sendable {
    /// What a person is told: `c3 (title.width = 100)`; nil where no constraint is to blame.
    package let culprit: String?
    /// The object id of the constraint, or its name in a script.
    package let id: String?
    /// Where it is in the document.
    package internal(set) var place: DocumentPlace?
    /// What would mend it.
    package let remedy: String
  }

  /// A view or constraint that a group is about.
  package struct Subject: Hashable, Sendable {
    /// How commands name it.
    package let name: String
    /// Its object id; its name in a script.
    package let id: String
    /// Where its element begins.
    package internal(set) var place: DocumentPlace?
  }

  /// The rule.
  package let rule: CheckRule
  /// The scene, where the file has several.
  package let scene: String?
  /// The id of the scene.
  package let sceneID: String
  /// What is there in the worst configuration.
  package let text: String
  /// What is there besides, for the same reason.
  package let others: [String]
  /// What it is about, what to look at first coming first.
  package internal(set) var subjects: [Subject]
  /// `12 of 48: landscape phones`; nil for what doesn't depend on the screen.
  package let configurations: String?
  /// In how many configurations it is so, of how many.
  package let count: (found: Int, all: Int)
  /// Where it is worst.
  package let worst: String?
  /// By how many points, where it is worst.
  package let amount: Double
  /// The size of the screen from which on it is so: `on screens narrower than 341 pt`.
  package let breakpoint: String?
  /// What is to blame, and what would mend it.
  package internal(set) var cause: Cause?

  /// What the findings with the same cause would be called alone; empty where there are none.
  package let members: [String]

  /// What it is called from one run to the next: nothing in it changes with numbers or lines.
  package var fingerprint: String {
    Self.fingerprint(rule: rule.id, sceneID: sceneID, ids: subjects.map { $0.id })
  }

  static func fingerprint(rule: String, sceneID: String, ids: [String]) -> String {
    ([rule, sceneID] + ids.prefix(2)).joined(separator: "/")
  }

  /// Where to look.
  package var place: DocumentPlace? { subjects.lazy.compactMap { $0.place }.first }
}
