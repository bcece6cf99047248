import AutoLayout

extension CommandDefinition {
  static let remove = CommandDefinition(
    name: "remove",
    topic: .views,
    syntax: ["remove VIEW…"],
    summary: "remove views or guides, with everything in them",
    explanation: """
      Constraints that mention a removed view are removed with it. The output names everything \
      else that was removed.
      """,
    examples: ["add view red\npin red.width = 100\nremove red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view or guide")
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .editAndPrint(.changes) { layout throws(Problem) in
          var gone: [String] = []
          for name in names {
            // A view goes with its superview; naming both isn't a mistake.
            if gone.contains(name.value) { continue }
            let item = try layout.item(name)
            gone += try blaming(name.range) { () throws(LayoutError) in try layout.remove(item) }
          }
          let named = Set(names.map { $0.value })
          let others = gone.filter { !named.contains($0) }
          return others.isEmpty ? "" : "also removed: \(others.joined(separator: ", "))"
        }
      }
    })
}
