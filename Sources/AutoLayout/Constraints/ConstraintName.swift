/// What a constraint is called.
///
/// Nearly all constraints have automatic names, of which hardly one is ever read: those are kept as
/// numbers, and become texts where somebody asks.
enum ConstraintName: Hashable, Sendable {
  /// One of `c1`, `c2` …, by its number.
  case automatic(Int)
  /// Any other name; empty for a constraint that has none yet.
  case chosen(String)
  /// A name with another identifier for logs, which need not be unique.
  indirect case identified(ConstraintName, as: String)

  /// The name that a text is.
  init(_ text: String) {
    self = AutomaticName.number(of: text).map(Self.automatic) ?? .chosen(text)
  }

  /// The name as people write it.
  var text: String {
    switch self {
    case .automatic(let number): AutomaticName.name(number)
    case .chosen(let text): text
    case .identified(let name, _): name.text
    }
  }

  /// Whether the constraint has no name yet.
  var isEmpty: Bool {
    guard case .chosen(let text) = self else { return false }
    return text.isEmpty
  }

  /// What logs identify the constraint by: a name that somebody chose, unless it was given another
  /// identifier.
  var identifier: String? {
    switch self {
    case .automatic: nil
    case .chosen(let text): text
    case .identified(_, let identifier): identifier
    }
  }

  /// The same name with another identifier.
  func identified(as identifier: String) -> ConstraintName {
    if case .identified(let name, _) = self { return name.identified(as: identifier) }
    return .identified(self, as: identifier)
  }
}
