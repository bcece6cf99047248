import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let show = CommandDefinition(
    name: "show",
    topic: .views,
    syntax: ["show VIEW…"],
    summary: "show hidden views, or print views that aren't hidden",
    explanation: """
      The opposite of hide. If none of the views is hidden, nothing changes, and each is printed with what is in it, \
      as 'dump tree' does.
      """,
    examples: ["add view red\nhide red\nshow red\nshow red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      let extent = reader.extent
      return .block { run throws(Problem) in
        var views: [Item.ID] = []
        for name in names { views.append(try run.layout.item(name)) }
        guard run.sizeClasses == nil,
          views.allSatisfy({ run.layout.viewClass(of: $0) != nil && !run.layout.isHidden($0) })
        else {
          var scope = Scope()
          return try run.run(.setHidden(false, names), at: extent, scope: &scope)
        }
        run.layout.solve()
        let trees = views.map { run.layout.treeDump(of: $0) }
        try run.print(trees.joined(separator: "\n"), at: extent)
      }
    })
}
