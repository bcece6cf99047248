import AutoLayout
import LayoutSession

extension CommandDefinition {
  static let letCommand = CommandDefinition(
    syntax: ["let NEWNAME = VALUE"],
    summary: "name a value for the commands that follow",
    explanation: """
      The name can be used wherever the value can: numbers in equations, formats and lists, texts \
      and views where a name can be. The value is computed now; a view is remembered by its name. \
      Another 'let' changes the value for later commands. In braces, the name is valid up to the \
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

  static let define = CommandDefinition(
    syntax: ["define NEWNAME [NEWNAME…] { COMMAND… }"],
    summary: "make a command of your own from others",
    explanation: """
      The names after the first are parameters, in parentheses with commas if you like. The new \
      command takes a value for each, in the same two ways: card("profile", "Hello") or card \
      profile "Hello"; a word that means nothing yet is taken as a text, for a new name. A call is \
      one command and one undo step. Definitions may call each other, but not themselves. 'save' \
      writes the definitions after the layout, and what calls have done as plain commands.
      """,
    examples: [
      """
      define card(name, title) {
        add vstack name spacing 8
        add label "\\(name)-title" title in name
      }
      card("profile", "Hello")
      card settings "Settings"
      get settings-title.text
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.definedName("a name for the command")
      guard CommandDefinition.named(name.value) == nil else {
        throw Problem(
          "'\(name.value)' is a command", at: name.range, remedy: "choose another name")
      }
      let parameters = try reader.parameters()
      let range = try reader.braces()
      // An ambiguity should be reported before the first call.
      _ = try TokenReader.statements(in: range, of: reader.source)
      let procedure = Definitions.Procedure(
        parameters: parameters, body: String(reader.source.text[range]))
      return Command(
        .session { interpreter, title throws(Problem) in
          var definitions = interpreter.session.definitions
          try blaming(name.range) { () throws(LayoutError) in
            try definitions.set(name.value, to: procedure)
          }
          return Outcome(interpreter.session.commit(definitions, as: title))
        })
    })

  static let on = CommandDefinition(
    syntax: ["on layout of VIEW { COMMAND… }"],
    summary: "run commands whenever a view lays out its subviews, as layoutSubviews does",
    explanation: """
      The commands run after the constraints are solved, repeatedly until nothing moves, but at \
      most eight times; what they read is up to date, and each change of the screen or of a view \
      runs them again. A view has one such block: a new one replaces it, and empty braces remove \
      it. 'save' writes it, as a comment if it doesn't run. It is removed with its view. Because \
      it runs often, it can set values, but not add or remove what has a name.
      """,
    examples: [
      """
      add view card
      pin card edges to superview
      add view inner in card
      on layout of card { set inner.frame card.bounds insetBy 10 10 }
      get inner.frame
      rotate
      get inner.frame
      """
    ],
    parse: { reader throws(Problem) in
      try reader.expect(keyword: "layout", " and 'of'")
      try reader.expect(keyword: "of", " and a view")
      let view = try reader.name("a view")
      let braces = reader
      let block = try reader.block()
      var rest = braces
      let body = String(reader.source.text[try rest.braces()])
      return Command { resolver throws(Problem) in
        let view = try resolver.name(view)
        let block = block.bound(to: resolver)
        return .edit(.changes) { layout throws(Problem) in
          let item = try layout.item(view)
          layout.layoutCode.removeAll { $0.block?.view == item }
          guard !block.isEmpty else { return }
          var trial = layout.solved
          // What the code adds takes effect from the second pass on.
          var counts: [Int] = []
          for _ in 0..<2 {
            _ = try BlockRun.run({ run throws(Problem) in try block.run(in: &run) }, on: &trial)
            counts.append(trial.constraints.count)
          }
          guard counts[0] == counts[1] else {
            throw Problem(
              "each layout of \(view.value) would add constraints", at: view.range,
              remedy: "pin outside of the block, and set constants in it")
          }
          layout.layoutCode.append(.running(block, as: .init(view: item, commands: body)))
        }
      }
    })
}

extension TokenReader {
  /// Reads `(name, title)`, or the names alone.
  fileprivate mutating func parameters() throws(Problem) -> [String] {
    var parameters: [String] = []
    let isEnclosed = take(.openParenthesis)
    while !(isEnclosed ? isAt(.closeParenthesis) : isAt(.openBrace)) {
      let name = try definedName("a name for a parameter, or '{' and commands")
      guard !parameters.contains(name.value) else {
        throw Problem("the parameter '\(name.value)' is given twice", at: name.range)
      }
      parameters.append(name.value)
      _ = take(.comma)
    }
    if isEnclosed { try expect(.closeParenthesis, "')'") }
    return parameters
  }
}
