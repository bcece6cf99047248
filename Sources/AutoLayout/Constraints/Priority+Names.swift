extension Priority {
  /// The names of priorities: UIKit's, and those of `Anatomy of a Constraint`, whose medium is 500.
  package static let names: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .defaultHigh), ("medium", medium), ("low", .defaultLow),
    ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("dragThatCanResizeScene", clamped(510)), ("sceneSizeStayPut", medium),
    ("dragThatCannotResizeScene", clamped(490)), ("fittingSizeLevel", .fittingSizeLevel),
  ]

  private static let medium = clamped(500)

  /// The priority of a name, ignoring case.
  package static func named(_ name: String) -> Priority? {
    names.first { Name.matches($0.name, name) }?.priority
  }
}
