extension CommandDefinition {
  static let swift = CommandDefinition(
    name: "swift",
    topic: .session,
    syntax: ["swift { CODE }"],
    summary: "run Swift statements on the layout",
    explanation: """
      The views of the layout stand for UIKit's objects by their names, and 'view' is the view of the screen. \
      Variables, functions and views without a superview stay for later statements. All of them are one undo step.

      At the prompt and on standard input the braces aren't needed: what isn't a line of lay runs as Swift.
      """,
    examples: [
      """
      swift {
        let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        view.addSubview(card)
        card.frame.size.width += 20
      }
      expect card.frame = 20 40 220 100
      """
    ],
    parse: { reader throws(Problem) in
      let source = reader.source
      let range = try reader.braces()
      return Command(
        .session { interpreter, title throws(Problem) in
          try interpreter.run(swift: range, of: source, as: title)
        })
    })
}
