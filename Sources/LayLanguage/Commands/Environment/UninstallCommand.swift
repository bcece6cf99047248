extension CommandDefinition {
  static let uninstall = CommandDefinition(
    name: "uninstall",
    topic: .environment,
    syntax: ["uninstall PART…"],
    summary: "take out views, guides and constraints, but keep them",
    explanation: """
      A view that is not installed is not in the hierarchy, nor is anything in it, nor any \
      constraint that mentions it. 'install' puts it back, also for some size classes only.
      """,
    examples: ["add view red\nwhen hC { uninstall red }\nrotate\ndump frames"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view or constraint", .part)
      return Command { resolver throws(Problem) in
        .setInstalled(false, try resolver.names(names))
      }
    })
}
