import LayLanguage
import Platform

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

/// Lines without editing, for when only one side of the program is connected to a terminal, or none.
///
/// readline would print its prompt, and all that is typed, into the redirected output.
struct PlainLineEditor: LineEditor {
  let console: Console
  /// Whether the prompt is visible.
  let asks: Bool
  /// The bytes read that aren't a whole line yet.
  private var pending: [UInt8] = []

  init(console: Console, asks: Bool = true) {
    self.console = console
    self.asks = asks
  }

  mutating func read(
    prompt: String, indentation: Int, mail: PromptMail, completion: @escaping (String) -> Completion
  ) -> LineInput {
    if asks { console.ask(prompt) }
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return .text(String(decoding: pending[..<end], as: UTF8.self))
      }
      guard InputWait.ready(STDIN_FILENO, mail.descriptor) == STDIN_FILENO else {
        // Names have no line to be put into.
        _ = mail.takeNames()
        if mail.hasLetters { return .mail }
        continue
      }
      let bytes = InputWait.read(STDIN_FILENO)
      if bytes.isEmpty {
        defer { pending = [] }
        if !pending.isEmpty { return .text(String(decoding: pending, as: UTF8.self)) }
        if asks { console.ask("\n") }
        return .end
      }
      pending += bytes
    }
  }

  func remember(_ command: String) {}
}
