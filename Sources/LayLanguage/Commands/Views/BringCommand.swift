import AutoLayout

extension CommandDefinition {
  static let bring = CommandDefinition(
    name: "bring",
    topic: .views,
    syntax: ["bring VIEW to front"],
    summary: "move a view in front of its siblings",
    explanation: "The last subview is in front.",
    examples: ["add view red\nadd view blue\nbring red to front\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "front")
      return Command { resolver throws(Problem) in
        .move(try resolver.name(name), toPlace: nil)
      }
    })
}

extension Action {
  /// Moves a view to another place among its siblings; nil for the front.
  static func move(_ name: Name, toPlace place: Int?) -> Action {
    .edit { layout throws(Problem) in
      let item = try layout.item(name)
      let parent = layout.superview(of: item) ?? layout.root
      try blaming(name.range) { () throws(LayoutError) in
        try layout.move(item, to: parent, at: place)
      }
    }
  }
}
