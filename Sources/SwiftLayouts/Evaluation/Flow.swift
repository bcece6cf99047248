/// How code goes on after a statement.
enum Flow {
  case normal
  case returned(Value)
  case broke
  case continued
  case fellThrough
  /// `throw`, or something that ends the program.
  case ended

  var isNormal: Bool { if case .normal = self { true } else { false } }
}

/// Whether a condition holds.
enum Verdict {
  case yes
  case no
  case open(String)
}
