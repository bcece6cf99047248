extension CommandDefinition {
  static let swap = CommandDefinition(
    name: "swap",
    topic: .constraints,
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
          layout.swap(try layout.constraints([old]), with: try layout.constraints([new]))
        }
      }
    })
}
