import AutoLayout
import LayoutSession

extension CommandDefinition {
  static let redo = CommandDefinition(
    name: "redo",
    topic: .session,
    syntax: ["redo [COUNT]"],
    summary: "redo what undo took back",
    explanation: "Any other change clears the commands that could be redone.",
    examples: ["add view red\nundo\nredo"],
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
            try interpreter.session.redo(count)
          }
          return Outcome(changes, output: commands.map { "redid: \($0)" }.joined(separator: "\n"))
        }
      }
    })
}
