import AutoLayout

extension CommandDefinition {
  static let move = CommandDefinition(
    name: "move",
    topic: .views,
    syntax: [
      "move VIEW to VIEW [at INDEX | below VIEW | above VIEW | before VIEW | after VIEW]",
      "move VIEW below|above VIEW",
    ],
    summary: "put a view into another superview, or at another place",
    explanation: """
      Its constraints stay, also those that reach outside, which UIKit would remove. Place 0 is at \
      the back; 'below' and 'before' are the place behind another view, 'above' and 'after' the one \
      in front of it.
      """,
    examples: [
      "add view card\nadd view red\nmove red to card at 0\ndump tree",
      "add view red\nadd view blue\nmove red above blue\ndump tree",
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      let placement = try target(&reader)
      return .edit { layout throws(Problem) in
        let item = try layout.item(name)
        let (parent, index) = try placement.place(in: layout, moving: item)
        try blaming(name.range) { () throws(LayoutError) in
          try layout.move(item, to: parent, at: index)
        }
      }
    })

  private static func target(_ reader: inout TokenReader) throws(Problem) -> Placement {
    var placement = Placement()
    if !reader.isAt(keyword: "below"), !reader.isAt(keyword: "above") {
      try reader.expect(keyword: "to", ", 'below' or 'above'")
      placement.parent = try reader.name("the new superview")
    }
    while try placement.read(&reader, isGuide: false, allowsParent: false) {}
    return placement
  }
}
