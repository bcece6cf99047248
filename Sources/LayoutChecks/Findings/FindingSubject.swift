import InterfaceBuilder

/// A view or constraint that a finding is about.
package struct FindingSubject: Hashable, Sendable {
  /// How commands name it.
  package let name: String
  /// Its object id; its name in a script.
  package let id: String
  /// Where its element begins.
  package internal(set) var place: DocumentPlace?
}
