import AutoLayout

extension CommandDefinition {
  static let layoutIfNeeded = CommandDefinition(
    name: "layoutIfNeeded",
    aliases: ["setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded"],
    topic: .looking,
    syntax: ["layoutIfNeeded [VIEW]"],
    summary: "do nothing: everything is laid out after each command",
    explanation: """
      Code needs it; a script doesn't. With 'events on', setNeedsLayout and setNeedsUpdateConstraints print what UIKit \
      would call.
      """,
    examples: ["add view red\nlayoutIfNeeded red\nevents on\nsetNeedsLayout red"],
    parse: { reader throws(Problem) in
      let command = NameText.folded(String(reader.source.text[reader.lastRange]))
      let name = try reader.nameIfAny("a view")
      return Command { resolver throws(Problem) in
        let name = try name.map { name throws(Problem) in try resolver.name(name) }
        return .session { interpreter, _ throws(Problem) in
          let layout = interpreter.session.layout
          let view = try name.map { name throws(Problem) in try layout.item(name) } ?? layout.root
          guard interpreter.showsEvents, let event = called[command] else { return .look("") }
          var outcome = Outcome.look("\(event) \(layout.name(of: view))")
          outcome.hasShownEvents = true
          return outcome
        }
      }
    })

  /// The calls of UIKit in the next layout pass after a method.
  private static let called = [
    "setneedslayout": "layoutSubviews", "setneedsupdateconstraints": "updateConstraints",
  ]
}
