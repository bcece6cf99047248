import LayoutDiagnostics

extension CommandDefinition {
  static let reset = CommandDefinition(
    name: "reset",
    topic: .session,
    syntax: ["reset"],
    summary: "start over with an empty layout",
    explanation: "'undo' brings everything back.",
    examples: ["add view red\nreset\nundo"],
    parse: { _ throws(Problem) in
      .session { interpreter, _ in
        let layout = interpreter.session.layout
        let count = layout.items.count { $0 != layout.root && layout.viewClass(of: $0) != nil }
        return Outcome(interpreter.session.reset())
          .remarking(
            count == 0 ? nil : "emptied; 'undo' brings \(Sentence.count(count, "view")) back")
      }
    })
}
