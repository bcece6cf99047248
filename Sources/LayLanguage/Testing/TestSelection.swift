/// The selection of tests to run.
package struct TestSelection: Hashable, Sendable {
  /// A part of the name; nil for any.
  package var filter: String?
  /// Tags; a test must have one of them, unless there are none.
  package var tags: Set<String> = []
  /// Tags that a test must not have.
  package var otherTags: Set<String> = []
  /// The names of the tests; nil for any.
  package var names: Set<String>?

  /// All tests, unless something is said.
  package init(filter: String? = nil) { self.filter = filter }

  func takes(_ test: ScriptTest) -> Bool {
    (filter.map { test.name.contains($0) } ?? true)
      && (tags.isEmpty || !tags.isDisjoint(with: test.tags))
      && otherTags.isDisjoint(with: test.tags)
      && (names.map { $0.contains(test.name) } ?? true)
  }

  /// In words: `a name with 'x', the tag slow`.
  var description: String {
    var parts: [String] = []
    if let filter { parts.append("a name that contains '\(filter)'") }
    if !tags.isEmpty { parts.append("one of the tags \(tags.sorted().joined(separator: ", "))") }
    if !otherTags.isEmpty {
      parts.append("none of the tags \(otherTags.sorted().joined(separator: ", "))")
    }
    if names != nil { parts.append("failed before") }
    return parts.joined(separator: " and ")
  }
}
