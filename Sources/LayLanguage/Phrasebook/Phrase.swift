/// A way of saying something that people bring from elsewhere, and the line of lay that it stands for.
///
/// Phrases are data: the language itself doesn't know them. The prompt runs the line and shows it, scripts are told it.
struct Phrase: Sendable {
  /// What a phrase stands for.
  enum Meaning: Sendable {
    /// Commands, with the values of slots in braces: `pin {view} center to {place|superview}`. See ``PhraseTemplate``.
    case line(String)
    /// A text that answers a question, with slots as in a line.
    case answer(String)
    /// Why lay can't do it.
    case refusal(String)
  }

  /// What people say, as ``PhrasePattern`` reads it.
  let pattern: String
  let meaning: Meaning
  /// Where people know it from.
  let habit: Habit
  /// Whether the line is only named, never run: it is one of several that may be meant.
  let isGuess: Bool
  /// What somebody says, and the line that it gives after ``Phrasebook/fixture``; the shortest and the fullest form.
  let examples: [(said: String, line: String)]

  /// A phrase that stands for a line.
  init(
    _ pattern: String, _ line: String, _ habit: Habit = .words, isGuess: Bool = false,
    said examples: KeyValuePairs<String, String>
  ) {
    self.init(pattern, .line(line), habit, isGuess: isGuess, said: examples)
  }

  /// A phrase of any meaning.
  init(
    _ pattern: String, _ meaning: Meaning, _ habit: Habit = .words, isGuess: Bool = false,
    said examples: KeyValuePairs<String, String>
  ) {
    self.pattern = pattern
    self.meaning = meaning
    self.habit = habit
    self.isGuess = isGuess
    self.examples = examples.map { (said: $0.key, line: $0.value) }
  }

  /// Where people know a phrase from.
  enum Habit: String, CaseIterable, Sendable {
    case words = "plain words"
    case uiKit = "UIKit"
    case interfaceBuilder = "Interface Builder"
    case debugger = "lldb"
    case shell = "shells"
    case swiftUI = "SwiftUI"
    case css = "CSS"
    case snapKit = "SnapKit"
  }

  /// Phrases of one kind.
  struct Topic: Sendable {
    let name: String
    let phrases: [Phrase]
  }
}
