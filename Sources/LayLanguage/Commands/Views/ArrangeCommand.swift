import AutoLayout

extension CommandDefinition {
  static let arrange = CommandDefinition(
    name: "arrange",
    topic: .views,
    syntax: ["arrange VIEW in VIEW [at INDEX]"],
    summary: "let a stack view arrange a view",
    explanation: """
      The view moves into the stack view, to the end of the arranged views or to a place among \
      them; place 0 is the first. A view that the stack view arranges already changes its place. \
      This doesn't change which view is in front: see 'move', 'bring' and 'send'.
      """,
    examples: [
      """
      add hstack row spacing 8
      add view red 30x20 in row
      add view blue 30x20
      arrange blue in row at 0
      dump constraints row horizontal
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "in", " and a stack view")
      let stackName = try reader.name("a stack view after 'in'")
      let place = reader.take(keyword: "at") ? try reader.number("a place after 'at'") : nil
      return Command { resolver throws(Problem) in
        let (name, stackName) = (try resolver.name(name), try resolver.name(stackName))
        let place = try place.map { place throws(Problem) in
          try resolver.count(place, "a place after 'at'")
        }
        return .edit { layout throws(Problem) in
          let (item, stack) = (try layout.item(name), try layout.item(stackName))
          try blaming(place?.range ?? name.range) { () throws(LayoutError) in
            try layout.arrange(item, in: stack, at: place?.value)
          }
        }
      }
    })
}
