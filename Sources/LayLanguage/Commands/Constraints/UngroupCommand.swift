import AutoLayout

extension CommandDefinition {
  static let ungroup = CommandDefinition(
    name: "ungroup",
    topic: .constraints,
    syntax: ["ungroup GROUP…"],
    summary: "forget groups, but keep their constraints",
    explanation: "'unpin' removes the constraints of a group, and with them the group.",
    examples: ["add view red\npin red.width = 200 as wide\ngroup all = wide\nungroup all"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a group", .group)
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .edit(.adds) { layout throws(Problem) in
          for name in names {
            guard let group = layout.group(named: name.value) else {
              throw .unknown(
                "group", name.value, at: name.range, candidates: layout.groups.map { $0.name },
                otherwise: "'dump groups' lists them")
            }
            layout.removeGroup(named: group.name)
          }
        }
      }
    })
}
