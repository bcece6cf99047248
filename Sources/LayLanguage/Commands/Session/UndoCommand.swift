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
      let range = reader.extent
      let count = reader.isAtEnd ? nil : try reader.number("the number of steps")
      return Command { resolver throws(Problem) in
        let count =
          try count.map { count throws(Problem) in
            try resolver.count(count, "the number of steps", from: 1).value
          } ?? 1
        return .session { interpreter, _ throws(Problem) in
          let (commands, changes) = try blaming(range) { () throws(LayoutError) in
            try interpreter.session.undo(count)
          }
          return Outcome(changes, output: commands.map { "undid: \($0)" }.joined(separator: "\n"))
        }
      }
    })
}
