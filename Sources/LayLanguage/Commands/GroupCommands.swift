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
      return .group(name, try reader.names("a constraint"))
    })

  static let ungroup = CommandDefinition(
    name: "ungroup",
    topic: .constraints,
    syntax: ["ungroup GROUP…"],
    summary: "forget groups, but keep their constraints",
    explanation: "'unpin' removes the constraints of a group and so the group.",
    examples: ["add view red\npin red.width = 200 as wide\ngroup all = wide\nungroup all"],
    parse: { reader throws(Problem) in .ungroup(try reader.names("a group")) })

  static let swap = CommandDefinition(
    name: "swap",
    topic: .constraints,
    syntax: ["swap CONSTRAINT CONSTRAINT"],
    summary: "deactivate one set of constraints and activate another",
    explanation: """
      The first constraint or group is switched off before the second is switched on, so that they \
      never contradict each other; what is in both stays active.
      """,
    examples: [
      """
      add view red
      pin red.width = 200 as wide
      pin red.width = 100 as narrow inactive
      swap wide narrow
      get red.width
      """
    ],
    parse: { reader throws(Problem) in
      .swap(
        try reader.name("a constraint or group"),
        with: try reader.name("another constraint or group"))
    })
}
