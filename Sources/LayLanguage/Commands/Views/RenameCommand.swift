import AutoLayout

extension CommandDefinition {
  static let rename = CommandDefinition(
    name: "rename",
    topic: .views,
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
}
