import AutoLayout

extension CommandDefinition {
  static let letCommand = CommandDefinition(
    name: "let",
    topic: .definitions,
    syntax: ["let NEWNAME = VALUE"],
    summary: "name a value for the commands that follow",
    explanation: """
      The name can be used wherever the value can: numbers in equations, formats and lists, texts \
      and views where a name can be. The value is computed now; a view is remembered by its name. \
      Another 'let' changes the value for later commands. In braces, the name holds up to the \
      closing brace. A view of the same name is hidden; put its name in quotes. 'save' writes the \
      definitions after the layout.
      """,
    examples: [
      """
      let gap = 8
      add view red
      pin red.leading = superview.leading + 2 * gap
      pin H:[red(40)]
      get red.leading + gap
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.newName("a name for the value")
      if name.path.head.constant != nil { try name.path.head.plain.checkIsDefinable() }
      try reader.expect(.equal, "'=' and a value")
      let value = try reader.values("a value")
      return Command { resolver throws(Problem) in
        let name = try resolver.text(name.path.head)
        try name.checkIsDefinable()
        if let word = value.elements[0].word, value.elements.count > 1,
          Resolver.startsTransform(word)
        {
          return Action(effect: .bind(name, .transform(try resolver.transform(value))))
        }
        return Action(effect: .bind(name, try resolver.definedValue(try resolver.single(value))))
      }
    })
}
