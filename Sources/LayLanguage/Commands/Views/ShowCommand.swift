extension CommandDefinition {
  static let show = CommandDefinition(
    name: "show",
    topic: .views,
    syntax: ["show VIEW…"],
    summary: "show hidden views",
    explanation: "The opposite of hide.",
    examples: ["add view red\nhide red\nshow red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      return Command { resolver throws(Problem) in
        .setHidden(false, try resolver.names(names))
      }
    })
}
