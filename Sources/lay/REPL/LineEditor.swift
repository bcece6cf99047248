import LayLanguage

/// Reads what a person types.
protocol LineEditor {
  /// Reads one line, or a pasted block of them; the line begins with some spaces.
  ///
  /// Names that come with the mail are put at the end of the line. What else comes ends the reading; what was
  /// typed so far is there again the next time.
  mutating func read(
    prompt: String, indentation: Int, mail: PromptMail, completion: @escaping (String) -> Completion
  ) -> LineInput
  /// Puts a whole command into the history.
  mutating func remember(_ command: String)
}

/// The input from the keyboard.
enum LineInput: Equatable {
  /// A line, or several at once when they were pasted.
  case text(String)
  /// Something is to be done that was not typed.
  case mail
  /// ^C: the line is dropped.
  case interrupted
  /// ^D: there is no more.
  case end
}
