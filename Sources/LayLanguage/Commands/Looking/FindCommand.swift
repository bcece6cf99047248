import AutoLayout

extension CommandDefinition {
  static let find = CommandDefinition(
    name: "find",
    topic: .looking,
    syntax: ["find tag NUMBER [in VIEW]"],
    summary: "print the name of the view with a tag",
    explanation: """
      Searches a view and everything in it from back to front, or all views. Prints 'none' if no \
      view has the tag.
      """,
    examples: ["add view card\nadd view red in card\nset red.tag 7\nfind tag 7 in card"],
    parse: { reader throws(Problem) in
      try reader.expect(keyword: "tag", " and a number")
      let number = try reader.number("a tag")
      let name = reader.take(keyword: "in") ? try reader.name("a view after 'in'") : nil
      return Command { resolver throws(Problem) in
        let number = try resolver.number(number, "a tag")
        guard let tag = Int(exactly: number.value) else {
          throw Problem("a tag is a whole number", at: number.range)
        }
        let name = try name.map { name throws(Problem) in try resolver.name(name) }
        return .look { layout throws(Problem) in
          let view = try name.map { name throws(Problem) in try layout.item(name) }
          let found = layout.view(withTag: tag, in: view ?? layout.window)
          return found.map(layout.name(of:)) ?? "none"
        }
      }
    })
}
