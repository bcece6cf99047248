extension CommandDefinition {
  static let unpin = CommandDefinition(
    name: "unpin",
    topic: .constraints,
    syntax: ["unpin CONSTRAINT…"],
    summary: "remove constraints",
    explanation: "'deactivate' switches a constraint off and keeps it.",
    examples: ["add view red\npin red.width = 100 as wide\nunpin wide"],
    parse: { reader throws(Problem) in .unpin(try reader.names("a constraint")) })

  static let activate = CommandDefinition(
    name: "activate",
    topic: .constraints,
    syntax: ["activate CONSTRAINT…"],
    summary: "switch constraints on",
    explanation: "New constraints are active.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nactivate wide"],
    parse: { reader throws(Problem) in .setActive(true, try reader.names("a constraint")) })

  static let deactivate = CommandDefinition(
    name: "deactivate",
    topic: .constraints,
    syntax: ["deactivate CONSTRAINT…"],
    summary: "switch constraints off, but keep them",
    explanation: "An inactive constraint has no effect until 'activate'.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nget wide.active"],
    parse: { reader throws(Problem) in .setActive(false, try reader.names("a constraint")) })
}
