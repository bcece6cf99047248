import AutoLayout

extension CommandDefinition {
  static let on = CommandDefinition(
    name: "on",
    topic: .definitions,
    syntax: ["on layout of VIEW { COMMAND… }"],
    summary: "run commands whenever a view lays out its subviews, as layoutSubviews does",
    explanation: """
      The commands run after the constraints are solved, again and again until nothing moves any more, eight times at \
      most; what they read is up to date, and each change of the screen or of a view runs them again. A view has one \
      such block: another one takes its place, and empty braces remove it. 'save' writes it, as a comment where it doesn't run. It goes with its view. As it runs often, it can set \
      values, but not add or remove what has a name.
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
          // Something that the code adds is there from the second pass on.
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
