import AutoLayout

extension CommandDefinition {
  static let move = CommandDefinition(
    name: "move",
    topic: .views,
    syntax: [
      "move VIEW to VIEW [at INDEX | below VIEW | above VIEW | before VIEW | after VIEW]",
      "move VIEW below|above VIEW",
    ],
    summary: "put a view into another superview, or in another place",
    explanation: """
      Its constraints stay, even those to views outside, which UIKit would remove. Place 0 is at \
      the back. 'below' and 'before' put the view just behind another one, 'above' and 'after' \
      just in front of it.
      """,
    examples: [
      "add view card\nadd view red\nmove red to card at 0\ndump tree",
      "add view red\nadd view blue\nmove red above blue\ndump tree",
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      let placement = try target(&reader)
      return Command { resolver throws(Problem) in
        let (name, placement) = (try resolver.name(name), try placement.resolved(resolver))
        return .edit { layout throws(Problem) in
          let item = try layout.item(name)
          let (parent, index) = try placement.place(in: layout, moving: item)
          try blaming(name.range) { () throws(LayoutError) in
            try layout.move(item, to: parent, at: index)
          }
        }
      }
    })

  private static func target(_ reader: inout TokenReader) throws(Problem) -> PlacementSyntax {
    var placement = PlacementSyntax()
    if !reader.isAt(keyword: "below"), !reader.isAt(keyword: "above") {
      try reader.expect(keyword: "to", ", 'below' or 'above'")
      placement.parent = try reader.name("the new superview")
    }
    while try placement.read(&reader, isGuide: false, allowsParent: false) {}
    return placement
  }
}
