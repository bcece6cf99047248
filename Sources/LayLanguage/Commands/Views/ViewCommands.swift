import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let remove = CommandDefinition(
    syntax: ["remove VIEW…"],
    summary: "remove views or guides, with everything in them",
    explanation: """
      Constraints that mention a removed view are removed with it. The output names everything \
      else that was removed.
      """,
    examples: ["add view red\npin red.width = 100\nremove red"],
    parse: Command.naming("a view or guide") { names in
      .editAndPrint(.changes) { layout throws(Problem) in
        var gone: [String] = []
        for name in names {
          // A view is removed with its superview; naming both isn't a mistake.
          if gone.contains(name.value) { continue }
          let item = try layout.item(name)
          gone += try blaming(name.range) { () throws(LayoutError) in try layout.remove(item) }
        }
        let named = Set(names.map { $0.value })
        let others = gone.filter { !named.contains($0) }
        return others.isEmpty ? "" : "also removed: \(others.joined(separator: ", "))"
      }
    })

  static let rename = CommandDefinition(
    syntax: ["rename VIEW NEWNAME"],
    summary: "give a view or guide another name",
    explanation: "Constraints follow the new name. 'set NAME.name' renames a constraint.",
    examples: ["add view red\nrename red crimson\nget crimson.frame"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view or guide", .part)
      let newName = try reader.newName("the new name")
      return Command { resolver throws(Problem) in
        let name = try resolver.name(name)
        let newName = try resolver.newName(newName)
        return .edit(.adds) { layout throws(Problem) in
          let item = try layout.item(name)
          try blaming(newName.range) { () throws(LayoutError) in
            try layout.rename(item, to: newName.value)
          }
        }
      }
    })

  static let hide = CommandDefinition(
    syntax: ["hide VIEW…"],
    summary: "hide views",
    explanation: """
      A hidden view still takes part in the layout, as in UIKit. If a stack view arranges it, \
      however, it has no length and its gap disappears, too.
      """,
    examples: ["add view red\nhide red\nshow red"],
    parse: Command.naming("a view") { .setHidden(true, $0) })

  static let show = CommandDefinition(
    syntax: ["show VIEW…"],
    summary: "show hidden views, or print views that aren't hidden",
    explanation: """
      If none of the views is hidden, nothing changes, and each is printed with what is in it, as \
      'dump tree' does.
      """,
    examples: ["add view red\nhide red\nshow red\nshow red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      let extent = reader.extent
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
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
      }
    })
}

extension Action {
  /// Hides or shows views.
  static func setHidden(_ isHidden: Bool, _ names: [Name]) -> Action {
    let (hidden, value) = (ViewProperty.named("hidden"), PropertyValue.bool(isHidden))
    return .edit(.changes) { layout throws(Problem) in
      for name in names {
        let item = try layout.item(name)
        try hidden?.set(Located(value, name.range), of: item, in: &layout)
      }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for name in names {
        let item = try layout.item(name)
        try hidden?.vary(Located(value, name.range), of: item, in: &layout, sizeClasses)
      }
    }
  }
}
