import LayLanguage

/// Reads what a person types.
protocol LineEditor {
  /// Reads one line, or a pasted block of them; the line begins with some spaces.
  mutating func read(
    prompt: String, indentation: Int, completion: @escaping (String) -> Completion
  ) -> LineInput
  /// Puts a whole command into the history.
  mutating func remember(_ command: String)
}

/// What came from the keyboard.
enum LineInput: Equatable {
  /// A line, or several at once when they were pasted.
  case text(String)
  /// ^C: the line is dropped.
  case interrupted
  /// ^D: there is no more.
  case end
}
