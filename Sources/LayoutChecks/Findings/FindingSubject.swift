import InterfaceBuilder

/// A view or constraint that a finding is about.
package struct FindingSubject: Hashable, Sendable {
  /// Its name in commands.
  package let name: String
  /// Its object id; its name in a script.
  package let id: String
  /// Where its element begins.
  package internal(set) var place: DocumentPlace?
  /// The equation of a constraint: `title.width = 100`; nil for a view.
  package var equation: String?

  /// `c3: title.width = 100 (aBc-12-dEf) at 57:21`, without unknown parts; nil for a view.
  package var listing: String? {
    guard let equation else { return nil }
    let isNamed = id != name && !id.isEmpty && place != nil
    return "\(name): \(equation)" + (isNamed ? " (\(id))" : "") + (place.map { " at \($0)" } ?? "")
  }
}
