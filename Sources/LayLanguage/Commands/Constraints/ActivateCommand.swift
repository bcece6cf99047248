extension CommandDefinition {
  static let activate = CommandDefinition(
    name: "activate",
    topic: .constraints,
    syntax: ["activate CONSTRAINT…"],
    summary: "switch constraints on",
    explanation: "New constraints are active.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nactivate wide"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a constraint", .constraint)
      return Command { resolver throws(Problem) in
        .setActive(true, try resolver.names(names))
      }
    })
}

extension Action {
  /// Switches constraints on or off.
  static func setActive(_ isActive: Bool, _ names: [Name]) -> Action {
    .edit(.changes) { layout throws(Problem) in
      for id in try layout.constraints(names) { layout.setActive(isActive, id) }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for id in try layout.constraints(names) {
        layout.model.vary(.active(id, isActive), in: sizeClasses)
      }
    }
  }
}
