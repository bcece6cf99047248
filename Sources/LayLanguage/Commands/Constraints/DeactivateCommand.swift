extension CommandDefinition {
  static let deactivate = CommandDefinition(
    name: "deactivate",
    topic: .constraints,
    syntax: ["deactivate CONSTRAINT…"],
    summary: "switch constraints off, but keep them",
    explanation: "An inactive constraint has no effect until 'activate'.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nget wide.active"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a constraint", .constraint)
      return Command { resolver throws(Problem) in
        .setActive(false, try resolver.names(names))
      }
    })
}
