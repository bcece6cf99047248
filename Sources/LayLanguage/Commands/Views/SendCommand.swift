extension CommandDefinition {
  static let send = CommandDefinition(
    name: "send",
    topic: .views,
    syntax: ["send VIEW to back"],
    summary: "move a view behind its siblings",
    explanation: "The first subview is at the back.",
    examples: ["add view red\nadd view blue\nsend blue to back\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "back")
      return Command { resolver throws(Problem) in
        .move(try resolver.name(name), toPlace: 0)
      }
    })
}
