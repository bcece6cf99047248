/// The prompts.
enum Prompt {
  /// Before a command.
  static let first = "lay> "
  /// Before the rest of a command.
  static let next = "...> "
}
