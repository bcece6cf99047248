/// The prompts.
enum Prompt {
  /// Before a command that is echoed.
  static let first = "lay> "
  /// Before the rest of a command.
  static let next = "...> "
}
