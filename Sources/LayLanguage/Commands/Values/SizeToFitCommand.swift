import AutoLayout

extension CommandDefinition {
  static let sizeToFit = CommandDefinition(
    name: "sizeToFit",
    topic: .values,
    syntax: ["sizeToFit VIEW…"],
    summary: "give views that are laid out manually the size of their content",
    explanation: """
      The top left corner stays. A label of several lines keeps its width where it has one, and what \
      has no content keeps its size. The content of a view that constraints lay out has a say \
      already, through hugging and compression resistance.
      """,
    examples: [
      "add button send \"Send\"\nset send.frame 20 20 0 0\nsizeToFit send\nget send.frame"
    ],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .edit { layout throws(Problem) in
          for name in names {
            let item = try layout.item(name)
            try blaming(name.range) { () throws(LayoutError) in try layout.sizeToFit(item) }
          }
        }
      }
    })
}
