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
      let count = try reader.steps()
      return .session { interpreter, _ throws(Problem) in
        let (commands, changes) = try blaming(count.range) { () throws(LayoutError) in
          try interpreter.session.redo(count.value)
        }
        return Outcome(changes, output: commands.map { "redid: \($0)" }.joined(separator: "\n"))
      }
    })
}
