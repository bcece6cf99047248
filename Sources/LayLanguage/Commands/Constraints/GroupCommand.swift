import AutoLayout

extension CommandDefinition {
  static let group = CommandDefinition(
    name: "group",
    topic: .constraints,
    syntax: ["group NEWNAME = CONSTRAINT…"],
    summary: "name a set of constraints",
    explanation: """
      Every command that takes constraints also takes groups. Giving an existing group other \
      members replaces the old ones; a group among the members stands for the constraints that \
      it holds now. A group disappears with its last constraint. 'dump groups' lists the groups.
      """,
    examples: [
      """
      add view red
      pin red.width = 200 as wide-width
      pin red.height = 50 as wide-height
      group wide = wide-width wide-height
      deactivate wide
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.newName("a name for the group")
      try reader.expect(.equal, "'=' and constraints")
      let members = try reader.names("a constraint", .constraint)
      return Command { resolver throws(Problem) in
        let (name, members) = (try resolver.newName(name), try resolver.names(members))
        return .edit(.adds) { layout throws(Problem) in
          let constraints = try layout.constraints(members)
          try blaming(name.range) { () throws(LayoutError) in
            try layout.setGroup(name.value, to: constraints)
          }
        }
      }
    })
}
