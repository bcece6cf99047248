import LayLanguage
import Platform

/// Reads what a person types.
protocol LineEditor {
  /// Reads one line, or a pasted block of lines; the line begins with some spaces.
  ///
  /// Names that arrive by mail are appended to the line. Any other mail ends the reading; what was typed so far
  /// reappears the next time.
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
  /// There is something to do that was not typed.
  case mail
  /// ^C: the line is dropped.
  case interrupted
  /// ^D: the input ends.
  case end
}

/// Lines without editing, for when only one side of the program is connected to a terminal, or none.
///
/// readline would print its prompt, and all that is typed, into the redirected output.
struct PlainLineEditor: LineEditor {
  let console: Console
  /// Whether the prompt is visible.
  let asks: Bool
  /// The bytes read that aren't a complete line yet.
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
      guard InputWait.ready([STDIN_FILENO, mail.descriptor], milliseconds: -1) == STDIN_FILENO
      else {
        // There is no line into which to put names.
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
