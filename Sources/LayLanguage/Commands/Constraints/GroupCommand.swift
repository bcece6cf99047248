import AutoLayout

extension CommandDefinition {
  static let group = CommandDefinition(
    name: "group",
    topic: .constraints,
    syntax: ["group NEWNAME = CONSTRAINT…"],
    summary: "name a set of constraints",
    explanation: """
      Where a command takes constraints it takes groups, too. A group may be given other members; \
      groups among the members stand for what they hold at the moment. A group goes with its last \
      constraint. 'dump groups' lists them.
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
      let name = try reader.name("a name for the group")
      try reader.expect(.equal, "'=' and constraints")
      let members = try reader.names("a constraint")
      return .edit { layout throws(Problem) in
        let constraints = try layout.constraints(members)
        try blaming(name.range) { () throws(LayoutError) in
          try layout.setGroup(name.value, to: constraints)
        }
      }
    })
}
