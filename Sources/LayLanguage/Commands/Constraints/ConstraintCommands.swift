import AutoLayout

extension CommandDefinition {
  static let activate = CommandDefinition(
    syntax: ["activate CONSTRAINT…"],
    summary: "switch constraints on",
    explanation: "New constraints are active.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nactivate wide"],
    parse: Command.naming("a constraint", .constraint) { .setActive(true, $0) })

  static let deactivate = CommandDefinition(
    syntax: ["deactivate CONSTRAINT…"],
    summary: "switch constraints off, but keep them",
    explanation: "An inactive constraint has no effect until 'activate'.",
    examples: ["add view red\npin red.width = 100 as wide\ndeactivate wide\nget wide.active"],
    parse: Command.naming("a constraint", .constraint) { .setActive(false, $0) })

  static let unpin = CommandDefinition(
    syntax: ["unpin CONSTRAINT…"],
    summary: "remove constraints",
    explanation: "'deactivate' switches a constraint off and keeps it.",
    examples: ["add view red\npin red.width = 100 as wide\nunpin wide"],
    parse: Command.naming("a constraint", .constraint) { names in
      .edit(.changes) { layout throws(Problem) in
        for id in try layout.constraints(names) { layout.remove(id) }
      }
    })

  static let swap = CommandDefinition(
    syntax: ["swap CONSTRAINT CONSTRAINT"],
    summary: "deactivate one set of constraints and activate another",
    explanation: """
      The first constraint or group is switched off before the second is switched on, so they \
      never contradict each other. Constraints in both stay active.
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
      let old = try reader.name("a constraint or group", .constraint)
      let new = try reader.name("another constraint or group", .constraint)
      return Command { resolver throws(Problem) in
        let (old, new) = (try resolver.name(old), try resolver.name(new))
        return .edit(.changes) { layout throws(Problem) in
          let (old, new) = (try layout.constraints([old]), try layout.constraints([new]))
          // Both are never active at once, and what is in both stays active.
          for id in old { layout.setActive(false, id) }
          for id in new { layout.setActive(true, id) }
        }
      }
    })

  static let group = CommandDefinition(
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

  static let ungroup = CommandDefinition(
    syntax: ["ungroup GROUP…"],
    summary: "forget groups, but keep their constraints",
    explanation: "'unpin' removes the constraints of a group, and with them the group.",
    examples: ["add view red\npin red.width = 200 as wide\ngroup all = wide\nungroup all"],
    parse: Command.naming("a group", .group) { names in
      .edit(.adds) { layout throws(Problem) in
        for name in names {
          guard let group = layout.group(named: name.value) else {
            throw .unknown(
              "group", name, in: layout.groups.map { $0.name },
              otherwise: "'dump groups' lists them")
          }
          layout.model.eraseGroup(group.name)
        }
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
