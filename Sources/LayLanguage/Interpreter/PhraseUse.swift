extension Interpreter {
  /// Whether lines that can't be read may be phrases.
  package enum PhraseUse: Sendable {
    /// A phrase runs as the line it stands for, if there is no doubt: a user is typing.
    case run
    /// The error names the line: scripts hold lines of the language.
    case name
    /// Nothing is looked up.
    case ignore
  }
}
