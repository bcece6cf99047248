/// The control flow after a statement.
enum Flow {
  case normal
  case returned(Value)
  /// `break`, with the name of a loop or nothing.
  case broke(String)
  /// `continue`, with the name of a loop or nothing.
  case continued(String)
  case fellThrough
  case threw
  /// Nothing more is read.
  case ended

  var isNormal: Bool { if case .normal = self { true } else { false } }
}

/// Whether a condition holds.
enum Verdict {
  case yes
  case no
  case open(String)
}
