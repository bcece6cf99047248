import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let exercise = CommandDefinition(
    name: "exercise",
    topic: .looking,
    syntax: ["exercise ANYVIEW [--json]"],
    summary: "show the other solutions of an ambiguous view",
    explanation: """
      There is a column for each solution: the current one, and those in which an undetermined \
      value of the view is as small or as large as it can be, or differs by 100 points where \
      there is no limit. Nothing changes.
      """,
    examples: ["add view red\npin red.width <= 100\nexercise red"],
    parse: { reader throws(Problem) in
      let path = try reader.name("a view")
      let options = try reader.options([.json])
      return Command { resolver throws(Problem) in
        let path = try resolver.itemPath(path)
        return .look { layout throws(Problem) in
          let item = try path.explicable(in: &layout)
          return options.text(Alternatives(of: item, in: layout))
        }
      }
    })
}
