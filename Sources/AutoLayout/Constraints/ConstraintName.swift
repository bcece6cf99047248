/// What a constraint is called.
///
/// Nearly all constraints have automatic names, of which hardly one is ever read: those are kept as
/// numbers, and become texts where somebody asks.
enum ConstraintName: Hashable, Sendable {
  /// One of `c1`, `c2` …, by its number.
  case automatic(Int)
  /// Any other name; empty for a constraint that has none yet.
  case chosen(String)

  /// The name that a text is.
  init(_ text: String) {
    self = AutomaticName.number(of: text).map(Self.automatic) ?? .chosen(text)
  }

  /// The name as people write it.
  var text: String {
    switch self {
    case .automatic(let number): AutomaticName.name(number)
    case .chosen(let text): text
    }
  }

  /// Whether the constraint has no name yet.
  var isEmpty: Bool {
    guard case .chosen(let text) = self else { return false }
    return text.isEmpty
  }
}
