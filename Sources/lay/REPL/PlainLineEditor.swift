import LayLanguage

/// Lines without editing, for when only one side of the program is connected to a terminal.
///
/// readline would print its prompt, and all that is typed, into the redirected output.
struct PlainLineEditor: LineEditor {
  let console: Console

  func read(
    prompt: String, indentation: Int, completion: @escaping (String) -> Completion
  ) -> LineInput {
    console.ask(prompt)
    if let line = readLine() { return .text(line) }
    console.ask("\n")
    return .end
  }

  func remember(_ command: String) {}
}
