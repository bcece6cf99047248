import AutoLayout

extension CommandDefinition {
  static let unarrange = CommandDefinition(
    name: "unarrange",
    topic: .views,
    syntax: ["unarrange VIEW…"],
    summary: "stop arranging views in their stack view",
    explanation: "They stay subviews of the stack view, which no longer lays them out.",
    examples: ["add hstack row\nadd view red 30x20 in row\nunarrange red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .edit(.changes) { layout throws(Problem) in
          for name in names {
            let item = try layout.item(name)
            try blaming(name.range) { () throws(LayoutError) in try layout.unarrange(item) }
          }
        }
      }
    })
}
