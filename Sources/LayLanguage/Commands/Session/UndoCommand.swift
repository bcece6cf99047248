import AutoLayout
import LayoutSession

extension CommandDefinition {
  static let undo = CommandDefinition(
    name: "undo",
    topic: .session,
    syntax: ["undo [COUNT]"],
    summary: "undo the last command, or the last few",
    explanation: """
      Every command that changes something is one step; commands that only look are none.
      """,
    examples: ["add view red\nadd view blue\nundo 2\nredo"],
    parse: { reader throws(Problem) in
      let count = try reader.steps()
      return .session { interpreter, _ throws(Problem) in
        let (commands, changes) = try blaming(count.range) { () throws(LayoutError) in
          try interpreter.session.undo(count.value)
        }
        return Outcome(changes, output: commands.map { "undid: \($0)" }.joined(separator: "\n"))
      }
    })
}

extension TokenReader {
  /// How many steps to take, blamed on the whole command; 1 when there is no number.
  mutating func steps() throws(Problem) -> Located<Int> {
    guard !isAtEnd else { return Located(1, extent) }
    return Located(try count("the number of steps", from: 1).value, extent)
  }
}
