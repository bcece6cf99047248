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
      return .edit { layout throws(Problem) in try layout.move(name, toPlace: nil) }
    })
}

extension Layout {
  /// Moves a view to another place among its siblings; nil for the front.
  mutating func move(_ name: Name, toPlace place: Int?) throws(Problem) {
    let item = try item(name)
    let parent = superview(of: item) ?? root
    try blaming(name.range) { () throws(LayoutError) in try move(item, to: parent, at: place) }
  }
}
