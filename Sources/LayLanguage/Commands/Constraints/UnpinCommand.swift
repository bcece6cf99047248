extension CommandDefinition {
  static let unpin = CommandDefinition(
    name: "unpin",
    topic: .constraints,
    syntax: ["unpin CONSTRAINT…"],
    summary: "remove constraints",
    explanation: "'deactivate' switches a constraint off and keeps it.",
    examples: ["add view red\npin red.width = 100 as wide\nunpin wide"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a constraint", .constraint)
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .edit(.changes) { layout throws(Problem) in
          for id in try layout.constraints(names) { layout.remove(id) }
        }
      }
    })
}
