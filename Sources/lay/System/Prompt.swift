/// The prompts.
enum Prompt {
  /// Before a command that is echoed.
  static let first = "lay> "
  /// Before a command of the page.
  static let page = "page> "
  /// Before the rest of a command.
  static let next = "...> "
}
